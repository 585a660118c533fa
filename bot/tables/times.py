"""How long things take at a table, in milliseconds."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from types import MappingProxyType

from bot.tables.state import Milliseconds, Pace

SECOND = 1_000
DAY = 86_400 * SECOND


def _turns() -> Mapping[Pace, Milliseconds]:
    return MappingProxyType({"quick": 45 * SECOND, "social": 120 * SECOND, "post": DAY})


@dataclass(frozen=True, slots=True)
class Times:
    """The waiting times of all tables."""

    turn: Mapping[Pace, Milliseconds] = field(default_factory=_turns)
    nudge: Milliseconds = 30 * SECOND
    """After so long a player who has not acted is called, once."""
    away: Milliseconds = 5 * SECOND
    """After so long a seat that is away is played for."""
    grace: Milliseconds = 5 * SECOND
    """So long a window stays open before its host may close it on people who have not answered."""
    thinking: Milliseconds = 1_200
    """How long a computer player seems to think, so that people can follow."""
    reading: Milliseconds = 600
    """So much longer it waits for each further thing that the latest act has told of, up to three:
    its own move takes the place of those lines on the table's message."""
    dealing: Milliseconds = 3 * SECOND
    """Between *Begin* and the cards, with the seal of the pack to be seen."""
    pause: Milliseconds = 20 * SECOND
    """Between two deals, unless all are ready before."""
    lobby: Milliseconds = 1_800 * SECOND
    """A lobby in which nobody does anything closes after so long."""
    deserted: Milliseconds = DAY
    """A table at which everybody is away closes after so long."""
    held: Milliseconds = 600 * SECOND
    """A seat is held so long for somebody who was asked to it, or as long as a turn may last."""
    laid: Milliseconds = 300 * SECOND
    """The same for who was asked to a table that was laid for an evening."""
    retry: Milliseconds = 2 * SECOND
    """When the books could not be written, the clock tries again after so long."""

    def hurried(self, by: float) -> Times:
        """The same times divided by `by`, for trying things out."""
        turn: dict[Pace, Milliseconds] = {
            pace: round(value / by) for pace, value in self.turn.items()
        }
        names = (each.name for each in fields(self) if each.name != "turn")
        rest = {name: round(getattr(self, name) / by) for name in names}
        return Times(turn=MappingProxyType(turn), **rest)
