"""A hand of whist as its holder sees it."""

from __future__ import annotations

from bot.games.whist import Baize, Hand, Phase, Whist, playable
from bot.rules.game import SeatView
from cards_art.fan import fan
from cards_art.scene import HandScene


def hand(view: SeatView[Baize, Hand], rules: Whist) -> HandScene:
    """A seat's cards; on its turn, those stand up that may be played."""
    del rules
    baize = view.public.table
    on_turn = baize.phase is Phase.PLAY and baize.trick.on_turn == view.seat
    cards = view.hand.cards
    return fan(cards, playable(baize.trick, cards) if on_turn else None)
