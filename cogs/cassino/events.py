"""What happened at a table of cassino, in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias, assert_never, cast

from bot.chat.kit import Names
from bot.chat.wording import listed, row, sentences
from bot.games.cassino import (
    BegunAnew,
    Built,
    Called,
    Counted,
    Dealt,
    DealtOn,
    GameDrawn,
    GameWon,
    Laid,
    LeftOver,
    Raised,
    Scored,
    Took,
)
from bot.rules.cards import short
from bot.rules.cutting import Cut
from bot.rules.game import Event
from bot.rules.lots import FirstDealer
from cogs import _places
from cogs.cassino.sides import called, score_of

Told: TypeAlias = (
    BegunAnew | Dealt | DealtOn | Took | Laid | Built | Raised | Called | LeftOver | GameWon
    | GameDrawn
)  # fmt: skip
"""What has a sentence of its own."""

Happening: TypeAlias = Cut | FirstDealer | Counted | Scored | Told
"""All that can happen at a table of cassino."""


def events(events: Sequence[Event], names: Names) -> list[str]:
    """What happened, a sentence each; what the sides have counted is told with the table."""
    happened = cast("Sequence[Happening]", events)
    return [
        *_places.settled(events, names),
        *(
            _told(each, names)
            for each in happened
            if not isinstance(each, Cut | FirstDealer | Counted | Scored)
        ),
    ]


def _told(event: Told, names: Names) -> str:
    match event:
        case BegunAnew():
            return "Others sit here than before, so the game begins anew, without points."
        case Dealt(dealer, board):
            return f"{names[dealer]} dealt four cards to each, and {row(board)} to the board."
        case DealtOn(0):
            return "Four more to each, the last of the pack."
        case DealtOn(left):
            return f"Four more to each. In the pack {left}."
        case Laid(seat, card):
            return f"{names[seat]} laid the {short(card)}."
        case Took(seat, card, cards, sweep):
            took = f"{names[seat]} took {row(cards)} with {short(card)}."
            return sentences(took, "**A sweep!**" if sweep else "")
        case Built() | Raised() | Called():
            return _piled(event, names)
        case LeftOver() | GameWon() | GameDrawn():
            return _ended(event, names)
        case _:
            assert_never(event)


def _piled(event: Built | Raised | Called, names: Names) -> str:
    name, card = names[event.seat], short(event.card)
    match event:
        case Built(with_=with_, value=value):
            return f"{name} built {value}: {card} on {row(with_)}."
        case Raised(target=target, with_=(), value=value):
            return f"{name} raised {row(target)} to {value} by {card}."
        case Raised(target=target, with_=with_, value=value):
            return f"{name} raised {row(target)} to {value} by {card} and {row(with_)}."
        case Called(cards=cards, value=value):
            return f"{name} called {value}: {row(cards)} with {card}."


def _ended(event: LeftOver | GameWon | GameDrawn, names: Names) -> str:
    match event:
        case LeftOver(None, cards):
            return f"Nobody took anything: {row(cards)} count for nobody."
        case LeftOver(int(seat), cards):
            return f"The last take was {names[seat]}'s, who has the rest: {row(cards)}."
        case GameWon(side, score, sides, lurched, by_last_take):
            points = score_of([score[side], *score[:side], *score[side + 1 :]])
            lost = listed([called(sides[each], names) for each in lurched])
            return sentences(
                f"**{called(sides[side], names)} won the game by the last take.**"
                if by_last_take
                else f"**{called(sides[side], names)} won the game, {points}.**",
                f"Lurched: {lost}." if lost else "",
            )
        case _:
            return "**Nobody is ahead: the game is drawn.**"
