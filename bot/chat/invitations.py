"""Asking somebody to a table: a direct message with a button, and a seat that is held meanwhile.

Nobody is seated unasked, not even where no chips are at stake: whoever sits is dealt to, called
and waited for, and that is for each to choose.
"""

from __future__ import annotations

import discord

from bot.chat.house import House
from bot.chat.ids import Ident
from bot.chat.press import Press
from bot.chat.refusing import hiring
from bot.chat.sheet import Button, TableSheet
from bot.chat.staff import steward
from bot.chat.wording import escaped
from bot.chat.words import buttons, replies
from bot.rules.offers import Refused
from bot.tables.invitations import of
from bot.tables.state import Milliseconds
from bot.tables.table import AnyTable


async def invite(
    house: House, press: Press, table: AnyTable, member: discord.User | discord.Member
) -> None:
    """Holds a seat for somebody of this server, and asks them. Raises `Refused`."""
    name = escaped(member.display_name)
    await _check(house, table, member)
    asker = steward(press.interaction, table)
    await table.invite(asker, member.id, member.display_name)
    held = of(table.view().state, member.id)
    if held is None:
        return  # They have come meanwhile.
    sent = await house.presenter.write(member.id, _letter(house, press, table, held.until))
    if sent is None:
        await press.say(replies.asked_in_vain(name, held.until))
    else:
        house.presenter.called(table, member.id, sent)
        await press.say(replies.asked(name, held.until))


async def _check(house: House, table: AnyTable, member: discord.User | discord.Member) -> None:
    name, charter = member.display_name, table.charter
    if member.bot:
        raise Refused(replies.no_bots(hiring(table.rules)))
    if not isinstance(member, discord.Member):
        raise Refused(replies.not_here(name))
    purse = await house.ledger.purse(charter.server, member.id)
    if purse < charter.buy_in:
        raise Refused(replies.poorer(name, charter.buy_in))


def _letter(house: House, press: Press, table: AnyTable, held: Milliseconds) -> TableSheet:
    charter = table.charter
    ident = Ident(charter.table, table.state.move, "")
    answers = (
        Button(buttons.TAKE_THE_SEAT, ident.of("accept"), "good"),
        Button(buttons.NO_THANK_YOU, ident.of("decline")),
    )
    head = replies.letter_of_invitation(escaped(press.name), house.presenter.where(table))
    return TableSheet(head, replies.terms_of_invitation(charter.buy_in, held), rows=(answers,))
