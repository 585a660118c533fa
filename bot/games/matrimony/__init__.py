"""Matrimony. `rules` is the game; the other modules are its parts."""

from bot.games.matrimony.actions import Lay
from bot.games.matrimony.carry import Carry
from bot.games.matrimony.events import Entered, Laid, SatOut, Shown, Swept, TurnedUp, Won
from bot.games.matrimony.offers import by_the_book, less_one
from bot.games.matrimony.rules import Matrimony
from bot.games.matrimony.table import CHANCES, Deal, Hand, Phase, Sheet

__all__ = [
    "CHANCES",
    "Carry",
    "Deal",
    "Entered",
    "Hand",
    "Laid",
    "Lay",
    "Matrimony",
    "Phase",
    "SatOut",
    "Sheet",
    "Shown",
    "Swept",
    "TurnedUp",
    "Won",
    "by_the_book",
    "less_one",
]
