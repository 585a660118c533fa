"""Brag: hands read a second, beside a floor, and moves a second through `play()`.

The floor reads a hand from bare numbers, without braggers, and names no kind: less cannot be done
and still compare two hands. The counts of kinds over the whole pack are printed as well, to be
held against the textbook. Run it as `python tests/bench/bench_brag.py [file.json]`.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Callable
from itertools import combinations
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter
from typing import Final

from bot.games.brag import Brag, Carry, Kind, Ranking
from bot.players.brag import choose
from bot.rules.cards import PACK, cards
from bot.rules.chance import Shuffled
from bot.rules.game import Company, seat_view
from bot.rules.play import opened, play
from bot.rules.turns import OnTurn

ROUNDS: Final = 5
HANDS: Final = tuple(combinations(PACK, 3))
NUMBERS: Final = tuple(combinations(range(52), 3))
CLASSIC: Final = frozenset(cards("Ad Jc 9d"))
RANKINGS: Final = {
    "with braggers": Ranking(CLASSIC),
    "no braggers": Ranking(frozenset()),
    "braggers everywhere": Ranking(CLASSIC, everywhere=True),
}
LEAST: Final = 100_000
"""Hands a second by the default rules below which a crowded house would feel it."""


def read_all(ranking: Ranking) -> int:
    """Every hand of the pack once."""
    for hand in HANDS:
        ranking.read(hand)
    return len(HANDS)


def floor() -> int:
    """Every hand of the pack as a number to compare: suit is `card // 13`, rank `card % 13`."""
    for one, two, three in NUMBERS:
        low, middle, high = sorted((one % 13, two % 13, three % 13))
        suited = one // 13 == two // 13 == three // 13
        if low == high:
            value = 5 << 12 | low
        elif (low, middle, high) == (0, 1, 12):
            value = (4 if suited else 3) << 12 | 13
        elif low + 2 == middle + 1 == high:
            value = (4 if suited else 3) << 12 | high
        elif middle in (low, high):
            value = 1 << 12 | middle << 4 | (high if middle == low else low)
        else:
            value = (2 if suited else 0) << 12 | high << 8 | middle << 4 | low
        assert value >= 0
    return len(NUMBERS)


def deals() -> int:
    """Fifty deals of four computers, each from a shuffled pack."""
    rules, random, moves = Brag(), Random(1), 0
    for _ in range(50):
        position = opened(rules, Company((100,) * 4, 4), Carry()).position
        pack = Shuffled(tuple(random.sample(PACK, 52)))
        position = play(rules, position, None, pack).position
        while isinstance(turn := rules.turn(position.table), OnTurn):
            action = choose(rules, seat_view(position, turn.seat))
            position = play(rules, position, turn.seat, action).position
            moves += 1
    return moves


def rate(does: Callable[[], int]) -> float:
    """How many a second."""
    start = perf_counter()
    return does() / (perf_counter() - start)


def measured() -> dict[str, float]:
    """Median rates; the ways take turns, since machines drift."""
    ways: dict[str, Callable[[], int]] = {
        **{name: (lambda each=each: read_all(each)) for name, each in RANKINGS.items()},
        "floor": floor,
        "moves of computers": deals,
    }
    rates: dict[str, list[float]] = {name: [] for name in ways}
    for _ in range(ROUNDS):
        for name, does in ways.items():
            rates[name].append(rate(does))
    return {name: median(each) for name, each in rates.items()}


def main() -> None:
    """Print the figures, and write them to a file that is named."""
    figures = measured()
    for name, each in figures.items():
        goal = f"   at least {LEAST:,}" if name == "with braggers" else ""
        print(f"{name:22}{each:>12,.0f}/s{goal}")
    for name, ranking in RANKINGS.items():
        kinds = Counter(ranking.read(hand).kind for hand in HANDS)
        told = ", ".join(f"{kind.name.lower()} {kinds[kind]:,}" for kind in reversed(Kind))
        print(f"{name}: {told}")
    if len(sys.argv) > 1:
        Path(sys.argv[1]).write_text(json.dumps(figures, indent=1) + "\n")


if __name__ == "__main__":
    main()
