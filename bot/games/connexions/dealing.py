"""The deal at connexions."""

from __future__ import annotations

from bot.games.connexions.table import CARDS, DealStep, Phase
from bot.rules import piles
from bot.rules.cards import Card
from bot.rules.piles import Dealt, Hand, Stock
from bot.rules.steps import then


def dealt(step: DealStep, pack: tuple[Card, ...]) -> DealStep:
    """Ten cards each for three, eight for four; the rest is out of play (X2, X3)."""
    table = step.position.table
    each = CARDS[len(table.players)]
    held, rest = piles.dealt(pack, table.players, each, len(step.position.hands))
    told, hands = [Dealt(table.dealer, each)], tuple(map(Hand, held))
    return then(step, told, hands=hands, veiled=Stock(rest), phase=Phase.PLAY)
