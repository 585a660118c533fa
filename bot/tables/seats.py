"""Who sits where: taking and giving up places, with the chips that go with them.

Pure functions of a table's state; what they return is written by the table in one change.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from bot.rules.game import Refused
from bot.tables.ports import Account, House, Mint, Pool, Purse, Stack, Transfer
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


MOST_ONLOOKERS = 12


@dataclass(frozen=True, slots=True)
class Move:
    """A new state and the chips that go with it, in this order."""

    state: State
    transfers: tuple[Transfer, ...] = ()


@dataclass(frozen=True, slots=True)
class Room:
    """A table as somebody finds it who wants a place; `stacks` are the chips by place.

    The first `seats` places are the seats, the others the gallery.
    """

    charter: Charter
    state: State
    stacks: Sequence[int]
    seats: int


def take(room: Room, user: int, name: str, seat: int | None) -> Move:
    """A person takes a seat: a free one, or that of a computer player or an absent guest.

    The chips of the guest who makes room go home. Who takes a free seat while a deal is under way
    plays from the next one. An onlooker may sit down between deals. Raises `Refused`.
    """
    stood = _gone(room, user)
    room = replace(room, state=stood.state)
    seat = _free(room) if seat is None else seat
    if seat is None:
        raise Refused(_full(room.state))
    taken = room.state.guests[seat]
    if taken is not None and not _yields(room.state, taken):
        raise Refused(_occupied(room.state, taken))
    sits = _placed(room, user, name, seat)
    return Move(sits.state, stood.transfers + sits.transfers)


def _gone(room: Room, user: int) -> Move:
    """Who stands in the gallery leaves it for a seat. Raises `Refused` for who has one."""
    place = room.state.seat_of(user)
    if place is None:
        return Move(room.state)
    if place < room.seats:
        raise Refused("You have a seat at this table already.")
    if room.state.phase is Phase.PLAYING:
        raise Refused("You stand in the gallery. A seat can be taken when the deal is over.")
    return vacate(room.charter, room.state, place, room.stacks[place])


def stand_by(room: Room, user: int, name: str) -> Move:
    """A person takes a place in the gallery. Raises `Refused`."""
    if room.state.seat_of(user) is not None:
        raise Refused("You have a place at this table already.")
    gallery = room.state.guests[room.seats :]
    free = next((place for place, guest in enumerate(gallery) if guest is None), len(gallery))
    if free == MOST_ONLOOKERS:
        raise Refused("The gallery is full.")
    return _placed(room, user, name, room.seats + free)


def _placed(room: Room, user: int, name: str, place: int) -> Move:
    """Whoever is in the place makes room, and the person comes with the buy-in."""
    charter, state = room.charter, room.state
    taken = state.guests[place] if place < len(state.guests) else None
    made = Move(state) if taken is None else vacate(charter, state, place, room.stacks[place])
    stack = Stack(charter.table, place)
    paid = _paid(Purse(charter.server, user), stack, charter.buy_in, "buy_in")
    aside = charter.buy_in if state.phase is Phase.PLAYING else None
    seated = made.state.seated(place, Guest(user, name, fresh=True, aside=aside))
    if seated.seat_of(seated.host) is None:
        seated = replace(seated, host=user)
    return Move(seated, made.transfers + paid)


def _full(state: State) -> str:
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


def _free(room: Room) -> int | None:
    for wanted in (_is_free, _is_computers, _is_away):
        for seat, guest in enumerate(room.state.guests[: room.seats]):
            if wanted(guest) and (guest is None or _yields(room.state, guest)):
                return seat
    return None


def _is_free(guest: Guest | None) -> bool:
    return guest is None


def _is_computers(guest: Guest | None) -> bool:
    return guest is not None and guest.computer


def _is_away(guest: Guest | None) -> bool:
    return guest is not None and guest.away


def no_buying_in(charter: Charter, state: State, *, again: bool) -> str | None:
    """Why nobody puts chips to a stack now, in words; `again` says whether the rules allow it."""
    if not again:
        return "By these house rules nobody buys in again."
    if not charter.buy_in:
        return "At this table no chips are at stake."
    if state.phase is Phase.LOBBY:
        return "Everybody begins with the same chips. Buy in again when a deal has been played."
    return None


def buy_in(charter: Charter, state: State, place: int, amount: int) -> Move:
    """A guest puts chips from the purse to the stack."""
    guest = state.guests[place]
    assert guest is not None
    assert guest.user is not None
    stack = Stack(charter.table, place)
    paid = _paid(Purse(charter.server, guest.user), stack, amount, "buy_in")
    return Move(state.seated(place, replace(guest, added=guest.added + amount)), paid)


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


def engage(charter: Charter, state: State) -> Move:
    """A computer player takes the first free seat, with chips of the house. There must be one."""
    seat = state.guests.index(None)
    used = {guest.name for guest in state.guests if guest is not None}
    name = next(name for name in COMPUTERS if name not in used)
    house = House(charter.server)
    # The house never lacks chips for its own players: what it takes out of the mint stands in
    # the books.
    minted = _paid(Mint(charter.server), house, charter.buy_in, "house")
    paid = _paid(house, Stack(charter.table, seat), charter.buy_in, "buy_in")
    return Move(state.seated(seat, Guest(None, name)), minted + paid)


def funded(charter: Charter, amount: int) -> tuple[Transfer, ...]:
    """The house puts chips of its own on the table."""
    house = House(charter.server)
    minted = _paid(Mint(charter.server), house, amount, "house")
    return minted + _paid(house, Pool(charter.table, "house"), amount, "house")


def too_light(buy_in: int) -> str:
    """What somebody is told who cannot pay for a place."""
    return f"The buy-in is {buy_in:,} chips, and your purse holds fewer."


TOO_MUCH = "Your purse does not hold so many chips."
"""What somebody is told who cannot pay for more."""


def _paid(source: Account, target: Account, amount: int, reason: str) -> tuple[Transfer, ...]:
    return (Transfer(source, target, amount, reason),) if amount else ()
