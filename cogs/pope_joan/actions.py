"""What may be done at Pope Joan, as it stands on buttons, menus and forms."""

from __future__ import annotations

from bot.chat.kit import Label
from bot.chat.wording import FROM_LEFT, long
from bot.games.pope_joan import POPE, Lead, height
from bot.rules.cards import short
from bot.rules.offers import Action


def label(action: Action) -> Label:
    """A card to lead, as a line of the menu."""
    assert isinstance(action, Lead)
    card = action.card
    pope = ", which is Pope" if card is POPE else ""
    order = 20 * FROM_LEFT.index(card.suit) + height(card)
    return Label(f"{short(card)} {long(card)}{pope}", listed=True, order=order)
