"""Which place somebody may have, and in what words it is refused: functions of a table's state.

The first `seats` places are the seats, the others the gallery.
"""

from __future__ import annotations

from bot.rules.offers import Refused
from bot.rules.turns import Seat
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

TOO_MUCH = "Your purse does not hold so many chips."
"""What somebody is told who cannot pay for more."""


def too_light(buy_in: int) -> str:
    """What somebody is told who cannot pay for a place."""
    return f"The buy-in is {buy_in:,} chips, and your purse holds fewer."


def seat_for(state: State, seats: int, user: int, wanted: Seat | None) -> Seat:
    """The seat that a person may take, the wanted one or any.

    It is a free one, or that of a computer player or an absent guest; first of all the one that
    is held for this very person. An onlooker may sit down between deals. Raises `Refused`.
    """
    place = state.seat_of(user)
    if place is not None and place < seats:
        raise Refused("You have a seat at this table already.")
    seat = any_seat(state, seats, user) if wanted is None else wanted
    if seat is None:
        raise Refused(_full(state, seats))
    holder = holder_of(state, seat)
    if holder is not None and holder.user != user:
        raise Refused(f"That seat is held for {holder.name}.")
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
    raise Refused("There is no empty seat at this table.")


def holder_of(state: State, seat: Seat) -> Invitation | None:
    """For whom a seat is held, if for anybody."""
    held = (each for each in state.invited if each.seat == seat and each.holds)
    return next(held, None)


def gallery_for(state: State, seats: int, user: int) -> Seat:
    """The place in the gallery that a person may take. Raises `Refused`."""
    if state.seat_of(user) is not None:
        raise Refused("You have a place at this table already.")
    gallery = state.guests[seats:]
    free = next((place for place, guest in enumerate(gallery) if guest is None), len(gallery))
    if free == MOST_ONLOOKERS:
        raise Refused("The gallery is full.")
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
        return "By these house rules nobody buys in again."
    if not charter.buy_in:
        return "At this table no chips are at stake."
    if state.phase is Phase.LOBBY:
        return "Everybody begins with the same chips. Buy in again when a deal has been played."
    return None


def _full(state: State, seats: int) -> str:
    for seat in range(seats):
        holder = holder_of(state, seat)
        if holder is not None and state.guests[seat] is None:
            return f"The last free seat is held for {holder.name}."
    if state.phase is Phase.PLAYING:
        return "A deal is under way, and no seat is free. Ask again when it is over."
    return "Every seat at this table is taken."


def _occupied(state: State, guest: Guest) -> str:
    if state.phase is Phase.PLAYING and guest.computer:
        return f"{guest.name} is playing this deal. Ask again when it is over."
    return f"That seat is taken by {guest.name}."


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
