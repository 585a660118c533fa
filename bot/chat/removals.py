"""Sending a guest away, with a word to whoever asked and to whoever has to go."""

from __future__ import annotations

import logging

import aiohttp
import discord

from bot.chat.house import House
from bot.chat.press import Press
from bot.chat.sheet import note
from bot.chat.staff import steward
from bot.chat.wording import escaped
from bot.rules.offers import Refused
from bot.rules.turns import Seat
from bot.tables.state import Guest, Phase
from bot.tables.table import MOVED_ON, AnyTable

log = logging.getLogger(__name__)


async def send_away(house: House, press: Press, table: AnyTable, seat: Seat) -> None:
    """Sends whoever is in a place away, at once or when the deal is over. Raises `Refused`."""
    guest = table.state.guests[seat]
    if guest is None:
        raise Refused(MOVED_ON)
    await table.remove(steward(press.interaction, table), seat, guest.user)
    stays = _is_there_still(table, seat, guest)
    name = escaped(guest.name)
    if stays:
        await press.say(f"It is noted: {name} leaves when the deal is over.")
    elif guest.computer:
        await press.say(f"{name} has left the table.")
    else:
        await press.say(f"{name} has left the table, and all the chips are back in the purse.")
    if guest.user is not None and guest.user != press.user:
        await _tell(house, table, guest.user, stays=stays)


def _is_there_still(table: AnyTable, seat: Seat, guest: Guest) -> bool:
    now = table.state.guests[seat]
    return table.state.phase is Phase.PLAYING and now is not None and now.user == guest.user


async def _tell(house: House, table: AnyTable, user: int, *, stays: bool) -> None:
    where = house.presenter.where(table)
    text = (
        f"When this deal is over you leave {where}, sent away by whoever looks after it. All your"
        " chips there go back to your purse."
        if stays
        else f"You have been sent away from {where}. All your chips there are back in your purse."
    )
    try:
        await house.presenter.write(user, note(text))
    except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
        log.info(
            "table %s: a guest could not be told: %s", table.charter.table, type(error).__name__
        )
