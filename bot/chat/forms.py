"""The forms that ask for what an offer leaves open: an amount, cards, or amounts on places.

A form has room for five fields, and a menu in it for 25 lines.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final, TypeAlias

import discord
from discord import ui

from bot.chat.amounts import MOST_CHARACTERS, hint, of_the_most
from bot.chat.ids import Ident, TeachIdent
from bot.chat.sheet import MOST_LINES
from bot.chat.wording import cut, long, sentences
from bot.chat.words import amounts as words
from bot.rules.cards import Card
from bot.rules.offers import Layout, Pick

AnyIdent: TypeAlias = Ident | TeachIdent
"""Forms are asked for at tables and in lessons."""

AMOUNT: Final = "amount"
"""The field of an amount."""
CARDS: Final = "cards"
"""What the fields of cards begin with; those of a layout are called as its places are."""
MOST_TITLE: Final = 45
"""Characters that Discord takes for the title of a form, and for that of a field."""
MOST_ABOUT: Final = 100
"""Characters that Discord takes below the title of a field."""


def amount_form(
    ident: AnyIdent, title: str, bounds: range, about: str, usual: int | None = None
) -> ui.Modal:
    """Asks for an amount within `bounds`; `about` says what there is to pay it from.

    What `half` and `all` come to is said with it where there is room. `usual` stands in the field
    already.
    """
    whole = sentences(about, of_the_most(bounds))
    about = whole if len(whole) <= MOST_ABOUT else about
    field: ui.TextInput[ui.Modal] = ui.TextInput(
        custom_id=AMOUNT,
        max_length=MOST_CHARACTERS,
        default=None if usual is None else str(usual),
        placeholder=hint(bounds),
    )
    form = _form(ident, title)
    form.add_item(_label(words.chips_asked(bounds), about, field))
    return form


def pick_form(ident: AnyIdent, title: str, offer: Pick, about: str) -> ui.Modal:
    """Asks for cards, in as many menus as they need."""
    form = _form(ident, title)
    name, number = words.cards_asked(offer.least, offer.most), 0
    for number, cards in enumerate(_menus(offer.cards)):
        form.add_item(_label(name, about, _menu(f"{CARDS}{number}", cards, offer)))
        name, about = words.FURTHER_CARDS, ""
    return form


def _menus(cards: tuple[Card, ...]) -> Iterator[tuple[Card, ...]]:
    for start in range(0, len(cards), MOST_LINES):
        yield cards[start : start + MOST_LINES]


def _menu(name: str, cards: tuple[Card, ...], offer: Pick) -> ui.Select[ui.Modal]:
    alone = len(cards) == len(offer.cards)
    return ui.Select(
        custom_id=name,
        options=[discord.SelectOption(label=long(card), value=card.code) for card in cards],
        min_values=offer.least if alone else 0,
        max_values=min(offer.most, len(cards)),
        required=alone and offer.least > 0,
    )


def layout_form(
    ident: AnyIdent, title: str, offer: Layout, about: str, titles: Mapping[str, str]
) -> ui.Modal:
    """Asks for an amount on each place, by its title or its name; what is usual stands there."""
    form = _form(ident, title)
    about = words.in_all(offer.low, offer.high, about)
    for place in offer.places:
        usual = offer.usual.get(place, 0)
        field: ui.TextInput[ui.Modal] = ui.TextInput(
            custom_id=place,
            max_length=MOST_CHARACTERS,
            default=str(usual) if usual else None,
            placeholder=words.NOTHING,
            required=False,
        )
        form.add_item(_label(titles.get(place, place_name(place)), about, field))
        about = ""
    return form


def place_name(place: str) -> str:
    """What people call a place of a layout."""
    return place.replace("_", " ").capitalize()


def _form(ident: AnyIdent, title: str) -> ui.Modal:
    return ui.Modal(title=cut(title, MOST_TITLE), custom_id=str(ident))


def _label(text: str, about: str, field: ui.Item[ui.Modal]) -> ui.Label[ui.Modal]:
    description = cut(about, MOST_ABOUT) or None
    return ui.Label(text=cut(text, MOST_TITLE), description=description, component=field)
