"""Matrimony. `rules` is the game; the other modules are its parts."""

from bot.games.matrimony.actions import Lay
from bot.games.matrimony.carry import Carry
from bot.games.matrimony.deciding import SWEEP
from bot.games.matrimony.events import Entered, Laid, Showed, Swept, Took, TurnedUp
from bot.games.matrimony.offers import by_the_book, less_one
from bot.games.matrimony.rules import Matrimony
from bot.games.matrimony.table import CHANCES, Deal, Hand, Phase, Sheet

__all__ = [
    "CHANCES",
    "SWEEP",
    "Carry",
    "Deal",
    "Entered",
    "Hand",
    "Laid",
    "Lay",
    "Matrimony",
    "Phase",
    "Sheet",
    "Showed",
    "Swept",
    "Took",
    "TurnedUp",
    "by_the_book",
    "less_one",
]
