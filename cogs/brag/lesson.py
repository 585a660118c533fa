"""A lesson of brag: one deal won by a see, and one by a brag."""

from __future__ import annotations

from typing import Final

from bot.chat.teaching.lesson import Lesson, Said
from bot.games.brag import Bet, Brag, Fold, See
from cogs._lesson import COMPANY, dealt

LESSON: Final = Lesson(
    game=Brag.name,
    names=COMPANY[:4],
    stacks=(50, 50, 50, 50),
    carry={"dealer": 3},
    moves=(
        dealt(
            "9d Kh 5s 7h Qs Kc 5c 8c Qc 2d 8s Jd",
            """\
Welcome to brag. You are **Ada**, and play for yourself against Ben, Cleo and Dan. Each of you has \
paid one chip, the **ante**, into the pot.

Now Dan deals **three cards** to each, face down. You will bet on having the best three, or on \
making the others believe it.\
""",
        ),
        Said(
            0,
            Bet(2),
            """\
You hold Q♠ Q♣ and the 9♦. Two queens are a **pair**. But the nine of diamonds is a **bragger**, \
like the knave of clubs and the ace of diamonds: it may stand for any rank, and here it makes a \
third queen. Three alike are a **prial**, the best kind of hand there is.

You sit on the dealer's left and speak first: bet, or fold. Do not frighten everybody away: \
bet 2.\
""",
            "That would do. Let us begin quietly, so that the others stay in: bet 2.",
        ),
        Said(1, Bet(2)),
        Said(2, Bet(2)),
        Said(3, Fold()),
        Said(
            0,
            Bet(4),
            """\
Ben and Cleo have bet as much as you; Dan folded, and is out of this deal. It is your turn again, \
and here brag differs from other games: **what you have paid before counts for nothing**. Every \
bet is paid whole, and must be at least as much as the one before it.

Two chips again would keep you in. Let them pay more: bet 4.\
""",
            "You may. But a prial of queens is worth more, and the others should pay for theirs:"
            " bet 4.",
        ),
        Said(1, Bet(5)),
        Said(2, Fold()),
        Said(
            0,
            Bet(5),
            """\
Ben went up to 5, and that was too much for Cleo. Now only two of you are left, and something new \
is offered: **see**. For twice the last bet, 10 chips, you could have Ben show his cards, and the \
better hand takes all.

There is no hurry. As long as Ben pays, the pot grows: bet 5, which is the least.\
""",
            "You may see him at once. But your hand is strong, and each round he pays again: bet"
            " 5.",
        ),
        Said(1, Bet(6)),
        Said(
            0,
            See(),
            """\
Ben bets 6. He may have something good, and your chips are not without end. **See** him now, for \
twice 6. He must show. You win only if yours is the **better** hand; were they equal, Ben would \
have the pot.\
""",
            "You could go on for ever; but let us look at his cards now. See him.",
        ),
        dealt(
            "6h Ts 4c 2c 9s Td 3h 7d Kd 8d 9h Js",
            """\
Ben had a pair of kings; your three queens beat it, and the pot is yours.

Because a see was won by a prial, **the pack is shuffled**. After any other deal the used cards \
just go to the bottom, so it pays to remember them.

The deal passes to the left: this time it is yours, and you speak last.\
""",
        ),
        Said(1, Fold()),
        Said(2, Bet(1)),
        Said(3, Fold()),
        Said(
            0,
            Bet(5),
            """\
J♠ 7♦ 2♣: nothing at all, not even a pair. Ben and Dan have folded, and Cleo bet a single chip, \
which does not sound like much of a hand.

You may fold, and lose nothing but the ante. Or you **brag**: bet as if you held another prial. \
Nobody sees your cards unless somebody pays for it. Press *Another bet…* and write 5.\
""",
            "A careful choice. But this game is called brag: bet 5, and keep a straight face.",
        ),
        Said(2, Fold()),
    ),
    ending="""\
Cleo believed you. Everybody else had folded, so the pot is yours, and **you need not show**: \
nobody will ever know.

That is brag. From the best down: a prial, a running flush, a run, a flush, a pair, a single card; \
of two alike the natural one beats the one with braggers. Bet at least what was bet before, watch \
what the others pay, and do not brag every time.\
""",
)
