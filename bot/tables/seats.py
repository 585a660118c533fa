"""Which place somebody may have, and why it is refused: functions of a table's state.

The first `seats` places are the seats, the others the gallery.
"""

from __future__ import annotations

from bot.rules.offers import Refused
from bot.rules.turns import Seat
from bot.tables import refusals
from bot.tables.state import Charter, Guest, Invitation, Phase, State

COMPUTERS = (
    "Mrs Battle",
    "Colonel Pam",
    "Miss Diana",
    "Sir Basto",
    "Lady Manille",
    "Dr Quadrille",
    "Mr Spadille",
    "Miss Punto",
    "Captain Ruff",
    "Lady Gleek",
    "Mr Primero",
    "Madam Loo",
    "Squire Tarot",
    "Mrs Piquet",
    "Dean Quinola",
    "Miss Ombre",
)
"""Names for computer players, each used once at a table; as many as the largest game seats."""

MOST_ONLOOKERS = 12


def seat_for(state: State, seats: int, user: int, wanted: Seat | None) -> Seat:
    """The seat that a person may take, the wanted one or any.

    It is a free one, or that of a computer player or an absent guest; first of all the one that
    is held for this very person. An onlooker may sit down between deals. Raises `Refused`.
    """
    place = state.seat_of(user)
    if place is not None and place < seats:
        raise Refused(refusals.SEATED_ALREADY)
    seat = any_seat(state, seats, user) if wanted is None else wanted
    if seat is None:
        raise Refused(_full(state, seats))
    holder = holder_of(state, seat)
    if holder is not None and holder.user != user:
        raise Refused(refusals.seat_held(holder.name))
    taken = state.guests[seat]
    if taken is not None and not _yields(state, taken):
        raise Refused(_occupied(state, taken))
    return seat


def seat_to_hold(state: State, seats: int) -> Seat:
    """The seat that is held for somebody who is asked to the table. Raises `Refused`."""
    for wanted in (_is_free, _is_computers):
        for seat, guest in enumerate(state.guests[:seats]):
            if wanted(guest) and holder_of(state, seat) is None:
                return seat
    raise Refused(refusals.NO_EMPTY_SEAT)


def holder_of(state: State, seat: Seat) -> Invitation | None:
    """For whom a seat is held, if for anybody."""
    held = (each for each in state.invited if each.seat == seat and each.holds)
    return next(held, None)


def gallery_for(state: State, seats: int, user: int) -> Seat:
    """The place in the gallery that a person may take. Raises `Refused`."""
    if state.seat_of(user) is not None:
        raise Refused(refusals.PLACED_ALREADY)
    gallery = state.guests[seats:]
    free = next((place for place, guest in enumerate(gallery) if guest is None), len(gallery))
    if free == MOST_ONLOOKERS:
        raise Refused(refusals.GALLERY_FULL)
    return seats + free


def seat_for_computer(state: State, seats: int) -> Seat:
    """The free seat that a computer player takes; there must be one.

    One that is held comes last: whoever it is held for may take it from the computer player.
    """
    free = [seat for seat in range(seats) if state.guests[seat] is None]
    return next((seat for seat in free if holder_of(state, seat) is None), free[0])


def computer_for(state: State) -> Guest:
    """A computer player who is not yet at the table."""
    used = {guest.name for guest in state.guests if guest is not None}
    return Guest(None, next(name for name in COMPUTERS if name not in used), fresh=True)


def no_buying_in(charter: Charter, state: State, *, again: bool) -> str | None:
    """Why nobody puts chips to a stack now, in words; `again` says whether the rules allow it."""
    if not again:
        return refusals.BOUGHT_IN_ONCE
    if not charter.buy_in:
        return refusals.NO_CHIPS
    if state.phase is Phase.LOBBY:
        return refusals.SAME_FOR_ALL
    return None


def _full(state: State, seats: int) -> str:
    for seat in range(seats):
        holder = holder_of(state, seat)
        if holder is not None and state.guests[seat] is None:
            return refusals.last_seat_held(holder.name)
    if state.phase is Phase.PLAYING:
        return refusals.ALL_PLAYING
    return refusals.ALL_TAKEN


def _occupied(state: State, guest: Guest) -> str:
    if state.phase is Phase.PLAYING and guest.computer:
        return refusals.seat_playing(guest.name)
    return refusals.seat_taken(guest.name)


def _yields(state: State, guest: Guest) -> bool:
    """Whether a seat may be taken from this guest: not in a deal, and from one who is not there."""
    if state.phase is Phase.PLAYING:
        return False
    return guest.computer or (guest.away and state.phase is Phase.BETWEEN)


def any_seat(state: State, seats: int, user: int) -> Seat | None:
    """A seat that a person may take: the one that is held, a free one, one of who is not there."""
    own = next((each.seat for each in state.invited if each.user == user and each.holds), None)
    if own is not None and (state.guests[own] is None or _yields(state, state.guest(own))):
        return own
    for wanted in (_is_free, _is_computers, _is_away):
        for seat, guest in enumerate(state.guests[:seats]):
            if not wanted(guest) or holder_of(state, seat) is not None:
                continue
            if guest is None or _yields(state, guest):
                return seat
    return None


def _is_free(guest: Guest | None) -> bool:
    return guest is None


def _is_computers(guest: Guest | None) -> bool:
    return guest is not None and guest.computer


def _is_away(guest: Guest | None) -> bool:
    return guest is not None and guest.away
