"""Chemin de fer. `rules` is the game; the other modules are its parts."""

from bot.games.chemin_de_fer.actions import (
    Accept,
    Banco,
    Bet,
    Continue,
    Decline,
    Open,
    Pass,
    Take,
)
from bot.games.chemin_de_fer.carry import SHOE, Carry
from bot.games.chemin_de_fer.events import (
    AllShown,
    BancoSuivi,
    BankRaised,
    BankWon,
    Continued,
    DealMoved,
    DealOffered,
    Dealt,
    DealTaken,
    MadeGood,
    PuntersWon,
    Result,
    StakesAccepted,
    Tied,
)
from bot.games.chemin_de_fer.rules import CheminDeFer
from bot.games.chemin_de_fer.stakes import Entry, Wager
from bot.games.chemin_de_fer.table import Cloth, Deal, Phase, held_by

__all__ = [
    "SHOE",
    "Accept",
    "AllShown",
    "Banco",
    "BancoSuivi",
    "BankRaised",
    "BankWon",
    "Bet",
    "Carry",
    "CheminDeFer",
    "Cloth",
    "Continue",
    "Continued",
    "Deal",
    "DealMoved",
    "DealOffered",
    "DealTaken",
    "Dealt",
    "Decline",
    "Entry",
    "MadeGood",
    "Open",
    "Pass",
    "Phase",
    "PuntersWon",
    "Result",
    "StakesAccepted",
    "Take",
    "Tied",
    "Wager",
    "held_by",
]
