"""What is written in the pictures of matrimony."""

from __future__ import annotations

from typing import Final

from cards_art.matrimony.captions import Captions
from cogs._captions import HELD, SITTING_OUT
from cogs.matrimony.naming import ASKS, TITLES, named

CAPTIONS: Final = Captions(
    held=HELD,
    chances=TITLES,
    asks=ASKS,
    dealer="dealer {:,}".format,
    stands_over="stands over",
    sits_out=SITTING_OUT,
    unseen="You have laid, unseen by the others",
    to_come="The cards come when all have laid.",
    turned_up="turned up",
    gained=lambda chances: ", ".join(named(chances)),
    swept="sweeps the board",
)
