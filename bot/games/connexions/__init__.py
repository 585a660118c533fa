"""Connexions. `rules` is the game; the other modules are its parts."""

from bot.games.connexions.actions import Play
from bot.games.connexions.carry import Carry
from bot.games.connexions.events import (
    Connected,
    NoMajority,
    Took,
    TrickTaken,
)
from bot.games.connexions.offers import must_answer, playable
from bot.games.connexions.pack import (
    CONNEXIONS,
    TRUMPS,
    UNITS,
    Connexion,
    Prize,
    connexions,
    dearness,
    is_connexion_card,
)
from bot.games.connexions.rules import Connexions
from bot.games.connexions.table import Baize, Deal, Phase, Trick

__all__ = [
    "CONNEXIONS",
    "TRUMPS",
    "UNITS",
    "Baize",
    "Carry",
    "Connected",
    "Connexion",
    "Connexions",
    "Deal",
    "NoMajority",
    "Phase",
    "Play",
    "Prize",
    "Took",
    "Trick",
    "TrickTaken",
    "connexions",
    "dearness",
    "is_connexion_card",
    "must_answer",
    "playable",
]
