"""The composition root: settings, store, hall and bot, put together and run."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import signal
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from dataclasses import dataclass

import aiohttp
import discord

from bot import logs, systemd
from bot.chat.address import point_at
from bot.chat.bot import Parlour
from bot.chat.house import House
from bot.chat.pace import Pace
from bot.chat.presenter import ChatPresenter
from bot.errors import CannotStartError
from bot.memory import return_large_blocks
from bot.players import players
from bot.pulse import Pulse
from bot.settings import DISCORD, Settings, settings
from bot.store import DatabaseError, Store, count_missing
from bot.tables.clock import HouseClock, SystemClock
from bot.tables.dealer import SystemDealer
from bot.tables.hall import Hall, Limits
from bot.tables.ports import UnwrittenError, World
from bot.tables.times import Times

log = logging.getLogger(__name__)

BEAT = 1.0
"""Seconds between two words to the store of what the time is."""


@asynccontextmanager
async def opened_store(chosen: Settings) -> AsyncGenerator[Store]:
    """The database, migrated. Raises `CannotStartError`."""
    try:
        async with Store.open(chosen.parlour_database, chosen.parlour_starting_purse) as store:
            yield store
    except DatabaseError as error:
        raise CannotStartError(str(error)) from None


async def _clock(store: Store) -> HouseClock:
    """The clock of the house, from where it stood. Raises `CannotStartError`."""
    try:
        return HouseClock(await store.heart.start(SystemClock().now()))
    except UnwrittenError as error:
        raise CannotStartError(f"The database cannot be written. {error}") from None


async def _summed_up(store: Store) -> None:
    """What was played before the house kept sums of it is summed up. Raises `CannotStartError`."""
    try:
        tables = await count_missing(store.database)
    except UnwrittenError as error:
        raise CannotStartError(f"The database cannot be written. {error}") from None
    if tables:
        log.info("tables summed up: %d", tables)


@dataclass(frozen=True, slots=True)
class Parts:
    """What a running program is made of."""

    store: Store
    clock: HouseClock
    bot: Parlour


@asynccontextmanager
async def assembled(chosen: Settings) -> AsyncGenerator[Parts]:
    """Everything that runs, with all open tables restored, but not yet connected to Discord."""
    async with opened_store(chosen) as store:
        presenter = ChatPresenter(store.posts, store.people, store.settled)
        times = Times().hurried(chosen.parlour_hurry)
        clock = await _clock(store)
        world = World(store.journal, SystemDealer(), clock, presenter, times)
        hall = Hall(world, store.ledger, players(), _limits(chosen), store.settled)
        house = House(
            hall, clock, store.ledger, store.posts, store.people, store.interest, store.notices,
            store.plans, store.settled, store.annals, presenter,
        )  # fmt: skip
        bot = Parlour(house, Pace(chosen.parlour_hurry))
        await _summed_up(store)
        await hall.restore()
        try:
            yield Parts(store, clock, bot)
        finally:
            hall.stop()
            await bot.close()


def _limits(chosen: Settings) -> Limits:
    return Limits(chosen.parlour_tables_per_host, chosen.parlour_tables_per_channel)


async def run() -> None:
    """Runs the bot until it is told to stop. Raises `CannotStartError`."""
    chosen = settings()
    logs.configure(logging.getLevelNamesMapping()[chosen.parlour_log_level])
    token = chosen.discord_token.get_secret_value()
    if not token:
        raise CannotStartError(
            "There is no token: put DISCORD_TOKEN into the environment or into .env."
        )
    if chosen.discord_api != DISCORD:
        await _redirect(chosen.discord_api)
    return_large_blocks()
    async with assembled(chosen) as parts:
        beating = asyncio.create_task(_beat(parts.store, parts.clock))
        pulse = asyncio.create_task(Pulse(parts.store, parts.bot, chosen.parlour_database).beat())
        serving = asyncio.create_task(_serve(parts.bot, token))
        _stop_on_signal(serving)
        systemd.tell("READY=1")
        try:
            with contextlib.suppress(asyncio.CancelledError):
                await serving
        finally:
            systemd.tell("STOPPING=1")
            beating.cancel()
            pulse.cancel()


async def _redirect(api: str) -> None:
    try:
        await point_at(api)
    except (aiohttp.ClientError, OSError, KeyError, ValueError):
        raise CannotStartError(f"Nothing like Discord answers at DISCORD_API={api}.") from None


async def _serve(bot: Parlour, token: str) -> None:
    try:
        await bot.start(token)
    except discord.LoginFailure:
        raise CannotStartError("Discord does not accept the token in DISCORD_TOKEN.") from None
    except discord.HTTPException as error:
        raise CannotStartError(f"Discord does not let the bot in at present: {error}.") from None
    except (aiohttp.ClientError, OSError):
        raise CannotStartError("Discord cannot be reached from here.") from None


async def _beat(store: Store, clock: HouseClock) -> None:
    while True:
        try:
            await store.heart.beat(clock.now())
        except UnwrittenError as error:
            log.warning("the heartbeat could not be written: %s", error)
        await asyncio.sleep(BEAT)


def _stop_on_signal(serving: asyncio.Task[None]) -> None:
    loop = asyncio.get_running_loop()
    for each in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(each, serving.cancel)
