"""What happened at a table of whist, in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias, assert_never, cast

from bot.chat.kit import Names
from bot.chat.wording import some
from bot.games.whist import (
    GameWon,
    HonoursLost,
    HonoursScored,
    RubberWon,
    TricksScored,
    TrickTaken,
)
from bot.rules.cards import short
from bot.rules.cutting import Cut
from bot.rules.game import Event
from bot.rules.lots import FirstDealer
from bot.rules.piles import Played, TrumpsTurned
from cogs.whist.table import pair

Happening: TypeAlias = (
    Cut | FirstDealer | TrumpsTurned | Played | TrickTaken | TricksScored | HonoursScored
    | HonoursLost | GameWon | RubberWon
)  # fmt: skip
"""All that can happen at a table of whist."""

_LOST = {
    "at_game_point": "one point short of game, they score nothing for them",
    "unclaimed": "nobody claimed them",
    "cancelled": "the other side's tricks cancel them",
}


def events(events: Sequence[Event], names: Names) -> list[str]:
    """What happened, a sentence each."""
    return [_told(each, names) for each in cast("Sequence[Happening]", events)]


def _told(event: Happening, names: Names) -> str:
    match event:
        case Cut(drawn):
            cuts = [f"{name} {short(cards[-1])}" for name, cards in zip(names, drawn, strict=False)]
            return f"The cut: {', '.join(cuts)}."
        case FirstDealer(seat):
            return f"{names[seat]} deals first."
        case TrumpsTurned(dealer, card):
            return f"{names[dealer]} dealt and turned up the {short(card)}."
        case Played(seat, card):
            return f"{names[seat]} played the {short(card)}."
        case TrickTaken(seat):
            return f"{names[seat]} took the trick."
        case TricksScored(side, points):
            return f"{pair(names, side)} scored {points} by tricks."
        case HonoursScored(side, cards, points):
            held = ", ".join(map(short, cards))
            return f"{pair(names, side)} scored {points} by honours ({held})."
        case HonoursLost(side, cards, cause):
            held = ", ".join(map(short, cards))
            return f"{pair(names, side)} held honours ({held}): {_LOST[cause]}."
        case GameWon(side, score):
            return f"**{pair(names, side)} won the game, {score[side]} to {score[1 - side]}.**"
        case RubberWon(side, points):
            return f"**{pair(names, side)} won the rubber by {_points(points)}.**"
        case _:
            assert_never(event)


def _points(points: int) -> str:
    return some(points, "point")
