"""What happened at a table of bragg, in words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, TypeAlias, assert_never, cast

from bot.chat.kit import Names
from bot.chat.wording import chips, listed
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
from cards_art.bragg import called
from cogs import _pools

Told: TypeAlias = (
    FirstDealer | Anted | Dealt | Checked | Called | Raised | Folded | Picked | StoodOver
)
"""What has a sentence of its own."""

Happening: TypeAlias = Told | TurnedUp | Showed | Took | Laid | Shared
"""All that can happen at a table of bragg."""

_WITH: Final = {
    "ace_of_diamonds": "with the ace of diamonds, which beats all",
    "folds": "unseen: all others have folded",
}


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
    return [*lines, *_pools.shared(happened, names, "The match is over")]


def _told(event: Told, names: Names) -> str:
    match event:
        case FirstDealer(seat):
            return f"{names[seat]} deals first, by lot."
        case Anted():
            return _pools.anted(event, names, "for the antes")
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
    """`Ann took the second pot, 7 chips, with a pair of kings, as elder than Ben.`"""
    how = _WITH.get(event.by) or next(_how(event, happened), "")
    elder = f", as elder than {listed([names[seat] for seat in event.others])}"
    tie = elder if event.others else ""
    parts = [f"took the {event.pool} pot", chips(event.amount), *([how] if how else [])]
    return f"**{names[event.seat]} {', '.join(parts)}{tie}.**"


def _how(win: Took, happened: Iterable[Happening]) -> Iterator[str]:
    """With what a pot was won, out of what was shown for it."""
    for each in happened:
        match win.pool, each:
            case "first", TurnedUp(seat, card) if seat == win.seat:
                yield f"with the {short(card)}"
            case "second", Showed(seat, _, halves) if seat == win.seat:
                article = "a " if halves and not halves % 2 else ""
                yield f"with {article}{called(halves, each.rank)}"
            case "third", Laid(seat, _, _, total) if seat == win.seat:
                yield f"with {total}"
            case _:
                pass
