"""What may be done at thirty-one, as it stands on buttons and in the menu of exchanges."""

from __future__ import annotations

from typing import TypeAlias, assert_never, cast

from bot.chat.kit import Label
from bot.games.thirty_one import Baize, Exchange, Knock, Pass, Stand, ThirtyOne, swapped
from bot.rules.cards import short
from bot.rules.game import SeatView
from bot.rules.offers import Action
from bot.rules.piles import Hand
from cogs.thirty_one.table import worth

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


def prospect(view: SeatView[Baize, Hand], rules: ThirtyOne, action: Action) -> str:
    """What the hand would be worth after an exchange."""
    if not isinstance(action, Exchange):
        return ""
    return f"Your hand then: {worth(swapped(view.hand.cards, action.give, action.take), rules)}"
