"""Vingt-un. `rules` is the game; the other modules are its parts."""

from bot.games.vingt_un.actions import PassDeal, Stake, Stand, TakeCard
from bot.games.vingt_un.carry import Carry
from bot.games.vingt_un.events import (
    CannotDeal,
    Cause,
    DealMoved,
    Dealt,
    FirstCardTurned,
    MadeTwentyOne,
    Natural,
    NaturalPaid,
    PaidNatural,
    Settled,
    Showed,
    TableClosed,
    ThrewUp,
)
from bot.games.vingt_un.rules import VingtUn
from bot.games.vingt_un.staking import limit, may_pass
from bot.games.vingt_un.table import Cloth, Deal, Hand, Pack, Phase
from bot.games.vingt_un.worth import TWENTY_ONE, is_natural, is_soft, total

__all__ = [
    "TWENTY_ONE",
    "CannotDeal",
    "Carry",
    "Cause",
    "Cloth",
    "Deal",
    "DealMoved",
    "Dealt",
    "FirstCardTurned",
    "Hand",
    "MadeTwentyOne",
    "Natural",
    "NaturalPaid",
    "Pack",
    "PaidNatural",
    "PassDeal",
    "Phase",
    "Settled",
    "Showed",
    "Stake",
    "Stand",
    "TableClosed",
    "TakeCard",
    "ThrewUp",
    "VingtUn",
    "is_natural",
    "is_soft",
    "limit",
    "may_pass",
    "total",
]
