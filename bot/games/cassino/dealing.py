"""The deal at cassino: four cards each and four to the board, later four each again."""

from __future__ import annotations

from typing import Final

from bot.games.cassino.events import Dealt, DealtOn
from bot.games.cassino.table import Covered, DealStep, Phase
from bot.rules import piles
from bot.rules.cards import Card
from bot.rules.piles import Hand
from bot.rules.steps import then
from bot.rules.turns import following

_EACH: Final = 4
"""Cards dealt to each, and to the board."""


def dealt(step: DealStep, pack: tuple[Card, ...]) -> DealStep:
    """Four each, one at a time from the dealer's left, and then four to the board (K15, K16)."""
    step = _handed_round(step, pack)
    board, stock = step.position.veiled.stock[:_EACH], step.position.veiled.stock[_EACH:]
    return then(
        step,
        [Dealt(step.position.table.dealer, board)],
        veiled=Covered(stock, step.position.veiled.piles),
        phase=Phase.PLAY,
        loose=board,
        stock=len(stock),
    )


def dealt_on(step: DealStep) -> DealStep:
    """All hands are empty: four more to each, and none to the board (K17, K18)."""
    step = _handed_round(step, step.position.veiled.stock)
    return then(step, [DealtOn(step.position.table.stock)])


def _handed_round(step: DealStep, cards: tuple[Card, ...]) -> DealStep:
    """Four each of these cards; the others are the stock."""
    table = step.position.table
    order = following(table.dealer, table.seats)
    held, stock = piles.dealt(cards, order, _EACH, len(step.position.hands))
    return then(
        step,
        hands=tuple(map(Hand, held)),
        veiled=Covered(stock, step.position.veiled.piles),
        left=tuple(map(len, held)),
        stock=len(stock),
        on_turn=order[0],
    )
