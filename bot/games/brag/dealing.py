"""The pack of brag, which lies on from deal to deal: what is dealt from its top goes under it."""

from __future__ import annotations

from bot.games.brag.events import Dealt
from bot.games.brag.table import DealStep, Phase
from bot.rules import piles
from bot.rules.cards import Card
from bot.rules.piles import Hand, Stock
from bot.rules.steps import then
from bot.rules.turns import Seat
from bot.rules.values import replaced


def dealt(step: DealStep, pack: tuple[Card, ...], *, shuffled: bool) -> DealStep:
    """Three cards each, one at a time, from the dealer's left (B29)."""
    table = step.position.table
    held, rest = piles.dealt(pack, table.players, 3, len(step.position.hands))
    told, hands = [Dealt(table.dealer, shuffled)], tuple(map(Hand, held))
    return then(step, told, hands=hands, veiled=Stock(rest), phase=Phase.BET)


def put_under(step: DealStep, seat: Seat) -> DealStep:
    """A hand that is given up lies under the pack (B47)."""
    hands, pack = step.position.hands, step.position.veiled.cards
    stock = Stock(pack + hands[seat].cards)
    return then(step, hands=replaced(hands, seat, Hand()), veiled=stock)


def gathered(step: DealStep) -> tuple[Card, ...]:
    """The pack with the hands that were left under it, from the dealer's left (B48)."""
    for seat in step.position.table.players:
        step = put_under(step, seat)
    return step.position.veiled.cards
