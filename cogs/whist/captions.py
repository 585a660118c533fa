"""What is written in the pictures of whist."""

from __future__ import annotations

from typing import Final

from cards_art.whist.captions import Captions
from cogs._captions import DEAL, HELD, TRICK, TURNED_UP

CAPTIONS: Final = Captions(
    held=HELD,
    trick=TRICK,
    deal=DEAL,
    game=lambda points: f"to {points} points",
    rubber=lambda points, ours, theirs: f"to {points} · games {ours}–{theirs}",
    turned_up=TURNED_UP,
    trumps="Trumps",
    tricks="Tricks",
)
