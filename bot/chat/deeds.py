"""What each control of a table does when it is pressed."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from io import BytesIO
from typing import Final, TypeAlias

import discord
from discord import ui

from bot.chat import choices, tools
from bot.chat.book import first_page
from bot.chat.house import House
from bot.chat.ids import Ident, Reference, read_ident, read_reference
from bot.chat.press import Press, Renewed
from bot.rules.game import Action, Offer, Refused, Stake
from bot.tables.table import MOVED_ON, AnyTable

UNKNOWN: Final = "That belongs to no table that this house knows."


async def pressed(house: House, press: Press, custom_id: str, amount: str | None = None) -> None:
    """Does what a control is for; `amount` comes from its form. Raises `Refused`."""
    ident = read_ident(custom_id)
    if ident is not None and ident.what.startswith("menu"):
        ident = replace(ident, what=press.value or "")
    if ident is None:
        raise Refused(UNKNOWN)
    if ident.word == "record":
        await _record(house, press, ident)
        return
    table = house.hall.find(ident.table)
    with suppress(Refused):
        await table.present(press.user)
    await _done(house, press, table, ident, amount)
    if house.presenter.is_muted(table):
        await press.show(house.presenter.aside(table))


async def _done(
    house: House, press: Press, table: AnyTable, ident: Ident, amount: str | None
) -> None:
    reference = read_reference(ident.what)
    if reference is not None:
        await _play(house, press, table, ident, reference, amount)
        return
    deed = DEEDS.get(ident.word)
    if deed is None:
        raise Refused(UNKNOWN)
    await deed(house, press, table, ident)


# --- playing ------------------------------------------------------------------------------------


async def _play(
    house: House,
    press: Press,
    table: AnyTable,
    ident: Ident,
    reference: Reference,
    amount: str | None,
) -> None:
    if reference.form and amount is None:
        await _ask_amount(press, table, ident, reference)
        return
    stake = reference.amount if amount is None else _whole(amount)

    def choose(offers: Sequence[Offer]) -> Action:
        return choices.chosen(_meant(table, reference, offers), stake)

    await table.act(press.user, choose, ident.move)
    await press.acknowledge()
    if press.hidden and amount is None:
        house.presenter.stand(table).palms.hold(press.user, Renewed(press.interaction), None)


def _meant(table: AnyTable, reference: Reference, own: Sequence[Offer]) -> Offer:
    public = table.view().public
    assert public is not None
    return choices.referred(table.rules, public.table, reference, own)


def _whole(amount: str) -> int | None:
    """A whole number as people write it, `None` for anything else."""
    digits = amount.strip().replace(",", "")
    return int(digits) if digits.isascii() and digits.isdecimal() and len(digits) < 16 else None


async def _ask_amount(press: Press, table: AnyTable, ident: Ident, reference: Reference) -> None:
    seat = table.state.seat_of(press.user)
    if seat is None:
        raise Refused("You have no seat at this table.")
    if ident.move != table.state.move:
        raise Refused(MOVED_ON)
    own = table.offers(seat)
    if not own:
        raise Refused("It is not your turn.")
    offer = _meant(table, reference, own)
    if not isinstance(offer, Stake):
        raise Refused(MOVED_ON)
    await press.form(_form(str(ident), offer))


def _form(custom_id: str, offer: Stake) -> ui.Modal:
    form = ui.Modal(title="How many chips?", custom_id=custom_id)
    field: ui.TextInput[ui.Modal] = ui.TextInput(custom_id="amount", max_length=15)
    form.add_item(ui.Label(text=f"From {offer.low:,} to {offer.high:,}", component=field))
    return form


# --- the tools of a table -----------------------------------------------------------------------


async def _sit(house: House, press: Press, table: AnyTable, ident: Ident) -> None:
    del house
    if ident.place is not None and ident.place >= len(table.state.guests):
        raise Refused(UNKNOWN)
    await table.sit(press.user, press.name, ident.place)


async def _leave(house: House, press: Press, table: AnyTable, ident: Ident) -> None:
    del house, ident
    await table.leave(press.user)
    seat = table.state.seat_of(press.user)
    if seat is None:
        await press.say("You have left the table, and your chips are back in your purse.")
    elif (guest := table.state.guests[seat]) is not None and guest.leaving:
        await press.say("You leave when this deal is over.")
    else:
        await press.say("You stay.")


async def _begin(house: House, press: Press, table: AnyTable, ident: Ident) -> None:
    del house, ident
    await table.begin(press.user)


async def _fill(house: House, press: Press, table: AnyTable, ident: Ident) -> None:
    del house, ident
    await table.fill(press.user)


async def _next(house: House, press: Press, table: AnyTable, ident: Ident) -> None:
    del house
    if ident.move != table.state.move:
        raise Refused(MOVED_ON)
    await table.next_deal(press.user)


async def _hand(house: House, press: Press, table: AnyTable, ident: Ident) -> None:
    del ident
    if table.state.seat_of(press.user) is None:
        raise Refused("You have no seat at this table, and so no hand.")
    palms = house.presenter.stand(table).palms
    shown = await palms.shown(press.user)
    if shown is None:
        raise Refused("Nothing has been dealt yet.")
    sheet, files = shown
    reply = await press.show(sheet, *files)
    if reply is not None:
        palms.hold(press.user, reply, sheet)


async def _rules(house: House, press: Press, table: AnyTable, ident: Ident) -> None:
    del ident
    kit = house.presenter.kits[table.charter.game]
    await press.show(first_page(kit, table.charter.options))


async def _more(house: House, press: Press, table: AnyTable, ident: Ident) -> None:
    del house, ident
    await press.show(tools.more(table, press.user))


async def _void(house: House, press: Press, table: AnyTable, ident: Ident) -> None:
    del house
    if ident.move != table.state.move:
        raise Refused(MOVED_ON)
    deal = table.view().deal
    await table.ask_void(press.user)
    seat = table.state.seat_of(press.user)
    guest = None if seat is None else table.state.guests[seat]
    if table.view().deal == deal and guest is not None and guest.void:
        await press.say("You have asked for this deal to be void. It is when all players ask.")
    else:
        await press.say("So be it.")


async def _remove(house: House, press: Press, table: AnyTable, ident: Ident) -> None:
    del house
    if ident.place is None or ident.place >= len(table.state.guests):
        raise Refused(UNKNOWN)
    await table.remove(press.user, ident.place)
    await press.say("It is noted. A guest who is playing leaves when the deal is over.")


async def _close(house: House, press: Press, table: AnyTable, ident: Ident) -> None:
    del house, ident
    await press.show(tools.surely(table))


async def _shut(house: House, press: Press, table: AnyTable, ident: Ident) -> None:
    del house, ident
    await table.close(press.user)
    await press.say("The table is closed, and all chips are back in their purses.")


async def _record(house: House, press: Press, ident: Ident) -> None:
    record = await house.hall.record(ident.table)
    text = json.dumps(record, ensure_ascii=False, indent=1)
    file = discord.File(BytesIO(text.encode()), f"{ident.table}.json")
    await press.give(
        "The sitting so far, every finished deal, with the proof that each pack was sealed before"
        " it was dealt.",
        file,
    )


Deed: TypeAlias = Callable[[House, Press, AnyTable, Ident], Awaitable[None]]
DEEDS: Final[dict[str, Deed]] = {
    "sit": _sit,
    "leave": _leave,
    "begin": _begin,
    "fill": _fill,
    "next": _next,
    "hand": _hand,
    "rules": _rules,
    "more": _more,
    "void": _void,
    "remove": _remove,
    "close": _close,
    "shut": _shut,
}
