"""Cassino. `rules` is the game; the other modules are its parts."""

from bot.games.cassino.actions import Build, Call, Deed, Lay, Raise, Take
from bot.games.cassino.carry import Carry
from bot.games.cassino.events import (
    BegunAnew,
    Built,
    Called,
    Counted,
    Dealt,
    DealtOn,
    GameDrawn,
    GameWon,
    Laid,
    LeftOver,
    Raised,
    Scored,
    Took,
)
from bot.games.cassino.legality import fault
from bot.games.cassino.numbers import number, total
from bot.games.cassino.rules import Cassino
from bot.games.cassino.sight import Sight
from bot.games.cassino.table import Board, Covered, Deal, Heap, Phase, Taking, Tally
from bot.games.cassino.taking import (
    GREAT,
    LITTLE,
    best_take,
    complete_takes,
    gathered,
    points,
    sweeps,
    take_worth,
)

__all__ = [
    "GREAT",
    "LITTLE",
    "BegunAnew",
    "Board",
    "Build",
    "Built",
    "Call",
    "Called",
    "Carry",
    "Cassino",
    "Counted",
    "Covered",
    "Deal",
    "Dealt",
    "DealtOn",
    "Deed",
    "GameDrawn",
    "GameWon",
    "Heap",
    "Laid",
    "Lay",
    "LeftOver",
    "Phase",
    "Raise",
    "Raised",
    "Scored",
    "Sight",
    "Take",
    "Taking",
    "Tally",
    "Took",
    "best_take",
    "complete_takes",
    "fault",
    "gathered",
    "number",
    "points",
    "sweeps",
    "take_worth",
    "total",
]
