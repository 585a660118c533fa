"""Tables of brag for tests: hands given, and moves written as `0 bet 2, 1 fold, 2 see`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeAlias

from bot.games.brag import Baize, Bet, Brag, Carry, Cover, Fold, See
from bot.rules.chance import Shuffled
from bot.rules.offers import Action
from bot.rules.piles import Hand, Stock
from bot.rules.turns import Seat
from tests.art.samples.packs import pack_for
from tests.games.table_of import TableOf

BragTable: TypeAlias = TableOf[Baize, Hand, Stock, Carry]

FOLD, SEE, COVER = Fold(), See(), Cover()
_WORDS: Mapping[str, Action] = {"fold": FOLD, "see": SEE, "cover": COVER}


def table_of(rules: Brag, stacks: tuple[int | None, ...], /, **carry: object) -> BragTable:
    """A table of brag before its first deal."""
    return TableOf(rules, stacks, carry)


def dealt(
    hands: Mapping[Seat, str],
    stacks: tuple[int | None, ...],
    rules: Brag | None = None,
    /,
    **carry: object,
) -> BragTable:
    """A table at which these hands have been dealt from a fresh pack; the others get any."""
    table = table_of(rules or Brag(), stacks, **carry)
    deal(table, hands)
    return table


def deal(table: BragTable, hands: Mapping[Seat, str]) -> None:
    """The next deal, from a pack shuffled so that it brings these hands."""
    table.begin()
    table.chance(Shuffled(pack_for(hands, table.table.players, 3)))


def go(table: BragTable, moves: str) -> None:
    """Plays moves such as `0 bet 2, 1 fold`."""
    table.go(moves, action_of)


def action_of(words: Sequence[str]) -> Action:
    """`bet 2`, `fold`: what is done."""
    return Bet(int(words[1])) if words[0] == "bet" else _WORDS[words[0]]
