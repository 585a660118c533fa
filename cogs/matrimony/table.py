"""A table of matrimony in words, and a hand."""

from __future__ import annotations

from collections.abc import Iterator

from bot.chat.kit import Names
from bot.chat.wording import SITS_OUT, Note, between, chips, listed, noted, row
from bot.games.matrimony import CHANCES, Hand, Matrimony, Phase, Sheet
from bot.rules.cards import short
from bot.rules.game import PublicView, SeatView
from bot.rules.offers import Layout
from bot.rules.turns import Seat
from cogs._captions import SITTING_OUT
from cogs._places import with_dealer
from cogs.matrimony.naming import NAMES, asked_by, in_words, named


def state(view: PublicView[Sheet], rules: Matrimony, names: Names) -> str:
    """The table in words: who has laid what, what lies there, then everybody."""
    sheet = view.table
    seated = with_dealer(names, sheet.dealer)
    seats = [noted(seated[seat], _notes(sheet, seat)) for seat in _in_order(sheet)]
    return "\n".join([*_head(sheet, rules, names), _lying(sheet, rules), *seats])


def _head(sheet: Sheet, rules: Matrimony, names: Names) -> Iterator[str]:
    match sheet.phase:
        case Phase.LAY:
            amount = _bounds(sheet, rules)
            yield f"{names[sheet.dealer]} deals, and lays first: {amount} chips in all."
        case Phase.STAKES:
            yield f"{names[sheet.dealer]} deals, and laid {in_words(sheet.laid[0].layout)}."
            yield f"All others lay {chips(sheet.due)}, on whichever chances they please."
        case Phase.DEAL:
            yield "All chips are laid; the cards are not dealt yet."
        case Phase.OVER if sheet.sweeper is not None:
            who = names[sheet.sweeper]
            yield f"{who} turned up the ace of diamonds. The other cards stay face down."
        case Phase.OVER:
            yield "The hands, the eldest first: of equal ones the eldest wins."


def _bounds(sheet: Sheet, rules: Matrimony) -> str:
    """How much the dealer may lay: `2–20`."""
    _, free = rules.open_offers(sheet, sheet.dealer)
    assert isinstance(free, Layout)
    return between(free.low, free.high)


def _lying(sheet: Sheet, rules: Matrimony) -> str:
    """What lies on all chances, and while chips are laid what each asks for.

    When the deal is over, what lies on those that nobody has gained.
    """
    pools, asks = sheet.chips.pools, asked_by(rules)
    if sheet.phase in (Phase.LAY, Phase.STAKES):
        lying = [f"{NAMES[chance]} ({asks[chance]}) {pools[chance]:,}" for chance in CHANCES]
        return f"On the sheet: {', '.join(lying)}."
    if sheet.phase is not Phase.OVER:
        lying = [f"{NAMES[chance]} {pools[chance]:,}" for chance in CHANCES]
        return f"On the sheet: {', '.join(lying)}."
    return f"Standing over: {in_words(pools)}." if any(pools.values()) else "Nothing stands over."


def _in_order(sheet: Sheet) -> tuple[Seat, ...]:
    """The hands from the eldest on, as they count where they are equal; who sits out comes last."""
    return *sheet.players, *(seat for seat in sheet.seats if seat not in sheet.players)


def _notes(sheet: Sheet, seat: Seat) -> Iterator[Note]:
    """What a seat has before it, how it stands, and which of its cards are face up."""
    yield chips(sheet.chips.stacks[seat])
    if seat not in sheet.players:
        yield SITTING_OUT
    elif seat in sheet.entered:
        yield "has laid"
    up = [each.card for each in sheet.turned_up if each.seat == seat]
    open_ = [card for each in sheet.shown if each.seat == seat for card in each.cards]
    if open_ or up:
        yield row(open_ or up)


def hand(view: SeatView[Sheet, Hand], rules: Matrimony) -> str:
    """What one seat has laid unseen, or its cards and what they have gained."""
    del rules
    sheet, held = view.public.table, view.hand
    if view.seat not in sheet.players:
        return SITS_OUT
    if held.entry is not None:
        return f"You have laid {in_words(held.entry.layout)}. Nobody else knows it yet."
    if not held.cards:
        return "The cards are dealt when all have laid their chips."
    *down, up = map(short, held.cards)
    gained = listed(named(each.pool for each in sheet.won if each.seat == view.seat))
    lines = [f"{' '.join(down)}, and {up} turned up."]
    if view.seat == sheet.sweeper:
        lines.append("You have swept the board.")
    elif gained:
        lines.append(f"Gained: {gained}.")
    return "\n".join(lines)
