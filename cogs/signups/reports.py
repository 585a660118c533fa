"""What an organiser is told of an evening: counts, lists, files, plans; and reminders of it."""

from __future__ import annotations

from dataclasses import replace
from io import BytesIO

import discord

from bot.chat.bot import Parlour
from bot.chat.interest.choice import now_of
from bot.chat.interest.desk import Desk
from bot.chat.interest.export import counts_csv, plan_csv, registrations_csv
from bot.chat.interest.lists import By, paginated
from bot.chat.interest.plan import plan_sheet, problem_of
from bot.chat.interest.progress import progress
from bot.chat.planner import Planner, UnplannedError
from bot.chat.press import Press
from bot.chat.sheet import TableSheet
from bot.chat.wording import plain
from bot.chat.words import interest
from bot.chat.words import organising as words
from bot.interest.agenda import is_ahead
from bot.interest.counts import counted
from bot.interest.ports import TooSoonError
from bot.interest.programme import BY_NAME
from bot.interest.terms import read_staff
from bot.interest.values import Evening
from bot.rules.offers import Refused
from cogs.signups.pictures import counts_picture, painted, round_pictures


class Reports:
    """What becomes of an evening's registrations. Every deed raises `Refused`."""

    def __init__(self, bot: Parlour, desk: Desk) -> None:
        self._house = bot.house
        self._secretary = bot.secretary
        self._desk = desk
        self._planner = Planner()

    async def counts(self, press: Press, evening: Evening) -> None:
        listing = await self._desk.listing(press, evening)
        counts = counted(evening, listing.people)
        head = "\n".join(filter(None, (interest.heading(evening), interest.hours(evening))))
        sheet = TableSheet(head, interest.counts_in_words(counts), listing.doubts)
        if not counts.people:
            await press.show(sheet)
            return
        picture, alt = counts_picture(evening.title, counts)
        file = await painted(picture, "counts.png", alt)
        await press.show(replace(sheet, picture=picture, alt=alt), file)

    async def list(self, press: Press, evening: Evening, by: By) -> None:
        listing = await self._desk.listing(press, evening)
        await press.show(listing.page(by, 0))
        if len(paginated(listing.lines(by))) > 1:
            await press.give(words.WHOLE_LIST, listing.file(by))

    async def remind(self, press: Press, evening: Evening) -> None:
        if not is_ahead(evening, now_of(press)):
            raise Refused(words.OVER)
        listing = await self._desk.listing(press, evening)
        if not any(each.answer.remind for each in listing.people):
            raise Refused(words.NO_REMINDERS)
        try:
            number = await self._house.notices.remind(evening.id, now_of(press))
        except TooSoonError:
            raise Refused(words.TOO_SOON) from None
        self._secretary.changed(evening.id)
        await press.say(words.reminding(number))

    async def export_people(self, press: Press, evening: Evening) -> None:
        listing = await self._desk.listing(press, evening)
        named = [replace(each, name=listing.name(each)) for each in listing.people]
        await _give(press, "people", evening, registrations_csv(evening, named))

    async def export_counts(self, press: Press, evening: Evening) -> None:
        listing = await self._desk.listing(press, evening)
        counts = counted(evening, listing.people)
        await _give(press, "counts", evening, counts_csv(evening, counts))

    async def plan(
        self, press: Press, evening: Evening, tables: int, rounds: int, staff: str | None
    ) -> None:
        helpers = read_staff(staff or "")
        listing = await self._desk.listing(press, evening)
        problem = problem_of(listing, tables, helpers, rounds)
        programme = tuple(BY_NAME[game] for game in evening.games)
        try:
            async with progress(press, words.PLANNING) as going:
                made = await self._planner.plan(problem, programme, going.tell)
        except UnplannedError:
            raise Refused(words.UNPLANNED) from None
        called = {each.user: each.name for each in problem.wishes}
        kept = await self._house.plans.keep(evening.id, made, called, now_of(press))
        await going.end(plan_sheet(listing, problem, made, kept))
        names = {user: plain(name) for user, name in called.items()}
        for number, seated in enumerate(made.rounds, 1):
            if seated:
                pictures = await round_pictures(number, made, names)
                await press.exhibit(words.round_(number), pictures)
        await _give(press, "plan", evening, plan_csv(problem, made))


async def _give(press: Press, what: str, evening: Evening, data: bytes) -> None:
    file = discord.File(BytesIO(data), f"{what}-{evening.id}.csv")
    await press.give(words.for_spreadsheet(evening), file)
