"""Tables of Pope Joan for tests: whole packs, and short deals with the cards as they are given."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass, field
from typing import TypeAlias

from bot.games.pope_joan import STOPS_PACK, Board, Carry, Deal, Hand, Lead, PopeJoan, dealt_out
from bot.rules.cards import Card, card, cards, spelled
from bot.rules.chance import Chance, Shuffled
from bot.rules.game import Step
from bot.rules.offers import Action
from bot.rules.piles import Stock
from bot.rules.pools import Took
from bot.rules.turns import Over, Seat, following
from tests.art.samples.packs import pack_for
from tests.games.table_of import TableOf

PopeJoanTable: TypeAlias = TableOf[Board, Hand, Stock, Carry]


@dataclass(frozen=True)
class ShortDeal(PopeJoan):
    """The same game, but whatever is shuffled these hands are dealt; all else is in the stock."""

    hands: Mapping[Seat, str] = field(default_factory=dict[Seat, str])
    turn_up: str = ""

    def apply(
        self, position: Deal, seat: Seat | None, action: Action | Chance
    ) -> Step[Board, Hand, Stock]:
        if not isinstance(action, Shuffled):
            return super().apply(position, seat, action)
        hands = {seat: cards(hand) for seat, hand in self.hands.items()}
        used = {card(self.turn_up), *(each for hand in hands.values() for each in hand)}
        stock = tuple(each for each in action.cards if each not in used)
        held = tuple(hands.get(place, ()) for place in range(len(position.hands)))
        return dealt_out(self, Step(position), held, card(self.turn_up), stock)


def table_of(
    rules: PopeJoan, stacks: tuple[int | None, ...] = (50, 50, 50), **carry: object
) -> PopeJoanTable:
    """A table of Pope Joan before its first deal."""
    return TableOf(rules, stacks, carry)


def dealt(
    hands: Iterable[str],
    turn_up: str,
    rules: PopeJoan | None = None,
    stacks: tuple[int | None, ...] = (50, 50, 50),
    **carry: object,
) -> PopeJoanTable:
    """A table with these hands by seat; unless `carry` names another, seat 0 deals."""
    options = asdict(rules or PopeJoan())
    short = ShortDeal(**options, hands=dict(enumerate(hands)), turn_up=turn_up)
    table = table_of(short, stacks, **({"dealer": 0} | carry))
    table.deal(STOPS_PACK)
    return table


def lead(table: PopeJoanTable, led: str) -> None:
    """These cards are led, one after the other, each by whoever is to lead."""
    for each in cards(led):
        table.act(table.table.leader, Lead(each))


def leads(table: PopeJoanTable) -> set[Card]:
    """The cards that may be led now."""
    return {each.card for each in table.offered(table.table.leader) if isinstance(each, Lead)}


def collected(table: PopeJoanTable) -> list[tuple[Seat, str, int]]:
    """Who has taken what from which pool, oldest first."""
    return [(each.seat, each.pool, each.amount) for each in table.happened(Took)]


def played(table: PopeJoanTable) -> str:
    """The cards played in this deal, oldest first."""
    return " ".join(str(each.card) for each in table.table.played)


def winner(table: PopeJoanTable) -> int | None:
    """Who has gone out in this deal, which is over, if anybody has."""
    assert isinstance(table.rules.turn(table.table), Over)
    return table.table.winner


def pack(hands: Mapping[Seat, str], dealer: Seat, seats: int, turn_up: str, stock: str = "") -> str:
    """A pack that brings these hands, filled up from the two of clubs on; `stock` is not dealt."""
    size = {3: 14, 4: 11, 5: 9, 6: 7, 7: 6, 8: 5}[seats]
    players = following(dealer, range(seats))
    return spelled(pack_for(hands, players, size, f"{turn_up} {stock}", STOPS_PACK))
