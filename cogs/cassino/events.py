"""What happened at a table of cassino, in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias, assert_never, cast

from bot.chat.kit import Names
from bot.chat.wording import listed, row
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
from cogs.cassino.sides import called, counted, number_of, score_of

Told: TypeAlias = (
    BegunAnew | Dealt | DealtOn | Took | Laid | Built | Raised | Called | LeftOver | Counted
    | Scored | GameWon | GameDrawn
)  # fmt: skip
"""What happens in a deal."""

Happening: TypeAlias = Cut | FirstDealer | Told
"""All that can happen at a table of cassino."""


def events(events: Sequence[Event], names: Names) -> list[str]:
    """What happened, a sentence each."""
    happened = cast("Sequence[Happening]", events)
    dealt = [_told(each, names) for each in happened if not isinstance(each, Cut | FirstDealer)]
    return [*_places.settled(events, names), *dealt]


def _told(event: Told, names: Names) -> str:
    match event:
        case BegunAnew():
            return "Others sit here than before, so the game begins anew, without points."
        case Dealt(dealer, board):
            return f"{names[dealer]} dealt four to each, and to the board {row(board)}."
        case DealtOn(left):
            return f"Four more to each; {left or 'none'} left in the pack."
        case Laid(seat, card):
            return f"{names[seat]} laid {short(card)}."
        case Took(seat, card, cards, sweep):
            cleared = " **A sweep!**" if sweep else ""
            return f"{names[seat]} took {row(cards)} with {short(card)}.{cleared}"
        case Built() | Raised() | Called():
            return _piled(event, names)
        case LeftOver() | Counted() | Scored() | GameWon() | GameDrawn():
            return _ended(event, names)
        case _:
            assert_never(event)


def _piled(event: Built | Raised | Called, names: Names) -> str:
    name, card = names[event.seat], short(event.card)
    match event:
        case Built(with_=with_, value=value):
            return f"{name} built {number_of(value)}: {card} on {row(with_)}."
        case Raised(target=target, with_=with_, value=value):
            more = f" and {row(with_)}" if with_ else ""
            return f"{name} raised {row(target)} to {number_of(value)} by {card}{more}."
        case Called(cards=cards, value=value):
            return f"{name} called {number_of(value, several=True)}: {row(cards)} with {card}."


def _ended(event: LeftOver | Counted | Scored | GameWon | GameDrawn, names: Names) -> str:
    match event:
        case LeftOver(seat, cards):
            if seat is None:
                return f"Nobody took anything: {row(cards)} count for nobody."
            return f"The last take was {names[seat]}'s, who has the rest: {row(cards)}."
        case Counted(seats=seats, tally=tally):
            return f"{called(seats, names)}: {counted(tally)}."
        case Scored(points, score, sides):
            gains = [
                f"{called(sides[side], names)} +{more}" for side, more in enumerate(points) if more
            ]
            scored = listed(gains) or "nobody anything"
            return f"Scored: {scored}. The score is {score_of(score)}."
        case GameWon(side, score, sides, lurched, by_last_take):
            how = "by the last take" if by_last_take else score_of(score)
            lost = [called(sides[each], names) for each in lurched]
            doubled = f" Lurched: {listed(lost)}." if lost else ""
            return f"**{called(sides[side], names)} won the game, {how}.**{doubled}"
        case GameDrawn():
            return "**Nobody is ahead: the game is drawn.**"
