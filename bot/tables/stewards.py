"""Who looks after a table, and what they may do at once: functions of a table's state.

A host could take back a deal that goes badly, for himself or for a friend. So where chips are at
stake, whatever makes a deal void waits for all its players, or for the end of the deal, unless it
is the server's staff who act: and then everybody reads who it was.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from bot.rules.game import C, H, Rules, T, V
from bot.rules.offers import Refused
from bot.tables import refusals
from bot.tables.state import Charter, Office, Phase, Ruling, State
from bot.tables.view import has_part


@dataclass(frozen=True, slots=True)
class Steward:
    """Somebody who would look after a table."""

    user: int
    name: str
    staff: bool
    """May manage messages where the table stands."""


def is_host(state: State, user: int) -> bool:
    """Whether somebody has the host's tools: while the host is away, every guest has them."""
    host = state.seat_of(state.host)
    absent = host is None or state.guest(host).away
    return user == state.host or (absent and state.seat_of(user) is not None)


def host_name(state: State) -> str | None:
    """What the host is called; `None` when the host has left."""
    host = state.seat_of(state.host)
    return None if host is None else state.guest(host).name


def check(state: State, steward: Steward) -> None:
    """Raises `Refused` for who has no say at the table."""
    if not steward.staff and not is_host(state, steward.user):
        raise Refused(refusals.stewards_only(host_name(state)))


def must_wait(charter: Charter, state: State, steward: Steward) -> bool:
    """Whether somebody may not put an end to the deal under way: where chips are at stake."""
    return not steward.staff and charter.buy_in > 0 and state.phase is Phase.PLAYING


def house_has_part(charter: Charter, state: State, rules: Rules[T, H, V, C]) -> bool:
    """Whether the house plays for chips in the deal under way, itself or by computer players."""
    playing = [guest for guest in state.guests if guest and guest.aside is None]
    return charter.buy_in > 0 and (rules.house_plays or any(guest.computer for guest in playing))


def plays(state: State, user: int) -> bool:
    """Whether somebody has a part in the deal under way."""
    seat = state.seat_of(user)
    return seat is not None and state.phase is Phase.PLAYING and has_part(state, seat)


def ruling(charter: Charter, state: State, steward: Steward) -> Ruling:
    """What everybody is told of who does it: staff who do what any host could do are the host."""
    office: Office = "host" if steward.user == state.host else "deputy"
    as_host = replace(steward, staff=False)
    if not is_host(state, steward.user) or must_wait(charter, state, as_host):
        office = "staff" if steward.staff else office
    return Ruling(steward.name, office, plays(state, steward.user), steward.user)


def dismissal(state: State, steward: Steward) -> Ruling:
    """What everybody is told of who sends a guest away: staff who are the host are just that."""
    office: Office = "host" if steward.user == state.host else "deputy"
    return Ruling(
        steward.name,
        office if is_host(state, steward.user) else "staff",
        plays(state, steward.user),
        steward.user,
    )


def closer(state: State, user: int) -> Ruling:
    """The same of who closes a window, which is for hosts alone."""
    seat = state.seat_of(user)
    assert seat is not None
    office: Office = "host" if user == state.host else "deputy"
    return Ruling(state.guest(seat).name, office, plays(state, user), user)
