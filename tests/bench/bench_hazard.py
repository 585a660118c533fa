"""Hazard: what the caster gains for each chip he stakes, by odds and main.

Once exactly, by walking every throw through `play()` with its probability, and once simulated,
with the count of rounds and the standard error. The stakes need no rounding. Run it as
`python tests/bench/bench_hazard.py [file.json]`.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Iterator
from fractions import Fraction
from itertools import product
from math import sqrt
from pathlib import Path
from random import Random
from typing import Final, Literal, TypeAlias

from bot.games.hazard import MAINS, Call, Carry, Cover, Deal, Hazard, Odds, Phase, Throw
from bot.rules.chance import Rolled
from bot.rules.game import Company
from bot.rules.play import opened, play
from bot.rules.turns import Nature, Over

Choice: TypeAlias = Literal["seed", "evens", "evens-plus-odds"]

CHOICES: Final[tuple[Choice, ...]] = ("seed", "evens", "evens-plus-odds")
CASTER: Final = 0
CHIPS: Final = 1_000
STAKE: Final = 60
"""At 60 chips no main pays a fraction."""
ROUNDS: Final = 20_000
THROWS: Final = tuple(Rolled(faces) for faces in product(range(1, 7), repeat=2))


def covered(choice: Choice, main: int) -> Deal:
    """A round in which the whole stake stands, before the first throw."""
    rules = Hazard(odds=choice)
    position = opened(rules, Company((CHIPS, CHIPS), 2), Carry(CASTER)).position
    position = play(rules, position, CASTER, Call(STAKE, main)).position
    return play(rules, position, 1, Cover(STAKE)).position


def thrown(rules: Hazard, position: Deal) -> Deal:
    """The dice are in the air; on a chance the same is laid besides, where that may be."""
    if rules.odds == "evens-plus-odds" and position.table.phase is Phase.CHANCE:
        position = play(rules, position, CASTER, Odds(STAKE)).position
    return play(rules, position, CASTER, Throw()).position


def exact_gain(choice: Choice, main: int) -> Fraction:
    """The caster's mean gain for each chip of his stake."""
    rules = Hazard(odds=choice)
    return _expected(rules, thrown(rules, covered(choice, main))) / STAKE


def _expected(rules: Hazard, rolling: Deal) -> Fraction:
    """The caster's mean gain from here; throws that decide nothing only put it off."""
    outcomes = [play(rules, rolling, None, throw).position for throw in THROWS]
    deciding = [each for each in outcomes if not _is_put_off(rolling, each)]
    return sum((_value(rules, each) for each in deciding), Fraction()) / len(deciding)


def _is_put_off(before: Deal, after: Deal) -> bool:
    return before.table.phase is after.table.phase is Phase.CHANCE


def _value(rules: Hazard, position: Deal) -> Fraction:
    if isinstance(rules.turn(position.table), Over):
        return Fraction(position.table.chips.stacks[CASTER] - CHIPS)
    return _expected(rules, thrown(rules, position))


def simulated(choice: Choice, main: int, rounds: int, random: Random) -> tuple[float, float]:
    """The caster's mean gain for each chip in so many rounds, and its standard error."""
    start = covered(choice, main)
    gains = [_round(Hazard(odds=choice), start, random) / STAKE for _ in range(rounds)]
    mean = sum(gains) / rounds
    variance = sum((gain - mean) ** 2 for gain in gains) / (rounds - 1)
    return mean, sqrt(variance / rounds)


def _round(rules: Hazard, position: Deal, random: Random) -> int:
    """What the caster gains in one round."""
    while not isinstance(turn := rules.turn(position.table), Over):
        if isinstance(turn, Nature):
            position = play(rules, position, None, random.choice(THROWS)).position
        elif len(position.table.throws) == 1:
            position = thrown(rules, position)
        else:
            position = play(rules, position, CASTER, Throw()).position
    return position.table.chips.stacks[CASTER] - CHIPS


def figures() -> Iterator[dict[str, object]]:
    """A row for every choice of odds and main."""
    for choice, main in product(CHOICES, MAINS):
        exact = exact_gain(choice, main)
        mean, error = simulated(choice, main, ROUNDS, Random(main))
        yield {
            "odds": choice,
            "main": main,
            "exact": str(exact),
            "gain": float(exact),
            "simulated": mean,
            "standard_error": error,
            "rounds": ROUNDS,
        }


def show(rows: Iterable[dict[str, object]]) -> None:
    """The rows as a table."""
    print(
        f"{'odds':18}{'main':>4}{'exact':>12}{'gain':>10}{'simulated':>11}{'s.e.':>8}{'rounds':>8}"
    )
    for row in rows:
        print(
            f"{row['odds']:18}{row['main']:>4}{row['exact']:>12}{row['gain']:>10.5f}"
            f"{row['simulated']:>11.5f}{row['standard_error']:>8.5f}{row['rounds']:>8}"
        )


def main() -> None:
    """Print the figures, and write them to a file that is named."""
    rows = list(figures())
    show(rows)
    if len(sys.argv) > 1:
        Path(sys.argv[1]).write_text(json.dumps(rows, indent=1) + "\n")


if __name__ == "__main__":
    main()
