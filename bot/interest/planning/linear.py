"""Linear models with whole numbers, as HiGHS solves them: the only border to scipy.

A search is stopped by the number of its nodes and never by a clock, so that the same model has the
same answer on every machine.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import floor, inf, isfinite
from typing import Any, Final, TypeAlias, cast

from scipy import optimize, sparse  # pyright: ignore[reportMissingTypeStubs]

# scipy has no types of its own: what it takes and gives is typed here, and nowhere else.
_optimize, _sparse = cast("Any", optimize), cast("Any", sparse)

Number: TypeAlias = int
"""The index of an unknown number of a model."""
Term: TypeAlias = tuple[Number, int]
"""A number and how many times it counts."""

_INFEASIBLE: Final = 2
"""How scipy says that no values keep all the rows."""
_SLACK: Final = 1e-4
"""How far from a whole number an objective of whole numbers may come out."""


@dataclass(frozen=True, slots=True)
class Solution:
    """The best values found, and the gain that they bring."""

    values: Sequence[float]
    gain: int

    def whole(self, number: Number) -> int:
        """The value of a number that is whole."""
        return round(self.values[number])


@dataclass(frozen=True, slots=True)
class Search:
    """What has come of a search."""

    found: Solution | None
    bound: float
    """A whole number that no gain exceeds, or no end; below all if no values keep all the rows."""


class Model:
    """Unknown numbers between bounds, rows that hold sums of them within bounds, and a gain."""

    def __init__(self) -> None:
        self._gains: list[int] = []
        self._bounds: tuple[list[float], list[float]] = ([], [])
        self._whole: list[int] = []
        self._rows: list[tuple[Term, ...]] = []
        self._limits: tuple[list[float], list[float]] = ([], [])

    def __len__(self) -> int:
        """How many numbers there are."""
        return len(self._gains)

    def number(self, low: int, high: float, *, whole: bool, gain: int = 0) -> Number:
        """An unknown number, at least `low` and at most `high`; each unit of it brings `gain`."""
        self._gains.append(gain)
        self._bounds[0].append(low)
        self._bounds[1].append(high)
        self._whole.append(int(whole))
        return len(self._gains) - 1

    def at_most(self, terms: Iterable[Term], high: int) -> None:
        """The sum of the terms is at most `high`."""
        self._row(terms, -inf, high)

    def at_least(self, terms: Iterable[Term], low: int) -> None:
        """The sum of the terms is at least `low`."""
        self._row(terms, low, inf)

    def exactly(self, terms: Iterable[Term], value: int) -> None:
        """The sum of the terms is `value`."""
        self._row(terms, value, value)

    def _row(self, terms: Iterable[Term], low: float, high: float) -> None:
        self._rows.append(tuple(terms))
        self._limits[0].append(low)
        self._limits[1].append(high)

    def best(self, nodes: int) -> Solution:
        """The best values of a model that has some, if a search of so many nodes finds any."""
        found = self.search(nodes).found
        assert found is not None
        return found

    def search(self, nodes: int) -> Search:
        """Looks for the most gain, within so many nodes. It has to be a whole number."""
        found = _optimize.milp(
            [-gain for gain in self._gains],
            integrality=self._whole,
            bounds=_optimize.Bounds(*self._bounds),
            constraints=_optimize.LinearConstraint(self._matrix(), *self._limits),
            options={"node_limit": nodes, "mip_rel_gap": 0},
        )
        bound = -inf if found.status == _INFEASIBLE else _whole(found.mip_dual_bound)
        if found.x is None:
            return Search(None, bound)
        gain = round(-cast("float", found.fun))
        return Search(Solution(cast("list[float]", found.x.tolist()), gain), max(gain, bound))

    def _matrix(self) -> object:
        rows = [row for row, terms in enumerate(self._rows) for _ in terms]
        columns = [number for terms in self._rows for number, _ in terms]
        factors = [factor for terms in self._rows for _, factor in terms]
        shape = (len(self._rows), len(self))
        return _sparse.coo_array((factors, (rows, columns)), shape=shape).tocsr()


def _whole(dual: float | None) -> float:
    """The bound of a gain, from what HiGHS says of the loss; no end, if it says nothing."""
    return floor(_SLACK - dual) if dual is not None and isfinite(dual) else inf
