"""What happened at a table of matrimony, in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.chat.kit import Names
from bot.chat.wording import chips, listed, row
from bot.games.matrimony import SWEEP, Entered, Laid, Showed, Swept, Took
from bot.rules.cards import short
from bot.rules.game import Event
from bot.rules.lots import FirstDealer
from bot.rules.turns import Seat
from cogs import _pools
from cogs._places import by_lot
from cogs.matrimony.naming import NAMES, in_words


def events(events: Sequence[Event], names: Names) -> list[str]:
    """What the latest move brought about; the hands themselves are told with the table."""
    return [
        *_before_laying(events, names),
        *_laid(events, names),
        *_swept(events, names),
        *_won(events, names),
        *_pools.shared(events, names, "No other deal can follow."),
    ]


def _before_laying(events: Sequence[Event], names: Names) -> Iterator[str]:
    for event in events:
        if isinstance(event, FirstDealer):
            yield by_lot(event, names)
    yield from _pools.sat_out(events, names)


def _laid(events: Sequence[Event], names: Names) -> Iterator[str]:
    """Who has laid what, those together whose chips lie alike."""
    alike: dict[str, list[Seat]] = {}
    for each in events:
        if isinstance(each, Laid):
            alike.setdefault(in_words(each.layout), []).append(each.seat)
    for event in () if alike else events:
        if isinstance(event, Entered):
            yield f"{names[event.seat]} has laid chips, unseen as yet."
    for layout, seats in alike.items():
        yield f"{listed([names[seat] for seat in seats])} laid {layout}."


def _swept(events: Sequence[Event], names: Names) -> Iterator[str]:
    for event in events:
        if isinstance(event, Swept):
            name, card, won = names[event.seat], short(SWEEP), chips(event.amount)
            yield f"**{name} turned up the {card} and swept the board: {won}.**"


def _won(events: Sequence[Event], names: Names) -> Iterator[str]:
    """Who has gained which chances, and by which cards; nothing where one has gained all."""
    if any(isinstance(each, Swept) for each in events):
        return
    gains: dict[Seat, list[str]] = {}
    for each in events:
        if isinstance(each, Took):
            told = f"{each.amount:,} on *{NAMES[each.pool]}* ({row(each.cards)})"
            gains.setdefault(each.seat, []).append(told)
    for seat, gained in gains.items():
        yield f"**{names[seat]}** won {listed(gained)}."
    if not gains and any(isinstance(each, Showed) for each in events):
        yield "Nobody gained a chip."
