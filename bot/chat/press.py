"""Answering an interaction: in time, once, and always with a word."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import Final, Protocol, TypeAlias

import aiohttp
import discord
from discord import ui
from discord.utils import MISSING

from bot.chat.errors import Trouble, apology, trouble
from bot.chat.refusing import told
from bot.chat.sheet import P, Sheet, laid_out, note
from bot.chat.words import troubles
from bot.rules.offers import Refused
from bot.tables.ports import UnwrittenError

log = logging.getLogger(__name__)

PATIENCE: Final = 1.5
"""Seconds before Discord is told that an answer will come: it waits for 3."""

Asked: TypeAlias = discord.Interaction[discord.Client]


class Shown(Protocol):
    """An ephemeral reply that can still be changed."""

    @property
    def id(self) -> int: ...

    async def edit(
        self, *, view: ui.LayoutView, attachments: Sequence[discord.File] = ...
    ) -> object: ...


class _Renewed:
    """The message whose control was pressed, to be changed by the token of that press."""

    def __init__(self, interaction: Asked, message: discord.Message) -> None:
        self._interaction = interaction
        self.id = message.id

    async def edit(
        self, *, view: ui.LayoutView, attachments: Sequence[discord.File] = MISSING
    ) -> object:
        """Changes it."""
        return await self._interaction.edit_original_response(view=view, attachments=attachments)


class Press:
    """An interaction, and the one answer to it."""

    def __init__(self, interaction: Asked) -> None:
        self.interaction = interaction
        self.user = interaction.user.id
        self.name = interaction.user.display_name
        self._answering = asyncio.Lock()
        self._over = False

    @property
    def hidden(self) -> bool:
        """Whether the message that was pressed is an ephemeral one."""
        message = self.interaction.message
        return message is not None and message.flags.ephemeral

    @property
    def private(self) -> bool:
        """Whether nobody else sees the message that was pressed."""
        return self.hidden or self.interaction.guild_id is None

    @property
    def value(self) -> str | None:
        """What was chosen in a select menu."""
        return self.values[0] if self.values else None

    @property
    def values(self) -> tuple[str, ...]:
        """All that was chosen in a menu of which several lines may be."""
        data = self.interaction.data or {}
        values: Sequence[object] = data.get("values") or ()  # pyright: ignore[reportAssignmentType]
        return tuple(each for each in values if isinstance(each, str))

    async def say(self, text: str) -> None:
        """A quiet word to whoever asked."""
        await self.show(note(text))

    async def show(self, sheet: Sheet[P], *files: discord.File) -> Shown | None:
        """A quiet reply; `None` when it came too late. The first file is the picture."""
        view = laid_out(sheet, files[0].filename if files else "")
        return await self._sent(view, files)

    async def _sent(self, view: ui.LayoutView, files: Sequence[discord.File]) -> Shown | None:
        response = self.interaction.response

        async def answer() -> discord.InteractionCallbackResponse[discord.Client] | None:
            for file in files:
                file.reset()
            return await response.send_message(view=view, files=files, ephemeral=True)

        async with self._answering:
            if self._over:
                return None
            try:
                if response.is_done():
                    return await self.interaction.followup.send(
                        view=view, files=files, ephemeral=True, wait=True
                    )
                sent = await _twice(answer)
            except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
                self._too_late(error)
                return None
            reply = None if sent is None else sent.resource
            return reply if isinstance(reply, discord.InteractionMessage) else None

    async def turn_to(self, sheet: Sheet[P], *files: discord.File) -> None:
        """Changes the very message whose control was pressed, if nobody else sees it.

        The files take the place of those that it has; the first is the picture.
        """
        if not self.private:
            await self.show(sheet, *files)
            return
        async with self._answering:
            if self._over:
                return
            response = self.interaction.response
            view = laid_out(sheet, files[0].filename if files else "")
            try:
                if response.is_done():
                    await self.interaction.edit_original_response(view=view, attachments=files)
                else:
                    await response.edit_message(view=view, attachments=files)
            except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
                self._too_late(error)

    async def give(self, text: str, file: discord.File) -> None:
        """A quiet reply with a file."""
        view = ui.LayoutView(timeout=None)
        view.add_item(ui.TextDisplay(text))
        view.add_item(ui.File(f"attachment://{file.filename}"))
        view.stop()
        await self._sent(view, (file,))

    async def exhibit(self, text: str, pictures: Sequence[discord.File]) -> None:
        """A quiet reply with up to ten pictures; each file's description is its text."""
        view = ui.LayoutView(timeout=None)
        view.add_item(ui.TextDisplay(text))
        gallery: ui.MediaGallery[ui.LayoutView] = ui.MediaGallery()
        for file in pictures:
            gallery.add_item(media=f"attachment://{file.filename}", description=file.description)
        view.add_item(gallery)
        view.stop()
        await self._sent(view, pictures)

    async def proclaim(self, text: str) -> None:
        """A word to everybody in the channel, after the quiet one; if it fails, nothing is lost."""
        view = laid_out(note(text), "")
        async with self._answering:
            if self._over:
                return
            try:
                await self.interaction.followup.send(
                    view=view, allowed_mentions=discord.AllowedMentions.none()
                )
            except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
                log.info("a public word was not said: %s", type(error).__name__)

    async def form(self, modal: ui.Modal) -> None:
        """Opens a form; only the first answer can."""
        if self.interaction.response.is_done():
            await self.say(troubles.TOO_SLOW)
            return
        async with self._answering:
            modal.stop()
            if self._over:
                return
            try:
                await _twice(lambda: self.interaction.response.send_modal(modal))
            except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
                self._too_late(error)

    async def acknowledge(self) -> None:
        """Says that all is well, or that an answer will come; nobody sees anything."""
        async with self._answering:
            if self._over or self.interaction.response.is_done():
                return
            try:
                await _twice(lambda: self.interaction.response.defer(ephemeral=True))
            except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
                self._too_late(error)

    async def renewal(self) -> Shown | None:
        """Leave to change the message that was pressed; `None` where Discord took no answer."""
        await self.acknowledge()
        message = self.interaction.message
        if message is None or not self.interaction.response.is_done():
            return None
        return _Renewed(self.interaction, message)

    def _too_late(self, error: Exception) -> None:
        # The message or the whole channel may have been deleted while somebody waited there.
        gone = (Trouble.GONE, Trouble.POST_ANEW)
        if trouble(error) not in (Trouble.EXPIRED, Trouble.PASSING, *gone):
            raise error
        # Discord has said that it takes no answer any more: any further one it would refuse too.
        self._over = isinstance(error, discord.HTTPException) and trouble(error) is Trouble.EXPIRED
        log.info("an answer did not reach its asker: %s", type(error).__name__)


async def _twice(
    answer: Callable[[], Awaitable[discord.InteractionCallbackResponse[discord.Client] | None]],
) -> discord.InteractionCallbackResponse[discord.Client] | None:
    """Answers, and once more when the connection dropped: the first try may have got through."""
    try:
        return await answer()
    except (aiohttp.ClientError, OSError):
        return await answer()


async def attend(
    interaction: Asked, work: Callable[[Press], Awaitable[None]], about: str = ""
) -> None:
    """Does what was asked. Whatever becomes of it, the asker gets a word in time.

    `about` is what the log should say of it, such as the id of a button.
    """
    press = Press(interaction)
    working = asyncio.ensure_future(work(press))
    try:
        await asyncio.wait({working}, timeout=PATIENCE)
        if not working.done():
            await press.acknowledge()
        await working
        await press.acknowledge()
    except Refused as refused:
        await press.say(told(refused))
    except UnwrittenError:
        log.warning("the books could not be written: %a", about, exc_info=True)
        await press.say(troubles.UNWRITTEN)
    except Exception as error:
        await press.say(apology(error, about))
