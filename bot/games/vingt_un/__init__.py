"""Vingt-un. `rules` is the game; the other modules are its parts."""

from bot.games.vingt_un.actions import Card as TakeCard
from bot.games.vingt_un.actions import PassDeal, Stake, Stand
from bot.games.vingt_un.carry import Carry
from bot.games.vingt_un.counting import TWENTY_ONE, is_natural, is_soft, total, value
from bot.games.vingt_un.events import (
    CannotDeal,
    Cause,
    DealerShowed,
    DealMoved,
    Dealt,
    Drew,
    FirstCardTurned,
    MadeTwentyOne,
    Natural,
    NaturalPaid,
    NobodyStaked,
    Offered,
    PackShuffled,
    PaidNatural,
    Settled,
    Stood,
    TableClosed,
    ThrewUp,
)
from bot.games.vingt_un.rules import VingtUn
from bot.games.vingt_un.staking import limit, may_pass
from bot.games.vingt_un.table import Cloth, Hand, Pack, Phase

__all__ = [
    "TWENTY_ONE",
    "CannotDeal",
    "Carry",
    "Cause",
    "Cloth",
    "DealMoved",
    "DealerShowed",
    "Dealt",
    "Drew",
    "FirstCardTurned",
    "Hand",
    "MadeTwentyOne",
    "Natural",
    "NaturalPaid",
    "NobodyStaked",
    "Offered",
    "Pack",
    "PackShuffled",
    "PaidNatural",
    "PassDeal",
    "Phase",
    "Settled",
    "Stake",
    "Stand",
    "Stood",
    "TableClosed",
    "TakeCard",
    "ThrewUp",
    "VingtUn",
    "is_natural",
    "is_soft",
    "limit",
    "may_pass",
    "total",
    "value",
]
