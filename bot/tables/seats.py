"""Who sits where: taking and giving up places, with the chips that go with them.

Pure functions of a table's state; what they return is written by the table in one change.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from bot.rules.game import Refused
from bot.tables.ports import Account, House, Mint, Purse, Stack, Transfer
from bot.tables.state import Charter, Guest, Phase, State

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


@dataclass(frozen=True, slots=True)
class Move:
    """A new state and the chips that go with it, in this order."""

    state: State
    transfers: tuple[Transfer, ...] = ()


def take(
    charter: Charter, state: State, stacks: Sequence[int], user: int, name: str, seat: int | None
) -> Move:
    """A person takes a place: a free one, or that of a computer player or an absent guest.

    `stacks` are the chips by place; those of the guest who makes room go home. Raises `Refused`.
    """
    if state.seat_of(user) is not None:
        raise Refused("You have a seat at this table already.")
    if state.phase is Phase.PLAYING:
        raise Refused("A deal is under way. A seat can be taken when it is over.")
    seat = _free(state) if seat is None else seat
    if seat is None:
        raise Refused("Every seat at this table is taken.")
    taken = state.guests[seat]
    if taken is not None and not _yields(state, taken):
        raise Refused(f"That seat is taken by {taken.name}.")
    room = Move(state) if taken is None else vacate(charter, state, seat, stacks[seat])
    paid = _paid(Purse(charter.server, user), Stack(charter.table, seat), charter.buy_in, "buy_in")
    seated = room.state.seated(seat, Guest(user, name))
    if seated.seat_of(seated.host) is None:
        seated = replace(seated, host=user)
    return Move(seated, room.transfers + paid)


def _yields(state: State, guest: Guest) -> bool:
    """Whether a place may be taken from this guest: between deals, from one who is not there."""
    return guest.computer or (guest.away and state.phase is Phase.BETWEEN)


def _free(state: State) -> int | None:
    for wanted in (_is_free, _is_computers, _is_away):
        for seat, guest in enumerate(state.guests):
            if wanted(guest) and (guest is None or _yields(state, guest)):
                return seat
    return None


def _is_free(guest: Guest | None) -> bool:
    return guest is None


def _is_computers(guest: Guest | None) -> bool:
    return guest is not None and guest.computer


def _is_away(guest: Guest | None) -> bool:
    return guest is not None and guest.away


def vacate(charter: Charter, state: State, seat: int, stack: int) -> Move:
    """A guest gives up a place, and takes the whole stack home. The host's part passes on."""
    guest = state.guests[seat]
    assert guest is not None
    home = homeward(charter, guest, seat, stack)
    state = state.seated(seat, None)
    if guest.user == state.host and state.people:
        heir = next((each for each in state.people if not each.away), state.people[0])
        state = replace(state, host=heir.user or state.host)
    return Move(state, home)


def homeward(charter: Charter, guest: Guest, seat: int, stack: int) -> tuple[Transfer, ...]:
    """What takes the chips of a place back to the guest's purse, or to the house."""
    return _paid(Stack(charter.table, seat), _home(charter, guest), stack, "leaving")


def _home(charter: Charter, guest: Guest) -> Account:
    if guest.user is None:
        return House(charter.server)
    return Purse(charter.server, guest.user)


def fill(charter: Charter, state: State, seats: int) -> Move:
    """Computer players take the free seats among the first `seats`, with chips of the house."""
    transfers: tuple[Transfer, ...] = ()
    house = House(charter.server)
    for seat in range(seats):
        if state.guests[seat] is None:
            used = {guest.name for guest in state.guests if guest is not None}
            name = next(name for name in COMPUTERS if name not in used)
            state = state.seated(seat, Guest(None, name))
            # The house never lacks chips for its own players: what it takes out of the mint
            # stands in the books.
            transfers += _paid(Mint(charter.server), house, charter.buy_in, "house")
            transfers += _paid(house, Stack(charter.table, seat), charter.buy_in, "buy_in")
    return Move(state, transfers)


def too_light(buy_in: int) -> str:
    """What somebody is told who cannot pay for a place."""
    return f"The buy-in is {buy_in:,} chips, and your purse holds fewer."


def _paid(source: Account, target: Account, amount: int, reason: str) -> tuple[Transfer, ...]:
    return (Transfer(source, target, amount, reason),) if amount else ()
