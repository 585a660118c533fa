"""A sitting made up move by move, with what the book says comes of it.

The books in this package know nothing of the program: they are second opinions, written from the
rule books alone.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random
from typing import Any, ClassVar, TypeAlias

Json: TypeAlias = dict[str, Any]


class WrongError(Exception):
    """By the book the last move is to be refused, so the sitting ends before it."""


@dataclass
class Sheet:
    """The record as it grows, and what each finished deal should be printed as."""

    game: str
    options: Json
    chips: list[int]
    gallery: list[int]
    carry: Json
    random: Random
    deals: list[list[Json]] = field(default_factory=list[list[Json]])
    finished: list[Json] = field(default_factory=list[Json])
    stopped: Json | None = None
    """What the whole is printed as, if the host stopped the sitting."""
    refused: tuple[int, int] | None = None

    def __post_init__(self) -> None:
        self._seats, self._onlookers = list(self.chips), list(self.gallery)

    def move(self, **move: Any) -> None:
        """Writes a move of the deal under way."""
        self.deals[-1].append(move)

    def wrong(self, **move: Any) -> None:
        """Writes a move that is against the book. Always raises `WrongError`."""
        self.move(**move)
        self.refused = (len(self.deals) - 1, len(self.deals[-1]) - 1)
        raise WrongError

    def finish(self, pools: Json, next_dealer: int | None) -> None:
        """The deal is over."""
        self.finished.append(
            {"chips": list(self.chips), "gallery": list(self.gallery), "pools": pools,
             "next_dealer": next_dealer, "over": next_dealer is None}
        )  # fmt: skip

    def stop(self, pools: Json) -> None:
        """The host ends the sitting."""
        stacks = {"chips": list(self.chips), "gallery": list(self.gallery)}
        self.stopped = {**stacks, "pools": pools, "over": True}

    def some(self, chance: float) -> bool:
        """True as often as `chance` says."""
        return self.random.random() < chance

    def amount(self, low: int, high: int) -> int:
        """Any amount, the ends more often than others."""
        near = self.random.randint(low, min(high, low + 12))
        return self.random.choice((low, high, near, self.random.randint(low, high)))

    def record(self) -> Json:
        """The record of it all."""
        return {
            "record": 1, "game": self.game, "options": self.options,
            "seats": [{"name": "A", "chips": each} for each in self._seats],
            "gallery": [{"name": "G", "chips": each} for each in self._onlookers],
            "carry": self.carry, "deals": [{"moves": moves} for moves in self.deals],
            "stopped": self.stopped is not None,
        }  # fmt: skip


class AnteBook(ABC):
    """Deals of a game to which everybody pays an ante, as long as two are able to."""

    ante: ClassVar[str]
    """The option that says how much."""
    sheet: Sheet
    options: Json
    dealer: int
    played: int

    @abstractmethod
    def deal(self) -> None:
        """A deal, move by move; `dealer` and `played` are those of the next one afterwards."""

    def payers(self) -> list[int]:
        able = [n for n, chips in enumerate(self.sheet.chips) if chips >= self.options[self.ante]]
        return able if len(able) >= 2 else []

    def is_over(self) -> bool:
        return not self.payers() or 0 < self.options["deals"] <= self.played

    def play(self, deals: int) -> bool:
        """Whether there was a table to play at."""
        if self.is_over():
            return False
        with suppress(WrongError):
            for _ in range(deals):
                self.sheet.deals.append([])
                self.deal()
                self.sheet.finish({}, None if self.is_over() else self.dealer)
                if self.is_over():
                    break
        return True
