"""Asking somebody to a table: a direct message with a button, and a seat that is held meanwhile.

Nobody is seated unasked, not even where no chips are at stake: whoever sits is dealt to, called
and waited for, and that is for each to choose.
"""

from __future__ import annotations

import discord

from bot.chat import wording
from bot.chat.house import House
from bot.chat.ids import Ident
from bot.chat.press import Press
from bot.chat.sheet import Button, TableSheet
from bot.chat.staff import steward
from bot.chat.wording import chips, escaped
from bot.rules.offers import Refused
from bot.tables.invitations import of
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
    until = "" if held is None else f" until {wording.until(held.until)}"
    sent = await house.presenter.write(member.id, _letter(house, press, table, until))
    if sent is None:
        await press.say(
            f"A seat is held for {name}{until}, but the house cannot write to them: tell them to"
            " press *Take a seat* under the table."
        )
    else:
        house.presenter.called(table, member.id, sent)
        await press.say(f"{name} has been asked, and a seat is held{until}.")


async def _check(house: House, table: AnyTable, member: discord.User | discord.Member) -> None:
    name, charter = member.display_name, table.charter
    if member.bot:
        raise Refused("Bots have no purse. Computer players come with the button in the lobby.")
    if not isinstance(member, discord.Member):
        raise Refused(f"{name} is not of this server.")
    purse = await house.ledger.purse(charter.server, member.id)
    if purse < charter.buy_in:
        raise Refused(f"The buy-in is {chips(charter.buy_in)}, and {name} has fewer in the purse.")


def _letter(house: House, press: Press, table: AnyTable, until: str) -> TableSheet:
    charter = table.charter
    cost = (
        f"If you take the seat, {chips(charter.buy_in)} go with you to the table, out of your"
        " purse there; if you do not, nothing happens."
        if charter.buy_in
        else "No chips are at stake."
    )
    ident = Ident(charter.table, table.state.move, "")
    buttons = (
        Button("Take the seat", ident.of("accept"), "good"),
        Button("No, thank you", ident.of("decline")),
    )
    head = f"**{escaped(press.name)}** asks you to {house.presenter.where(table)}."
    return TableSheet(head, f"{cost} The seat is held for you{until}.", rows=(buttons,))
