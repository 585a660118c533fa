"""Seats held for people who have been asked to a table.

To ask somebody puts no chips at stake: only who takes the seat pays the buy-in.
"""

from __future__ import annotations

from dataclasses import replace

from bot.rules.game import C, H, T, V
from bot.rules.offers import Refused
from bot.tables import refusals, seats
from bot.tables.draft import Draft
from bot.tables.state import Invitation, Milliseconds, State


def ask(draft: Draft[T, H, V, C], user: int, name: str, lasts: Milliseconds) -> None:
    """Holds a seat for a person for so long. Raises `Refused`."""
    state = draft.state
    if state.seat_of(user) is not None:
        raise Refused(refusals.has_place(name))
    asked = of(state, user)
    if asked is not None and asked.declined:
        raise Refused(refusals.would_rather_not(name))
    if asked is not None and asked.holds:
        raise Refused(refusals.asked_already(name))
    seat = seats.seat_to_hold(state, draft.seats)
    if asked is not None:
        _without(draft, asked)
    held = Invitation(user, name, seat, draft.moment + lasts)
    draft.state = replace(draft.state, invited=(*draft.state.invited, held))


def of(state: State, user: int) -> Invitation | None:
    """The invitation of a person, if there is one."""
    return next((each for each in state.invited if each.user == user), None)


def accepted(draft: Draft[T, H, V, C], user: int, name: str) -> str:
    """Takes back the invitation of a person who sits down, and says how the server calls them.

    Whoever accepts by direct message has no name of the server's there; `name` is that one.
    """
    asked = of(draft.state, user)
    if asked is None:
        return name
    _without(draft, asked)
    return asked.name


def decline(draft: Draft[T, H, V, C], user: int) -> None:
    """A person would rather not. Raises `Refused`."""
    asked = of(draft.state, user)
    if asked is None or asked.lapsed:
        raise Refused(refusals.NOT_HELD)
    _without(draft, asked)
    draft.state = replace(
        draft.state, invited=(*draft.state.invited, replace(asked, declined=True))
    )


def lapse(draft: Draft[T, H, V, C]) -> None:
    """Seats are held no longer whose time is up."""
    now = draft.moment
    invited = (
        replace(each, lapsed=True) if each.holds and each.until <= now else each
        for each in draft.state.invited
    )
    draft.state = replace(draft.state, invited=tuple(invited))


def _without(draft: Draft[T, H, V, C], invitation: Invitation) -> None:
    left = tuple(each for each in draft.state.invited if each is not invitation)
    draft.state = replace(draft.state, invited=left)
