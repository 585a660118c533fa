"""Thirty-one. `rules` is the game; the other modules are its parts."""

from bot.games.thirty_one.actions import Exchange, Knock, Pass, Stand
from bot.games.thirty_one.carry import Carry
from bot.games.thirty_one.events import (
    Dealt,
    Exchanged,
    Knocked,
    MadeThirtyOne,
    NobodyKnocked,
    Passed,
    Showed,
    Stood,
    Tied,
    TookPool,
)
from bot.games.thirty_one.offers import after, exchanges
from bot.games.thirty_one.rules import ThirtyOne
from bot.games.thirty_one.scoring import THIRTY_ONE, Worth, best_suit, points
from bot.games.thirty_one.table import Baize, Phase, Taken
from bot.games.thirty_one.turns import swapped

__all__ = [
    "THIRTY_ONE",
    "Baize",
    "Carry",
    "Dealt",
    "Exchange",
    "Exchanged",
    "Knock",
    "Knocked",
    "MadeThirtyOne",
    "NobodyKnocked",
    "Pass",
    "Passed",
    "Phase",
    "Showed",
    "Stand",
    "Stood",
    "Taken",
    "ThirtyOne",
    "Tied",
    "TookPool",
    "Worth",
    "after",
    "best_suit",
    "exchanges",
    "points",
    "swapped",
]
