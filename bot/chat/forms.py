"""The form that asks for an amount of chips."""

from __future__ import annotations

from discord import ui

from bot.chat.amounts import MOST_CHARACTERS, hint, span
from bot.chat.ids import Ident
from bot.chat.wording import cut

MOST_TITLE = 45
"""Characters that Discord takes for the title of a form, and for that of a field."""
MOST_ABOUT = 100
"""Characters that Discord takes below the title of a field."""


def amount_form(
    ident: Ident, title: str, bounds: range, about: str, usual: int | None = None
) -> ui.Modal:
    """Asks for an amount within `bounds`; `about` says what there is to pay it from.

    `usual` stands in the field already.
    """
    form = ui.Modal(title=cut(title, MOST_TITLE), custom_id=str(ident))
    default = None if usual is None else str(usual)
    field: ui.TextInput[ui.Modal] = ui.TextInput(
        custom_id="amount",
        max_length=MOST_CHARACTERS,
        default=default,
        placeholder=hint(bounds),
    )
    label = cut(f"Chips, {span(bounds)}", MOST_TITLE)
    form.add_item(ui.Label(text=label, description=cut(about, MOST_ABOUT), component=field))
    return form
