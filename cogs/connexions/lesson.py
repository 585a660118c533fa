"""A lesson of connexions: the first connexion answered and won, trumps, and the majority."""

from __future__ import annotations

from typing import Final

from bot.chat.teaching.lesson import Lesson
from bot.games.connexions import Connexions, Play
from cogs._lesson import COMPANY, dealt, trick

LESSON: Final = Lesson(
    game=Connexions.name,
    names=COMPANY[:3],
    stacks=(50, 50, 50),
    carry={"dealer": 2},
    moves=(
        dealt(
            "9c Ts Tc Th Ah 8s Kc 3d Qs 3s 5h 2h 2d 2s Jc Ad Qc 6s Ac 9h 3c Ks As 4c 5c 6h Jh Jd"
            " 6c 7c",
            """\
Welcome to connexions. You are **Ada**, and play alone against Ben and Cleo. Each of you has paid \
four chips into the **pool**, and you will try to draw them out again.

You play for tricks, as at whist. **Diamonds are always trumps.** And three cards are special, the \
two black aces and the king of hearts: the **connexion cards**. Ten cards are dealt to each.\
""",
        ),
        *trick(
            Play,
            0,
            "Ac As 3c",
            """\
You hold the A♣, one of the three. **Two connexion cards in one trick make a connexion**: both \
black aces the first, worth four chips; the ace of spades with the king of hearts the second, \
worth two; the ace of clubs with that king the third, worth one.

Whoever holds another one **must answer** when one lies there. So lead yours while both others \
are still to play: if one of them has a partner for it, out it must come. Lead the A♣.\
""",
            otherwise="You may lead anything. But a connexion card is best played when others must"
            " still answer it: the A♣.",
        ),
        *trick(
            Play,
            0,
            "Ks 2s 6s",
            """\
Ben held the A♠ and had to answer, though clubs were led. That is the **first connexion**. If \
nobody trumps, the trick goes to whoever played the **first** of the two: to you. Cleo might have \
put a diamond on it, even with clubs in hand, but did not.

You lead again. The A♠ has gone, so your K♠ is the highest spade. Take a plain trick with it: \
whoever has most tricks draws a chip as well.\
""",
            otherwise="You may. But the K♠ is the highest spade left, and wins a trick.",
        ),
        *trick(
            Play,
            0,
            "Kc 6c 4c",
            """\
The same with clubs: the ace has been played, and your K♣ is now the highest. Lead it.\
""",
            otherwise="You may. But the K♣ is the highest club left.",
        ),
        *trick(
            Play,
            0,
            "Th Ah 2h",
            """\
Three tricks are yours. In hearts you have only the ten. Lead it: you may lose the trick, but \
then you have **no heart left**, and whoever has none of the suit led may trump.\
""",
            otherwise="You may. In this lesson be rid of your only heart, the 10♥.",
        ),
        *trick(
            Play,
            1,
            "Qc 7c 5c",
            """\
Ben's ace took it, and he leads clubs. **Follow suit**: you hold the 9♣ and the 5♣. Neither beats \
his queen, so give the lower one.\
""",
            otherwise="Neither of them wins; keep the better one, and give the 5♣.",
        ),
        *trick(
            Play,
            1,
            "Ts Qs 3s",
            """\
A spade, and you have just one: no choice. Do not mind losing a trick or two. You still have \
three trumps, the A♦ among them.\
""",
        ),
        *trick(
            Play,
            2,
            "Jc 9c 3d",
            """\
Cleo leads a club, and you must follow with your last one. Watch Ben.\
""",
        ),
        *trick(
            Play,
            1,
            "9h Jh 2d",
            """\
Ben had no club left and **trumped** with the 3♦: any diamond beats any other suit. Now he leads \
a heart, and you have none. All you hold are diamonds, and the smallest will do: the 2♦.\
""",
            otherwise="Any diamond wins this trick. Take it with the smallest, the 2♦.",
        ),
        *trick(
            Play,
            0,
            "Jd 5h 8s",
            """\
That is your fourth trick of eight, and you hold the two best cards there are, A♦ and J♦. Lead \
either; nobody seems to have a diamond higher than your knave.\
""",
            otherwise="That does as well. In this lesson lead the J♦ first.",
        ),
        *trick(Play, 0, "Ad 6h Tc", runs=True),
    ),
    ending="""\
Six of the ten tricks are yours. Only now is the pool paid out: four chips for the first \
connexion, and one for the **majority** of the tricks. What is left in it stays for the next deal.

To keep in mind: follow suit if you can; a connexion card may be played whenever you like, and \
must be when one lies there; once two of them lie there, everybody may trump. Play yours early, \
while the others have to answer, and keep a diamond for the connexions of others.\
""",
)
