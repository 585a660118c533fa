"""Tables of matrimony for tests: whole packs that bring the hands which are wanted."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from bot.games.matrimony import CHANCES, Carry, Hand, Lay, Matrimony, Phase, Sheet, Took
from bot.rules.cards import cards
from bot.rules.chance import Shuffled
from bot.rules.piles import Stock
from bot.rules.turns import Seat, following
from tests.art.samples.packs import pack_for
from tests.games.table_of import TableOf

MatrimonyTable: TypeAlias = TableOf[Sheet, Hand, Stock, Carry]

EACH = dict.fromkeys(CHANCES, 1)
ALL_BUT_BEST = {chance: 1 for chance in CHANCES if chance != "best"}
PLAIN = ("2c 3c 4c", "5c 6c 7c", "8c 9c Ts", "5h 9d 2d", "3d 5d 6d")
"""Hands of which one holds the highest card, a ten, and none anything else."""


def table_of(
    rules: Matrimony | None = None, stacks: tuple[int | None, ...] = (50,) * 5, **carry: object
) -> MatrimonyTable:
    """A table of matrimony before its first deal; unless `carry` names another, seat 0 deals."""
    return TableOf(rules or Matrimony(), stacks, {"dealer": 0} | carry)


def begun(
    rules: Matrimony | None = None, stacks: tuple[int | None, ...] = (50,) * 5, **carry: object
) -> MatrimonyTable:
    """The same in its first deal, before anything is laid."""
    table = table_of(rules, stacks, **carry)
    table.begin()
    return table


def lay(table: MatrimonyTable, seat: Seat, **layout: int) -> None:
    """A seat lays chips."""
    table.act(seat, Lay(layout))


def all_lay(table: MatrimonyTable, **layout: int) -> None:
    """The dealer lays so, and everybody answers as an absent player would."""
    lay(table, table.table.dealer, **layout)
    for seat in table.table.others if table.table.phase is Phase.STAKES else ():
        table.act(seat, table.absent(seat))


def shuffle(table: MatrimonyTable, hands: Sequence[str]) -> None:
    """The cards fall so, by seat, the last card of each turned up."""
    sheet = table.table
    wanted = {seat: hand for seat, hand in enumerate(hands) if hand}
    size = len(cards(next(iter(wanted.values()))))
    table.chance(Shuffled(pack_for(wanted, following(sheet.dealer, sheet.players), size)))


def played(
    hands: Sequence[str],
    rules: Matrimony | None = None,
    stacks: tuple[int | None, ...] = (50,) * 5,
    **carry: object,
) -> MatrimonyTable:
    """A deal with these hands by seat; everybody lays what an absent player does."""
    table = begun(rules, stacks, **carry)
    everybody_is_absent(table)
    shuffle(table, hands)
    return table


def everybody_is_absent(table: MatrimonyTable) -> None:
    """What the clock lays for all."""
    table.act(table.table.dealer, table.absent(table.table.dealer))
    for seat in table.table.others if table.table.phase is Phase.STAKES else ():
        table.act(seat, table.absent(seat))


def pools(table: MatrimonyTable) -> list[int]:
    """What lies on the chances, in their order."""
    return [table.pools[chance] for chance in CHANCES]


def won(table: MatrimonyTable) -> dict[str, Seat]:
    """Who has gained which chance."""
    return {each.pool: each.seat for each in table.happened(Took)}


def dealt(hands: tuple[str, ...], rules: Matrimony | None = None, **held: int) -> MatrimonyTable:
    """The stakes of all worked examples but one, with these hands and pools."""
    table = begun(rules, pools=held)
    lay(table, 0, **EACH)
    for seat in range(1, 5):
        lay(table, seat, **ALL_BUT_BEST)
    shuffle(table, hands)
    return table
