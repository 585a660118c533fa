"""The sign on the braggers of a hand, and whether it might have been made with them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.games.brag import BRAGGERS, Brag, Kind, Reading
from bot.rules.cards import Card, cards
from cards_art.scene import Disc, Spot, Tone


def of_equals(reading: Reading) -> bool:
    """Whether a hand is a pair or a prial, which alone are natural or made with braggers."""
    return reading.kind in (Kind.PAIR, Kind.PRIAL)


def signs(
    shown: Sequence[Card], rules: Brag, first: Spot, step: int, radius: int
) -> Iterator[Disc]:
    """A brass button on each bragger; `first` is where it would be on the first card."""
    for index, card in enumerate(shown):
        if card in cards(BRAGGERS[rules.braggers]):
            yield Disc((first[0] + step * index, first[1]), radius, Tone.BRASS)
