"""What may be done at whist, as it stands in the menu and on buttons."""

from __future__ import annotations

from typing import TypeAlias, assert_never, cast

from bot.chat.kit import Label, card_line
from bot.games.whist import ClaimHonours, Pass, Play
from bot.rules.offers import Action

Deed: TypeAlias = Play | ClaimHonours | Pass


def label(action: Action) -> Label:
    """A card as a line of the menu; a claim as a button."""
    match cast("Deed", action):
        case Play(card):
            return card_line(card, -card.rank)
        case ClaimHonours():
            return Label("Claim honours", style="chief")
        case Pass():
            return Label("No claim")
        case _ as other:
            assert_never(other)
