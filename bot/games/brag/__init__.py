"""Brag. `rules` is the game; the other modules are its parts."""

from bot.games.brag.actions import Bet, Cover, Fold, See
from bot.games.brag.carry import Carry
from bot.games.brag.events import (
    BetMade,
    Covered,
    Dealt,
    Folded,
    Saw,
    Showed,
    ShuffleEarned,
    Took,
)
from bot.games.brag.offers import at_last_two, bets, least_bet, may_see
from bot.games.brag.options import BRAGGERS
from bot.games.brag.rules import Brag
from bot.games.brag.table import Baize, Deal, Phase, price
from bot.games.brag.worth import ABOVE_ACE, Kind, Ranking, Reading

__all__ = [
    "ABOVE_ACE",
    "BRAGGERS",
    "Baize",
    "Bet",
    "BetMade",
    "Brag",
    "Carry",
    "Cover",
    "Covered",
    "Deal",
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
    "Took",
    "at_last_two",
    "bets",
    "least_bet",
    "may_see",
    "price",
]
