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
from bot.chat.words import replies
from bot.rules.offers import Refused
from bot.rules.turns import Seat
from bot.tables import stewards
from bot.tables.refusals import MOVED_ON
from bot.tables.state import Guest, Phase, Ruling
from bot.tables.table import AnyTable

log = logging.getLogger(__name__)


async def send_away(house: House, press: Press, table: AnyTable, seat: Seat) -> None:
    """Sends whoever is in a place away, at once or when the deal is over. Raises `Refused`."""
    guest = table.state.guests[seat]
    if guest is None:
        raise Refused(MOVED_ON)
    who = steward(press.interaction, table)
    sent = stewards.dismissal(table.state, who)
    await table.remove(who, seat, guest.user)
    stays = _is_there_still(table, seat, guest)
    name, deals = escaped(guest.name), house.presenter.kits[table.charter.game].words.deals
    if stays:
        await press.say(deals.goes_later.format(name=name))
    else:
        with_chips = table.charter.buy_in > 0 and not guest.computer
        await press.say(replies.has_gone(name, with_chips=with_chips))
    known = guest.user in (None, press.user)
    if not known and not await _tell(house, table, guest, sent, stays):
        await press.say(replies.tell_them(name))


def _is_there_still(table: AnyTable, seat: Seat, guest: Guest) -> bool:
    now = table.state.guests[seat]
    return table.state.phase is Phase.PLAYING and now is not None and now.user == guest.user


async def _tell(house: House, table: AnyTable, guest: Guest, sent: Ruling, stays: bool) -> bool:
    """Writes to whoever is sent away; whether it has reached them."""
    assert guest.user is not None
    deals = house.presenter.kits[table.charter.game].words.deals
    where, staked = house.presenter.where(table), table.charter.buy_in > 0
    text = replies.letter_of_dismissal(deals, sent, where, stays=stays, staked=staked)
    try:
        return await house.presenter.write(guest.user, note(text)) is not None
    except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
        log.info(
            "table %s: a guest could not be told: %s", table.charter.table, type(error).__name__
        )
        return False
