"""Pope Joan. `rules` is the game; the other modules are its parts."""

from bot.games.pope_joan.actions import Lead
from bot.games.pope_joan.carry import Carry
from bot.games.pope_joan.dealing import dealt_out
from bot.games.pope_joan.events import Excused
from bot.games.pope_joan.offers import known_stops, leads
from bot.games.pope_joan.pack import (
    ABOVE,
    HAND_SIZES,
    POPE,
    STOPS_PACK,
    first_ace,
    height,
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
    "Deal",
    "Excused",
    "Hand",
    "Lead",
    "Phase",
    "PopeJoan",
    "dealt_out",
    "first_ace",
    "height",
    "known_stops",
    "leads",
]
