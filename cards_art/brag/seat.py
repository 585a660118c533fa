"""A seat: its plate, and before it a bet, a closed pot, or at the end its hand."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from bot.games.brag import Baize, Brag, Phase
from bot.rules.cards import Card
from bot.rules.turns import Seat
from cards_art import seating
from cards_art.brag.captions import Captions
from cards_art.brag.readings import of_equals, signs
from cards_art.counters import pile
from cards_art.fan import in_a_row
from cards_art.lettering import LINE, caption
from cards_art.places import Place
from cards_art.scene import (
    Anchor,
    Ground,
    Guest,
    Heading,
    Ink,
    Item,
    Label,
    Letter,
    Row,
    Spot,
    State,
)

_WIDE: Final = 140
"""Half of what lies before a seat, across."""
_BACK: Final = 50
_SHOWN, _STEP = 58, 50


def seat_items(
    baize: Baize, rules: Brag, seat: Seat, place: Place, guest: Guest, captions: Captions
) -> Iterator[Item]:
    """All that belongs to a seat."""
    yield from _plate(baize, seat, place, guest)
    if word := _standing(baize, seat, captions):
        yield caption(word, _middle_of(place), 130)
    elif baize.phase is Phase.OVER:
        yield from _over(baize, rules, seat, place, captions)
    else:
        yield from _before(baize, seat, place, captions)


def _plate(baize: Baize, seat: Seat, place: Place, guest: Guest) -> Iterator[Item]:
    on_turn, deals = baize.phase is Phase.BET and baize.on_turn == seat, seat == baize.dealer
    yield from seating.plate_of(
        place, guest, baize.chips.stacks[seat], on_turn=on_turn, deals=deals
    )


def _before(baize: Baize, seat: Seat, place: Place, captions: Captions) -> Iterator[Item]:
    """Cards face down, and a bet or a closed pot."""
    x, y = _middle_of(place)
    yield Row((x - 86, y), _BACK, 3, 18)
    if seat in baize.covers:
        number = baize.covers.index(seat) + 1
        yield from pile(baize.closed(number), (x - 14, y - 16))
        yield caption(captions.closed_pot(number), (x - 30, y + 23), 172, Anchor.LEFT)
    elif baize.bets[seat]:
        yield from pile(baize.bets[seat], (x - 14, y))


def _middle_of(place: Place) -> Spot:
    """The middle of what lies before a seat: towards the pot, and at the sides above the name."""
    return place.shifted(0, 122) if place.level else (place.at[0], place.at[1] - 94)


def _standing(baize: Baize, seat: Seat, captions: Captions) -> str:
    """A word for who is out of it, or nothing."""
    if seat not in baize.players:
        return captions.sits_out
    return captions.folded if seat in baize.folded else ""


def _over(
    baize: Baize, rules: Brag, seat: Seat, place: Place, captions: Captions
) -> Iterator[Item]:
    """When the deal is over: the hand if it was shown, what it is, and what it took."""
    x, y = place.shifted(0, 120) if place.level else place.shifted(12, 280)
    shown, won = baize.shown[seat], baize.won[seat]
    left = x + 22
    if shown and not won and place.edge is Heading.RIGHT and not _brags(shown, rules):
        # With nothing to be said beside it the hand lies by the name that it belongs to.
        yield from _open(shown, rules, (x - _SHOWN // 2 + _WIDE - 2 * _STEP, y - 22), won=False)
        yield caption(_called(shown, rules, captions), (x + _WIDE, y + 44), 274, Anchor.RIGHT)
    elif shown:
        yield from _open(shown, rules, (x - _WIDE + _SHOWN // 2, y - 22), won > 0)
        yield from _worth(shown, rules, (x - _WIDE, y + 44), (left, y + 12), captions)
    else:
        yield Row((x - 86, y - 22), _BACK, 3, 18)
    if won:
        yield caption(captions.took, (left, y - 52), 100, Anchor.LEFT)
        yield Label(
            f"{won:,}", (left, y - 20), LINE, 124, Ink.GLOW, Ground.FELT, Letter.BOLD, Anchor.LEFT
        )


def _worth(
    shown: tuple[Card, ...], rules: Brag, at: Spot, beside: Spot, captions: Captions
) -> Iterator[Item]:
    """What a hand is; where there is a brass button on it, also what that means."""
    yield caption(_called(shown, rules, captions), at, 274, Anchor.LEFT)
    if bragging := [*signs(shown, rules, (beside[0] + 12, beside[1]), 0, 10)]:
        yield bragging[0]
        yield caption(captions.bragger, (beside[0] + 28, beside[1]), 96, Anchor.LEFT)


def _brags(shown: tuple[Card, ...], rules: Brag) -> bool:
    """Whether there is a brass button on a hand."""
    return any(True for _ in signs(shown, rules, (0, 0), 0, 10))


def _called(shown: tuple[Card, ...], rules: Brag, captions: Captions) -> str:
    """What a hand is: that it is natural is said where it might not be."""
    reading = rules.reading(shown)
    if _brags(shown, rules) and of_equals(reading) and reading.natural:
        return captions.called_natural(reading)
    return captions.called(reading)


def _open(shown: tuple[Card, ...], rules: Brag, at: Spot, won: bool) -> Iterator[Item]:
    """Three cards face up, those of a winner with a bright rim."""
    yield from in_a_row(shown, at, _SHOWN, _STEP, State.MARKED if won else State.PLAIN)
    yield from signs(shown, rules, (at[0], at[1] + 40), _STEP, 10)
