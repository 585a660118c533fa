"""A pack that is carried is written as one text, and read back."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from bot.rules.cards import Card, cards
from bot.rules.codec import Deck, UnreadableError, decode, encode


@dataclass(frozen=True)
class Carried:
    pack: Deck | None = None
    shoe: Deck = ()
    shown: tuple[Card, ...] = ()


def test_a_deck_is_one_text_and_other_cards_are_a_list() -> None:
    carried = Carried(cards("2c Ad 2c"), cards("9h"), cards("Ks"))
    written = {"pack": "2c Ad 2c", "shoe": "9h", "shown": ["Ks"]}
    assert encode(carried) == written
    assert decode(Carried, written) == carried


def test_an_empty_deck_is_an_empty_text() -> None:
    assert encode(Carried()) == {"pack": None, "shoe": "", "shown": []}
    assert decode(Carried, {"shoe": ""}) == Carried()


@pytest.mark.parametrize("data", [7, ["2c"], "2c 1x", {"cards": "2c"}])
def test_what_is_no_deck(data: object) -> None:
    with pytest.raises(UnreadableError, match="shoe"):
        decode(Carried, {"shoe": data})
