"""What somebody has filled into a form, as an action. Whatever is wrong in it is told in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import assert_never

from bot.chat.amounts import amount, number
from bot.chat.choices import amounts_of
from bot.chat.forms import AMOUNT, CARDS
from bot.chat.use import Filled
from bot.chat.wording import cut
from bot.chat.words import amounts as words
from bot.rules.cards import Card
from bot.rules.offers import Action, Layout, Offer, Pick, Refused, Say, Stake
from bot.tables.refusals import MOVED_ON


def written(offer: Offer, filled: Filled, locale: str, called: Mapping[str, str]) -> Action:
    """The action that an offer and a form make. Raises `Refused`.

    `locale` is the language of whoever has filled it in; the places of a layout are `called` so.
    """
    match offer:
        case Say(action):
            return action
        case Stake():
            return offer.at(amount(typed(filled, AMOUNT), locale, amounts_of(offer)))
        case Pick():
            return offer.of(_picked(offer, filled))
        case Layout():
            return offer.of(_laid(offer, filled, locale, called))
        case _:
            assert_never(offer)


def typed(filled: Filled, field: str) -> str:
    """What was typed into a field: nothing, if there was no such field."""
    text = filled.get(field, "")
    return text if isinstance(text, str) else ""


def _picked(offer: Pick, filled: Filled) -> tuple[Card, ...]:
    codes = {
        code
        for field, chosen in filled.items()
        if field.startswith(CARDS) and isinstance(chosen, tuple)
        for code in chosen
    }
    cards = tuple(card for card in offer.cards if card.code in codes)
    if len(cards) < len(codes):
        raise Refused(MOVED_ON)
    if not offer.least <= len(cards) <= offer.most:
        raise Refused(words.wrong_cards(len(cards), offer.least, offer.most))
    return cards


def _laid(offer: Layout, filled: Filled, locale: str, called: Mapping[str, str]) -> dict[str, int]:
    laid = {place: _amount(called[place], typed(filled, place), locale) for place in offer.places}
    total = sum(laid.values())
    if not offer.low <= total <= offer.high:
        raise Refused(words.wrong_total(total, offer.low, offer.high))
    return {place: chips for place, chips in laid.items() if chips}


def _amount(place: str, text: str, locale: str) -> int:
    """What was written for a place that is called so; an empty field is nothing."""
    chips = number(text, locale) if text.strip() else 0
    if chips is None:
        text = cut(" ".join(text.split()), 32)
        raise Refused(words.no_amount_for(place, text))
    return chips
