"""Two dice at hazard: nicks, outs, chances and their odds, by the main."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from typing import Final, Literal, TypeAlias

MAINS: Final = (5, 6, 7, 8, 9)
NICKS: Final = {5: (5,), 6: (6, 12), 7: (7, 11), 8: (8, 12), 9: (9,)}
"""First throws that win at once, by main (H5)."""
OUTS: Final = {5: (2, 3, 11, 12), 6: (2, 3, 11), 7: (2, 3, 12), 8: (2, 3, 11), 9: (2, 3, 11, 12)}
"""First throws that lose at once, by main (H5)."""

Faces: TypeAlias = tuple[int, ...]
"""The two dice of a throw."""

Result: TypeAlias = Literal["nick", "out", "chance", "no_decision", "chance_won", "chance_lost"]
"""What a throw of the caster comes to; `chance` is one that becomes his chance."""


def ways(total: int) -> int:
    """In how many of the 36 throws two dice show this total."""
    return 6 - abs(7 - total)


def chances(main: int) -> tuple[int, ...]:
    """The totals that become the caster's chance when they are thrown first (H5)."""
    return tuple(total for total in range(4, 11) if total != main)


@cache
def odds(main: int, chance: int) -> Fraction:
    """What is paid for each chip when this chance is made against this main (H10)."""
    return Fraction(ways(main), ways(chance))


@cache
def dearest(main: int) -> tuple[int, ...]:
    """The chances that are paid best against this main: they are the rarest."""
    best = max(odds(main, chance) for chance in chances(main))
    return tuple(chance for chance in chances(main) if odds(main, chance) == best)


def result_of(main: int, chance: int | None, total: int) -> Result:
    """What a throw comes to; with no chance yet it is the first."""
    if chance is None:
        if total in NICKS[main]:
            return "nick"
        return "out" if total in OUTS[main] else "chance"
    if total == chance:
        return "chance_won"
    return "chance_lost" if total == main else "no_decision"
