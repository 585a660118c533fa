"""The forms in which numbers are settled; a field that is left empty means as it is elsewhere."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from discord import ui

from bot.chat.amounts import MOST_CHARACTERS, number
from bot.chat.forms import MOST_ABOUT, MOST_TITLE
from bot.chat.settling.ids import Ident
from bot.chat.wording import cut, sentences
from bot.chat.words import settings as words
from bot.chat.words.amounts import can_be, no_number, out_of_bounds
from bot.rules.offers import Refused
from bot.tables.customs import MOST_CHIPS, Customs
from bot.tables.hall import Limits

NUMBER: Final = "number"
"""The field for a house rule."""


@dataclass(frozen=True, slots=True)
class Number:
    """A number that is asked for."""

    field: str
    title: str
    bounds: range
    """What it can be at all."""
    room: range
    """What it can be as other things stand at present."""
    stands: int | None
    usual: str
    """What it is if the field is left empty."""


def number_form(ident: Ident, title: str, numbers: tuple[Number, ...]) -> ui.Modal:
    """Asks for numbers, of which the present ones stand there already."""
    form = ui.Modal(title=cut(title, MOST_TITLE), custom_id=str(ident))
    for each in numbers:
        field: ui.TextInput[ui.Modal] = ui.TextInput(
            custom_id=each.field,
            max_length=MOST_CHARACTERS,
            required=False,
            default=None if each.stands is None else str(each.stands),
            placeholder=cut(each.usual, MOST_ABOUT),
        )
        about = cut(words.number_about(each.room, each.usual), MOST_ABOUT)
        form.add_item(
            ui.Label(text=cut(each.title, MOST_TITLE), description=about, component=field)
        )
    return form


def read_numbers(
    numbers: tuple[Number, ...], filled: Mapping[str, object], locale: str
) -> dict[str, int | None]:
    """What was filled in, `None` for what was left empty. Raises `Refused`."""
    return {
        each.field: _number(each, str(filled.get(each.field) or ""), locale) for each in numbers
    }


def _number(asked: Number, text: str, locale: str) -> int | None:
    if not text.strip():
        return None
    meant = number(text, locale)
    if meant is None or meant not in asked.bounds:
        written = cut(" ".join(text.split()), MOST_CHARACTERS)
        wrong = no_number if meant is None else out_of_bounds
        raise Refused(sentences(wrong(asked.title, written), can_be(asked.bounds)))
    return meant


_FORMS: Final = {
    "purse": {"purse": words.PURSE_FIELD},
    "allowance": {"allowance": words.ALLOWANCE_FIELD, "poor": words.POOR_FIELD},
    "per_host": {"per_host": words.PER_HOST_FIELD},
    "per_channel": {"per_channel": words.PER_CHANNEL_FIELD},
}
"""The customs for which each form asks."""


def house_numbers(
    word: str, customs: Customs, standard: Customs, most: Limits
) -> tuple[Number, ...]:
    """What the form of this name asks for; nothing for a name that is none."""
    limits, chips = most.within(customs), range(MOST_CHIPS + 1)
    known = {
        "purse": (chips, customs.purse, standard.purse),
        "allowance": (chips, customs.allowance, standard.allowance),
        "poor": (chips, customs.poor, standard.poor),
        "per_host": (range(1, most.per_host + 1), limits.per_host, most.per_host),
        "per_channel": (range(1, most.per_channel + 1), limits.per_channel, most.per_channel),
    }
    return tuple(
        Number(field, title, bounds, bounds, stands, f"{usual:,}")
        for field, title in _FORMS.get(word, {}).items()
        for bounds, stands, usual in (known[field],)
    )
