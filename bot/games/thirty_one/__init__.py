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
    Took,
)
from bot.games.thirty_one.offers import after, exchanges, may_knock
from bot.games.thirty_one.rules import ThirtyOne
from bot.games.thirty_one.table import Baize, Deal, Phase, Taken
from bot.games.thirty_one.turns import swapped
from bot.games.thirty_one.worth import THIRTY_ONE, Worth, best_suit, points

__all__ = [
    "THIRTY_ONE",
    "Baize",
    "Carry",
    "Deal",
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
    "Took",
    "Worth",
    "after",
    "best_suit",
    "exchanges",
    "may_knock",
    "points",
    "swapped",
]
