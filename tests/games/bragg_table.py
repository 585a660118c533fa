"""Tables of bragg for tests: hands given, and moves written as `0 check, 1 raise 2, 2 fold`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeAlias

from bot.games.bragg import Baize, Bragg, Call, Carry, Check, Fold, Hand, Pick, Raise
from bot.rules.cards import PACK, Card, cards
from bot.rules.offers import Action
from bot.rules.piles import Stock
from bot.rules.turns import Seat
from tests.art.samples.packs import as_dealt
from tests.games.table_of import TableOf

BraggTable: TypeAlias = TableOf[Baize, Hand, Stock, Carry]

CHECK, CALL, FOLD = Check(), Call(), Fold()
_WORDS: Mapping[str, Action] = {"check": CHECK, "call": CALL, "fold": FOLD}

NO_PAIR = "Kc Qd 9h 8s 7c 5d 4h 3s 2c"
"""A hand to begin with; the last of nine cards is turned up."""


def table_of(
    rules: Bragg | None = None, stacks: tuple[int | None, ...] = (23, 23, 23), **carry: object
) -> BraggTable:
    """A table of bragg before its first deal; unless told otherwise the last seat deals."""
    return TableOf(rules or Bragg(), stacks, carry)


def dealt(
    hands: Sequence[str],
    rules: Bragg | None = None,
    stacks: tuple[int | None, ...] = (23, 23, 23),
    **carry: object,
) -> BraggTable:
    """A table with these hands by seat, filled up with any cards before the last one named."""
    table = table_of(rules, stacks, **carry)
    deal(table, dict(enumerate(hands)))
    return table


def deal(table: BraggTable, hands: Mapping[Seat, str] | None = None) -> None:
    """The next deal, from a pack shuffled so that it brings these hands."""
    opening = table.rules.open(table.sitting.company, table.sitting.carry)
    players = opening.position.table.players
    assert isinstance(table.rules, Bragg)
    table.deal(pack_for(hands or {}, players, table.rules.size(len(players))))


def pack_for(hands: Mapping[Seat, str], players: Sequence[Seat], size: int) -> tuple[Card, ...]:
    """A whole pack that brings these hands when it is dealt three by three to `players`.

    What a hand lacks goes in before its last card, which is the one turned up.
    """
    named = cards(" ".join(hands.values()))
    rest = [each for each in PACK if each not in named]
    held: list[tuple[Card, ...]] = []
    for seat in players:
        own = cards(hands.get(seat, ""))
        filling = tuple(rest.pop(0) for _ in range(size - len(own)))
        held.append((*own[:-1], *filling, *own[-1:]))
    return (*as_dealt(held, 3), *rest)


def go(table: BraggTable, moves: str) -> None:
    """Plays moves such as `0 check, 1 raise 2, 0 call, 1 pick Ks Qd`."""
    table.go(moves, action_of)


def action_of(words: Sequence[str]) -> Action:
    """`raise 2`, `pick Ks Qd`, `check`: what is done."""
    match words:
        case ["raise", amount]:
            return Raise(int(amount))
        case ["pick", *picked]:
            return Pick(cards(" ".join(picked)))
        case _:
            return _WORDS[words[0]]


def all_check(table: BraggTable) -> None:
    """Nobody bets, and all show."""
    for seat in table.table.players:
        table.act(seat, CHECK)


def winners(table: BraggTable) -> dict[str, Seat]:
    """Who has won each pot."""
    return {each.pool: each.seat for each in table.table.won}
