"""What each control of a table does when it is pressed."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import replace
from io import BytesIO
from typing import Final, TypeAlias

import discord
from discord import ui

from bot.chat import callings, tools
from bot.chat.acting import act
from bot.chat.allowance import stocked
from bot.chat.amounts import amount
from bot.chat.answers import typed
from bot.chat.book_pages import first_page, page_of_now
from bot.chat.forms import AMOUNT, amount_form
from bot.chat.house import House
from bot.chat.ids import read_ident, read_reference
from bot.chat.press import Press
from bot.chat.removals import send_away
from bot.chat.sheet import note
from bot.chat.staff import may_read
from bot.chat.teaching.lesson import Staged
from bot.chat.use import Filled, Use
from bot.chat.words import buttons, replies
from bot.rules.offers import Refused
from bot.tables import stewards
from bot.tables.refusals import MOVED_ON, NEXT_DEAL, NO_SITTING
from bot.tables.state import Phase
from bot.tables.table import AnyTable


async def pressed(house: House, press: Press, custom_id: str, filled: Filled | None = None) -> None:
    """Does what a control is for; `filled` comes from its form. Raises `Refused`."""
    ident = read_ident(custom_id)
    if ident is not None and ident.what.startswith("menu"):
        ident = replace(ident, what=press.value or "")
    if ident is None:
        raise Refused(replies.UNKNOWN)
    if ident.word == "record":
        await give_record(house, press, ident.table)
        return
    try:
        table = house.hall.find(ident.table)
    except Refused as refused:
        if not press.hidden or filled is not None:
            raise
        # The tools of a closed table are of no more use: the word takes their place.
        await press.turn_to(note(str(refused)))
        return
    use = Use(house, press, table, ident, filled)
    use.check_server()
    with suppress(Refused):
        await use.table.present(press.user)
    await _done(use)
    if house.presenter.is_muted(use.table):
        await press.show(house.presenter.aside(use.table))


async def _done(use: Use) -> None:
    reference = read_reference(use.ident.what)
    if reference is not None:
        await act(use, reference)
        return
    deed = DEEDS.get(use.ident.word)
    if deed is None:
        raise Refused(replies.UNKNOWN)
    await deed(use)


# --- the tools of a table -----------------------------------------------------------------------


async def _sit(use: Use) -> None:
    seat = None if use.ident.what == "sit" else use.named_place()
    await _stock(use)
    await use.table.sit(use.user, use.press.name, seat)
    place = use.table.state.seat_of(use.user)
    if place is not None and use.table.state.guest(place).sits:
        await use.press.say(use.deals.seat_later)


async def _stand_by(use: Use) -> None:
    await _stock(use)
    table, charter = use.table, use.table.charter
    await table.stand_by(use.user, use.press.name)
    phase = table.state.phase
    await use.press.say(
        replies.stands_by(
            use.deals, charter.buy_in, playing=phase is Phase.PLAYING, lobby=phase is Phase.LOBBY
        )
    )


async def _stock(use: Use) -> None:
    """Fills a purse that is too light for a place, if the house allows it, and says so."""
    charter = use.table.charter
    word = await stocked(use.house, use.press, charter.server, charter.buy_in)
    if word:
        await use.press.say(word)


async def _window(use: Use) -> None:
    await use.table.close_window(use.user, use.ident.move)


async def _buy_in(use: Use) -> None:
    """Asks how many chips somebody puts to the stack, and then does it."""
    use.own_place()
    charter = use.table.charter
    word = await stocked(use.house, use.press, charter.server, 1)
    purse = await use.house.ledger.purse(charter.server, use.user)
    if not purse:
        raise Refused(replies.EMPTY_PURSE)
    if use.filled is None:
        await use.press.form(_asking_chips(use, purse, word))
        return
    added = amount(typed(use.filled, AMOUNT), use.locale, range(1, purse + 1))
    await use.table.buy_in(use.user, added)
    playing = use.table.state.phase is Phase.PLAYING
    await use.press.say(replies.bought_in(use.deals, added, playing=playing))


def _asking_chips(use: Use, purse: int, word: str) -> ui.Modal:
    """The form for it. It must be the first answer, so a word about the purse stands in it."""
    owned = replies.purse_holds(purse)
    usual = min(use.table.charter.buy_in, purse)
    form = amount_form(use.ident, buttons.BUY_IN_AGAIN, range(1, purse + 1), owned, usual)
    if word:
        form.add_item(ui.TextDisplay(word))
    return form


async def _leave(use: Use) -> None:
    await use.table.leave(use.user)
    seat = use.table.state.seat_of(use.user)
    guest = None if seat is None else use.table.state.guests[seat]
    if guest is None or use.table.state.phase is Phase.CLOSED:
        home, staked = _home(use.table, use.user), use.table.charter.buy_in > 0
        await use.press.say(replies.you_have_left(home, staked=staked))
    else:
        await use.press.say(use.deals.leave_later)


def _home(table: AnyTable, user: int) -> int | None:
    """What the latest guest to leave has taken home, as far as the table tells."""
    gone = (each.chips for each in reversed(table.state.gone) if each.guest.user == user)
    return next(gone, None)


async def _stay(use: Use) -> None:
    await use.table.stay(use.user)
    await use.press.say(replies.STAYING)


async def _begin(use: Use) -> None:
    await use.table.begin(use.user)


async def _fill(use: Use) -> None:
    await use.table.fill(use.user)


async def _next(use: Use) -> None:
    use.check_move()
    await use.table.next_deal(use.user)


async def _hand(use: Use) -> None:
    guest = use.table.state.guests[use.own_place()]
    if guest is not None and guest.aside is not None:
        raise Refused(NEXT_DEAL)
    shown = await use.house.presenter.hand(use.table, use.user)
    if shown is None:
        raise Refused(replies.NOTHING_DEALT)
    sheet, files = shown
    reply = await use.press.show(sheet, *files)
    if reply is not None:
        use.house.presenter.hold(use.table, use.user, reply, sheet)


async def _rules(use: Use) -> None:
    """The book, opened at what matters now."""
    public, options = use.table.public(), use.table.charter.options
    table = None if public is None else public.table
    if use.table.state.phase is Phase.PLAYING and isinstance(table, Staged):
        await use.press.show(page_of_now(use.kit, table.phase, options))
    else:
        await use.press.show(first_page(use.kit, options))


async def _more(use: Use) -> None:
    await use.press.show(tools.more(use.table, use.kit, use.steward))


async def _void(use: Use) -> None:
    await use.table.ask_void(use.user, use.ident.number)
    if use.table.state.phase is Phase.PLAYING:
        await use.press.say(use.deals.void_asked)
    else:
        await use.press.say(use.deals.void_by_all)


async def _stand(use: Use) -> None:
    await use.table.let_stand(use.user, use.ident.number)
    await use.press.say(use.deals.stands)


async def _remove(use: Use) -> None:
    stewards.check(use.table.state, use.steward)
    seat = use.named_place()
    guest = use.table.state.guests[seat]
    if guest is None or use.ident.what != tools.removal(seat, guest):
        raise Refused(MOVED_ON)
    await use.press.show(tools.surely_sent(use.table, use.kit, seat, guest))


async def _send(use: Use) -> None:
    seat = use.named_place()
    guest = use.table.state.guests[seat]
    if guest is None or use.ident.what != tools.sending(seat, guest):
        raise Refused(MOVED_ON)
    await send_away(use.house, use.press, use.table, seat)


async def _close(use: Use) -> None:
    stewards.check(use.table.state, use.steward)
    await use.press.show(tools.surely(use.table, use.kit, use.steward))


async def _shut(use: Use) -> None:
    await use.table.close(use.steward)
    if use.table.state.phase is Phase.CLOSED:
        await use.press.say(replies.closed(staked=use.table.charter.buy_in > 0))
    else:
        await use.press.say(use.deals.closes_later)


async def _keep(use: Use) -> None:
    await use.table.keep_open(use.steward)
    await use.press.say(replies.STAYS_OPEN)


async def _undo(use: Use) -> None:
    stewards.check(use.table.state, use.steward)
    await use.press.show(tools.surely_void(use.table, use.kit, use.steward))


async def _annul(use: Use) -> None:
    await use.table.void(use.steward, use.ident.number)
    if use.table.state.phase is Phase.PLAYING:
        await use.press.say(use.deals.void_asked)
    else:
        staked = use.table.charter.buy_in > 0
        await use.press.say(use.deals.voided_staked if staked else use.deals.voided)


async def _accept(use: Use) -> None:
    """Takes the seat to which an invitation by direct message asks."""
    await use.table.sit(use.user, use.press.name)
    await use.press.turn_to(callings.accepted(use.house.presenter.where(use.table)))


async def _decline(use: Use) -> None:
    await use.table.decline(use.user)
    await use.press.turn_to(callings.declined())


async def give_record(house: House, press: Press, table: str) -> None:
    """Hands out the record of a table that whoever asks can see. Raises `Refused`."""
    if not await may_read(house, press.interaction, table):
        raise Refused(NO_SITTING)
    record = await house.hall.record(table, press.interaction.guild_id)
    text = json.dumps(record, ensure_ascii=False, indent=1)
    file = discord.File(BytesIO(text.encode()), f"{table}.json")
    await press.give(
        replies.RECORD,
        file,
    )


Deed: TypeAlias = Callable[[Use], Awaitable[None]]
DEEDS: Final[dict[str, Deed]] = {
    "sit": _sit,
    "gallery": _stand_by,
    "window": _window,
    "buyin": _buy_in,
    "leave": _leave,
    "begin": _begin,
    "fill": _fill,
    "next": _next,
    "hand": _hand,
    "rules": _rules,
    "more": _more,
    "stay": _stay,
    "void": _void,
    "stand": _stand,
    "remove": _remove,
    "send": _send,
    "close": _close,
    "shut": _shut,
    "keep": _keep,
    "undo": _undo,
    "annul": _annul,
    "accept": _accept,
    "decline": _decline,
}
