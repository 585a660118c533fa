"""A table before the first deal: what is played there, who has come, and how others may."""

from __future__ import annotations

from collections.abc import Sequence

from bot.chat.house_rules import told_apart
from bot.chat.remarks import gallery, held
from bot.chat.sheet import Line, Menu, Row, TableSheet, in_rows
from bot.chat.told import Told, fitted, lines
from bot.chat.wording import MOST_ALT, PACES, chips, listed, soon
from bot.games import AnyRules
from bot.rules.turns import Seat
from bot.tables.state import Guest, Milliseconds

_MOST_PEOPLE = 2_000
"""Characters in which the company is told."""


def lobby(told: Told) -> TableSheet:
    """The lobby of a table."""
    book = told.kit.book
    seats = told.guests[: told.rules.sizes[-1]]
    deadline = told.view.deadline
    return TableSheet(
        lines(f"### {book.title}\n{book.line}", _terms(told)),
        fitted(told, lambda told: lines(_seats(told), gallery(told), held(told)), _MOST_PEOPLE),
        "" if deadline is None else _waiting(deadline.moment),
        told.kit.pictures.lobby(seats),
        fitted(told, lambda told: f"A table laid for {book.title}: {_company(told)}", MOST_ALT),
        (*_seat_menu(told), *_tools(told)),
    )


def _terms(told: Told) -> Sequence[str]:
    charter = told.view.charter
    of_server, of_table = told_apart(told.kit, charter.options, told.usual)
    stake = f"Buy-in {chips(charter.buy_in)}" if charter.buy_in else "For points, not for chips"
    pace = f"Pace: {PACES[charter.pace]}"
    terms = [f"-# {' · '.join((*of_table, stake, pace))}"]
    return (
        [f"-# House rules of this server: {' · '.join(of_server)}", *terms] if of_server else terms
    )


def _waiting(moment: Milliseconds) -> str:
    return f"-# If nobody does anything, the table is cleared away {soon(moment)}."


def _tools(told: Told) -> tuple[Row, ...]:
    standing = [told.button("Stand by", "gallery")] if told.rules.onlookers else []
    return in_rows(
        [
            told.button("Take a seat", "sit", style="chief"),
            *standing,
            told.button("Leave", "leave"),
            told.button("Begin", "begin", style="good"),
            told.button("Rules", "rules"),
            told.button(_hiring(told.rules), "fill"),
        ]
    )


def _hiring(rules: AnyRules) -> str:
    """How computer players are asked to the table."""
    if len(rules.sizes) == 1:
        return "Fill with computer players"
    return "Add a computer player"


def _company(told: Told) -> str:
    """Who sits there, in a sentence."""
    seats = told.guests[: told.rules.sizes[-1]]
    free = seats.count(None)
    present = [name for name, guest in zip(told.plain_names, seats, strict=False) if guest]
    return listed([*present, *([f"{free} free"] if free else [])])


def _seats(told: Told) -> str:
    places, seats = _places(told), range(told.rules.sizes[-1])
    free = told.guests[: len(seats)].count(None)
    if places:
        people = [f"{places[seat]} {_described(told, seat)}" for seat in seats]
    else:
        people = [_described(told, seat) for seat in seats if told.guests[seat] is not None]
        people += [f"*{free} of {len(seats)} seats free*"] if free else []
    seating = told.kit.words.seating
    about = f" ({seating})" if seating else ""
    return f"**Seats**{about}: {' · '.join(people)}"


def _places(told: Told) -> Sequence[str]:
    """What the seats are called, if anything."""
    return told.kit.words.places(told.rules, told.guests[: told.rules.sizes[-1]])


def _described(told: Told, seat: Seat) -> str:
    guest = told.guests[seat]
    if guest is None:
        return "*free*"
    marks = _marks(guest, told.view.state.host)
    return f"**{told.names[seat]}**" + (f" ({', '.join(marks)})" if marks else "")


def _marks(guest: Guest, host: int) -> Sequence[str]:
    marks = {
        "host": guest.user == host,
        "computer": guest.computer,
        "away": guest.away,
    }
    return [mark for mark, holds in marks.items() if holds]


def _seat_menu(told: Told) -> tuple[Row, ...]:
    """Where it matters who sits where, each seat that may be taken is a line."""
    called = told.plain_names
    found = [
        Line(
            place,
            f"sit.{seat}",
            about="free" if guest is None else f"now {called[seat]}, a computer player",
        )
        for seat, (place, guest) in enumerate(zip(_places(told), told.guests, strict=False))
        if guest is None or guest.computer
    ]
    return (Menu("Choose your seat", told.ident.of("menu0"), tuple(found)),) if found else ()
