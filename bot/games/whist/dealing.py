"""The deal at whist: all cards, the last of them turned up."""

from __future__ import annotations

from bot.games.whist.table import SEATS, DealStep, Hand, Phase
from bot.rules import piles
from bot.rules.cards import Card
from bot.rules.piles import TrumpsTurned
from bot.rules.steps import then
from bot.rules.turns import following


def dealt(step: DealStep, pack: tuple[Card, ...]) -> DealStep:
    """Thirteen cards each; the last one, the dealer's, makes trumps (W8, W9)."""
    dealer, turn_up = step.position.table.dealer, pack[-1]
    held, _ = piles.dealt(pack, following(dealer, SEATS), 13, len(SEATS))
    return then(
        step,
        [TrumpsTurned(dealer, turn_up)],
        hands=tuple(map(Hand, held)),
        phase=Phase.PLAY,
        trumps=turn_up.suit,
        turn_up=turn_up,
    )
