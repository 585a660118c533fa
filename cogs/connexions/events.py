"""What happened at a table of connexions, in words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import TypeAlias, assert_never, cast

from bot.chat.kit import Names
from bot.chat.wording import listed, row
from bot.games.connexions import (
    CONNEXIONS,
    Connected,
    Connexion,
    NoMajority,
    Prize,
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
    return [*lines, *_pools.shared(events, names, "The match is over")]


def _told(event: Told, names: Names) -> str:
    match event:
        case FirstDealer(seat):
            return f"{names[seat]} deals first, by lot."
        case Anted():
            return _pools.anted(event, names, "into the pool")
        case Dealt(dealer, cards):
            return f"{names[dealer]} dealt {cards} cards to each."
        case Played(seat, card):
            return f"{names[seat]} played the {short(card)}."
        case Connected(made):
            return f"That makes the {made_of(made)}."
        case TrickTaken(seat, won):
            with_it = f", and with it the {called(won)}" if won else ""
            return f"{names[seat]} took the trick{with_it}."
        case NoMajority():
            return "Nobody has the majority of the tricks, and nothing was drawn for it."
        case _:
            assert_never(event)


def called(connexions: Sequence[Connexion]) -> str:
    """The connexions by their names: `first connexion`, `first, second and third connexions`."""
    return f"{listed(connexions)} connexion{'s' if len(connexions) > 1 else ''}"


def made_of(connexions: Sequence[Connexion]) -> str:
    """The same with their cards: `first connexion (A♠ A♣)`."""
    pairs = [row(CONNEXIONS[each]) for each in connexions]
    return f"{called(connexions)} ({', '.join(pairs)})"


def _drawn(drawn: Iterable[Took], names: Names) -> Iterator[str]:
    """A sentence for what each seat draws, and what the pool could not pay."""
    for seat, prizes in groupby(drawn, key=lambda each: each.seat):
        parts = [_part(each) for each in prizes]
        yield f"**{names[seat]} drew {listed(parts)}.**"


def _part(took: Took) -> str:
    short_of = f" instead of {took.due:,}" if took.amount < took.due else ""
    return f"{took.amount:,}{short_of} for the {prize(took.prize)}"


def prize(prize: Prize) -> str:
    """What is drawn for: `first connexion`, `majority`."""
    return prize if prize == "majority" else f"{prize} connexion"
