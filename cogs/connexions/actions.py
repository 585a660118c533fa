"""What may be done at connexions, as it stands on buttons, menus and forms."""

from __future__ import annotations

from bot.chat.kit import Label
from bot.chat.wording import FROM_LEFT, long
from bot.games.connexions import Play, is_connexion_card
from bot.rules.cards import short
from bot.rules.offers import Action


def label(action: Action) -> Label:
    """A card to play, as a line of the menu."""
    assert isinstance(action, Play)
    card = action.card
    mark = ", a connexion card" if is_connexion_card(card) else ""
    order = 20 * FROM_LEFT.index(card.suit) - card.rank
    return Label(f"{short(card)} {long(card)}{mark}", listed=True, order=order)
