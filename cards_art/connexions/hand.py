"""A hand of connexions as its holder sees it."""

from __future__ import annotations

from bot.games.connexions import Baize, Connexions, Phase, is_connexion_card, playable
from bot.rules.game import SeatView
from bot.rules.piles import Hand
from cards_art.fan import all_played, fan, rimmed, sits_out
from cards_art.scene import HandScene


def hand(view: SeatView[Baize, Hand], rules: Connexions) -> HandScene:
    """A seat's cards; on its turn, those stand up that may be played.

    Connexion cards have a bright rim.
    """
    baize, cards = view.public.table, view.hand.cards
    if view.seat not in baize.players:
        return sits_out()
    if not cards:
        return all_played()
    on_turn = baize.phase is Phase.PLAY and baize.on_turn == view.seat
    may = playable(rules, baize.trick, cards) if on_turn else None
    return rimmed(fan(cards, may), is_connexion_card)
