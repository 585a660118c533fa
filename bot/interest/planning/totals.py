"""How many tables of each game the whole evening has, as if its rounds were one.

Rounds are alike, and a model that tells them apart has each plan many times over. This one does
not, so it is solved in a second; it leaves out only that a guest may find two of his games in the
same round and in no other. So its wishes are a bound for every plan, and nearly always there is a
plan that meets as many.

Only the numbers of tables have to be whole. With these given, the rest is a flow from guests by
games, in which a first sitting brings a gain and another one does not; such a flow has a best one
in whole numbers. The tables of one round, with the staff for them, are a flow too, of rows that are
totally unimodular; therefore tables and staff of an evening can always be told apart into rounds.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import inf
from typing import Final, TypeAlias

from bot.interest.planning.asked import Asked
from bot.interest.planning.linear import Model, Number, Search, Term

_NODES: Final = 2_000


Totals: TypeAlias = tuple[int, ...]
"""Tables by game, all rounds together."""


class NoTotalsError(Exception):
    """There are no such tables: it is proved."""


def totals(ask: Asked, wishes: int, spent: Sequence[Totals]) -> Totals | None:
    """Tables with which so many wishes could be met, and few guests are left with none.

    Of some game there are more than in any of those `spent`. `None` if the search finds none;
    raises `NoTotalsError` where there are none.
    """
    evening = _Evening(ask, wish=0)
    evening.model.at_least([(met, 1) for own in evening.met for met in own], wishes)
    for own in evening.met:
        empty_handed = evening.model.number(0, 1, whole=False, gain=-1)
        evening.model.at_least([(empty_handed, 1), *((met, 1) for met in own)], 1)
    for tables in spent:
        evening.exceed(tables)
    search = evening.search()
    if search.bound == -inf:
        raise NoTotalsError
    return search.found and tuple(map(search.found.whole, evening.tables))


def most_wishes(ask: Asked) -> int:
    """So many wishes no plan can exceed."""
    if not (ask.guests and ask.rounds):
        return 0
    return int(_Evening(ask, wish=1).search().bound)


def hire(
    model: Model, ask: Asked, tables: Sequence[Number], rounds: int
) -> list[dict[str, Number]]:
    """Staff for the tables that need them; by skill and game, how many of them do what."""
    hired: list[dict[str, Number]] = []
    needy = {game.name: tables[place] for place, game in enumerate(ask.games) if game.staff}
    for skill, count in ask.crew:
        most = rounds * count
        hired.append({name: model.number(0, most, whole=True) for name in needy if name in skill})
        model.at_most([(number, 1) for number in hired[-1].values()], most)
    for name, number in needy.items():
        model.at_most([(number, 1), *((each[name], -1) for each in hired if name in each)], 0)
    return hired


class _Evening:
    """The model of an evening whose rounds are one."""

    def __init__(self, ask: Asked, wish: int) -> None:
        """Each wish that is met brings a gain of `wish`."""
        self.model = Model()
        self.tables = [
            self.model.number(0, ask.rounds * ask.at_once(game), whole=True) for game in ask.games
        ]
        self.model.at_most([(number, 1) for number in self.tables], ask.rounds * ask.tables)
        hire(self.model, ask, self.tables, ask.rounds)
        self.met: list[list[Number]] = []
        self._seat(ask, wish)

    def search(self) -> Search:
        """Looks for the best evening."""
        return self.model.search(_NODES)

    def exceed(self, tables: Totals) -> None:
        """Of some game there are more tables than these."""
        more = [self.model.number(0, 1, whole=True) for _ in tables]
        for number, one, most in zip(self.tables, more, tables, strict=True):
            self.model.at_least([(number, 1), (one, -most - 1)], 0)
        self.model.at_least([(one, 1) for one in more], 1)

    def _seat(self, ask: Asked, wish: int) -> None:
        sittings: dict[str, list[Term]] = {game.name: [] for game in ask.games}
        for guest in ask.guests:
            met = [self.model.number(0, 1, whole=False, gain=wish) for _ in guest.games]
            own = [(number, 1) for number in met]
            again = [(number, 1) for number in self._again(guest.games, ask.rounds)]
            for name, *terms in zip(guest.games, own, again, strict=True):
                sittings[name] += terms
            self.model.at_most(own + again, ask.rounds)
            self.met.append(met)
        for game, number in zip(ask.games, self.tables, strict=True):
            self.model.at_least([*sittings[game.name], (number, -game.least)], 0)
            self.model.at_most([*sittings[game.name], (number, -game.most)], 0)

    def _again(self, games: Sequence[str], rounds: int) -> Iterator[Number]:
        """How often a guest sits at each game besides the first time."""
        return (self.model.number(0, rounds - 1, whole=False) for _ in games)
