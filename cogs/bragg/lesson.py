"""A lesson of bragg: the card turned up, a brag on pairs, and thirty-one."""

from __future__ import annotations

from typing import Final

from bot.chat.teaching.lesson import Lesson, Said
from bot.games.bragg import Bragg, Call, Check, Fold, Raise
from cogs._lesson import COMPANY, dealt

LESSON: Final = Lesson(
    game=Bragg.name,
    names=COMPANY[:3],
    stacks=(50, 50, 50),
    carry={"dealer": 2},
    moves=(
        dealt(
            "Qs Qd 4h Qh Qc 7d 9s 9h 3d 8c 2d 5h Ac 8d 6c Js 3h 4s Jc 9c Td 5c 3c Kc 6d 2s 8h",
            """\
Welcome to bragg. You are **Ada**; Ben sits on your left, and Cleo deals. Everybody has paid an \
ante into each of **three pots**: one hand of cards plays for all three, one after the other.

Nine cards are dealt to each, three at a time, and **the last of each is turned up**. The highest \
of those wins the first pot straight away.\
""",
        ),
        Said(
            0,
            Check(),
            """\
That was the **first pot**: Ben's K♣ was the highest card turned up. These three cards are put \
away now.

The **second pot is the brag**, and about the best **pair**. You have two queens, Q♠ Q♦. And you \
hold the J♣: **the knave of clubs pairs with any card**, and with a pair it makes that pair half a \
step better. Only kings and aces can beat you.

You are the elder hand and speak first. Nobody has bet, so you may **check** and let the others \
show what they think. Do that.\
""",
            "You may. But let the others come out first: check, and see what they do.",
        ),
        Said(1, Raise(2)),
        Said(2, Call()),
        Said(
            0,
            Raise(2),
            """\
Ben bet 2, and Cleo **called**: she paid as much. It is you again: **call** as well, **raise** by \
1 to 5 chips, or **fold**. Here, unlike in brag, your chips do count: all who stay in must have \
paid alike in the end.

With such a pair let them pay. Raise by 2: you pay Ben's 2, and 2 more.\
""",
            "You may. But your pair is worth more than that: raise by 2.",
        ),
        Said(1, Raise(1)),
        Said(2, Fold()),
        Said(
            0,
            Call(),
            """\
Ben raises once more, by 1; Cleo had enough. She is out of this pot, though **not of the third**. \
A deal allows four bets and raises, and these were three: you could raise once more. But perhaps \
Ben has kings? **Call**, for 1, and the cards are shown.\
""",
            "You may. In this lesson call, and look at Ben's pair.",
        ),
        dealt(
            "7h 7c 2d 8s 8h 2c Kd Qh 6c 3s 4c 2s 4d 3d 5h Ts 5s 9d 3c 5d 9c 6s 2h Jd Ah 4h Kh",
            """\
Ben had queens too! But yours had the knave of clubs with them, half a step better, and the second \
pot is yours.

The pairs that were shown were put away. For the **third pot** each counted what was left to him, \
to make **31** or as near below it as can be; court cards and tens are ten, an ace eleven or one. \
You came to 28. Ben made 31, and so did Cleo, who had folded and kept all her cards; of equals the \
**elder** wins, which is Ben.

Another deal; this time it is yours.\
""",
        ),
        Said(1, Raise(3)),
        Said(2, Call()),
        Said(
            0,
            Fold(),
            """\
The first pot was yours, with the K♥. But for the brag you hold nothing: not even a pair, and Ben \
has bet 3, and Cleo called.

Now look at the **third pot**. K♦ Q♥ A♥ make ten and ten and eleven: **31** already. Both of them \
will have to show their pairs and lose them; whoever folds keeps all his cards. So **fold**, and \
save your chips.\
""",
            "You may. But without a pair the second pot is lost, and the third is as good as"
            " yours: fold.",
        ),
    ),
    ending="""\
Cleo took the second pot, and you the third: with their pairs away, neither she nor Ben could come \
near your 31. The house finds the best count of every hand by itself.

To keep in mind: three pots on one hand. The highest card turned up wins the first. For the second \
bet on pairs, and on the knave of clubs, which pairs with anything; all who stay in must have paid \
alike. For the third everybody counts towards 31, folded or not. Of equals the elder wins.\
""",
)
