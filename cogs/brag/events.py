"""What happened at a table of brag, in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias, assert_never, cast

from bot.chat.kit import Names
from bot.chat.wording import chips
from bot.games.brag import BetMade, Covered, Dealt, Folded, Saw, Showed, ShuffleEarned, Took
from bot.rules.antes import Anted
from bot.rules.game import Event
from bot.rules.lots import FirstDealer
from cogs import _pools
from cogs._places import by_lot

Told: TypeAlias = (
    FirstDealer | Anted | Dealt | BetMade | Folded | Covered | Saw | Took | ShuffleEarned
)
"""What has a sentence of its own."""

Happening: TypeAlias = Told | Showed
"""All that can happen at a table of brag."""


def events(events: Sequence[Event], names: Names) -> list[str]:
    """What a move brought about, a line for each event.

    The hands laid open are told with the seats, as the table stands at the end of a deal.
    """
    happened = cast("Sequence[Happening]", events)
    shown = {each.seat for each in happened if isinstance(each, Showed)}
    lines: list[str] = []
    for each in happened:
        if not isinstance(each, Showed):
            lines.append(_told(each, names))
        if isinstance(each, Saw) and each.seat not in shown:
            lines.append(f"{names[each.seat]} had nothing better, and did not show.")
    return lines


def _told(event: Told, names: Names) -> str:
    match event:
        case FirstDealer():
            return by_lot(event, names)
        case Anted():
            return _pools.anted(event, names, "Each paid {} for the ante.")
        case Dealt(dealer, shuffled=True):
            return f"{names[dealer]} shuffled, and dealt three cards to each."
        case Dealt(dealer):
            return f"{names[dealer]} dealt three cards to each from the pack as it lay."
        case BetMade():
            return _bet(event, names)
        case Folded(seat):
            return f"{names[seat]} folded."
        case Covered():
            return _covered(event, names)
        case Saw(seat, other, cost):
            return f"{names[seat]} paid {cost:,} to see {names[other]}."
        case Took():
            return _took(event, names)
        case ShuffleEarned():
            return "A prial has won the see: the pack is shuffled before the next deal."
        case _:
            assert_never(event)


def _bet(event: BetMade, names: Names) -> str:
    name = names[event.seat]
    if event.more == event.amount:
        return f"{name} opened with a bet of {event.amount:,}."
    if event.more:
        return f"{name} bet {event.amount:,}, which is {event.more:,} more."
    return f"{name} bet {event.amount:,}."


def _covered(event: Covered, names: Names) -> str:
    name, rest, pot = names[event.seat], chips(event.amount), chips(event.pot)
    match event:
        case Covered(amount=0, pot=0):
            return f"{name} covered without a chip, for the pots closed before."
        case Covered(amount=0):
            return f"{name} covered without a chip: the pot, {pot}, is closed."
        case Covered(pot=0):
            return f"{name} covered with the rest, {rest}, for the pots closed before."
        case _:
            return f"{name} covered with the rest, {rest}: the pot, {pot}, is closed."


def _took(event: Took, names: Names) -> str:
    name, pot = names[event.seat], chips(event.amount)
    match event.by:
        case "folds":
            return f"**{name} took the pot, {pot}: nobody else was left to bet.**"
        case "see":
            return f"**{name} took the pot, {pot}.**"
        case "cover":
            return f"**{name} took closed pot {event.number}, {pot}.**"
