"""The house rules of hazard, and the amounts that follow from them."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from math import floor, lcm
from typing import Annotated, Literal

from bot.games.hazard.actions import Call, Odds
from bot.games.hazard.dice import MAINS, chances, odds
from bot.games.hazard.table import Cloth, Phase
from bot.rules.chips import round_amount
from bot.rules.codec import MOST, Between
from bot.rules.offers import Stake


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

    def calls(self, chips: int) -> tuple[Stake, ...]:
        """The calls that are legal with so many chips: one offer for each main."""
        most = min(chips, self.max_stake or chips)
        mains = MAINS if self.main_choice == "call" else (None,)
        steps = [(main, self.multiple(main)) for main in mains]
        return tuple(
            Stake(Call(0, main), step, most // step * step, step, _handy_calls(most, step))
            for main, step in steps
            if step <= most
        )

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
        best = max(odds(main, chance) for chance in chances(main))
        match self.odds:
            case "seed":
                return best
            case "evens":
                return Fraction(1)
            case "evens-plus-odds":
                return 1 + self.odds_cap * best

    def bets_besides(self, table: Cloth) -> tuple[Stake, ...]:
        """The bet on the chance, once and before the first throw for it."""
        is_time = table.phase is Phase.CHANCE and len(table.throws) == 1 and not table.odds
        if self.odds != "evens-plus-odds" or not is_time:
            return ()
        free = table.chips.stacks[table.caster] - table.covered
        step = self.multiple(table.main)
        most = min(self.odds_cap * table.covered, free) // step * step
        handy = (*round_parts(most, (4, 2), step), most)
        return (Stake(Odds(0), step, most, step, handy),) if most else ()

    def prize(self, table: Cloth, chance: int | None) -> int:
        """What the caster wins by a nick, or by making this chance, as the stakes now lie."""
        return sum(map(self.rounded, self.dues(table, chance)))

    def dues(self, table: Cloth, chance: int | None) -> tuple[Fraction, Fraction]:
        """What is won on the stake and on the bet besides, before it is rounded."""
        assert table.main is not None
        pays = Fraction(1) if chance is None else odds(table.main, chance)
        on_stake = pays if self.odds == "seed" else Fraction(1)
        return table.covered * on_stake, table.odds * pays

    def rounded(self, due: Fraction) -> int:
        """What is paid of it."""
        return floor(due + Fraction(1, 2)) if self.rounding == "nearest" else floor(due)


def round_parts(whole: int, parts: tuple[int, ...], step: int) -> tuple[int, ...]:
    """A quarter, a half … of an amount, as round as can be."""
    return tuple(round_amount(whole // part) // step * step for part in parts)


def _handy_calls(most: int, step: int) -> tuple[int, ...]:
    """Stakes that leave chips for another day."""
    return tuple(part for part in round_parts(most, (20, 8, 3), step) if part) or (step,)
