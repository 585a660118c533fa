"""What happened at a table of bragg, in words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, TypeAlias, assert_never, cast

from bot.chat.kit import Names
from bot.chat.wording import about, chips, sentences
from bot.games.bragg import (
    Called,
    Checked,
    Folded,
    Laid,
    Picked,
    Showed,
    Took,
    TurnedUp,
)
from bot.rules.antes import Anted
from bot.rules.cards import short
from bot.rules.game import Event
from bot.rules.levels import Raised
from bot.rules.lots import FirstDealer
from bot.rules.piles import Dealt
from bot.rules.pools import Shared, StoodOver
from cogs import _pools
from cogs._places import by_lot
from cogs.bragg.naming import called

Told: TypeAlias = (
    FirstDealer | Anted | Dealt | Checked | Called | Raised | Folded | Picked | StoodOver
)
"""What has a sentence of its own."""

Happening: TypeAlias = Told | TurnedUp | Showed | Took | Laid | Shared
"""All that can happen at a table of bragg."""

_TOOK: Final = {
    "first": "**{name} took the first pot, {won}: {how}.**",
    "second": "**{name} took the second pot, {won}: {how}.**",
    "third": "**{name} took the third pot, {won}, with a count of {how}.**",
}
_ACE: Final = "**{name} took the first pot, {won}: the ace of diamonds beats all.**"
_FOLDS: Final = "**{name} took the second pot, {won}, unseen: all others have folded.**"


def events(events: Sequence[Event], names: Names) -> list[str]:
    """What a move brought about.

    What was shown and laid down is told with the seats, as the table stands afterwards.
    """
    happened = cast("Sequence[Happening]", events)
    lines: list[str] = []
    for each in happened:
        match each:
            case Took():
                lines.append(_took(each, happened, names))
            case TurnedUp() | Showed() | Laid() | Shared():
                pass
            case _:
                lines.append(_told(each, names))
    return [*lines, *_pools.shared(happened, names, "The match is over.")]


def _told(event: Told, names: Names) -> str:
    match event:
        case FirstDealer():
            return by_lot(event, names)
        case Anted():
            return _pools.anted(event, names, "Each paid {} for the antes.")
        case Dealt(dealer, cards):
            return f"{names[dealer]} dealt {cards} cards to each."
        case Checked(seat):
            return f"{names[seat]} checked."
        case Called(seat, amount):
            return f"{names[seat]} called, for {amount:,}."
        case Raised():
            return _raised(event, names)
        case Folded(seat):
            return f"{names[seat]} folded."
        case Picked(seat):
            return f"{names[seat]} has chosen what to count."
        case StoodOver(_, amount):
            return f"**Nobody has a pair: the second pot, {chips(amount)}, stands over.**"
        case _:
            assert_never(event)


def _raised(event: Raised, names: Names) -> str:
    name = names[event.seat]
    if event.more == event.level:
        return f"{name} bet {event.amount:,}."
    return f"{name} raised by {event.more:,}, to {event.level:,}."


def _took(event: Took, happened: Iterable[Happening], names: Names) -> str:
    """`Ann took the second pot, 7 chips: pair of kings. Ben has the same, but Ann is the elder.`"""
    how = next(_how(event, happened), "")
    told = {"ace_of_diamonds": _ACE, "folds": _FOLDS}.get(event.by, _TOOK[event.pool])
    name, equals = names[event.seat], [names[seat] for seat in event.others]
    elder = about(
        equals,
        "{who} has the same, but {name} is the elder.",
        "{who} have the same, but {name} is the elder.",
        name=name,
    )
    won = told.format(name=name, won=chips(event.amount), how=how)
    return sentences(won, elder if equals else "")


def _how(win: Took, happened: Iterable[Happening]) -> Iterator[str]:
    """By what a pot was won, out of what was shown for it."""
    for each in happened:
        match win.pool, each:
            case "first", TurnedUp(seat, card) if seat == win.seat:
                yield short(card)
            case "second", Showed(seat, _, halves) if seat == win.seat:
                yield called(halves, each.rank)
            case "third", Laid(seat, _, _, total) if seat == win.seat:
                yield f"{total}"
            case _:
                pass
