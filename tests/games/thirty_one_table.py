"""Tables of thirty-one for tests: cards given, and moves written as `0 Kd for 8s, 1 knock`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

from bot.games.thirty_one import Baize, Carry, Exchange, Knock, Pass, Stand, ThirtyOne
from bot.rules.cards import PACK, Card, card, cards
from bot.rules.chance import Shuffled
from bot.rules.offers import Action
from bot.rules.piles import Hand, Stock
from bot.rules.turns import Seat
from tests.games.table_of import TableOf

ThirtyOneTable: TypeAlias = TableOf[Baize, Hand, Stock, Carry]

KNOCK, PASS, STAND = Knock(), Pass(), Stand()
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
    table.chance(Shuffled(pack_for(hands, middle, table.table.players)))


def pack_for(hands: Mapping[Seat, str], middle: str, players: tuple[Seat, ...]) -> tuple[Card, ...]:
    """A whole pack that brings these cards when it is dealt one by one to `players`."""
    given, open_cards = {seat: cards(hand) for seat, hand in hands.items()}, cards(middle)
    named = {*open_cards, *(each for hand in given.values() for each in hand)}
    rest = [each for each in PACK if each not in named]
    others = [seat for seat in players if seat not in given]
    for place, seat in enumerate(others):
        given[seat] = tuple(rest[place : 3 * len(others) : len(others)])
    left = rest[3 * len(others) :]
    return (*(given[seat][turn] for turn in range(3) for seat in players), *open_cards, *left)


def go(table: ThirtyOneTable, moves: str) -> None:
    """Plays moves such as `0 Kd for 8s, 1 knock`."""
    for each in moves.split(", "):
        seat, *words = each.split()
        table.act(int(seat), action(*words))


def action(*words: str) -> Action:
    """An action by its word, or by two cards: `Kd for 8s`."""
    if len(words) == 1:
        return _WORDS[words[0]]
    return Exchange(card(words[0]), card(words[-1]))


def held(table: ThirtyOneTable, seat: Seat) -> str:
    """The cards of a seat, in their order."""
    return " ".join(map(str, table.position.hands[seat].cards))


def lies(table: ThirtyOneTable) -> str:
    """The cards in the middle, in their order."""
    return " ".join(map(str, table.table.middle))
