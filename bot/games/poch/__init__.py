"""Poch. `rules` is the game; the other modules are its parts."""

from bot.games.poch.actions import Hold, Lead, Pass, Poch, Raise
from bot.games.poch.carry import Carry
from bot.games.poch.events import (
    Held,
    Melded,
    Passed,
    Poched,
    PochStayed,
    Raised,
    Showed,
    WonPoch,
)
from bot.games.poch.holdings import Holding, best_holding
from bot.games.poch.melds import HONOURS
from bot.games.poch.offers import limit
from bot.games.poch.options import POOLS
from bot.games.poch.pack import ABOVE, HAND_SIZE, POCH_PACK, lowest_of_longest
from bot.games.poch.rules import Pochen
from bot.games.poch.table import Board, Deal, Phase
from bot.rules.board import Collected, Dressed, SatOut
from bot.rules.piles import Played, TrumpsTurned
from bot.rules.pools import Shared
from bot.rules.stops import PaidForCards, Stopped, WentOut

__all__ = [
    "ABOVE",
    "HAND_SIZE",
    "HONOURS",
    "POCH_PACK",
    "POOLS",
    "Board",
    "Carry",
    "Collected",
    "Deal",
    "Dressed",
    "Held",
    "Hold",
    "Holding",
    "Lead",
    "Melded",
    "PaidForCards",
    "Pass",
    "Passed",
    "Phase",
    "Played",
    "Poch",
    "PochStayed",
    "Poched",
    "Pochen",
    "Raise",
    "Raised",
    "SatOut",
    "Shared",
    "Showed",
    "Stopped",
    "TrumpsTurned",
    "WentOut",
    "WonPoch",
    "best_holding",
    "limit",
    "lowest_of_longest",
]
