"""The Discord client: it hears of servers and of what is pressed, and of nothing else."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Awaitable, Callable
from functools import partial
from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType
from typing import Final

import aiohttp
import discord
from discord import app_commands
from discord.ext import commands

from bot.chat import pages
from bot.chat.controls import Taker, id_of, pressed, submitted
from bot.chat.errors import apology
from bot.chat.house import House
from bot.chat.interest.opener import Opener
from bot.chat.interest.secretary import Secretary
from bot.chat.pace import Pace
from bot.chat.pages import Pages
from bot.chat.press import Asked, Press
from bot.chat.signboard import put_up
from bot.rules.offers import Refused
from bot.tables.ports import UnwrittenError
from bot.tables.state import Charter

log = logging.getLogger(__name__)

CONNECTIONS: Final = 100
"""To Discord, at the same time."""
NOTICED: Final = 2_000
"""Milliseconds for which the line must have been down for the tables to be shown anew."""
PERMISSIONS = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    create_public_threads=True,
    attach_files=True,
    read_message_history=True,
)
"""What an invitation asks for. Without the last the bot cannot tell that a table is buried."""


class Tree(app_commands.CommandTree["Parlour"]):
    """Commands; what goes wrong in one outside its own care still gets a word."""

    async def on_error(
        self, interaction: discord.Interaction[Parlour], error: app_commands.AppCommandError, /
    ) -> None:
        await Press(interaction).say(apology(error))


class Parlour(commands.Bot):
    """The bot. Commands and games come from the package `cogs`."""

    def __init__(self, house: House, pace: Pace) -> None:
        # It has no voice, so that the libraries for it are missing is no news for the log.
        discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
        super().__init__(
            commands.when_mentioned,
            tree_cls=Tree,
            help_command=None,
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            max_messages=None,
            # discord.py would open a connection for each of a thousand presses at once, so that
            # all are answered late; in turn, most are answered in time.
            connector=aiohttp.TCPConnector(limit=CONNECTIONS),
            http_trace=pace.trace(),
        )
        self.house = house
        self.secretary = Secretary(self, house.interest, house.notices)
        self.opener = Opener(self, house)
        self.forms: dict[str, Callable[[Asked], Awaitable[None]]] = {
            "pp": lambda interaction: submitted(house, interaction)
        }
        """Who takes a form, by what its id begins with."""
        self.pages: dict[str, Pages] = {}
        """What is turned page by page, by name."""
        self.takers: dict[str, Taker] = {pages.WORD: partial(pages.turn, self.pages)}
        """Who takes what is pressed, by what its id begins with, where it is not the tables."""
        house.presenter.attach(self)

    async def setup_hook(self) -> None:
        """Takes in every cog, and makes the commands known to Discord."""
        for module in _modules():
            await module.setup(self)
        await put_up(self.tree)

    async def on_ready(self) -> None:
        """Connected, perhaps in a new session: tables are shown as they are now."""
        invitation = discord.utils.oauth_url(self.application_id or 0, permissions=PERMISSIONS)
        log.info("ready; servers: %d; invitation: %s", len(self.guilds), invitation)
        self._reached()
        self.house.presenter.ready()
        self.secretary.ready()
        self.opener.ready()

    async def on_resumed(self) -> None:
        """Connected again, with all that was pressed meanwhile."""
        self._reached()

    async def on_disconnect(self) -> None:
        """Nobody can press anything, and it is nobody's fault: time stands."""
        self.house.clock.stand()

    def _reached(self) -> None:
        """Time goes on; where it stood for long, the tables say until when they wait now."""
        if self.ws.open and self.house.clock.go() >= NOTICED:
            for table in self.house.hall.tables:
                self.house.presenter.show(table)

    async def on_interaction(self, interaction: discord.Interaction[Parlour]) -> None:
        """Buttons, menus and forms find their way by their ids, so that they outlive a restart.

        Those that nobody knows get a word from the tables.
        """
        if interaction.type is discord.InteractionType.component:
            await pressed(self.house, self.takers, interaction)
        elif interaction.type is discord.InteractionType.modal_submit:
            taker = self.forms.get(id_of(interaction).partition(":")[0], self.forms["pp"])
            await taker(interaction)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """The bot was turned out, or the server is gone; not that Discord has lost sight of it."""
        await self._unshown(lambda charter: charter.server == guild.id)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """What happens at a table there, nobody will ever see."""
        await self._unshown(lambda charter: charter.channel == channel.id)

    async def on_thread_delete(self, thread: discord.Thread) -> None:
        """A thread goes, alone or with its channel."""
        await self._unshown(lambda charter: charter.channel == thread.id)

    async def _unshown(self, stood_there: Callable[[Charter], bool]) -> None:
        for table in self.house.hall.tables:
            if stood_there(table.charter):
                # If the books cannot be written, the next attempt to show the table sees to it.
                with contextlib.suppress(Refused, UnwrittenError):
                    await table.unshown()

    async def close(self) -> None:
        """Hangs up."""
        await self.opener.close()
        await self.secretary.close()
        await self.house.presenter.close()
        await super().close()


def _modules() -> list[ModuleType]:
    """The modules of the package `cogs`, but for helpers, whose names begin with a line."""
    path = import_module("cogs").__path__
    names = [each.name for each in iter_modules(path) if not each.name.startswith("_")]
    return [import_module(f"cogs.{name}") for name in names]
