"""What happened at a table of thirty-one, in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias, assert_never, cast

from bot.chat.kit import Names
from bot.chat.wording import chips, listed, row
from bot.games.thirty_one import (
    Dealt,
    Exchanged,
    Knocked,
    MadeThirtyOne,
    NobodyKnocked,
    Passed,
    Showed,
    Stood,
    Tied,
    Took,
)
from bot.rules.antes import Anted
from bot.rules.cards import rank_names, short
from bot.rules.game import Event
from bot.rules.lots import FirstDealer
from cogs import _pools
from cogs._places import by_lot

Told: TypeAlias = (
    FirstDealer | Anted | Dealt | Exchanged | Knocked | Passed | Stood | MadeThirtyOne
    | NobodyKnocked | Tied | Took
)  # fmt: skip
"""What has a sentence of its own."""

Happening: TypeAlias = Told | Showed
"""All that can happen at a table of thirty-one."""


def events(events: Sequence[Event], names: Names) -> list[str]:
    """What a move brought about, a line for each event.

    The hands shown at the end are told with the seats, as the table stands.
    """
    happened = cast("Sequence[Happening]", events)
    return [_told(each, names) for each in happened if not isinstance(each, Showed)]


def _told(event: Told, names: Names) -> str:
    match event:
        case FirstDealer():
            return by_lot(event, names)
        case Anted():
            return _pools.anted(event, names, "Each paid {} into the pool.")
        case Dealt(dealer, middle):
            cards = row(middle)
            return f"{names[dealer]} dealt three cards to each, and {cards} into the middle."
        case Exchanged(seat, took, gave):
            return f"{names[seat]} took {short(took)} and gave {short(gave)}."
        case Knocked(seat):
            return f"**{names[seat]} knocked**: each of the others has one more turn."
        case Passed(seat):
            return f"{names[seat]} passed."
        case Stood(seat):
            return f"{names[seat]} stood."
        case MadeThirtyOne():
            return _made(event, names)
        case NobodyKnocked(1):
            return "Nobody knocked in a whole circuit: all hands are shown."
        case NobodyKnocked(circuits):
            return f"Nobody knocked in {circuits} circuits: all hands are shown."
        case Tied():
            return _tied(event, names)
        case Took():
            return _took(event, names)
        case _:
            assert_never(event)


def _made(event: MadeThirtyOne, names: Names) -> str:
    name, cards = names[event.seat], row(event.cards)
    if event.dealt:
        return f"{name} was dealt **thirty-one**, {cards}. Nobody else shows."
    return f"{name} made **thirty-one**, {cards}. Nobody else shows."


def _tied(event: Tied, names: Names) -> str:
    equal = listed([names[seat] for seat in event.seats])
    if event.shared:
        return f"{equal} have equal hands, and share the pool."
    return f"{equal} have equal hands: {names[event.seats[0]]} is the elder."


def _took(event: Took, names: Names) -> str:
    name, won, worth = names[event.seat], chips(event.amount), event.worth
    if worth.triplet:
        return f"**{name} took {won} from the pool, with three {rank_names(worth.triplet)}.**"
    return f"**{name} took {won} from the pool, with {worth.points}.**"
