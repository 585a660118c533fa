"""Hazard. `rules` is the game; the other modules are its parts."""

from bot.games.hazard.actions import Call, Cover, Odds, PassBox, Throw
from bot.games.hazard.calling import calls
from bot.games.hazard.carry import Carry
from bot.games.hazard.covering import before, left_for
from bot.games.hazard.dice import MAINS, NICKS, OUTS, Result, chances, dearest, odds, result_of
from bot.games.hazard.events import (
    BoxPassed,
    Called,
    CallVoid,
    Cause,
    Lost,
    MainThrown,
    OddsLaid,
    StakeCovered,
    Thrown,
    Won,
)
from bot.games.hazard.paying import prize
from bot.games.hazard.rules import Hazard
from bot.games.hazard.shares import Share
from bot.games.hazard.table import HOUSE, Cloth, Deal, Phase

__all__ = [
    "HOUSE",
    "MAINS",
    "NICKS",
    "OUTS",
    "BoxPassed",
    "Call",
    "CallVoid",
    "Called",
    "Carry",
    "Cause",
    "Cloth",
    "Cover",
    "Deal",
    "Hazard",
    "Lost",
    "MainThrown",
    "Odds",
    "OddsLaid",
    "PassBox",
    "Phase",
    "Result",
    "Share",
    "StakeCovered",
    "Throw",
    "Thrown",
    "Won",
    "before",
    "calls",
    "chances",
    "dearest",
    "left_for",
    "odds",
    "prize",
    "result_of",
]
