"""The open tables of a server as somebody may see them, in a line or two each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.chat.house import House
from bot.chat.pages import last_page, paged
from bot.chat.sheet import TableSheet
from bot.chat.wording import cut, escaped, listed, plain
from bot.chat.words import tools as words
from bot.tables.state import Guest, Phase, State
from bot.tables.table import AnyTable

PAGES: Final = "tables"
ON_A_PAGE: Final = 6
MOST_LABEL: Final = 100
"""Characters that Discord takes for a suggestion."""
_MOST_NAMED: Final = 8
"""So many guests are named; of the others it is told how many they are."""


def page(house: House, tables: Sequence[AnyTable], number: int) -> TableSheet:
    """A page of the list, counted from 0; the last one for a number beyond it."""
    if not tables:
        return TableSheet(words.NO_TABLES)
    last = last_page(len(tables), ON_A_PAGE)
    number = min(number, last)
    shown = tables[number * ON_A_PAGE : (number + 1) * ON_A_PAGE]
    told = "\n\n".join(_told(house, table) for table in shown)
    return paged(PAGES, number, last, TableSheet(words.OPEN_TABLES, told))


def label(house: House, table: AnyTable, channel: str) -> str:
    """A table as it is suggested to whoever types; `channel` is the name of its channel."""
    state, title = table.state, _title(house, table)
    host = state.seat_of(state.host)
    name = None if host is None else plain(state.guest(host).name)
    return cut(words.suggestion(title, channel, name, table.charter.table), MOST_LABEL)


def _told(house: House, table: AnyTable) -> str:
    charter = table.charter
    return words.entry(
        _title(house, table),
        house.presenter.message_of(table),
        charter.channel,
        _phase(house, table),
        charter.opened,
        _company(table.state),
        charter.table,
    )


def _title(house: House, table: AnyTable) -> str:
    return house.presenter.kits[table.charter.game].book.title


def _phase(house: House, table: AnyTable) -> str:
    view, deals = table.view(), house.presenter.kits[table.charter.game].words.deals
    deal = view.deal
    if table.state.closing is not None:
        return words.last_deal(deals, deal)
    match table.state.phase:
        case Phase.LOBBY:
            return words.NOT_BEGUN
        case Phase.PLAYING:
            return words.in_deal(deals, deal, view.state.since)
        case _:
            return words.after_deal(deals, deal) if deal else words.ABOUT_TO_BEGIN


def _company(state: State) -> str:
    """The host first, then who else is there, and how many computer players."""
    people = sorted(state.people, key=lambda guest: guest.user != state.host)
    named = [_named(guest, state.host) for guest in people[:_MOST_NAMED]]
    others = len(people) - len(named)
    computers = sum(guest is not None and guest.computer for guest in state.guests)
    if others:
        named.append(words.more_guests(others))
    if computers:
        named.append(words.computers(computers))
    return listed(named)


def _named(guest: Guest, host: int) -> str:
    return words.guest(escaped(guest.name), host=guest.user == host, away=guest.away)
