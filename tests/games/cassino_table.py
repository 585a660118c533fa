"""Tables of cassino for tests: whole deals from a given pack, and boards in the middle of one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TypeAlias

from msgspec import structs

from bot.games.cassino import (
    Board,
    Build,
    Call,
    Carry,
    Cassino,
    Covered,
    Deed,
    Heap,
    Lay,
    Phase,
    Raise,
    Sight,
    Take,
    fault,
)
from bot.rules.cards import PACK, Card, card, cards
from bot.rules.game import Position
from bot.rules.piles import Hand
from bot.rules.turns import OnTurn, Seat
from tests.art.samples import packs
from tests.games.table_of import TableOf

CassinoTable: TypeAlias = TableOf[Board, Hand, Covered, Carry]

PLAIN, SIMPLE, FULL = Cassino(), Cassino(builds="simple"), Cassino(builds="full")


def table_of(
    rules: Cassino, stacks: tuple[int | None, ...] = (100, 100), /, **carry: object
) -> CassinoTable:
    """A table of cassino before its first deal."""
    return TableOf(rules, stacks, carry)


def pack_for(hands: Sequence[str], board: str) -> tuple[Card, ...]:
    """A pack that brings these hands, from the dealer's left on, and this board; the rest as new.

    What is not given in full is filled up from the rest.
    """
    return packs.pack_for(dict(enumerate(hands)), range(len(hands)), 4, board)


def dealt(hands: Sequence[str], board: str, rules: Cassino = PLAIN) -> CassinoTable:
    """A table at which these hands and this board were dealt; seat 0 is on turn."""
    table = table_of(rules, (100,) * len(hands), dealer=len(hands) - 1)
    table.deal(pack_for(hands, board))
    return table


def midway(
    board: str,
    hands: Sequence[str],
    rules: Cassino = PLAIN,
    /,
    heaps: Sequence[Heap] = (),
    stock: int = 1,
    won: Mapping[int, str] | None = None,
    score: tuple[int, ...] | None = None,
    stacks: Sequence[int] | None = None,
) -> CassinoTable:
    """A deal in which these cards are on the board, in hands and in the piles of sides.

    The stock has so many rounds for all; seat 0 is on turn.
    """
    players = len(hands)
    table = table_of(rules, tuple(stacks or (100,) * players), dealer=players - 1)
    table.begin()
    begun = table.position.table
    held = tuple(Hand(cards(hand)) for hand in hands)
    piles = tuple(cards((won or {}).get(side, "")) for side in range(begun.sides))
    used = {*cards(board), *(each for heap in heaps for each in heap.cards)}
    used.update(each for hand in held for each in hand.cards)
    used.update(each for pile in piles for each in pile)
    rest = tuple(each for each in PACK if each not in used)[: 4 * players * stock]
    lying = structs.replace(
        begun,
        phase=Phase.PLAY,
        loose=cards(board),
        heaps=tuple(heaps),
        left=tuple(len(hand.cards) for hand in held),
        stock=len(rest),
        on_turn=0,
        score=score or begun.score,
    )
    position = Position(lying, held, Covered(rest, piles))
    table.sitting = replace(table.sitting, position=position)
    return table


def take(card_: str, *groups: str) -> Take:
    """`take("Ts", "Tc", "9d Ah")`."""
    return Take(card(card_), tuple(map(cards, groups)))


def lay(card_: str) -> Lay:
    """A card laid."""
    return Lay(card(card_))


def build(card_: str, with_: str) -> Build:
    """A card put on loose ones."""
    return Build(card(card_), cards(with_))


def raise_(card_: str, target: str, with_: str = "") -> Raise:
    """A card put on a build."""
    return Raise(card(card_), cards(target), cards(with_))


def call(card_: str, *groups: str) -> Call:
    """Groups called."""
    return Call(card(card_), tuple(map(cards, groups)))


def heap(value: int, held: str, owner: Seat, *, called: bool = False) -> Heap:
    """A build on the board."""
    return Heap(value, cards(held), owner, called)


def sight(table: CassinoTable, seat: Seat = 0) -> Sight:
    """What a seat goes by."""
    assert isinstance(table.rules, Cassino)
    return Sight(table.rules, table.table, table.position.hands[seat].cards, seat)


def may(table: CassinoTable, deed: Deed, seat: Seat = 0) -> bool:
    """Whether the seat may do this."""
    return fault(sight(table, seat), deed) is None


def play_out(table: CassinoTable) -> None:
    """Plays for everybody as if all were away, until the deal is over."""
    while isinstance(turn := table.rules.turn(table.table), OnTurn):
        table.act(turn.seat, table.absent(turn.seat))


def lies(table: CassinoTable) -> str:
    """The loose cards of the board, in their order."""
    return " ".join(map(str, table.table.loose))


def pile(table: CassinoTable, side: int) -> set[str]:
    """What a side has won, face down or not."""
    return {str(each) for each in table.position.veiled.piles[side]}
