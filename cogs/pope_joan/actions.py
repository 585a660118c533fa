"""What may be done at Pope Joan, as it stands in the menu."""

from __future__ import annotations

from bot.chat.kit import Label, card_line
from bot.games.pope_joan import POPE, Lead, height
from bot.rules.offers import Action


def label(action: Action) -> Label:
    """A card to lead, as a line of the menu."""
    assert isinstance(action, Lead)
    note = "Pope" if action.card is POPE else ""
    return card_line(action.card, height(action.card), note)
