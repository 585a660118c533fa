"""A hand of connexions as its holder sees it."""

from __future__ import annotations

from bot.games.connexions import Baize, Connexions, Phase, is_connexion_card, playable
from bot.rules.game import SeatView
from bot.rules.piles import Hand
from cards_art.connexions.captions import Captions
from cards_art.fan import fan, nothing_held, rimmed
from cards_art.scene import HandScene


def hand(view: SeatView[Baize, Hand], rules: Connexions, captions: Captions) -> HandScene:
    """A seat's cards; on its turn, those stand up that may be played.

    Connexion cards have a bright rim.
    """
    baize, cards = view.public.table, view.hand.cards
    if view.seat not in baize.players:
        return nothing_held(captions.held.sits_out)
    if not cards:
        return nothing_held(captions.held.all_played)
    on_turn = baize.phase is Phase.PLAY and baize.on_turn == view.seat
    may = playable(rules, baize.trick, cards) if on_turn else None
    return rimmed(fan(cards, may), is_connexion_card)
