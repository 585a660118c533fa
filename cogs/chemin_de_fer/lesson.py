"""A lesson of chemin de fer: a bank that wins and is passed on, and a banco."""

from __future__ import annotations

from typing import Final

from bot.chat.teaching.lesson import Lesson, Said
from bot.games.chemin_de_fer import Banco, Bet, CheminDeFer, Continue, Open, Pass, Take
from bot.rules.third_card import Draw, Stand
from cogs._lesson import COMPANY, dealt

LESSON: Final = Lesson(
    game=CheminDeFer.name,
    names=COMPANY[:3],
    stacks=(50, 50, 50),
    carry={"dealer": 0},
    moves=(
        Said(
            0,
            Open(10),
            """\
Welcome to chemin de fer. You are **Ada**; Ben sits on your right, then Cleo. One player is the \
**banker** and sets out a bank; the others, the **punters**, stake against it. The house only \
deals and pays.

You are asked first whether you will be banker. Open a bank of 10: more than that you cannot lose.\
""",
            "You may. But the bank is the heart of this game: open one of 10.",
        ),
        Said(1, Bet(6)),
        Said(2, Bet(4)),
        dealt("Kc 4s 3d 5h 7h 2c Js Td 6s 2d 9s 3h 7d 4c", copies=6),
        Said(
            0,
            Continue(),
            """\
Ben and Cleo staked 6 and 4, all that your bank can answer. Two cards each were dealt, one hand \
for all punters together, one for you. **Aces count one, tens and court cards nothing, and of the \
sum only the last digit**: nine is best. Ben, with the highest stake, held K♣ 3♦, which is 3; you \
held 4♠ 5♥, a **nine**. With eight or nine the hands are turned up at once.

The bank has doubled, and all of it stays at risk: nothing can be taken out. **Deal again**, or \
pass the bank. Once more!\
""",
            "That would be prudent. But try your luck once more: deal again.",
        ),
        Said(1, Bet(8)),
        Said(2, Bet(6)),
        Said(1, Stand()),
        Said(
            0,
            Draw(),
            """\
This time neither hand has eight or nine. Then each may take **a third card**, the punters first. \
Their rule is strict: with 0 to 4 they draw, with 6 or 7 they stand, with 5 they choose. Ben \
**stood**, so he has 6 or 7, or 5.

You as the banker are free, and know that. You hold 2♣ 10♦, which is 2, and would lose. **Draw.**\
""",
            "With 2 against at least 5 you would lose for certain. Draw.",
        ),
        Said(
            0,
            Pass(),
            """\
The 6♠ made 8, and Ben had 7: you won 14 more. The bank stands at 34 now, and the next coup may \
cost you all of it.

There is one way to take the money home: **pass the deal**. The others are asked in turn whether \
they will take the bank over at just that amount.\
""",
            "You may go on, and many do, once too often. In this lesson pass the deal.",
        ),
        Said(1, Take()),
        Said(
            0,
            Banco(),
            """\
Your 34 chips are with you again, and Ben has set out as many of his own: he is the banker, and \
you are a punter. You may stake any part of it. Or you call **banco**: to play alone against the \
whole bank, while all other stakes stand aside.

You have just won; be bold. Call banco.\
""",
            "You may stake a part of it. In this lesson be bold, and call banco.",
        ),
        Said(2, Bet(0)),
        Said(
            0,
            Draw(),
            """\
The hand is yours alone. Nobody turned up, so Ben has neither eight nor nine. You hold 2♦ 3♥: \
**five**, the one point with which a punter may choose. To draw or not to draw on five is the old \
question of this game. An ace to a four would better it, a five to a nine would spoil it, and the \
rest count nothing. **Draw.**\
""",
            "Many stand on five, and it is no mistake. In this lesson draw.",
        ),
        Said(1, Stand()),
    ),
    ending="""\
The 4♣ made **nine**, and you have won the whole bank. A bank that loses is over, and the deal \
goes to the right.

To keep in mind: nine is best, and only the last digit counts; eight and nine are shown at once; \
the punter draws with 4 or less, stands with 6 or more, and chooses with 5; the banker is free. At \
a tie the stakes lie for the next coup. And a bank is only yours once you have passed it.\
""",
)
