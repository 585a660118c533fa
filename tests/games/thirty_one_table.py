"""Tables of thirty-one for tests: cards given, and moves written as `0 Kd for 8s, 1 knock`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeAlias

from bot.games.thirty_one import Baize, Carry, Exchange, Knock, Pass, Stand, ThirtyOne
from bot.rules.cards import PACK, card
from bot.rules.chance import Shuffled
from bot.rules.offers import Action
from bot.rules.piles import Hand, Stock
from bot.rules.turns import Seat
from tests.art.samples.packs import pack_for
from tests.games.table_of import TableOf

ThirtyOneTable: TypeAlias = TableOf[Baize, Hand, Stock, Carry]

KNOCK, PASS, STAND = Knock(), Pass(), Stand()
MIXED = tuple(each for start in range(5) for each in PACK[start::5])
"""An order in which three cards that follow each other are no triplet, and no 31."""
_WORDS: Mapping[str, Action] = {"knock": KNOCK, "pass": PASS, "stand": STAND}


def table_of(
    rules: ThirtyOne, stacks: tuple[int | None, ...], /, **carry: object
) -> ThirtyOneTable:
    """A table of thirty-one before its first deal."""
    return TableOf(rules, stacks, carry)


def dealt(
    hands: Mapping[Seat, str],
    middle: str,
    stacks: tuple[int | None, ...],
    rules: ThirtyOne | None = None,
    /,
    **carry: object,
) -> ThirtyOneTable:
    """A table at which these cards have been dealt; who is not named has no 31 and no triplet."""
    table = table_of(rules or ThirtyOne(), stacks, **carry)
    deal(table, hands, middle)
    return table


def deal(table: ThirtyOneTable, hands: Mapping[Seat, str], middle: str) -> None:
    """The next deal, from a pack shuffled so that it brings these cards."""
    table.begin()
    table.chance(Shuffled(pack_for(hands, table.table.players, 3, middle, MIXED)))


def go(table: ThirtyOneTable, moves: str) -> None:
    """Plays moves such as `0 Kd for 8s, 1 knock`."""
    table.go(moves, action_of)


def action_of(words: Sequence[str]) -> Action:
    """An action by its word, or by two cards: `Kd for 8s`."""
    if len(words) == 1:
        return _WORDS[words[0]]
    return Exchange(card(words[0]), card(words[-1]))


def lies(table: ThirtyOneTable) -> str:
    """The cards in the middle, in their order."""
    return " ".join(map(str, table.table.middle))
