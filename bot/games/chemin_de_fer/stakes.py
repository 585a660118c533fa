"""Stakes at chemin de fer: entries of a window, and what a bank takes of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from msgspec import Struct

from bot.rules.chips import Payment
from bot.rules.turns import Seat


class Entry(Struct, frozen=True):
    """What a place has entered in the open window; the amount of a banco is the bank."""

    place: Seat
    amount: int
    banco: bool = False


class Wager(Struct, frozen=True):
    """A stake that lies on the table."""

    place: Seat
    amount: int


Wagers: TypeAlias = tuple[Wager, ...]
"""Seats in their order from the banker's right, then the gallery as its bets were placed."""


def banco_caller(
    entries: tuple[Entry, ...], suivi: Seat | None, order: Sequence[Seat]
) -> Seat | None:
    """Who plays alone against the bank, if anybody has called it (C12, C46)."""
    callers = {each.place for each in entries if each.banco}
    if suivi in callers:
        return suivi
    return next((seat for seat in order if seat in callers), None)


def allotted(
    bank: int, carried: Wagers, entries: tuple[Entry, ...], order: Sequence[Seat]
) -> Wagers:
    """The stakes that a bank takes: what lies already, then the seats in order, then the gallery.

    What only partly fits is cut (C14, C15).
    """
    lying = {wager.place: wager.amount for wager in carried}
    room = bank - sum(lying.values())
    by_place = {each.place: each for each in entries}
    seated = [by_place[seat] for seat in order if seat in by_place]
    for each in (*seated, *(each for each in entries if each.place not in order)):
        held = lying.get(each.place, 0)
        more = min(each.amount - held, room)
        if more > 0:
            lying[each.place] = held + more
            room -= more
    places = [*(seat for seat in order if seat in lying), *(p for p in lying if p not in order)]
    return tuple(Wager(place, lying[place]) for place in places)


def room_for(
    bank: int, carried: Wagers, entries: tuple[Entry, ...], order: Sequence[Seat], place: Seat
) -> int:
    """The most that a bank would take of a place, its part that lies already included.

    It is told from what those before it have entered so far; a new entry of the gallery is last.
    """
    lying = sum(each.amount for each in carried if each.place == place)
    seats = order[: order.index(place)] if place in order else order
    first = {*seats, *(each.place for each in entries if place not in order)} - {place}
    ahead = tuple(each for each in entries if each.place in first)
    taken = allotted(bank, carried, ahead, order)
    return bank - sum(each.amount for each in taken) + lying


def excess_of(bank: int, carried: Wagers, entries: tuple[Entry, ...], order: Sequence[Seat]) -> int:
    """By how much the seated stakes, with what lies already, exceed the bank; may be negative."""
    whole = {wager.place: wager.amount for wager in carried}
    whole |= {each.place: each.amount for each in entries if each.place in order}
    return sum(whole.values()) - bank


def returned(stakes: Sequence[Wager]) -> tuple[Payment, ...]:
    """What takes stakes back to their owners."""
    return tuple(Payment("carried", each.place, each.amount, "returned") for each in stakes)


def representative(stakes: Wagers, order: Sequence[Seat], *, nearest: bool) -> Seat:
    """Who plays the punters' hand: a seat if any has staked (C18, C19, C51)."""
    seated = [wager for wager in stakes if wager.place in order]
    if seated and nearest:
        return seated[0].place
    # Of equal stakes `max` finds the first.
    return max(seated or stakes, key=lambda wager: wager.amount).place
