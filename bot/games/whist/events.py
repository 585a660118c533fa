"""What happens at whist, besides the cut, the turning of trumps, and cards played."""

from __future__ import annotations

from typing import Literal, TypeAlias

from bot.games.whist.options import Score
from bot.rules.cards import Card
from bot.rules.game import Event
from bot.rules.turns import Seat

Cause: TypeAlias = Literal["at_game_point", "unclaimed", "cancelled"]
"""Why a side scores nothing for the honours that it held."""


class TrickTaken(Event, frozen=True):
    """Four cards lie; `seat` takes the trick and leads the next (W22 to W24)."""

    seat: Seat
    tricks: Score


class TricksScored(Event, frozen=True):
    """A side scores its tricks above six (W26)."""

    side: int
    points: int


class HonoursScored(Event, frozen=True):
    """A side scores three or four honours (W36, W37)."""

    side: int
    cards: tuple[Card, ...]
    points: int


class HonoursLost(Event, frozen=True):
    """A side held honours and scores nothing."""

    side: int
    cards: tuple[Card, ...]
    cause: Cause


class GameWon(Event, frozen=True):
    """A side has reached the target (W28)."""

    side: int
    score: Score


class RubberWon(Event, frozen=True):
    """A side has won two games; `points` are its rubber points above the other's."""

    side: int
    points: int
