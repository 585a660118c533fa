"""Poch. `rules` is the game; the other modules are its parts."""

from bot.games.poch.actions import Hold, Lead, Pass, Poch, Raise
from bot.games.poch.carry import Carry
from bot.games.poch.events import (
    Held,
    Melded,
    Passed,
    Poched,
    Showed,
    WonPoch,
)
from bot.games.poch.melds import HONOURS
from bot.games.poch.offers import limit
from bot.games.poch.options import POOLS
from bot.games.poch.pack import ABOVE, HAND_SIZE, POCH_PACK, height
from bot.games.poch.rules import Pochen
from bot.games.poch.table import Board, Deal, Phase
from bot.games.poch.worth import Holding, best_holding

__all__ = [
    "ABOVE",
    "HAND_SIZE",
    "HONOURS",
    "POCH_PACK",
    "POOLS",
    "Board",
    "Carry",
    "Deal",
    "Held",
    "Hold",
    "Holding",
    "Lead",
    "Melded",
    "Pass",
    "Passed",
    "Phase",
    "Poch",
    "Poched",
    "Pochen",
    "Raise",
    "Showed",
    "WonPoch",
    "best_holding",
    "height",
    "limit",
]
