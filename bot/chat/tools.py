"""What *More* opens under a table: a guest's own tools, and those of whoever looks after it."""

from __future__ import annotations

from bot.chat.house_rules import house_rules
from bot.chat.ids import Ident
from bot.chat.kit import AnyKit
from bot.chat.sheet import Button, Line, Row, TableSheet, in_rows, menus, note
from bot.chat.wording import escaped, plain, soon
from bot.rules.offers import Refused
from bot.rules.turns import Seat
from bot.tables import stewards
from bot.tables.seats import no_buying_in
from bot.tables.state import Guest, Phase, State
from bot.tables.stewards import Steward
from bot.tables.table import AnyTable


def more(table: AnyTable, kit: AnyKit, steward: Steward) -> TableSheet:
    """The tools for one person, to be shown to that person alone. Raises `Refused`."""
    state = table.state
    ident = _ident(table)
    seat = state.seat_of(steward.user)
    if seat is None and not steward.staff:
        raise Refused("These tools are for the guests of the table.")
    own = [] if seat is None else _own(table, state.guest(seat), ident)
    if table.deal > 1 and state.phase is Phase.PLAYING:
        own.append(Button("Record", ident.of("record")))
    rows: list[Row] = [*in_rows(own)]
    if steward.staff or stewards.is_host(state, steward.user):
        rows += _stewards(table, steward, ident)
    return TableSheet("\n".join(_facts(table, kit)), rows=tuple(rows))


def removal(seat: Seat, guest: Guest) -> str:
    """What sends this very guest away, and no other who may sit there by then."""
    return f"remove.{seat}.{guest.user or 0}"


def sending(seat: Seat, guest: Guest) -> str:
    """The same, asked about once more."""
    return f"send.{seat}.{guest.user or 0}"


def surely_sent(table: AnyTable, seat: Seat, guest: Guest) -> TableSheet:
    """Asks once more before a guest is sent away."""
    when = " when the deal is over" if table.state.phase is Phase.PLAYING else ""
    text = f"Send **{escaped(guest.name)}** away{when}? Everybody reads that it was you."
    return _asked(text, "Yes, send away", _ident(table).of(sending(seat, guest)))


def surely(table: AnyTable, kit: AnyKit, steward: Steward) -> TableSheet:
    """Asks once more before a table is closed."""
    ident, state = _ident(table), table.state
    if state.closing is not None:
        keep = Button("Keep the table open", ident.of("keep"), "chief")
        now = Button("Close it now", ident.of("shut"), "grave")
        waits = stewards.must_wait(table.charter, state, steward)
        row = (keep,) if waits else (keep, now)
        return TableSheet("The table closes when this deal is over.", rows=(row,))
    if stewards.must_wait(table.charter, state, steward):
        text = (
            "Chips are at stake in this deal, so the table closes when it is over, and everybody"
            " reads so until then. Whoever may manage messages here can close it at once."
        )
        return _asked(text, "Yes, close it after this deal", ident.of("shut"))
    text = f"Close the table of {_named(table, kit)}?"
    if state.phase is Phase.PLAYING:
        text += " The deal under way becomes void."
    if table.charter.buy_in:
        text += " All chips go home."
    return _asked(text, "Yes, close the table", ident.of("shut"))


def surely_void(table: AnyTable, kit: AnyKit, steward: Steward) -> TableSheet:
    """Asks once more before the deal under way is made void. Raises `Refused`."""
    ident, deal = _ident(table), table.deal
    if table.state.phase is not Phase.PLAYING:
        raise Refused("No deal is under way at this table.")
    if stewards.must_wait(table.charter, table.state, steward):
        text = (
            "Chips are at stake in this deal, so it becomes void only when all its players ask"
            " for it. Whoever may manage messages here can make it void at once."
        )
        if not stewards.plays(table.state, steward.user):
            return note(text)
        return _asked(text, "Ask for this deal to be void", ident.of(f"void.{deal}"))
    stakes = " Every stake of it goes back." if table.charter.buy_in else ""
    text = f"Make deal {deal} of {_named(table, kit)} void?{stakes} Another one follows."
    return _asked(text, "Yes, make it void", ident.of(f"annul.{deal}"))


def _named(table: AnyTable, kit: AnyKit) -> str:
    return f"**{kit.book.title}** in <#{table.charter.channel}>"


def _asked(text: str, label: str, custom_id: str) -> TableSheet:
    return TableSheet(text, rows=((Button(label, custom_id, "grave"),),))


def _ident(table: AnyTable) -> Ident:
    return Ident(table.charter.table, table.state.move, "")


def _facts(table: AnyTable, kit: AnyKit) -> list[str]:
    view, state = table.view(), table.state
    host = state.seat_of(state.host)
    lines = [f"-# Table `{table.charter.table}`, opened {soon(table.charter.opened)}"]
    if host is not None:
        lines.insert(0, f"Host: **{escaped(state.guest(host).name)}**{_absence(state, host)}")
    if own := house_rules(kit, table.charter.options):
        lines.append(f"House rules: {' · '.join(own)}")
    if view.commitment is not None:
        lines.append(f"-# The latest seal: `{view.commitment}`")
    return lines


def _absence(state: State, host: Seat) -> str:
    return ", who is away: every guest may look after the table" if state.guest(host).away else ""


def _own(table: AnyTable, guest: Guest, ident: Ident) -> list[Button]:
    state = table.state
    if state.phase is not Phase.PLAYING:
        return [Button("Leave the table", ident.of("leave"))]
    refusal = no_buying_in(table.charter, state, again=table.rules.buys_in_again)
    return [
        Button("Stay after all", ident.of("stay"))
        if guest.leaving
        else Button("Leave after this deal", ident.of("leave")),
        *_vote(table, guest, ident),
        *([Button("Buy in again", ident.of("buyin"))] if refusal is None else []),
    ]


def _vote(table: AnyTable, guest: Guest, ident: Ident) -> list[Button]:
    """Where the house plays for chips it never agrees to a void deal, and nobody need ask."""
    deal = table.deal
    if guest.void:
        return [Button("Let the deal stand", ident.of(f"stand.{deal}"))]
    if stewards.house_has_part(table.charter, table.state, table.rules):
        return []
    return [Button("Ask for this deal to be void", ident.of(f"void.{deal}"))]


def _stewards(table: AnyTable, steward: Steward, ident: Ident) -> list[Row]:
    state = table.state
    lines = [
        Line(plain(guest.name), removal(seat, guest))
        for seat, guest in enumerate(state.guests)
        if guest is not None and guest.user != steward.user
    ]
    ends = in_rows(_ends(table, steward, ident))
    return [*menus("Send a guest away", ident.of("menu"), lines), *ends]


def _ends(table: AnyTable, steward: Steward, ident: Ident) -> list[Button]:
    """What puts an end to the deal or to the table; each is asked about once more."""
    state = table.state
    close = "Close the table" if state.closing is None else "Whether the table closes"
    ends = [Button(close, ident.of("close"), "grave")]
    waits = stewards.must_wait(table.charter, state, steward)
    if state.phase is Phase.PLAYING and not waits:
        ends.insert(0, Button("Make this deal void", ident.of("undo")))
    return ends
