"""Whist. `rules` is the game; the other modules are its parts."""

from bot.games.whist.actions import ClaimHonours, Pass, Play
from bot.games.whist.carry import Carry
from bot.games.whist.events import (
    GameWon,
    HonoursLost,
    HonoursScored,
    RubberWon,
    TricksScored,
    TrickTaken,
)
from bot.games.whist.offers import playable
from bot.games.whist.options import BOOK, SIDES, Score
from bot.games.whist.rules import Whist
from bot.games.whist.scoring import honours
from bot.games.whist.table import Baize, Deal, Gathered, Hand, Phase

__all__ = [
    "BOOK",
    "SIDES",
    "Baize",
    "Carry",
    "ClaimHonours",
    "Deal",
    "GameWon",
    "Gathered",
    "Hand",
    "HonoursLost",
    "HonoursScored",
    "Pass",
    "Phase",
    "Play",
    "RubberWon",
    "Score",
    "TrickTaken",
    "TricksScored",
    "Whist",
    "honours",
    "playable",
]
