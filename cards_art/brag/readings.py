"""What a hand is called, and the sign on its braggers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from bot.games.brag import BRAGGERS, Brag
from bot.rules.brag_hands import ABOVE_ACE, Kind, Reading
from bot.rules.cards import Card, cards
from cards_art.scene import Disc, Spot, Tone

_ONE: Final = (
    "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "knave", "queen",
    "king", "ace",
)  # fmt: skip
_MANY: Final = (
    "twos", "threes", "fours", "fives", "sixes", "sevens", "eights", "nines", "tens", "knaves",
    "queens", "kings", "aces",
)  # fmt: skip


def called(reading: Reading) -> str:
    """The kind of a hand with its rank: `pair of kings`, `running flush`, `ace high`."""
    rank = reading.ranks[0] - 2
    match reading.kind:
        case Kind.PRIAL:
            return f"prial of {_MANY[rank]}"
        case Kind.PAIR:
            return f"pair of {_MANY[rank]}"
        case Kind.RUNNING_FLUSH | Kind.RUN | Kind.FLUSH:
            return reading.kind.name.lower().replace("_", " ")
        case Kind.SINGLE:
            suit = " of diamonds" if reading.height == ABOVE_ACE else ""
            return f"{_ONE[rank]}{suit} high"


def nature(reading: Reading) -> str:
    """Whether a pair or a prial is made with braggers; nothing for what is neither."""
    if reading.kind not in (Kind.PAIR, Kind.PRIAL):
        return ""
    return "natural" if reading.natural else "bragger"


def signs(
    shown: Sequence[Card], rules: Brag, first: Spot, step: int, radius: int
) -> Iterator[Disc]:
    """A brass button on each bragger; `first` is where it would be on the first card."""
    for index, card in enumerate(shown):
        if card in cards(BRAGGERS[rules.braggers]):
            yield Disc((first[0] + step * index, first[1]), radius, Tone.BRASS)
