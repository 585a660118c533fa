"""A table before the first deal: what is played there, who has come, and how others may."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.chat.house_rules import told_apart
from bot.chat.refusing import hiring
from bot.chat.remarks import gallery, held
from bot.chat.sheet import Line, Menu, Row, TableSheet, in_rows
from bot.chat.told import Told, fitted, lines
from bot.chat.wording import MOST_ALT
from bot.chat.words import buttons
from bot.chat.words import lobby as words
from bot.rules.turns import Seat
from bot.tables.state import Guest

_MOST_PEOPLE = 2_000
"""Characters in which the company is told."""


def lobby(told: Told) -> TableSheet:
    """The lobby of a table."""
    book = told.kit.book
    seats = told.guests[: told.rules.sizes[-1]]
    deadline = told.view.deadline
    return TableSheet(
        lines(words.heading(book.title, book.line), _terms(told)),
        fitted(told, lambda told: lines(_seats(told), gallery(told), held(told)), _MOST_PEOPLE),
        "" if deadline is None else words.cleared_away(deadline.moment),
        told.kit.pictures.lobby(seats),
        fitted(told, _company, MOST_ALT),
        (*_seat_menu(told), *_tools(told)),
    )


def _terms(told: Told) -> Iterable[str]:
    charter = told.view.charter
    of_server, of_table = told_apart(told.kit, charter.options, told.usual)
    if of_server:
        yield words.rules_of_server(of_server)
    if of_table:
        yield words.rules_of_table(of_table)
    yield words.stakes(told.kit.words.costs(told.rules), charter.buy_in)
    yield words.pace(charter.pace)


def _tools(told: Told) -> tuple[Row, ...]:
    standing = [told.button(buttons.STAND_BY, "gallery")] if told.rules.onlookers else []
    return in_rows(
        [
            told.button(buttons.TAKE_A_SEAT, "sit", style="chief"),
            *standing,
            told.button(buttons.LEAVE, "leave"),
            told.button(buttons.BEGIN, "begin", style="good"),
            told.button(buttons.RULES, "rules"),
            told.button(hiring(told.rules), "fill"),
        ]
    )


def _company(told: Told) -> str:
    """Who sits there, in a sentence."""
    seats = told.guests[: told.rules.sizes[-1]]
    present = [name for name, guest in zip(told.plain_names, seats, strict=False) if guest]
    return words.picture(told.kit.book.title, present, seats.count(None))


def _seats(told: Told) -> str:
    places, seats = _places(told), range(told.rules.sizes[-1])
    free = told.guests[: len(seats)].count(None)
    if places:
        people = [words.at_place(places[seat], _described(told, seat)) for seat in seats]
    else:
        people = [_described(told, seat) for seat in seats if told.guests[seat] is not None]
        people += [words.empty_seats(free, len(seats))] if free else []
    return words.seats(people, told.kit.words.seating)


def _places(told: Told) -> Sequence[str]:
    """What the seats are called, if anything."""
    return told.kit.words.places(told.rules, told.guests[: told.rules.sizes[-1]])


def _described(told: Told, seat: Seat) -> str:
    guest = told.guests[seat]
    if guest is None:
        return words.an_empty_seat()
    return words.described(told.names[seat], _marks(guest, told.view.state.host))


def _marks(guest: Guest, host: int) -> Sequence[str]:
    marks = {
        words.HOST: guest.user == host,
        words.COMPUTER: guest.computer,
        words.AWAY: guest.away,
    }
    return [mark for mark, holds in marks.items() if holds]


def _seat_menu(told: Told) -> tuple[Row, ...]:
    """Where it matters who sits where, each seat that may be taken is a line."""
    called = told.plain_names
    found = [
        Line(
            place,
            f"sit.{seat}",
            about=words.FREE if guest is None else words.seat_of_computer(called[seat]),
        )
        for seat, (place, guest) in enumerate(zip(_places(told), told.guests, strict=False))
        if guest is None or guest.computer
    ]
    return (Menu(words.CHOOSE_SEAT, told.ident.of("menu0"), tuple(found)),) if found else ()
