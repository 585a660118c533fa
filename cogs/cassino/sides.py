"""The sides of a table of cassino in words, and what they win."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.chat.kit import Names
from bot.chat.wording import listed, some
from bot.games.cassino import Tally
from bot.rules.turns import Seat

GREAT: Final = "Great Cassino"
LITTLE: Final = "Little Cassino"
"""The ten of diamonds, and the two of spades."""


def called(seats: Sequence[Seat], names: Names) -> str:
    """The players of a side."""
    return listed([names[seat] for seat in seats])


def against(sides: Sequence[Sequence[Seat]], names: Names) -> str:
    """Who plays against whom: `Ada and Cy against Ben and Di`, `Ada, Ben and Cy`."""
    if len(sides) != 2:
        return listed([called(seats, names) for seats in sides])
    ours, theirs = (called(seats, names) for seats in sides)
    return f"{ours} against {theirs}"


def score_of(score: Sequence[int]) -> str:
    """A score by side: `7 to 4`, `6, 3 and 2`."""
    match score:
        case (ours, theirs):
            return f"{ours} to {theirs}"
        case _:
            return listed([*map(str, score)])


def counted(tally: Tally) -> str:
    """What a side has won in a deal, and what each of it counts: `30 cards (3), 8 spades and …`."""
    cards, spades = some(tally.cards, "card"), some(tally.spades, "spade")
    return listed(
        [
            f"{cards} (3)" if tally.most_cards else cards,
            f"{spades} (1)" if tally.most_spades else spades,
            *([f"{GREAT} (2)"] if tally.great else []),
            *([f"{LITTLE} (1)"] if tally.little else []),
            *([f"{some(tally.aces, 'ace')} ({tally.aces})"] if tally.aces else []),
            *([f"{some(tally.sweeps, 'sweep')} ({tally.sweeps})"] if tally.sweeps else []),
        ]
    )
