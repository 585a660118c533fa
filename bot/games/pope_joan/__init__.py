"""Pope Joan. `rules` is the game; the other modules are its parts."""

from bot.games.pope_joan.actions import Lead
from bot.games.pope_joan.carry import Carry
from bot.games.pope_joan.events import Excused
from bot.games.pope_joan.offers import known_stops, leads
from bot.games.pope_joan.pack import (
    ABOVE,
    HAND_SIZES,
    POPE,
    STOPS_PACK,
    first_ace,
    height,
    lowest_of_longest,
)
from bot.games.pope_joan.rules import PopeJoan
from bot.games.pope_joan.table import (
    HONOURS,
    PAIRS,
    STAKES,
    Board,
    Deal,
    Hand,
    Phase,
)
from bot.rules.board import Collected, Dressed, SatOut
from bot.rules.piles import Played, TrumpsTurned
from bot.rules.pools import Shared
from bot.rules.stops import PaidForCards, Stopped, WentOut

__all__ = [
    "ABOVE",
    "HAND_SIZES",
    "HONOURS",
    "PAIRS",
    "POPE",
    "STAKES",
    "STOPS_PACK",
    "Board",
    "Carry",
    "Collected",
    "Deal",
    "Dressed",
    "Excused",
    "Hand",
    "Lead",
    "PaidForCards",
    "Phase",
    "Played",
    "PopeJoan",
    "SatOut",
    "Shared",
    "Stopped",
    "TrumpsTurned",
    "WentOut",
    "first_ace",
    "height",
    "known_stops",
    "leads",
    "lowest_of_longest",
]
