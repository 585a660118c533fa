"""The sides of a table of cassino in words, and what they win."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.chat.kit import Names
from bot.chat.wording import listed
from bot.games.cassino import Tally
from bot.rules.turns import Seat

_NUMBERS: Final = (
    "", "ace", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
)  # fmt: skip


def called(seats: Sequence[Seat], names: Names) -> str:
    """The players of a side."""
    return listed([names[seat] for seat in seats])


def score_of(score: Sequence[int]) -> str:
    """A score by side: `7 to 4`, `6, 3 and 2`."""
    return " to ".join(map(str, score)) if len(score) == 2 else listed([*map(str, score)])


def number_of(value: int, *, several: bool = False) -> str:
    """What a build is called: `a nine`, `an eight`, `sixes`."""
    name = _NUMBERS[value]
    if several:
        return f"{name}es" if name == "six" else f"{name}s"
    return f"{'an' if name[0] in 'ae' else 'a'} {name}"


def counted(tally: Tally) -> str:
    """What a side has won in a deal, and what it counts: `7 points: 30 cards (3), …`."""
    items = [
        f"{_some(tally.cards, 'card')}{' (3)' if tally.most_cards else ''}",
        f"{_some(tally.spades, 'spade')}{' (1)' if tally.most_spades else ''}",
        *(["Great Cassino (2)"] if tally.great else []),
        *(["Little Cassino (1)"] if tally.little else []),
        *([f"{_some(tally.aces, 'ace')} ({tally.aces})"] if tally.aces else []),
        *([f"{_some(tally.sweeps, 'sweep')} ({tally.sweeps})"] if tally.sweeps else []),
    ]
    return f"{_some(tally.points, 'point')}: {listed(items)}"


def _some(number: int, what: str) -> str:
    return f"{number or 'no'} {what}{'' if number == 1 else 's'}"
