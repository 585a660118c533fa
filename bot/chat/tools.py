"""What *More* opens under a table: a guest's own tools, and the host's."""

from __future__ import annotations

from bot.chat.ids import Ident
from bot.chat.sheet import Button, Line, Row, TableSheet, in_rows, menus
from bot.chat.wording import escaped, plain, soon
from bot.rules.game import Refused, Seat
from bot.tables.seats import no_buying_in
from bot.tables.state import Guest, Phase, State
from bot.tables.table import AnyTable


def more(table: AnyTable, user: int) -> TableSheet:
    """The tools for one person, to be shown to that person alone. Raises `Refused`."""
    state = table.state
    ident = Ident(table.charter.table, state.move, "")
    seat = state.seat_of(user)
    guest = None if seat is None else state.guests[seat]
    if guest is None:
        raise Refused("These tools are for the guests of the table.")
    own = _own(table, guest, ident)
    if table.view().deal > 1 and state.phase is Phase.PLAYING:
        own.append(Button("Record", ident.of("record")))
    rows: list[Row] = [*in_rows(own)]
    if _is_host(state, user):
        rows += _hosts(state, user, ident)
    return TableSheet("\n".join(_facts(table)), rows=tuple(rows))


def removal(seat: Seat, guest: Guest) -> str:
    """What sends this very guest away, and no other who may sit there by then."""
    return f"remove.{seat}.{guest.user or 0}"


def surely(table: AnyTable) -> TableSheet:
    """Asks once more before a table is closed."""
    text = "Close the table? A deal under way becomes void, and all chips go home."
    ident = Ident(table.charter.table, table.state.move, "shut")
    return TableSheet(text, rows=((Button("Yes, close the table", str(ident), "grave"),),))


def _facts(table: AnyTable) -> list[str]:
    view, state = table.view(), table.state
    host = state.seat_of(state.host)
    lines = [f"-# Table `{table.charter.table}`, opened {soon(table.charter.opened)}"]
    if host is not None and (guest := state.guests[host]) is not None:
        lines.insert(0, f"Host: **{escaped(guest.name)}**")
    if view.commitment is not None:
        lines.append(f"-# The latest seal: `{view.commitment}`")
    return lines


def _own(table: AnyTable, guest: Guest, ident: Ident) -> list[Button]:
    state, deal = table.state, table.view().deal
    if state.phase is not Phase.PLAYING:
        return [Button("Leave the table", ident.of("leave"))]
    refusal = no_buying_in(table.charter, state, again=table.rules.buys_in_again)
    return [
        Button("Stay after all", ident.of("stay"))
        if guest.leaving
        else Button("Leave after this deal", ident.of("leave")),
        Button("Let the deal stand", ident.of(f"stand.{deal}"))
        if guest.void
        else Button("Ask for this deal to be void", ident.of(f"void.{deal}")),
        *([Button("Buy in again", ident.of("buyin"))] if refusal is None else []),
    ]


def _is_host(state: State, user: int) -> bool:
    return user == state.host or _is_deserted(state)


def _is_deserted(state: State) -> bool:
    """While the host is away, the host's tools are everybody's."""
    seat = state.seat_of(state.host)
    host = None if seat is None else state.guests[seat]
    return host is None or host.away


def _hosts(state: State, user: int, ident: Ident) -> list[Row]:
    lines = [
        Line(plain(guest.name), removal(seat, guest))
        for seat, guest in enumerate(state.guests)
        if guest is not None and guest.user != user
    ]
    close = (Button("Close the table", ident.of("close"), "grave"),)
    return [*menus("Send a guest away", ident.of("menu"), lines), close]
