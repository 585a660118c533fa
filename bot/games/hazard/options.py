"""The house rules of hazard, and what follows from them alone."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from math import floor, lcm
from typing import Annotated, Literal

from bot.games.hazard.dice import MAINS, chances, dearest, odds
from bot.rules.codec import MOST, Between


@dataclass(frozen=True, slots=True)
class House:
    """The options of the book, by its names."""

    odds: Literal["seed", "evens", "evens-plus-odds"] = "seed"
    odds_cap: Annotated[int, Between(1, 3)] = 1
    rounding: Literal["floor", "nearest", "exact"] = "floor"
    box_after: Annotated[int, Between(1, 3)] = 3
    voluntary_pass: Literal["on", "off"] = "on"
    setter: Literal["players", "house"] = "players"
    max_stake: Annotated[int, Between(0, MOST)] = 0
    gallery: Literal["on", "off"] = "on"
    main_choice: Literal["call", "thrown"] = "call"

    def multiple(self, main: int | None) -> int:
        """The number of chips by which stakes on this main go; on `None` for any main."""
        if self.rounding != "exact":
            return 1
        mains = MAINS if main is None else (main,)
        return lcm(*(odds(each, chance).denominator for each in mains for chance in chances(each)))

    def limit(self, chips: int, main: int) -> int:
        """The most that somebody with so many chips may cover: the worst case is payable."""
        return floor(chips / self.worst(main))

    def meets(self, caster: int, setter: int) -> bool:
        """Whether one with `caster` chips can call what one with `setter` chips can cover."""
        most = min(caster, self.max_stake or caster)
        named = self.main_choice == "call"
        return any(
            self.multiple(main if named else None) <= most
            and self.multiple(main) <= self.limit(setter, main)
            for main in MAINS
        )

    def worst(self, main: int) -> Fraction:
        """The most that each chip which is covered may cost."""
        best = odds(main, dearest(main)[0])
        match self.odds:
            case "seed":
                return best
            case "evens":
                return Fraction(1)
            case "evens-plus-odds":
                return 1 + self.odds_cap * best

    def rounded(self, due: Fraction) -> int:
        """What is paid of it."""
        return floor(due + Fraction(1, 2)) if self.rounding == "nearest" else floor(due)
