"""Tables of poch for tests: hands given, and moves written as `1 poch 2, 2 hold, 0 pass, 1 Ac`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TypeAlias

from bot.games.poch import (
    HAND_SIZE,
    POCH_PACK,
    Board,
    Carry,
    Hold,
    Lead,
    Melded,
    Pass,
    Poch,
    Pochen,
    Raise,
)
from bot.rules.cards import Card, card
from bot.rules.offers import Action
from bot.rules.piles import Hand, Stock
from bot.rules.turns import Seat
from tests.art.samples import packs
from tests.games.table_of import TableOf

PochTable: TypeAlias = TableOf[Board, Hand, Stock, Carry]

HOLD, PASS = Hold(), Pass()


def table_of(
    rules: Pochen | None = None, stacks: tuple[int | None, ...] = (50, 50, 50), **carry: object
) -> PochTable:
    """A table of poch before its first deal."""
    return TableOf(rules or Pochen(), stacks, carry)


def dealt(
    hands: Iterable[str],
    turn_up: str,
    rules: Pochen | None = None,
    stacks: tuple[int | None, ...] = (50, 50, 50),
    **carry: object,
) -> PochTable:
    """A table with these hands by seat; unless `carry` names another, seat 0 deals."""
    table = table_of(rules, stacks, **({"dealer": 0} | carry))
    deal(table, dict(enumerate(hands)), turn_up)
    return table


def deal(table: PochTable, hands: Mapping[Seat, str], turn_up: str) -> None:
    """The next deal, from a pack shuffled so that it brings these hands; others get any."""
    table.deal(pack_for(hands, players_of(table), turn_up))


def players_of(table: PochTable) -> tuple[Seat, ...]:
    """Who will play the next deal, the eldest hand first."""
    opening = table.rules.open(table.sitting.company, table.sitting.carry)
    return opening.position.table.players


def pack_for(
    hands: Mapping[Seat, str], players: Iterable[Seat], turn_up: str, stock: str = ""
) -> tuple[Card, ...]:
    """A pack that brings these hands and this card turned up; `stock` is undealt."""
    return packs.pack_for(hands, players, HAND_SIZE, f"{turn_up} {stock}", POCH_PACK)


def go(table: PochTable, moves: str) -> None:
    """Plays moves such as `1 poch 2, 2 raise 3, 0 hold, 1 pass, 1 Ac`; the last is a lead."""
    table.go(moves, action_of)


def action_of(words: Sequence[str]) -> Action:
    """`poch 2`, `hold`, `Ac`: what is done."""
    match words:
        case ["poch", amount]:
            return Poch(int(amount))
        case ["raise", amount]:
            return Raise(int(amount))
        case ["hold"]:
            return HOLD
        case ["pass"]:
            return PASS
        case _:
            return Lead(card(words[0]))


def all_pass(table: PochTable) -> None:
    """Nobody bets."""
    for seat in table.table.players:
        table.act(seat, PASS)


def won(table: PochTable) -> list[tuple[Seat, str, int]]:
    """Who has won what by a meld, in the order of the pools."""
    return [(each.seat, each.pool, each.amount) for each in table.happened(Melded)]


def played(table: PochTable) -> str:
    """The cards played in this deal, oldest first."""
    return " ".join(str(each.card) for each in table.table.played)
