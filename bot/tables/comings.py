"""Comings and goings: who takes a place or gives one up, with the chips that go along.

During a deal its company stays as it is. Who comes then, and what is put to a stack, lies aside
until the deal is over.
"""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from bot.rules.game import C, H, T, V
from bot.rules.offers import Refused
from bot.rules.turns import Seat
from bot.tables import endings, invitations, refusals, roster, seats
from bot.tables.draft import Draft
from bot.tables.ports import House, Mint, Purse, Stack
from bot.tables.state import Gone, Guest, Phase, Ruling
from bot.tables.view import has_part


def take(draft: Draft[T, H, V, C], user: int, name: str, wanted: Seat | None) -> None:
    """A person takes a seat, the wanted one or any. Raises `Refused`.

    The chips of the guest who makes room go home; so do those with which somebody stood in the
    gallery who now sits down. In mid-deal an onlooker takes a seat when the deal is over.
    """
    stood = draft.state.seat_of(user)
    if stood is not None and stood >= draft.seats and draft.state.phase is Phase.PLAYING:
        draft.note(stood, sits=True)
        return
    seat = seats.seat_for(draft.state, draft.seats, user, wanted)
    name = invitations.accepted(draft, user, name)
    if stood is not None:
        _goes(draft, stood)
    if draft.state.guests[seat] is not None:
        _goes(draft, seat)
    _person_comes(draft, seat, user, name)


def move_up(draft: Draft[T, H, V, C], place: Seat) -> None:
    """An onlooker takes a seat with all chips, if there are any, and a seat for them."""
    guest = draft.state.guest(place)
    assert guest.user is not None
    draft.note(place, sits=False)
    seat = seats.any_seat(draft.state, draft.seats, guest.user)
    if seat is None or not (draft.now.stacks[place] or not draft.charter.buy_in):
        return
    if draft.state.guests[seat] is not None:
        _goes(draft, seat)
    chips = roster.strike(draft, place)
    gone = Gone(place, guest, chips, host=False, part=has_part(draft.state, place))
    state = draft.state.seated(place, None).seated(seat, replace(guest, sits=False, fresh=True))
    draft.state = replace(state, gone=(*state.gone, gone))
    charter = draft.charter
    draft.pay(Purse(charter.server, guest.user), Stack(charter.table, seat), chips, "buy_in")
    roster.enter(draft, seat, chips)


def stand_by(draft: Draft[T, H, V, C], user: int, name: str) -> None:
    """A person takes a place in the gallery. Raises `Refused`."""
    place = seats.gallery_for(draft.state, draft.seats, user)
    _person_comes(draft, place, user, name)


def buy_in(draft: Draft[T, H, V, C], place: Seat, amount: int) -> None:
    """A guest puts chips to the stack; those put there during a deal count from the next."""
    guest, charter = draft.state.guest(place), draft.charter
    assert guest.user is not None
    purse, stack = Purse(charter.server, guest.user), Stack(charter.table, place)
    draft.pay(purse, stack, amount, "again")
    draft.note(place, added=guest.added + amount)
    if draft.state.phase is not Phase.PLAYING:
        roster.add(draft, place, amount)


def leave(draft: Draft[T, H, V, C], place: Seat, sent: Ruling | None = None) -> None:
    """A guest gives up a place, at once or when the deal is over; `sent` says who wills it so."""
    guest = draft.state.guest(place)
    if sent is not None:
        draft.note(place, sent=sent)
    if draft.state.phase is Phase.PLAYING and guest.aside is None:
        draft.note(place, leaving=True)
    else:
        vacate(draft, place)


def vacate(draft: Draft[T, H, V, C], place: Seat) -> None:
    """A guest who has no part in a deal gives up a place.

    Computer players take seats where the game cannot go on without; when no person is left,
    the table closes, unless it has not begun and somebody is expected.
    """
    _goes(draft, place)
    expected = draft.state.phase is Phase.LOBBY and any(each.holds for each in draft.state.invited)
    if not draft.state.people and not expected:
        endings.close(draft, "empty")
    elif draft.state.phase is Phase.BETWEEN and draft.sitting.fault is not None:
        _engage_needed(draft)


def fill(draft: Draft[T, H, V, C]) -> None:
    """A computer player takes a free seat, and as many more as the game needs to be played.

    Raises `Refused` when there is no free seat.
    """
    if None not in draft.state.guests[: draft.seats]:
        raise Refused(refusals.NONE_TO_FILL)
    _engage(draft)
    _engage_needed(draft)


def _person_comes(draft: Draft[T, H, V, C], place: Seat, user: int, name: str) -> None:
    """A person comes with the buy-in; at a table whose host has gone, as the new host."""
    charter, playing = draft.charter, draft.state.phase is Phase.PLAYING
    purse, stack = Purse(charter.server, user), Stack(charter.table, place)
    draft.pay(purse, stack, charter.buy_in, "buy_in")
    aside = charter.buy_in if playing else None
    state = draft.state.seated(place, Guest(user, name, fresh=True, aside=aside))
    draft.state = replace(state, host=user) if state.seat_of(state.host) is None else state
    if not playing:
        roster.enter(draft, place, charter.buy_in)


def _engage_needed(draft: Draft[T, H, V, C]) -> None:
    """Computer players take free seats while too few sit there to play."""
    least = draft.sitting.rules.sizes[0]
    while len(draft.sitting.company.taken) < least and draft.sitting.fault is not None:
        _engage(draft)


def _engage(draft: Draft[T, H, V, C]) -> None:
    """A computer player takes a free seat, with chips of the house."""
    charter = draft.charter
    house = House(charter.server)
    place = seats.seat_for_computer(draft.state, draft.seats)
    # The house never lacks chips for its own players: what it takes out of the mint stands in
    # the books.
    draft.pay(Mint(charter.server), house, charter.buy_in, "house")
    draft.pay(house, Stack(charter.table, place), charter.buy_in, "buy_in")
    draft.state = draft.state.seated(place, seats.computer_for(draft.state))
    roster.enter(draft, place, charter.buy_in)


def _goes(draft: Draft[T, H, V, C], place: Seat) -> None:
    """A guest goes home with all chips, which is noted. The host's part passes on."""
    before = draft.state
    going = draft.send_home if before.phase is Phase.PLAYING else partial(roster.strike, draft)
    chips = going(place)
    guest = before.guest(place)
    was_host = guest.user == before.host
    draft.state = draft.state.seated(place, None)
    if before.phase is not Phase.LOBBY:
        gone = Gone(place, guest, chips, was_host, has_part(before, place))
        draft.state = replace(draft.state, gone=(*before.gone, gone))
    people = draft.state.people
    if was_host and people:
        heir = next((each for each in people if not each.away), people[0])
        draft.state = replace(draft.state, host=heir.user or draft.state.host)
