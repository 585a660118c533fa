"""Whole sittings of computer players and others, chance as a seed has it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, TypeAlias, TypeVar

from bot.rules.offers import Action
from bot.rules.play import asked
from bot.rules.turns import Nature, Seat, awaited
from tests.games.table_of import TableOf
from tests.laws.deals import answer

Table = TypeVar("Table", bound=TableOf[Any, Any, Any, Any])
Policy: TypeAlias = Callable[[Table, Seat], Action]
"""What somebody does who is asked."""


def sitting(table: Table, policies: Sequence[Policy[Table]], deals: int, seed: int) -> Table:
    """The table after up to so many deals between these, by seat."""
    random = Random(seed)
    while table.sitting.deals < deals and not table.sitting.over:
        table.begin()
        while table.sitting.playing:
            turn = table.rules.turn(table.table)
            if isinstance(turn, Nature):
                table.chance(answer(asked(table.rules, table.position, turn.ask), random))
            else:
                seat = awaited(turn)[0]
                table.act(seat, policies[seat](table, seat))
    return table


def gain(
    new: Callable[[], Table],
    computer: Policy[Table],
    at_random: Callable[[int], Policy[Table]],
    deals: int,
) -> float:
    """Chips a deal that a computer wins of the same seat played at random, others at random."""
    won, seats = 0, len(new().sitting.company.stacks)
    for place in range(seats):
        for policy in (computer, at_random(3)):
            policies = [at_random(seat) for seat in range(seats)]
            policies[place] = policy
            stack = sitting(new(), policies, deals, place).table.chips.stacks[place]
            won += stack if policy is computer else -stack
    return won / deals / seats
