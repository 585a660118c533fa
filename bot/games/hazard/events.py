"""What happens at hazard, besides what is entered to cover a stake."""

from __future__ import annotations

from typing import Literal, TypeAlias

from bot.games.hazard.dice import Faces, Result
from bot.games.hazard.shares import Share
from bot.rules.game import Event
from bot.rules.turns import Seat

Cause: TypeAlias = Literal["passed", "losses", "voids", "chips"]
"""Why the box goes on: given up, lost too often, twice uncovered, no chips for a call."""


class Called(Event, frozen=True):
    """The caster has staked; `main` is `None` where it is yet to be thrown for."""

    seat: Seat
    amount: int
    main: int | None


class MainThrown(Event, frozen=True):
    """The dice were thrown for a main; `None` when they show none and are thrown again."""

    faces: Faces
    main: int | None


class StakeCovered(Event, frozen=True):
    """What has been taken of the covers; the caster is at risk for their sum."""

    shares: tuple[Share, ...]
    amount: int


class CallVoid(Event, frozen=True):
    """Nobody covers anything; `voids` such calls in succession by this caster."""

    seat: Seat
    voids: int


class Thrown(Event, frozen=True):
    """The caster has thrown."""

    seat: Seat
    faces: Faces
    result: Result


class OddsLaid(Event, frozen=True):
    """The caster has bet besides on his chance."""

    seat: Seat
    amount: int


class Won(Event, frozen=True):
    """The caster wins `amount`, which the setters pay by these shares."""

    seat: Seat
    amount: int
    shares: tuple[Share, ...]


class Lost(Event, frozen=True):
    """The caster loses `amount`, of which the setters get these shares; `losses` in succession."""

    seat: Seat
    amount: int
    shares: tuple[Share, ...]
    losses: int


class BoxPassed(Event, frozen=True):
    """The dice go to the seat `to`: the same one where nobody else can call."""

    seat: Seat
    to: Seat
    cause: Cause
