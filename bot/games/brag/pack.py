"""The pack of brag, which lies on from deal to deal: what is dealt from its top goes under it."""

from __future__ import annotations

from bot.games.brag.events import Dealt
from bot.games.brag.table import Deal, DealStep, Phase
from bot.rules.cards import Card
from bot.rules.game import Position, Step
from bot.rules.piles import Hand, Stock, one_by_one
from bot.rules.turns import Seat
from bot.rules.values import changed, replaced


def dealt(step: DealStep, pack: tuple[Card, ...], *, shuffled: bool) -> DealStep:
    """Three cards each, one at a time, from the dealer's left (B29)."""
    table = step.position.table
    three_each, rest = one_by_one(pack, len(table.players), 3)
    held = dict(zip(table.players, three_each, strict=True))
    hands = tuple(Hand(held.get(place, ())) for place in range(len(step.position.hands)))
    position = Position(changed(table, phase=Phase.BET), hands, Stock(rest))
    return Step(position, (*step.events, Dealt(table.dealer, shuffled)), step.payments)


def put_under(position: Deal, seat: Seat) -> Deal:
    """A hand that is given up lies under the pack (B47)."""
    pack = Stock(position.veiled.cards + position.hands[seat].cards)
    return Position(position.table, replaced(position.hands, seat, Hand()), pack)


def gathered(position: Deal) -> tuple[Card, ...]:
    """The pack with the hands that were left under it, from the dealer's left (B48)."""
    for seat in position.table.players:
        position = put_under(position, seat)
    return position.veiled.cards
