"""A lesson of matrimony: three deals, as the eldest hand, as the dealer, and with the sweep."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from bot.chat.teaching.lesson import Lesson, Said
from bot.games.matrimony import Lay, Matrimony
from bot.rules.turns import Seat
from cogs._lesson import COMPANY, dealt


def _others(layout: dict[str, int], *seats: Seat) -> Iterator[Said]:
    return (Said(seat, Lay(layout)) for seat in seats)


LESSON: Final = Lesson(
    game=Matrimony.name,
    names=COMPANY[:5],
    stacks=(30,) * 5,
    carry={"dealer": 4},
    moves=(
        Said(
            4,
            Lay({"best": 2, "pairs": 1, "matrimony": 1, "intrigue": 1}),
            """\
Welcome to matrimony. You are **Ada**, one of five. Nobody plays a card here: you put chips on a \
sheet with five **chances**, then the cards say who gets them.

*Best* is the highest card of all, *pairs* the highest pair. *Matrimony* is a king and a queen in \
one hand, *intrigue* a queen and a knave, *confederacy* a king and a knave.

Eve deals this time, and the dealer lays first, for all to see.\
""",
        ),
        Said(
            0,
            Lay({"best": 3, "matrimony": 1}),
            """\
Eve has laid 5 chips. **Everybody else lays one chip less**, so 4 in all, on whichever chances \
they like. All do it at the same time, and nobody sees where until the last is done.

Where to? You sit on the dealer's left, which makes you the **eldest**: of equal hands yours wins. \
That counts most on *best*, where aces often meet. Press *Lay chips…* and write 3 on best and 1 on \
matrimony.\
""",
            "You may lay your 4 as you like. In this lesson: 3 on best, 1 on matrimony.",
        ),
        *_others({"best": 2, "pairs": 1, "intrigue": 1}, 1, 2),
        *_others({"best": 1, "pairs": 2, "matrimony": 1}, 3),
        dealt("As 9h 7c 5d Th 6h 9c Kd 4s 2c Jd 3s Qh 8d Ah"),
        Said(
            0,
            Lay({"best": 1, "pairs": 1, "matrimony": 1, "intrigue": 2}),
            """\
Two cards came face down to each and one face up, then all were shown. You and Eve both had an \
ace: you are the elder, so *best* is yours. Ben's nines won *pairs*, and Cleo had king and queen \
for *matrimony*. Nobody had queen and knave: **what nobody wins stays there** and grows.

The deal passes to you. Now you lay first, from 2 chips upwards, and are the youngest of all. \
Three chips lie on *intrigue*: add to it what may come back. Lay 1 on best, 1 on pairs, 1 on \
matrimony, 2 on intrigue.\
""",
            "As the dealer you may lay as you like. In this lesson: best 1, pairs 1, matrimony 1,"
            " intrigue 2.",
        ),
        *_others({"best": 2, "pairs": 1, "intrigue": 1}, 1, 2, 3, 4),
        dealt("2d Td Kc 8c Qs 7h 5c 6s 8h Jc 9s 4h 3d Tc 4c"),
        Said(
            1,
            Lay({"best": 2, "pairs": 2, "confederacy": 1, "matrimony": 1}),
            """\
Your Q♠ and J♣ are **intrigue**, and brought you the whole heap that had been waiting there. Dan's \
king was the best card, for once without an ace about; Eve had a pair of eights.

Now Ben deals, and lays 6.\
""",
        ),
        Said(
            0,
            Lay({"best": 1, "pairs": 3, "confederacy": 1}),
            """\
So it is 5 for you. You sit on Ben's **right** and come late: three players are your elders. Keep \
off *best*, then, where an elder's ace would beat yours; *pairs* seldom meet their equals. Lay 3 \
on pairs, 1 on best, 1 on confederacy.\
""",
            "You may lay your 5 as you like. In this lesson: pairs 3, best 1, confederacy 1.",
        ),
        *_others({"best": 3, "pairs": 1, "matrimony": 1}, 2, 3, 4),
        dealt(
            "2s 3c 4d 7d 9d Js Jh Kh Qd Ks 5h 6d 8s Ad Ts",
            """\
Everybody has laid. There is one more thing to know: whoever has the **ace of diamonds turned up** \
sweeps the board, all five chances at once, and nothing else counts. In a hand, face down, it is \
only an ace.\
""",
        ),
    ),
    ending="""\
The ace of diamonds came to you, face up: the **sweep**! All that lay on the sheet is yours, and \
nobody else even shows a card.

To keep in mind: lay on *best* when you sit close to the dealer's left, on *pairs* and the couples \
when you sit late; a chip on a couple is never lost to the table, since it waits for the next \
deal. The rest is luck and talk, as it always was at this game.\
""",
)
