"""What may be laid at matrimony, as it stands on buttons and in the form."""

from __future__ import annotations

from typing import Final

from bot.chat.kit import Inquiry, Label, one_form
from bot.chat.wording import listed
from bot.games.matrimony import Lay, Matrimony, Phase, Sheet
from bot.rules.game import PublicView
from bot.rules.offers import Action
from bot.rules.turns import Seat
from cogs.matrimony.naming import fields, in_words, named


def label(action: Action) -> Label:
    """What is laid, chance by chance."""
    assert isinstance(action, Lay)
    told = in_words(action.layout)
    return Label(told[:1].upper() + told[1:], style="good")


def priced(table: Sheet, action: Action) -> Label:
    """The same; to who answers the dealer, by what is less than the dealer's."""
    assert isinstance(action, Lay)
    if table.phase is not Phase.STAKES:
        return label(action)
    dealers = table.laid[0].layout
    less = [each for each in dealers if action.layout.get(each, 0) < dealers[each]]
    return Label(f"As the dealer, less 1 on {listed(named(less))}", style="good")


asking: Final = one_form("Lay chips…")
"""The form with a field for each chance."""


def inquiry(view: PublicView[Sheet], rules: Matrimony, place: Seat, action: Action) -> Inquiry:
    """How a form asks for the dealer's chips, or for those of the others."""
    del place, action
    places = fields(rules)
    if view.table.phase is Phase.STAKES:
        title = f"Your chips, {view.table.due:,} in all"
        return Inquiry(title, "Spread them as you please.", places)
    if rules.less_one == "per-chance":
        hint = "None or at least 2 on each chance."
    else:
        hint = "All others lay one chip less."
    return Inquiry("Your chips, for all to answer", hint, places)
