"""A hand of whist as its holder sees it."""

from __future__ import annotations

from bot.games.whist import Baize, Hand, Phase, Whist, playable
from bot.rules.game import SeatView
from cards_art.fan import fan, nothing_held
from cards_art.scene import HandScene
from cards_art.whist.captions import Captions


def hand(view: SeatView[Baize, Hand], rules: Whist, captions: Captions) -> HandScene:
    """A seat's cards; on its turn, those stand up that may be played."""
    del rules
    baize, cards = view.public.table, view.hand.cards
    if not cards:
        return nothing_held(captions.held.all_played)
    on_turn = baize.phase is Phase.PLAY and baize.on_turn == view.seat
    return fan(cards, playable(baize.trick, cards) if on_turn else None)
