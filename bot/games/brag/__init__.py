"""Brag. `rules` is the game; the other modules are its parts."""

from bot.games.brag.actions import Bet, Cover, Fold, See
from bot.games.brag.carry import Carry
from bot.games.brag.events import (
    Covered,
    Dealt,
    Folded,
    Saw,
    Showed,
    ShuffleEarned,
    Staked,
    TookPot,
)
from bot.games.brag.options import BRAGGERS
from bot.games.brag.ranking import ABOVE_ACE, Kind, Ranking, Reading
from bot.games.brag.rules import Brag
from bot.games.brag.table import Baize, Phase, price

__all__ = [
    "ABOVE_ACE",
    "BRAGGERS",
    "Baize",
    "Bet",
    "Brag",
    "Carry",
    "Cover",
    "Covered",
    "Dealt",
    "Fold",
    "Folded",
    "Kind",
    "Phase",
    "Ranking",
    "Reading",
    "Saw",
    "See",
    "Showed",
    "ShuffleEarned",
    "Staked",
    "TookPot",
    "price",
]
