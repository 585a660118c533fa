"""Tables of any game as hypothesis draws them: house rules, company, chance."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from random import Random
from typing import Annotated, Literal, cast, get_args, get_origin

from hypothesis import assume
from hypothesis import strategies as st

from bot.games import AnyRules
from bot.rules.codec import Between, Field, UnreadableError, fields
from bot.rules.game import Company

DEALS = 3
"""Up to so many deals are played of one sitting."""

PLENTY = 10_000
"""Chips with which one can play for any stake."""


@dataclass(frozen=True)
class House:
    """A game with its house rules, and who comes to play; `seed` settles the rest."""

    rules: AnyRules
    company: Company
    seed: int

    @property
    def random(self) -> Random:
        """Chance of this house, always the same."""
        return Random(self.seed)


@st.composite
def houses(draw: st.DrawFn, kind: type[AnyRules]) -> House:
    """Tables of one game."""
    rules = draw(house_rules(kind))
    seats = draw(st.integers(rules.sizes[0], rules.sizes[-1]))
    onlookers = draw(st.integers(0, 2)) if rules.onlookers else 0
    chips = draw(st.sampled_from((20, 200, PLENTY)))
    stacks = draw(st.tuples(*[st.integers(0, chips)] * (seats + onlookers)))
    empty = draw(st.sets(st.integers(0, seats - 1), max_size=seats - rules.sizes[0]))
    some = tuple(None if place in empty else stack for place, stack in enumerate(stacks))
    everybody = (PLENTY,) * len(stacks)
    for company in (Company(some, seats), Company(stacks, seats), Company(everybody, seats)):
        if rules.fault(company, rules.carried({})) is None:
            return House(rules, company, draw(st.integers(0, 2**32)))
    assume(False)
    raise AssertionError("assume has gone on")


def house_rules(kind: type[AnyRules]) -> st.SearchStrategy[AnyRules]:
    """Every setting of the options that the rule book allows."""
    options = {each.attribute: _settings(each) for each in fields(kind)}
    settings = st.fixed_dictionaries(options).map(lambda values: _house(kind, values))
    return cast("st.SearchStrategy[AnyRules]", settings.filter(lambda rules: rules is not None))


def _house(kind: type[AnyRules], values: dict[str, object]) -> AnyRules | None:
    """The rules with this setting, unless two of its options do not go together."""
    with suppress(UnreadableError):
        return kind(**values)
    return None


def _settings(option: Field) -> st.SearchStrategy[object]:
    values = _values(option.values)
    return values if option.default is not None else st.one_of(st.none(), values)


def _values(hint: object) -> st.SearchStrategy[object]:
    origin, arguments = get_origin(hint), get_args(hint)
    if origin is Annotated:
        bounds = cast("tuple[object, Between]", arguments)[1]
        return st.one_of(st.integers(bounds.low, bounds.high), st.sampled_from(_ends(bounds)))
    if origin is Literal:
        return st.sampled_from(arguments)
    if hint is bool:
        return st.booleans()
    raise TypeError(f"{hint} is no type of an option")


def _ends(bounds: Between) -> tuple[int, int]:
    return bounds.low, bounds.high
