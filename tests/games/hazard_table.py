"""Tables of hazard for tests, with the dice as literals."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

from bot.games.hazard import Call, Carry, Cloth, Cover, Hazard, Phase, Throw, Thrown
from bot.rules.chance import Rolled
from bot.rules.piles import Hand
from bot.rules.turns import Over
from tests.games.table_of import TableOf

HazardTable: TypeAlias = TableOf[Cloth, Hand, None, Carry]

HUNDREDS = (100, 100, 100)


def table_of(
    rules: Hazard,
    stacks: tuple[int | None, ...] = HUNDREDS,
    gallery: tuple[int | None, ...] = (),
    /,
    **carry: object,
) -> HazardTable:
    """A table of hazard, its first round begun."""
    table = TableOf(rules, stacks, carry, gallery)
    table.begin()
    return table


def covered(
    rules: Hazard,
    amount: int,
    main: int | None,
    covers: Mapping[int, int],
    stacks: tuple[int | None, ...] = HUNDREDS,
    /,
) -> HazardTable:
    """A table at which seat 0 has called, and these covers have been taken."""
    table = table_of(rules, stacks)
    call(table, amount, main, covers)
    return table


def call(table: HazardTable, amount: int, main: int | None, covers: Mapping[int, int]) -> None:
    """The caster calls, these cover, and the window is closed if that has not closed it."""
    table.act(table.table.caster, Call(amount, main))
    for place, cover in covers.items():
        table.act(place, Cover(cover))
    if table.table.phase is Phase.COVER:
        table.closes()


def throw(table: HazardTable, *throws: str) -> None:
    """The caster throws these dice, each throw two figures."""
    for dice in throws:
        table.act(table.table.caster, Throw())
        table.chance(rolled(dice))


def rolled(dice: str) -> Rolled:
    """A throw such as `34`."""
    return Rolled(tuple(map(int, dice)))


def play_round(
    table: HazardTable, amount: int, main: int, covers: Mapping[int, int], *throws: str
) -> None:
    """A round from the call to its end; it is begun if it has not been."""
    if not table.sitting.playing:
        table.begin()
    call(table, amount, main, covers)
    throw(table, *throws)
    assert isinstance(table.rules.turn(table.table), Over)


def results(table: HazardTable) -> list[str]:
    """What each throw has come to so far."""
    return [event.result for event in table.happened(Thrown)]
