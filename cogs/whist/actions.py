"""What may be done at whist, as it stands on buttons, menus and forms."""

from __future__ import annotations

from typing import TypeAlias, assert_never, cast

from bot.chat.kit import Label
from bot.chat.wording import FROM_LEFT, long
from bot.games.whist import ClaimHonours, Pass, Play
from bot.rules.cards import short
from bot.rules.offers import Action

Deed: TypeAlias = Play | ClaimHonours | Pass


def label(action: Action) -> Label:
    """A card as a line of the menu; a claim as a button."""
    match cast("Deed", action):
        case Play(card):
            order = 20 * FROM_LEFT.index(card.suit) - card.rank
            return Label(f"{short(card)} {long(card)}", listed=True, order=order)
        case ClaimHonours():
            return Label("Claim honours", style="chief")
        case Pass():
            return Label("No claim")
        case _ as other:
            assert_never(other)
