"""A lesson of whist: a whole deal, which Ada and Cleo win."""

from __future__ import annotations

from typing import Final

from bot.chat.teaching.lesson import Lesson
from bot.games.whist import Play, Whist
from cogs._lesson import COMPANY, dealt, trick

LESSON: Final = Lesson(
    game=Whist.name,
    names=COMPANY[:4],
    stacks=(0, 0, 0, 0),
    carry={"dealer": 3},
    moves=(
        dealt(
            "5h 2s Qd 6d Tc Kc 6s 2c Td 8h As Ah 7c 8s Jh 4c Kd Qc 4h 3h Th Ks 9c 3c 5c 6c 5d 7d"
            " Qh Jd Ac 5s Jc 8c 4s 2d Qs 3s 2h 9d Kh Ad 6h 7s 3d 8d Ts Js 9s 9h 4d 7h",
            """\
Welcome to the whist table. You are **Ada**. Cleo, opposite you, is your **partner**: her tricks \
are yours. Ben on your left and Dan on your right play against you.

All 52 cards are dealt now, thirteen to each. The last card is turned up, and its suit becomes \
**trumps**, the suit that beats the others. You only ever see your own thirteen.\
""",
        ),
        *trick(
            Play,
            0,
            "5c 6c 9c 2c",
            """\
The 7♥ was turned up: **hearts are trumps**. Dan dealt, so you, on his left, **lead** the first \
card. It may be any card.

A good custom: from a long suit without a sure winner lead a small card, and let your partner's \
high cards do the work. Clubs are your longest plain suit, that is, of those that are not trumps. \
Lead the 5♣.\
""",
            otherwise="You may lead anything. But your longest plain suit is clubs: lead the 5♣,"
            " the smallest of it, and see what your partner has.",
        ),
        *trick(
            Play,
            2,
            "Ac 3c 7c 8c",
            """\
Everybody had to play a club, since you led one, and the highest took the trick: Cleo's 9♣. The \
taker leads to the next, and she goes on with the A♣, the highest club there is.

You hold clubs, so you **must follow suit**: only clubs are offered to you. The trick is your \
partner's already; spend the smallest, the 7♣.\
""",
            otherwise="That club would do too, but your partner's ace has won the trick: why spend"
            " a better card than the 7♣?",
        ),
        *trick(
            Play,
            2,
            "4s 5s Qs Ks",
            """\
Now Cleo leads a low spade: she hopes that you have something in the suit. Two cards lie, Ben is \
still to come. The third player plays high, so that the last cannot win cheaply. Play the Q♠: it \
may be beaten, but then only by a card that your side would have had to draw out anyway.\
""",
        ),
        *trick(
            Play,
            1,
            "8d 4d 2d Td",
            """\
Ben had the king, and leads a diamond. You play **last** and see all that lies: the 8♦ is the \
best so far. Whoever is last should take a trick as cheaply as it can be had. The 10♦ is enough; \
keep the K♦.\
""",
            otherwise="The 3♦ would lose the trick, and the K♦ is more than it takes. The 10♦ wins"
            " it just as well.",
        ),
        *trick(
            Play,
            0,
            "Jc Qc 2h 4c",
            """\
The trick is yours, and so is the lead. Look at your clubs again: Cleo has shown the nine and the \
ace, and perhaps has no more. Whoever has none of the suit led may play anything, **a trump as \
well**. Lead the J♣ and give her the chance.\
""",
            otherwise="It can be led, but clubs are the suit in which your partner may be out. Try"
            " the J♣.",
        ),
        *trick(
            Play,
            2,
            "6s 7s 9s 2s",
            """\
There it is: Cleo had no club left and put the 2♥ on it. The smallest trump beats the highest \
card of any other suit, even Ben's queen.

She leads the 6♠, and Dan covers it with the 7♠. You have one spade, so there is no choice.\
""",
        ),
        *trick(
            Play,
            0,
            "Tc Kc 4h 7h",
            """\
The 9♠ was good enough. The same again? Your last club, the 10♣, lets Cleo trump once more. Mind \
that Dan plays after her: if he has no club either, he may **overtrump** her with a higher heart.\
""",
            otherwise="By the rules you may. In this lesson, lead the 10♣ for your partner to"
            " trump.",
        ),
        *trick(
            Play,
            3,
            "Ah 5h 8h 6h",
            """\
So he did, with the very 7♥ that was turned up: it was part of his hand like any other. Now he \
draws trumps with the A♥, so that there are fewer left to beat his other cards.

Trumps are led, so trumps you must play. The ace cannot be beaten; give the 5♥.\
""",
            otherwise="No heart of yours beats his ace. Keep the big ones, and give the 5♥.",
        ),
        *trick(
            Play,
            3,
            "6d 3d Jd Qd",
            """\
Dan leads a diamond, and you are **second** to play. As a rule the second player plays low: your \
partner is still to come and may take it, and your king stays good for later. Play the 3♦.\
""",
            otherwise="The K♦ might win, or fall under an ace that is still out. Second player"
            " low: the 3♦.",
        ),
        *trick(
            Play,
            2,
            "As Js Kd 3s",
            """\
Cleo took it with the queen, and now leads the A♠. You have no spade left, so **you may play \
anything**. You could trump it, but it is your partner's trick already: that would be a waste. \
Throw away the K♦ and keep your three trumps.\
""",
            otherwise="A trump would win a trick that your side has won already. Throw away the"
            " K♦.",
        ),
        *trick(
            Play,
            2,
            "Ts 3h Th 8s",
            """\
Another spade, and this time Dan trumps it with the 3♥. It is not lost: you have no spade either, \
and a higher trump. The 10♥ is enough to overtrump him.\
""",
            otherwise="Any of your trumps beats the 3♥; the 10♥ is the cheapest.",
        ),
        *trick(
            Play,
            0,
            "Kh 9h Jh 7d",
            """\
Two cards are left to everybody, and you hold the K♥ and the Q♥. Dan has played the ace, so \
nothing beats them: both tricks are yours, whatever the others do. Lead the king; the lesson plays \
the last card for you.\
""",
        ),
        *trick(Play, 0, "Qh Ad 5d 9d", runs=True),
    ),
    ending="""\
That was a whole deal. Your side took ten tricks, and each above six scores **one point**: four. \
Then the **honours**: of ace, king, queen and knave of trumps you held two and Cleo one, three \
together, which is **two points** more. Four and two are six, and **five are game**: you have won.

What to keep in mind: follow suit if you can; the highest trump wins, or else the highest card of \
the suit led; third player high, second low, last as cheap as may be; and do not beat your \
partner. The rest comes with playing.\
""",
)
