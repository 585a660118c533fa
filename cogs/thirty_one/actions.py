"""What may be done at thirty-one, as it stands on buttons and in the menu of exchanges."""

from __future__ import annotations

from typing import TypeAlias, assert_never, cast

from bot.chat.kit import Label
from bot.games.thirty_one import Exchange, Knock, Pass, Stand
from bot.rules.cards import short
from bot.rules.offers import Action

Deed: TypeAlias = Exchange | Knock | Pass | Stand


def label(action: Action) -> Label:
    """A line of the menu for an exchange, a button for the rest."""
    match cast("Deed", action):
        case Exchange(take, give):
            return Label(f"Take {short(take)}, give {short(give)}", listed=True)
        case Knock():
            return Label("Knock", style="good")
        case Stand():
            return Label("Stand", style="good")
        case Pass():
            return Label("Pass")
        case _ as other:
            assert_never(other)
