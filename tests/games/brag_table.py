"""Tables of brag for tests: hands given, and moves written as `0 bet 2, 1 fold, 2 see`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

from bot.games.brag import Baize, Bet, Brag, Carry, Cover, Fold, See
from bot.rules.cards import PACK, Card, cards
from bot.rules.chance import Shuffled
from bot.rules.offers import Action, Stake
from bot.rules.piles import Hand, Stock
from bot.rules.turns import Seat
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
    table.chance(Shuffled(pack_for(hands, table.table.players)))


def pack_for(hands: Mapping[Seat, str], players: tuple[Seat, ...]) -> tuple[Card, ...]:
    """A whole pack that brings these hands when it is dealt one by one to `players`."""
    named = cards(" ".join(hands.values()))
    rest = [each for each in PACK if each not in named]
    held: list[tuple[Card, ...]] = []
    for seat in players:
        held.append(cards(hands[seat]) if seat in hands else tuple(rest.pop() for _ in range(3)))
    return (*(hand[turn] for turn in range(3) for hand in held), *rest)


def go(table: BragTable, moves: str) -> None:
    """Plays moves such as `0 bet 2, 1 fold`."""
    for each in moves.split(", "):
        seat, do, *amount = each.split()
        table.act(int(seat), Bet(int(amount[0])) if do == "bet" else _WORDS[do])


def bounds(table: BragTable) -> tuple[int, int] | None:
    """What the seat on turn may bet, if anything."""
    found = table.rules.open_offers(table.table, table.table.on_turn)
    return next(((each.low, each.high) for each in found if isinstance(each, Stake)), None)
