"""What happened at a table of whist, in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias, assert_never, cast

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
from cogs import _places
from cogs.whist.table import pair

Told: TypeAlias = (
    TrumpsTurned | Played | TrickTaken | TricksScored | HonoursScored | HonoursLost | GameWon
    | RubberWon
)  # fmt: skip
"""What happens in a deal."""

Happening: TypeAlias = Cut | FirstDealer | Told
"""All that can happen at a table of whist."""

_LOST: Final = {
    "at_game_point": "{} held honours ({}), but score none: they stood a point short of game.",
    "unclaimed": "{} held honours ({}), but neither claimed them.",
    "cancelled": "{} held honours ({}), but the other side's tricks cancel them.",
}


def events(events: Sequence[Event], names: Names) -> list[str]:
    """What happened, a sentence each."""
    happened = cast("Sequence[Happening]", events)
    dealt = [_told(each, names) for each in happened if not isinstance(each, Cut | FirstDealer)]
    return [*_places.settled(events, names), *dealt]


def _told(event: Told, names: Names) -> str:
    match event:
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
            return _LOST[cause].format(pair(names, side), held)
        case GameWon(side, score):
            return f"**{pair(names, side)} won the game, {score[side]} to {score[1 - side]}.**"
        case RubberWon(side, points):
            return f"**{pair(names, side)} won the rubber by {some(points, 'point')}.**"
        case _:
            assert_never(event)
