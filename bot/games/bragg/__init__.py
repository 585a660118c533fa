"""Bragg, the game of three stakes. `rules` is the game; the other modules are its parts."""

from bot.games.bragg.actions import Call, Check, Fold, Pick, Raise
from bot.games.bragg.carry import Carry
from bot.games.bragg.events import (
    Called,
    Checked,
    Folded,
    Laid,
    Picked,
    Showed,
    Took,
    TurnedUp,
)
from bot.games.bragg.offers import UpToThirtyOne, most_more
from bot.games.bragg.rules import Bragg
from bot.games.bragg.table import Baize, Deal, Hand, Phase
from bot.games.bragg.thirty_one import best_count, total
from bot.games.bragg.worth import best_holding

__all__ = [
    "Baize",
    "Bragg",
    "Call",
    "Called",
    "Carry",
    "Check",
    "Checked",
    "Deal",
    "Fold",
    "Folded",
    "Hand",
    "Laid",
    "Phase",
    "Pick",
    "Picked",
    "Raise",
    "Showed",
    "Took",
    "TurnedUp",
    "UpToThirtyOne",
    "best_count",
    "best_holding",
    "most_more",
    "total",
]
