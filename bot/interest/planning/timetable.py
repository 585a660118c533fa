"""Which tables stand in which round, and who sits at which game in it.

`totals` says with which tables of the evening so many wishes could be met. They are dealt to the
rounds, evenly at first: with the tables given what is left is nearly a flow, and easy. If not all
the wishes are met by that, tables are moved between two rounds at a time, and then between all
rounds. Where that proves that these tables will not do, others take their turn, until no more
are left: then one wish fewer is the bound.

Every search is asked for more than what has been found before. That cuts off nearly all of it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations
from math import inf
from typing import Final

from bot.interest.planning.asked import Asked
from bot.interest.planning.draft import Draft, Span, Tables, Timetable
from bot.interest.planning.linear import Model
from bot.interest.planning.totals import NoTotalsError, Totals, hire, totals
from bot.interest.planning.values import Headway, Step

_NODES: Final = 2_000
_EFFORTS: Final = ((120, (1_000, 5_000)), (1_600, (3, 60)), (inf, (1, 12)))
"""With so few possible sittings: how many tables of the evening are tried, and the nodes that a
search may take, which with hundreds of guests are some seconds."""


def timetable(ask: Asked, bound: int, tick: Callable[[Headway], None]) -> tuple[Timetable, int]:
    """The best timetable found, and a bound of all: the one given, or a lower one."""
    search = _Search(ask, bound)
    spent: list[Totals] = []
    for _ in range(search.tries):
        if search.best.met == search.bound:
            break
        try:
            tables = totals(ask, search.bound, spent)
        except NoTotalsError:
            search.bound, spent = search.bound - 1, []
            continue
        if tables is None or not search.arrange(tables, tick):
            break
        if not spent and search.is_far:
            search.open_up()
        spent.append(tables)
    return search.best, search.bound


class _Search:
    """The best timetable so far, and the bound of those that are not found."""

    def __init__(self, ask: Asked, bound: int) -> None:
        self._ask = ask
        self.best = Timetable(((0,) * len(ask.games),) * ask.rounds, (), 0)
        self.bound = bound
        """No timetable meets more wishes."""
        sittings = ask.wishes * ask.rounds
        self.tries, self._nodes = next(effort for most, effort in _EFFORTS if sittings <= most)

    @property
    def is_far(self) -> bool:
        """Whether there is time to doubt a bound that has hardly been reached by any tables."""
        return self.tries > 1 and self.best.met + 1 < self.bound

    def open_up(self) -> None:
        """Looks for a better timetable with any tables at all."""
        rounds = range(self._ask.rounds)
        most = tuple(self._ask.rounds * self._ask.at_once(game) for game in self._ask.games)
        if self._look(_moved(self._ask, self.best.tables, rounds, most)):
            self.bound = self.best.met

    def arrange(self, tables: Totals, tick: Callable[[Headway], None]) -> bool:
        """Looks for a better timetable with at most so many tables of each game.

        Whether it is certain that there is no other such.
        """
        self._look(_even(self._ask, tables))
        if self.best.met == self.bound:
            return True
        tick(Headway(Step.ROUNDS))
        self._exchange()
        everywhere = range(self._ask.rounds)
        return self._look(_moved(self._ask, self.best.tables, everywhere, tables))

    def _exchange(self) -> None:
        """Moves tables between two rounds, of any two, as long as that helps."""
        before = -1
        while before < self.best.met < self.bound:
            before = self.best.met
            for two in combinations(range(self._ask.rounds), 2):
                if self.best.met < self.bound:
                    now = self.best.tables
                    both = tuple(map(sum, zip(*(now[round_] for round_ in two), strict=True)))
                    self._look(_moved(self._ask, now, two, both))

    def _look(self, draft: Draft) -> bool:
        """Takes the better timetable of a draft; whether it certainly has no other that is."""
        met = [(met, 1) for met in draft.met.values()]
        draft.model.at_most(met, self.bound)
        draft.model.at_least(met, self.best.met + 1)
        search = draft.model.search(self._nodes)
        if search.found is not None:
            self.best = draft.read(search.found)
        return search.bound <= self.best.met


def _even(ask: Asked, tables: Totals) -> Draft:
    """Just the tables that each round has if they are dealt evenly."""
    spans = [[(number, number) for number in each] for each in _dealt(ask, tables)]
    return Draft(ask, spans, wish=1, seat=0)


def _moved(ask: Asked, fixed: Tables, rounds: Sequence[int], tables: Totals) -> Draft:
    """At most so many tables of each game, in any of some rounds; in the others those fixed."""
    most = [min(number, ask.at_once(game)) for game, number in zip(ask.games, tables, strict=True)]
    spans: list[list[Span]] = [
        [(0, number) for number in most]
        if round_ in rounds
        else [(number, number) for number in fixed[round_]]
        for round_ in range(ask.rounds)
    ]
    draft = Draft(ask, spans, wish=1, seat=0)
    for game, number in enumerate(tables):
        draft.model.at_most([(draft.tables[round_][game], 1) for round_ in rounds], number)
    return draft


def _dealt(ask: Asked, tables: Totals) -> Tables:
    """The tables of the evening by rounds, all together and of each game as evenly as can be.

    There always is such a deal: see `totals`.
    """
    model = Model()
    rounds = [
        [model.number(sum_ // ask.rounds, -(-sum_ // ask.rounds), whole=True) for sum_ in tables]
        for _ in range(ask.rounds)
    ]
    for each in rounds:
        model.at_most([(number, 1) for number in each], -(-sum(tables) // ask.rounds))
        hire(model, ask, each, 1)
    for game, sum_ in enumerate(tables):
        model.exactly([(each[game], 1) for each in rounds], sum_)
    found = model.best(_NODES)
    return tuple(tuple(map(found.whole, each)) for each in rounds)
