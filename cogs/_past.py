"""The archive of the house: finished sittings with their records, and tables of honour.

What was asked for stands in the ids of the buttons that turn its pages, so that they outlive a
restart: `past:sat:<page>:<game>:<player>:<channel>` and `past:best:<page>:<game>:<period>`.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace
from typing import Final, cast

import discord

from bot.chat.attendance import attendance
from bot.chat.bot import Parlour
from bot.chat.deeds import give_record
from bot.chat.house import House
from bot.chat.pages import last_page
from bot.chat.press import Press
from bot.chat.roster import names_of
from bot.chat.sheet import Button, Line, Menu, Row, TableSheet
from bot.chat.staff import seen_channels
from bot.chat.wording import LEFT, UNKNOWN
from bot.chat.words import past as words
from bot.chat.words.books import UNKNOWN_PAGE
from bot.chat.words.buttons import BACK, NEXT
from bot.chat.words.deals import DEALS, Deals
from bot.rules.offers import Refused
from bot.tables.annals import Sat, Sight, Sought, Tally
from bot.tables.honours import LEAST, Honour, Period, honoured, records, since

WORD: Final = "past"
SITTINGS: Final = 5
"""On a page."""
HONOURS: Final = 10
_MOST_FIRST: Final = 3
"""So many who are equal are named as the first of a game."""
_GET: Final = f"{WORD}:get"
_SAT: Final = re.compile(r"past:sat:(\d{1,6}):(\w{0,32}):(\d{0,20}):(\d{0,20})", re.ASCII)
_BEST: Final = re.compile(r"past:best:(\d{1,6}):(\w{0,32}):(all|year|month)", re.ASCII)
_MOST_ID: Final = 2**63 - 1
"""An id that is made up may be longer than the books can look for."""


class Archive:
    """Shows what has been played to whoever may see it."""

    def __init__(self, bot: Parlour) -> None:
        self._annals = bot.house.annals
        self._house = bot.house
        bot.takers[WORD] = self._pressed

    # --- finished sittings ------------------------------------------------------------------------

    async def sittings(self, press: Press, sought: Sought, page: int) -> TableSheet:
        """A page of them, counted from 0; the last one for a number beyond it."""
        found = await self._annals.past(_sight(press), sought, page, SITTINGS)
        last = last_page(found.count, SITTINGS)
        if page > last:
            return await self.sittings(press, sought, last)
        if not found.count:
            return TableSheet(words.NOTHING_YET if sought == Sought() else words.NO_SITTING)
        names = await names_of(_guild(press), words.named(found.sittings))
        numbered = [*enumerate(found.sittings, page * SITTINGS + 1)]
        lines = [
            words.told(number, sat, *self._called(sat.game), names) for number, sat in numbered
        ]
        menu = Menu(words.GET_RECORD, _GET, tuple(self._line(*each) for each in numbered))
        foot = words.counted(found.count)
        sheet = TableSheet(words.SITTINGS, "\n\n".join(lines), foot, rows=(menu,))
        asked = [sought.game, sought.player, sought.channel]
        rest = ":".join("" if each is None else str(each) for each in asked)
        return _turned(sheet, page, last, lambda number: f"{WORD}:sat:{number}:{rest}")

    def _line(self, number: int, sat: Sat) -> Line:
        return Line(words.label(number, sat, *self._called(sat.game)), sat.table)

    async def _give(self, press: Press) -> None:
        await give_record(self._house, press, press.value or "")

    # --- honours ----------------------------------------------------------------------------------

    async def honours(self, press: Press, game: str, period: Period, page: int) -> TableSheet:
        """A page of a table of honour, counted from 0; the last one for a number beyond it."""
        title, deals = self._called(game)
        tallies = await self._tallies(press, game, period)
        listed = honoured(tallies, LEAST[period])
        own = next((each for each in tallies if each.user == press.user), None)
        head, foot = words.heading(title, period), words.terms(deals, period, listed, own)
        if not listed:
            return TableSheet(head, words.NOBODY, foot)
        last = last_page(len(listed), HONOURS)
        page = min(page, last)
        shown = listed[page * HONOURS : (page + 1) * HONOURS]
        names = await _plain_names(press, shown)
        sheet = TableSheet(head, words.columns(deals, shown, names), foot)
        return _turned(sheet, page, last, lambda number: f"{WORD}:best:{number}:{game}:{period}")

    async def firsts(self, press: Press, period: Period) -> TableSheet:
        """Who stands first at each game, where anybody has won more than lost."""
        tallies = await self._tallies(press, None, period)
        games = sorted({each.game for each in tallies}, key=self._title)
        of_games = [
            honoured((each for each in tallies if each.game == game), LEAST[period])
            for game in games
        ]
        best = [
            each
            for listed in of_games
            for each in listed[:_MOST_FIRST]
            if each.rank == 1 and each.tally.ahead > 0
        ]
        head, foot = words.heading_of_all(period), words.terms_of_all(period)
        if not best:
            return TableSheet(head, words.NOBODY_AHEAD, foot)
        names = await names_of(_guild(press), [each.user for each in best])
        lines = [words.first(each, *self._called(each.tally.game), names) for each in best]
        return TableSheet(head, "\n".join(lines), foot)

    async def _tallies(self, press: Press, game: str | None, period: Period) -> list[Tally]:
        now = round(press.interaction.created_at.timestamp() * 1_000)
        return await self._annals.tallies(_guild(press).id, game, since(period, now))

    def _title(self, game: str) -> str:
        return self._called(game)[0]

    def _called(self, game: str) -> tuple[str, Deals]:
        return called(self._house, game)

    async def _pressed(self, press: Press, custom_id: str) -> None:
        """Turns a page, or gives a record. Raises `Refused`."""
        if custom_id == _GET:
            await self._give(press)
        elif sat := _SAT.fullmatch(custom_id):
            sought = Sought(sat[2] or None, _id(sat[3]), _id(sat[4]))
            await press.turn_to(await self.sittings(press, sought, int(sat[1])))
        elif best := _BEST.fullmatch(custom_id):
            period = cast("Period", best[3])
            await press.turn_to(await self.honours(press, best[2], period, int(best[1])))
        else:
            raise Refused(UNKNOWN_PAGE)


async def own_record(house: House, press: Press) -> TableSheet:
    """What whoever asks has done in this server. Raises `Refused` outside of one."""
    deals = await house.annals.brought(_guild(press).id, press.user)
    if not deals:
        return TableSheet(words.NO_DEAL)
    told = [
        words.record(each, *called(house, each.tally.game)) for each in records(press.user, deals)
    ]
    return TableSheet(words.YOUR_GAMES, "\n\n".join(told), words.COUNTED)


def called(house: House, game: str) -> tuple[str, Deals]:
    """What a game is called, and its deals; its plain name if it is not dealt here any more."""
    kit = house.presenter.kits.find(game)
    return (game, DEALS) if kit is None else (kit.book.title, kit.words.deals)


def opened(page: Callable[[Press], Awaitable[TableSheet]]) -> Callable[[Press], Awaitable[None]]:
    """Shows a page to whoever asks for it by a command."""

    async def work(press: Press) -> None:
        await press.show(await page(press))

    return work


def _turned(sheet: TableSheet, page: int, last: int, target: Callable[[int], str]) -> TableSheet:
    """A page with the buttons that turn it; a single one has none."""
    if not last:
        return sheet
    buttons: Row = tuple(
        Button(label, target(number))
        for label, number in ((BACK, page - 1), (NEXT, page + 1))
        if 0 <= number <= last
    )
    foot = words.turned(sheet.foot, page + 1, last + 1)
    return replace(sheet, foot=foot, rows=(*sheet.rows, buttons))


async def _plain_names(press: Press, honours: list[Honour]) -> Mapping[int, str]:
    """What people are called, where there is no markdown."""
    users = [each.user for each in honours]
    found = await attendance(_guild(press), users)
    return dict.fromkeys(users, UNKNOWN) | dict.fromkeys(found.gone, LEFT) | found.here


def _sight(press: Press) -> Sight:
    return Sight(_guild(press).id, press.user, seen_channels(press.interaction))


def _id(text: str) -> int | None:
    return min(int(text), _MOST_ID) if text else None


def _guild(press: Press) -> discord.Guild:
    guild = press.interaction.guild
    if guild is None:
        raise Refused(words.IN_SERVER_ONLY)
    return guild
