"""Which tables stand in which round, and who sits at which game in it.

The tables of the evening are known from `totals`; they are dealt to the rounds, evenly at first.
With the tables given what is left is nearly a flow, and easy. If then not all the wishes of the
bound can be met, the search may move tables between rounds and, of few guests, choose others.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from bot.interest.planning.asked import Asked
from bot.interest.planning.draft import Draft, Tables, Timetable
from bot.interest.planning.linear import Model
from bot.interest.planning.totals import Totals, hire

_NODES: Final = 12
"""What a search may take: some seconds, with hundreds of guests."""
_MIDDLING: Final = 1_300
_SMALL: Final = 400
"""With so few possible sittings any tables are tried, and with so few nearly all of them."""
_NODES_OF_MIDDLING: Final = 40
_NODES_OF_SMALL: Final = 5_000


def timetable(ask: Asked, sums: Totals, tick: Callable[[str], None]) -> tuple[Timetable, int]:
    """The best timetable found, and the bound of all: that of the totals, or a lower one."""
    bound = sums.bound
    nothing = Timetable(((0,) * len(ask.games),) * ask.rounds, (), 0)
    best, _ = _searched(_even(ask, sums), _NODES, nothing, bound)
    if best.met < bound:
        tick("Some games clash: their tables are moved to other rounds.")
        best, _ = _searched(_moved(ask, sums), _NODES, best, bound)
    sittings = ask.wishes * ask.rounds
    if best.met < bound and sittings <= _MIDDLING:
        tick("Some still clash: other tables are tried.")
        nodes = _NODES_OF_SMALL if sittings <= _SMALL else _NODES_OF_MIDDLING
        best, bound = _searched(_free(ask), nodes, best, bound)
    return best, bound


def _searched(draft: Draft, nodes: int, best: Timetable, bound: int) -> tuple[Timetable, int]:
    """The better of the best so far and the draft's, and the bound for what the draft allows."""
    draft.model.at_most([(met, 1) for met in draft.met.values()], bound)
    found = draft.model.best(nodes)
    if found is None:
        return best, bound
    return (draft.read(found) if found.gain > best.met else best), min(bound, found.bound)


def _even(ask: Asked, sums: Totals) -> Draft:
    """Just the tables that each round has if they are dealt evenly."""
    spans = [[(number, number) for number in each] for each in _dealt(ask, sums.tables)]
    return Draft(ask, spans, wish=1, seat=0)


def _moved(ask: Asked, sums: Totals) -> Draft:
    """At most as many tables of each game, in any rounds."""
    draft = _free(ask)
    for game, number in enumerate(sums.tables):
        draft.model.at_most([(each[game], 1) for each in draft.tables], number)
    return draft


def _free(ask: Asked) -> Draft:
    """Any tables at all."""
    spans = [[(0, ask.at_once(game)) for game in ask.games]] * ask.rounds
    return Draft(ask, spans, wish=1, seat=0)


def _dealt(ask: Asked, tables: Sequence[int]) -> Tables:
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
    assert found is not None, "tables and staff can always be told apart into rounds"
    return tuple(tuple(map(found.whole, each)) for each in rounds)
