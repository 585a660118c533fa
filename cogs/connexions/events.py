"""What happened at a table of connexions, in words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import TypeAlias, assert_never, cast

from bot.chat.kit import Names
from bot.chat.wording import Note, listed
from bot.games.connexions import (
    Connected,
    NoMajority,
    Took,
    TrickTaken,
)
from bot.rules.antes import Anted
from bot.rules.cards import short
from bot.rules.game import Event
from bot.rules.lots import FirstDealer
from bot.rules.piles import Dealt, Played
from bot.rules.pools import Shared
from cogs import _pools
from cogs._places import by_lot
from cogs.connexions.naming import PRIZES, called, made_of

Told: TypeAlias = FirstDealer | Anted | Dealt | Played | Connected | TrickTaken | NoMajority
"""What has a sentence of its own."""

Happening: TypeAlias = Told | Took | Shared
"""All that can happen at a table of connexions."""


def events(events: Sequence[Event], names: Names) -> list[str]:
    """What the latest move brought about; what one seat draws, and all that share, in a line."""
    happened = cast("Sequence[Happening]", events)
    lines = [
        _told(each, names) for each in happened if not isinstance(each, Took | Shared | NoMajority)
    ]
    lines += _drawn([each for each in happened if isinstance(each, Took)], names)
    lines += [_told(each, names) for each in happened if isinstance(each, NoMajority)]
    return [*lines, *_pools.shared(events, names, "The match is over.")]


def _told(event: Told, names: Names) -> str:
    match event:
        case FirstDealer():
            return by_lot(event, names)
        case Anted():
            return _pools.anted(event, names, "Each paid {} into the pool.")
        case Dealt(dealer, cards):
            return f"{names[dealer]} dealt {cards} cards to each."
        case Played(seat, card):
            return f"{names[seat]} played the {short(card)}."
        case Connected(made):
            return f"That makes {made_of(made)}."
        case TrickTaken(seat, ()):
            return f"{names[seat]} took the trick."
        case TrickTaken(seat, won):
            return f"{names[seat]} took the trick, and with it {called(won)}."
        case NoMajority():
            return "Nobody has the majority of the tricks, and nothing was drawn for it."
        case _:
            assert_never(event)


def _drawn(drawn: Iterable[Took], names: Names) -> Iterator[str]:
    """A sentence for what each seat draws, and what the pool could not pay."""
    for seat, prizes in groupby(drawn, key=lambda each: each.seat):
        yield f"**{names[seat]} drew {listed([*map(_part, prizes)])}.**"


def _part(took: Took) -> Note:
    prize = PRIZES[took.prize]
    if took.amount < took.due:
        return f"{took.amount:,} instead of {took.due:,} for {prize}"
    return f"{took.amount:,} for {prize}"
