"""What happened at a table of matrimony, in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from bot.chat.kit import Names
from bot.chat.wording import chips, listed, row, they
from bot.games.matrimony import Entered, Laid, SatOut, Shown, Swept, Won
from bot.rules.board import Shared
from bot.rules.cards import card, short
from bot.rules.game import Event
from bot.rules.lots import FirstDealer
from bot.rules.turns import Seat
from cogs.matrimony.actions import in_words

_ACE: Final = card("Ad")


def events(events: Sequence[Event], names: Names) -> list[str]:
    """What the latest move brought about; the hands themselves are told with the table."""
    return [
        *_before_laying(events, names),
        *_laid(events, names),
        *_swept(events, names),
        *_won(events, names),
        *_shared(events, names),
    ]


def _before_laying(events: Sequence[Event], names: Names) -> Iterator[str]:
    for event in events:
        if isinstance(event, FirstDealer):
            yield f"{names[event.seat]} cut the lowest card and deals first."
    out = [names[each.seat] for each in events if isinstance(each, SatOut)]
    if out:
        yield f"{they(out, 'has', 'have')} no chips left, and no part in this deal."


def _laid(events: Sequence[Event], names: Names) -> Iterator[str]:
    """Who has laid what, those together whose chips lie alike."""
    alike: dict[str, list[Seat]] = {}
    for each in events:
        if isinstance(each, Laid):
            alike.setdefault(in_words(each.layout), []).append(each.seat)
    for event in () if alike else events:
        if isinstance(event, Entered):
            yield f"{names[event.seat]} has laid chips, where nobody sees it yet."
    for layout, seats in alike.items():
        yield f"{listed([names[seat] for seat in seats])} laid {layout}."


def _swept(events: Sequence[Event], names: Names) -> Iterator[str]:
    for event in events:
        if isinstance(event, Swept):
            told = f"turned up the {short(_ACE)} and swept the board: {chips(event.amount)}"
            yield f"**{names[event.seat]} {told}.**"


def _won(events: Sequence[Event], names: Names) -> Iterator[str]:
    """Who has gained which chances, and by which cards; nothing where one has gained all."""
    if any(isinstance(each, Swept) for each in events):
        return
    gains: dict[Seat, list[str]] = {}
    for each in events:
        if isinstance(each, Won):
            held = row(each.cards)
            gains.setdefault(each.seat, []).append(f"{each.amount:,} on *{each.chance}* ({held})")
    for seat, gained in gains.items():
        yield f"**{names[seat]}** won {listed(gained)}."
    if not gains and any(isinstance(each, Shown) for each in events):
        yield "Nobody gained a chip."


def _shared(events: Sequence[Event], names: Names) -> Iterator[str]:
    shares = [each for each in events if isinstance(each, Shared)]
    if shares:
        told = listed([f"{each.amount:,} to {names[each.seat]}" for each in shares])
        yield f"No other deal can follow, and what lay there is shared out: {told}."
