"""What may be done at connexions, as it stands in the menu."""

from __future__ import annotations

from bot.chat.kit import Label, card_line
from bot.games.connexions import Play, is_connexion_card
from bot.rules.offers import Action


def label(action: Action) -> Label:
    """A card to play, as a line of the menu."""
    assert isinstance(action, Play)
    note = "connexion card" if is_connexion_card(action.card) else ""
    return card_line(action.card, -action.card.rank, note)
