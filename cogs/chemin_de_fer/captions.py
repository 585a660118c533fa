"""What is written in the pictures of chemin de fer."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from cards_art.chemin_de_fer.captions import Captions
from cogs._captions import BANK, GALLERY, IN_HAND, NOTHING

CAPTIONS: Final = Captions(
    bank=BANK,
    gallery=GALLERY,
    held=IN_HAND,
    shoe="shoe {}".format,
    used="used {}".format,
    hands=MappingProxyType({"bank": "Bank", "punters": "Punters"}),
    open_a_bank="Open a bank?",
    stakes_please="Stakes, please",
    stakes_stay="Tie: stakes stay",
    cover="Cover {:,}?".format,
    deal_again="Deal again?",
    results=MappingProxyType(
        {"bank": "The bank wins", "punters": "The punters win", "tie": "A tie"}
    ),
    plays="{} plays".format,
    plays_banco="Banco: {}".format,
    kitty="Kitty {:,}".format,
    the_bank="Bank",
    stake="stake",
    won="won {}".format,
    suivi="suivi",
    nothing=NOTHING,
    punters_drew="punters drew",
)
