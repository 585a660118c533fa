"""The model of a timetable: tables within their spans, seats at them, and staff for them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

from bot.interest.planning.asked import Asked
from bot.interest.planning.linear import Model, Number, Solution
from bot.interest.planning.totals import hire

Tables: TypeAlias = tuple[tuple[int, ...], ...]
"""By round and game, how many."""
Span: TypeAlias = tuple[int, int]
"""The fewest and the most tables of a game in a round."""
Sitting: TypeAlias = tuple[int, int, int]
"""Guest, game, round: each by its place."""


@dataclass(frozen=True, slots=True)
class Timetable:
    """A plan before its guests are parted among the tables of a game."""

    tables: Tables
    sittings: tuple[Sitting, ...]
    met: int


class Draft:
    """Unknown tables, seats and staff of every round, and the wishes that they meet."""

    def __init__(
        self, ask: Asked, spans: Sequence[Sequence[Span]], *, wish: int, seat: int
    ) -> None:
        """Each wish that is met brings a gain of `wish`, and each seat that is taken of `seat`."""
        self.ask = ask
        self.model = Model()
        self.tables = [
            [self.model.number(low, high, whole=True) for low, high in each] for each in spans
        ]
        self.hired = [hire(self.model, ask, each, 1) for each in self.tables]
        self.seats: dict[Sitting, Number] = {}
        self.met: dict[tuple[int, int], Number] = {}
        self._wish(spans, wish, seat)
        self._sit_once()
        self._keep_limits()

    def at(self, game: int, round_: int) -> dict[int, Number]:
        """By guest, the seats at a game in a round."""
        guests = range(len(self.ask.guests))
        keys = ((guest, (guest, game, round_)) for guest in guests)
        return {guest: self.seats[key] for guest, key in keys if key in self.seats}

    def read(self, found: Solution) -> Timetable:
        """The timetable that a solution means."""
        sittings = tuple(each for each, seat in self.seats.items() if found.whole(seat))
        tables = tuple(tuple(map(found.whole, each)) for each in self.tables)
        return Timetable(tables, sittings, len({(guest, game) for guest, game, _ in sittings}))

    def _wish(self, spans: Sequence[Sequence[Span]], gain: int, seat_gain: int) -> None:
        """A wish is met by a seat in any round that may have a table for it."""
        places = {game.name: place for place, game in enumerate(self.ask.games)}
        for guest, wish in enumerate(self.ask.guests):
            for game in (places[name] for name in wish.games):
                met = self.met[guest, game] = self.model.number(0, 1, whole=False, gain=gain)
                rounds = [round_ for round_, each in enumerate(spans) if each[game][1]]
                seats = {
                    (guest, game, round_): self.model.number(0, 1, whole=True, gain=seat_gain)
                    for round_ in rounds
                }
                self.model.at_most([(met, 1), *((seat, -1) for seat in seats.values())], 0)
                self.seats |= seats

    def _sit_once(self) -> None:
        """Nobody sits at two tables at once."""
        own: dict[tuple[int, int], list[Number]] = {}
        for (guest, _, round_), seat in self.seats.items():
            own.setdefault((guest, round_), []).append(seat)
        for seats in own.values():
            self.model.at_most([(seat, 1) for seat in seats], 1)

    def _keep_limits(self) -> None:
        """There is room for so many tables, and each has neither too few guests nor too many."""
        for round_, tables in enumerate(self.tables):
            self.model.at_most([(number, 1) for number in tables], self.ask.tables)
            for place, (game, number) in enumerate(zip(self.ask.games, tables, strict=True)):
                taken = [(seat, 1) for seat in self.at(place, round_).values()]
                self.model.at_least([*taken, (number, -game.least)], 0)
                self.model.at_most([*taken, (number, -game.most)], 0)
