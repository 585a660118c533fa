"""`/signups`: the organiser's desk."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace
from io import BytesIO
from typing import Final, Literal, TypeAlias

import discord
from discord import app_commands
from discord.ext import commands

from bot.chat.bot import Parlour
from bot.chat.interest.choice import check_organiser, choices, evening_meant, now_of, server_of
from bot.chat.interest.desk import Desk
from bot.chat.interest.drafting import (
    LONGEST_TEXT,
    LONGEST_TITLE,
    Typed,
    changed,
    new_evening,
    usual_zone,
)
from bot.chat.interest.lists import By, paginated
from bot.chat.interest.plan import plan_sheet, problem_of
from bot.chat.interest.progress import progress
from bot.chat.interest.words import counts_in_words, hours, title_of
from bot.chat.planner import Planner, UnplannedError
from bot.chat.press import Press, attend
from bot.chat.sheet import TableSheet
from bot.chat.wording import plain
from bot.interest.agenda import is_ahead
from bot.interest.counts import counted
from bot.interest.export import counts_csv, plan_csv, registrations_csv
from bot.interest.moments import suggested_days, zones
from bot.interest.ports import TakenError, TooSoonError
from bot.interest.programme import BY_NAME
from bot.interest.standing import moved_up, standings
from bot.interest.terms import read_staff
from bot.interest.values import Evening
from bot.rules.offers import Refused
from cogs import _signups_words as words
from cogs._desk_pictures import counts_picture, painted, round_pictures

Title: TypeAlias = app_commands.Range[str, 1, LONGEST_TITLE]
Short: TypeAlias = app_commands.Range[str, 1, 60]
Text: TypeAlias = app_commands.Range[str, 1, LONGEST_TEXT]
MOST_TABLES: Final = 60
MOST_ROUNDS: Final = 8
Deed: TypeAlias = Callable[[Press, Evening], Awaitable[None]]

ABOUT = {
    "evening": "Which one; left out, the evening at hand",
    "title": "What it is called",
    "date": "The day: 2026-12-05, or 5 December",
    "time": "When it begins: 20:00, or 8 pm",
    "zone": "Whose clocks: Europe/London; left out, those of the evening before",
    "closes": "When registration closes: 18:00, or 2026-12-05 18:00; left out, when it begins",
    "games": "Those offered: whist, hazard; left out, all thirteen",
    "capacity": "Places: whist 8, hazard 12; who comes later waits. none: no limit",
}


def about(*options: str) -> dict[str, str]:
    """What some of the options are for."""
    return {each: ABOUT[each] for each in options}


@app_commands.guild_only()
class Signups(
    commands.GroupCog, group_name="signups", group_description="Who would like to play what"
):
    """The desk. Discord could hide the command, but then also from those whom a role admits."""

    def __init__(self, bot: Parlour, desk: Desk) -> None:
        self._bot = bot
        self._books = bot.house.interest
        self._secretary = bot.secretary
        self._desk = desk
        self._planner = Planner()

    @app_commands.command(name="open")
    @app_commands.describe(**about("title", "date", "time", "zone", "closes", "games", "capacity"))
    async def open_(
        self,
        interaction: discord.Interaction[Parlour],
        title: Title | None = None,
        date: Short | None = None,
        time: Short | None = None,
        zone: Short | None = None,
        closes: Short | None = None,
        games: Text | None = None,
        capacity: Text | None = None,
    ) -> None:
        """Invite everybody to register: for an evening, or for this server in general"""
        typed = Typed(title, date, time, zone, closes, games, capacity)

        async def work(press: Press) -> None:
            await check_organiser(self._books, press)
            await self._open(press, typed)

        await attend(interaction, work)

    @app_commands.command()
    @app_commands.describe(**ABOUT)
    async def edit(
        self,
        interaction: discord.Interaction[Parlour],
        evening: str | None = None,
        title: Title | None = None,
        date: Short | None = None,
        time: Short | None = None,
        zone: Short | None = None,
        closes: Short | None = None,
        games: Text | None = None,
        capacity: Text | None = None,
    ) -> None:
        """Change an evening, or open it again; more places move the waiting list up"""
        typed = Typed(title, date, time, zone, closes, games, capacity)
        await self._about(
            interaction, evening, lambda press, meant: self._edit(press, meant, typed)
        )

    @app_commands.command()
    @app_commands.describe(**about("evening"))
    async def close(
        self, interaction: discord.Interaction[Parlour], evening: str | None = None
    ) -> None:
        """Let nobody register any more"""
        await self._about(interaction, evening, self._close)

    @app_commands.command()
    @app_commands.describe(**about("evening"))
    async def counts(
        self, interaction: discord.Interaction[Parlour], evening: str | None = None
    ) -> None:
        """How many would like to play what"""
        await self._about(interaction, evening, self._counts)

    @app_commands.command(name="list")
    @app_commands.describe(by="By game, or by person", **about("evening"))
    async def list_(
        self,
        interaction: discord.Interaction[Parlour],
        by: Literal["game", "person"] = "game",
        evening: str | None = None,
    ) -> None:
        """Who would like to play what, by name"""
        kind: By = "games" if by == "game" else "persons"
        await self._about(interaction, evening, lambda press, meant: self._list(press, meant, kind))

    @app_commands.command()
    @app_commands.describe(**about("evening"))
    async def remind(
        self, interaction: discord.Interaction[Parlour], evening: str | None = None
    ) -> None:
        """A direct message to everybody who asked to be reminded"""
        await self._about(interaction, evening, self._remind)

    @app_commands.command()
    @app_commands.describe(what="People, or counts by game", **about("evening"))
    async def export(
        self,
        interaction: discord.Interaction[Parlour],
        what: Literal["people", "counts"] = "people",
        evening: str | None = None,
    ) -> None:
        """A file for a spreadsheet"""
        deed = self._export_people if what == "people" else self._export_counts
        await self._about(interaction, evening, deed)

    @app_commands.command()
    @app_commands.describe(
        tables="How many tables can stand at the same time",
        rounds="How many rounds there are; left out, one",
        staff="Who can run what: Tom: hazard; Olivia: chemin de fer, baccara",
        **about("evening"),
    )
    async def plan(
        self,
        interaction: discord.Interaction[Parlour],
        tables: app_commands.Range[int, 1, MOST_TABLES],
        rounds: app_commands.Range[int, 1, MOST_ROUNDS] = 1,
        staff: Text | None = None,
        evening: str | None = None,
    ) -> None:
        """Who sits at which game in which round, so that most wishes are met"""

        async def deed(press: Press, meant: Evening) -> None:
            await self._plan(press, meant, tables, rounds, staff)

        await self._about(interaction, evening, deed)

    @app_commands.command()
    @app_commands.describe(
        role="Who may use /signups besides those who manage events; left out, nobody"
    )
    async def staff(
        self, interaction: discord.Interaction[Parlour], role: discord.Role | None = None
    ) -> None:
        """Name the role of the organisers (for those who may manage this server)"""
        await attend(interaction, lambda press: self._staff(press, role))

    @edit.autocomplete("evening")
    @close.autocomplete("evening")
    @counts.autocomplete("evening")
    @list_.autocomplete("evening")
    @remind.autocomplete("evening")
    @export.autocomplete("evening")
    @plan.autocomplete("evening")
    async def _evenings(
        self, interaction: discord.Interaction[Parlour], typed: str
    ) -> list[app_commands.Choice[str]]:
        return await choices(self._books, interaction, typed)

    @open_.autocomplete("zone")
    @edit.autocomplete("zone")
    async def _zones(
        self, interaction: discord.Interaction[Parlour], typed: str
    ) -> list[app_commands.Choice[str]]:
        del interaction
        wanted = typed.strip().replace(" ", "_").casefold()
        fitting = [each for each in zones() if wanted in each.casefold()]
        return [app_commands.Choice(name=each, value=each) for each in fitting[:25]]

    @open_.autocomplete("date")
    @edit.autocomplete("date")
    async def _dates(
        self, interaction: discord.Interaction[Parlour], typed: str
    ) -> list[app_commands.Choice[str]]:
        now = round(interaction.created_at.timestamp() * 1_000)
        return [
            app_commands.Choice(name=name, value=value)
            for name, value in suggested_days(now, "UTC")
            if typed.casefold() in f"{name} {value}".casefold()
        ][:25]

    async def _about(
        self, interaction: discord.Interaction[Parlour], named: str | None, deed: Deed
    ) -> None:
        """Does something about an evening, for an organiser."""

        async def work(press: Press) -> None:
            await check_organiser(self._books, press)
            await deed(press, await evening_meant(self._books, press, named))

        await attend(interaction, work)

    async def _open(self, press: Press, typed: Typed) -> None:
        _check_may_write(press)
        server, now = server_of(press), now_of(press)
        if typed.names_a_time:
            usual = usual_zone(await self._books.evenings(server))
            evening = new_evening(server, typed, usual, now)
            try:
                await self._books.open(evening)
            except TakenError:
                evening = await self._same(evening)
        else:
            evening = replace(changed(await self._books.general(server), typed, now), open=True)
            await self._books.edit(evening)
        await self._secretary.rescheduled()
        assert press.interaction.channel_id is not None
        stands = await self._secretary.post(evening, press.interaction.channel_id)
        await press.say(words.opened(evening, stands))

    async def _same(self, evening: Evening) -> Evening:
        """The evening of this title and time that there is already. Raises `Refused`."""
        for each in await self._books.evenings(evening.server):
            if each.at == evening.at and each.title.casefold() == evening.title.casefold():
                if each.open:
                    return each
                break
        raise Refused("That evening was closed. A closing time with /signups edit opens it again.")

    async def _edit(self, press: Press, evening: Evening, typed: Typed) -> None:
        if typed == Typed():
            raise Refused("Say what shall be otherwise.")
        made = changed(evening, typed, now_of(press))
        people = await self._books.registrations(evening.id)
        try:
            await self._books.edit(made)
        except TakenError:
            raise Refused("There is another evening of that title at that time.") from None
        await self._secretary.rescheduled()
        self._secretary.changed(evening.id)
        before, after = standings(evening, people), standings(made, people)
        names = {each.user: each.name for each in people}
        up, back = moved_up(before, after), moved_up(after, before)
        await press.say(words.changed(made, up, back, names))

    async def _close(self, press: Press, evening: Evening) -> None:
        if not evening.open:
            raise Refused("It is closed already.")
        await self._books.edit(replace(evening, open=False))
        self._secretary.changed(evening.id)
        await press.say(f"Nobody can register for **{title_of(evening)}** any more.")

    async def _counts(self, press: Press, evening: Evening) -> None:
        listing = await self._desk.listing(press, evening)
        counts = counted(evening, listing.people)
        head = "\n".join(filter(None, (f"### {title_of(evening)}", hours(evening))))
        sheet = TableSheet(head, counts_in_words(counts), listing.doubts)
        if not counts.people:
            await press.show(sheet)
            return
        picture, alt = counts_picture(evening.title, counts)
        file = await painted(picture, "counts.png", alt)
        await press.show(replace(sheet, picture=picture, alt=alt), file)

    async def _list(self, press: Press, evening: Evening, by: By) -> None:
        listing = await self._desk.listing(press, evening)
        await press.show(listing.page(by, 0))
        if len(paginated(listing.lines(by))) > 1:
            await press.give("The whole list:", listing.file(by))

    async def _remind(self, press: Press, evening: Evening) -> None:
        if not is_ahead(evening, now_of(press)):
            raise Refused("That evening is over.")
        listing = await self._desk.listing(press, evening)
        if not any(each.answer.remind for each in listing.people):
            raise Refused("Nobody has asked to be reminded.")
        try:
            number = await self._bot.house.notices.remind(evening.id, now_of(press))
        except TooSoonError:
            raise Refused("A reminder went out within the last hour. One is enough.") from None
        self._secretary.changed(evening.id)
        await press.say(words.reminding(number))

    async def _export_people(self, press: Press, evening: Evening) -> None:
        listing = await self._desk.listing(press, evening)
        named = [replace(each, name=listing.name(each)) for each in listing.people]
        await self._give(press, "people", evening, registrations_csv(evening, named))

    async def _export_counts(self, press: Press, evening: Evening) -> None:
        listing = await self._desk.listing(press, evening)
        counts = counted(evening, listing.people)
        await self._give(press, "counts", evening, counts_csv(evening, counts))

    async def _plan(
        self, press: Press, evening: Evening, tables: int, rounds: int, staff: str | None
    ) -> None:
        helpers = read_staff(staff or "")
        listing = await self._desk.listing(press, evening)
        problem = problem_of(listing, tables, helpers, rounds)
        programme = tuple(BY_NAME[game] for game in evening.games)
        try:
            async with progress(press, "The plan is being made.") as going:
                made = await self._planner.plan(problem, programme, going.tell)
        except UnplannedError:
            raise Refused("That took too long. Fewer rounds would make it easier.") from None
        await going.end(plan_sheet(listing, problem, made))
        names = {each.user: plain(each.name) for each in problem.wishes}
        for number, seated in enumerate(made.rounds, 1):
            if seated:
                pictures = await round_pictures(number, made, names)
                await press.exhibit(f"**Round {number}**", pictures)
        await self._give(press, "plan", evening, plan_csv(problem, made))

    async def _give(self, press: Press, what: str, evening: Evening, data: bytes) -> None:
        file = discord.File(BytesIO(data), f"{what}-{evening.id}.csv")
        await press.give(f"**{title_of(evening)}**, for a spreadsheet:", file)

    async def _staff(self, press: Press, role: discord.Role | None) -> None:
        if not press.interaction.permissions.manage_guild:
            raise Refused("That is for those who may manage this server.")
        await self._books.name_organisers(server_of(press), None if role is None else role.id)
        who = "Whoever may manage events"
        who += "" if role is None else f", and whoever has the role <@&{role.id}>,"
        await press.say(f"{who} may use `/signups` from now on.")


def _check_may_write(press: Press) -> None:
    """Raises `Refused` where the bot could not post an invitation."""
    own = press.interaction.app_permissions
    in_thread = isinstance(press.interaction.channel, discord.Thread)
    may = own.send_messages_in_threads if in_thread else own.send_messages
    if not (own.view_channel and may):
        raise Refused("I may not write in this channel, so the invitation cannot stand here.")


async def setup(bot: Parlour) -> None:
    """Opens the desk."""
    await bot.add_cog(Signups(bot, Desk(bot.house.interest, bot.secretary)))
