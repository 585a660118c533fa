"""Whole sittings of computer players and others, chance as a seed has it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, TypeAlias, TypeVar

from bot.players import players
from bot.rules.game import seat_view
from bot.rules.offers import Action
from bot.rules.play import asked, offers
from bot.rules.turns import Nature, Seat, awaited
from tests.games.table_of import TableOf
from tests.laws.deals import answer, examples

Table = TypeVar("Table", bound=TableOf[Any, Any, Any, Any])
Policy: TypeAlias = Callable[[Table, Seat], Action]
"""What somebody does who is asked."""
AnyTable: TypeAlias = TableOf[Any, Any, Any, Any]


def computer(table: AnyTable, seat: Seat) -> Action:
    """What the computer player of the game does."""
    return players()[table.rules.name](table.rules, seat_view(table.position, seat))


def absent(table: AnyTable, seat: Seat) -> Action:
    """What is done for somebody who is never there."""
    return table.absent(seat)


def at_random(seed: int) -> Policy[AnyTable]:
    """Whatever is on offer to the last word, one thing as often as another."""
    random = Random(seed)
    return lambda table, seat: random.choice(table.offered(seat))


def freely(seed: int) -> Policy[AnyTable]:
    """Whatever is on offer, with any amount."""
    random = Random(seed)

    def policy(table: AnyTable, seat: Seat) -> Action:
        found = offers(table.rules, table.table, table.position.hands[seat], seat)
        return random.choice(examples(random.choice(found), random))

    return policy


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
