"""What *More* opens under a table: a guest's own tools, and those of whoever looks after it."""

from __future__ import annotations

from bot.chat.house_rules import house_rules
from bot.chat.ids import Ident
from bot.chat.kit import AnyKit
from bot.chat.sheet import Button, Line, Row, TableSheet, in_rows, menus, note
from bot.chat.wording import escaped, plain
from bot.chat.words import buttons
from bot.chat.words import tools as words
from bot.rules.offers import Refused
from bot.rules.turns import Seat
from bot.tables import stewards
from bot.tables.seats import no_buying_in
from bot.tables.state import Guest, Phase
from bot.tables.stewards import Steward
from bot.tables.table import AnyTable


def more(table: AnyTable, kit: AnyKit, steward: Steward) -> TableSheet:
    """The tools for one person, to be shown to that person alone. Raises `Refused`."""
    state = table.state
    ident = _ident(table)
    seat = state.seat_of(steward.user)
    if seat is None and not steward.staff:
        raise Refused(words.GUESTS_ONLY)
    own = [] if seat is None else _own(table, kit, state.guest(seat), ident)
    if table.deal > 1 and state.phase is Phase.PLAYING:
        own.append(Button(buttons.RECORD, ident.of("record")))
    rows: list[Row] = [*in_rows(own)]
    if steward.staff or stewards.is_host(state, steward.user):
        rows += _stewards(table, kit, steward, ident)
    return TableSheet("\n".join(_facts(table, kit)), rows=tuple(rows))


def removal(seat: Seat, guest: Guest) -> str:
    """What sends this very guest away, and no other who may sit there by then."""
    return f"remove.{seat}.{guest.user or 0}"


def sending(seat: Seat, guest: Guest) -> str:
    """The same, asked about once more."""
    return f"send.{seat}.{guest.user or 0}"


def surely_sent(table: AnyTable, kit: AnyKit, seat: Seat, guest: Guest) -> TableSheet:
    """Asks once more before a guest is sent away."""
    playing = table.state.phase is Phase.PLAYING
    text = words.surely_sent(kit.words.deals, escaped(guest.name), playing=playing)
    return _asked(text, buttons.SURELY_SENT, _ident(table).of(sending(seat, guest)))


def surely(table: AnyTable, kit: AnyKit, steward: Steward) -> TableSheet:
    """Asks once more before a table is closed."""
    ident, state, deals = _ident(table), table.state, kit.words.deals
    if state.closing is not None:
        keep = Button(buttons.KEEP_OPEN, ident.of("keep"), "chief")
        now = Button(buttons.CLOSE_NOW, ident.of("shut"), "grave")
        waits = stewards.must_wait(table.charter, state, steward)
        row = (keep,) if waits else (keep, now)
        return TableSheet(deals.closes_later, rows=(row,))
    if stewards.must_wait(table.charter, state, steward):
        return _asked(deals.must_wait, deals.close_after, ident.of("shut"))
    text = words.surely_closed(
        deals,
        kit.book.title,
        table.charter.channel,
        playing=state.phase is Phase.PLAYING,
        staked=table.charter.buy_in > 0,
    )
    return _asked(text, buttons.SURELY_CLOSED, ident.of("shut"))


def surely_void(table: AnyTable, kit: AnyKit, steward: Steward) -> TableSheet:
    """Asks once more before the deal under way is made void. Raises `Refused`."""
    ident, deal, deals = _ident(table), table.deal, kit.words.deals
    if table.state.phase is not Phase.PLAYING:
        raise Refused(deals.none_under_way)
    if stewards.must_wait(table.charter, table.state, steward):
        if not stewards.plays(table.state, steward.user):
            return note(deals.must_ask)
        return _asked(deals.must_ask, deals.ask_void, ident.of(f"void.{deal}"))
    charter = table.charter
    staked = charter.buy_in > 0
    text = words.surely_void(deals, deal, kit.book.title, charter.channel, staked=staked)
    return _asked(text, buttons.SURELY_VOID, ident.of(f"annul.{deal}"))


def _asked(text: str, label: str, custom_id: str) -> TableSheet:
    return TableSheet(text, rows=((Button(label, custom_id, "grave"),),))


def _ident(table: AnyTable) -> Ident:
    return Ident(table.charter.table, table.state.move, "")


def _facts(table: AnyTable, kit: AnyKit) -> list[str]:
    view, state = table.view(), table.state
    host = state.seat_of(state.host)
    lines = [words.table(table.charter.table, table.charter.opened)]
    if host is not None:
        guest = state.guest(host)
        lines.insert(0, words.host(escaped(guest.name), away=guest.away))
    if own := house_rules(kit, table.charter.options):
        lines.append(words.house_rules(own))
    if view.commitment is not None:
        lines.append(words.latest_seal(view.commitment))
    return lines


def _own(table: AnyTable, kit: AnyKit, guest: Guest, ident: Ident) -> list[Button]:
    state = table.state
    if state.phase is not Phase.PLAYING:
        return [Button(buttons.LEAVE_NOW, ident.of("leave"))]
    refusal = no_buying_in(table.charter, state, again=table.rules.buys_in_again)
    return [
        Button(buttons.STAY, ident.of("stay"))
        if guest.leaving
        else Button(kit.words.deals.leave_after, ident.of("leave")),
        *_vote(table, kit, guest, ident),
        *([Button(buttons.BUY_IN_AGAIN, ident.of("buyin"))] if refusal is None else []),
    ]


def _vote(table: AnyTable, kit: AnyKit, guest: Guest, ident: Ident) -> list[Button]:
    """Where the house plays for chips it never agrees to a void deal, and nobody need ask."""
    deal = table.deal
    if guest.void:
        return [Button(kit.words.deals.let_stand, ident.of(f"stand.{deal}"))]
    if stewards.house_has_part(table.charter, table.state, table.rules):
        return []
    return [Button(kit.words.deals.ask_void, ident.of(f"void.{deal}"))]


def _stewards(table: AnyTable, kit: AnyKit, steward: Steward, ident: Ident) -> list[Row]:
    state = table.state
    lines = [
        Line(plain(guest.name), removal(seat, guest))
        for seat, guest in enumerate(state.guests)
        if guest is not None and guest.user != steward.user
    ]
    ends = in_rows(_ends(table, kit, steward, ident))
    return [*menus(words.SEND_AWAY, ident.of("menu"), lines), *ends]


def _ends(table: AnyTable, kit: AnyKit, steward: Steward, ident: Ident) -> list[Button]:
    """What puts an end to the deal or to the table; each is asked about once more."""
    state = table.state
    close = buttons.CLOSE if state.closing is None else buttons.WHETHER_CLOSES
    ends = [Button(close, ident.of("close"), "grave")]
    waits = stewards.must_wait(table.charter, state, steward)
    if state.phase is Phase.PLAYING and not waits:
        ends.insert(0, Button(kit.words.deals.make_void, ident.of("undo")))
    return ends
