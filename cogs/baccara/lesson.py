"""A lesson of baccara: a bank sold, a third card, a natural, and a banco."""

from __future__ import annotations

from typing import Final

from bot.chat.teaching.lesson import Lesson, Said
from bot.games.baccara import Baccara, Banco, Bet, Bid, Done
from bot.rules.chance import Drawn
from bot.rules.third_card import Draw, Stand
from cogs._lesson import COMPANY, dealt

LESSON: Final = Lesson(
    game=Baccara.name,
    names=COMPANY[:3],
    stacks=(50, 50, 50),
    moves=(
        Said(
            0,
            Bid(10),
            """\
Welcome to baccara. You are **Ada**. One player keeps a **bank** against two sides of the table at \
once, the right and the left; the house only deals and pays.

First the bank is sold: everybody makes a sealed bid, and the highest becomes banker, with a bank \
of just that size. You need not be banker to enjoy yourself: bid 10, and let somebody else go \
higher.\
""",
            "You may bid what you like, or nothing. In this lesson bid 10.",
        ),
        Said(1, Bid(0)),
        Said(2, Bid(20)),
        Said(None, Drawn((0, 1))),
        Said(
            0,
            Bet("R", 5),
            """\
Cleo has bid 20 and has the bank. Lots were drawn for the places: you sit on her **right**, Ben on \
her **left**. The first on each side holds the cards for that side.

Bet on the right, on the left, or *à cheval*, on both together. Bet 5 on your own side, the right.\
""",
            "You may bet anywhere. In this lesson put 5 on the right, where you hold the cards.",
        ),
        Said(
            0,
            Done(),
            "Your 5 lie on the right. As long as the betting is open you may change that. Say that"
            " you are **done**, and when all have, the cards are dealt.",
            "You may change your bets. When you are content, say that you are done.",
        ),
        Said(1, Bet("L", 5)),
        Said(1, Done()),
        dealt("3d Kh 4h 2c 7s Jc 3s 2d Ah Td 5c 8s 3h Qd 6h 5d Ac Js 9c", copies=3),
        Said(
            0,
            Draw(),
            """\
Three hands of two cards: yours, Ben's and the bank's. **Aces count one, tens and court cards \
nothing, and of the sum only the last digit**; nine is best. Nobody has eight or nine, which would \
be turned up at once, so the **third card** is offered.

With 0 to 4 you would have to draw, with 6 or 7 to stand. You hold 3♦ 2♣: **five**, and may \
choose. Draw.\
""",
            "With five you may stand, and many do. In this lesson draw.",
        ),
        Said(1, Stand()),
        Said(2, Draw()),
        Said(
            0,
            Bet("R", 2),
            """\
Your 3♠ made eight. Ben stood; Cleo drew and had 6, against your 8 and Ben's 7. **Each side is \
compared with the bank by itself**, and both have won: the bank paid, and is smaller now.

A side that wins keeps its holder. Bet 2 on the right this time.\
""",
            "You may. In this lesson put 2 on the right.",
        ),
        Said(0, Done(), runs=True),
        Said(1, Bet("L", 5)),
        Said(1, Done()),
        Said(
            0,
            Banco(),
            """\
A♥ 8♠ is **nine**, a natural, and all was turned up at once. You won; Ben, on the left, lost his 5 \
to the same bank. So it has grown to 13.

Something bolder: whoever holds as much as the bank may call **banco**, and play alone against all \
of it. All other bets are void. Call banco.\
""",
            "You may bet as before. In this lesson call banco, and play for the whole bank.",
        ),
        Said(1, Done()),
        Said(
            0,
            Stand(),
            """\
Only you and the bank have cards. You hold 6♥ A♣, **seven**: with that you must stand, so nothing \
else is offered. You are asked all the same, so that nobody can tell your point from the asking.\
""",
        ),
    ),
    ending="""\
When everybody has refused the card the banker **must** take it, and it spoilt Cleo's hand: your \
seven won all that was in the bank. A bank that has lost everything is sold again, and the next \
could be yours.

To keep in mind: nine is best, and only the last digit counts; draw with 4 or less, stand with 6 \
or 7, choose with 5; each side plays the bank by itself; *à cheval* is a bet on both sides \
together, and stands off when one wins and one loses.\
""",
)
