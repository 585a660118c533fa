"""A refusal says what there is to do about it, by the very buttons and in the game's own word."""

from __future__ import annotations

import ast
import re
from collections.abc import Mapping
from pathlib import Path
from string import Formatter

import pytest
from discord import ui

from bot.chat.answers import written
from bot.chat.forms import layout_form
from bot.chat.ids import Ident
from bot.chat.refusing import told
from bot.chat.words import buttons
from bot.chat.words.coups import COUPS
from bot.chat.words.deals import DEALS, Deals
from bot.chat.words.refusals import way_on
from bot.chat.words.rounds import ROUNDS
from bot.games.matrimony import Lay
from bot.rules.offers import Layout, Refused
from bot.tables import refusals
from bot.tables.refusals import Pointed, Way
from cogs.matrimony import KIT
from tests.chat.evening import Evening
from tests.games.matrimony_table import begun

WORDS = Path(buttons.__file__).parent
LABELS = {label for name, label in vars(buttons).items() if name.isupper()}


@pytest.mark.parametrize("way", Way)
@pytest.mark.parametrize("deals", [DEALS, COUPS, ROUNDS])
def test_every_way_on_is_a_sentence_and_names_buttons_as_they_are(way: Way, deals: Deals) -> None:
    said = way_on(way, deals, buttons.FILL)
    assert re.fullmatch(r"[A-Z*`].*\.", said)
    assert {*re.findall(r"\*([^*]+)\*", said)} <= LABELS
    assert not [*filter(None, (name for _, name, _, _ in Formatter().parse(said)))]


def test_a_name_in_a_refusal_formats_nothing_and_the_button_beside_it_does() -> None:
    said = told(Refused(refusals.seat_taken("**Ann**")))
    assert said.startswith(r"That seat is taken by \*\*Ann\*\*. Choose another, or press *Take a")


def test_what_nobody_can_help_is_told_as_it_is() -> None:
    assert told(Refused(refusals.NO_CHIPS)) == refusals.NO_CHIPS


def test_refusals_of_a_table_leave_the_word_for_a_deal_to_the_chat() -> None:
    for name, text in vars(refusals).items():
        if name.isupper() and isinstance(text, str):
            assert not re.search(r"\bdeals?\b", text), name
    assert isinstance(refusals.sent_away("Ann"), Pointed)


@pytest.mark.parametrize("file", sorted(WORDS.glob("*.py")), ids=lambda file: file.stem)
def test_a_sentence_takes_the_name_of_a_button_from_the_button(file: Path) -> None:
    tree = ast.parse(file.read_text(encoding="utf-8"))
    told = {id(each.value) for each in ast.walk(tree) if isinstance(each, ast.Expr)}
    said = [
        each.value
        for each in ast.walk(tree)
        if isinstance(each, ast.Constant) and isinstance(each.value, str) and id(each) not in told
    ]
    copied = [name for text in said for name in re.findall(r"\*([^*]+)\*", text)]
    assert not LABELS & {*copied}


async def test_at_hazard_a_refusal_speaks_of_rounds(tonight: Evening) -> None:
    ann, ben, cid, _ = tonight.people
    await ann.slash(tonight.room, "hazard")
    await tonight.press(ben, "Take a seat")
    await tonight.press(ann, "Begin")
    await tonight.ready(ann, ben)
    await tonight.until(lambda: "### Hazard · round 1" in tonight.last.text)
    await tonight.press(cid, "Take a seat")
    await tonight.until(lambda: "Cid" in tonight.last.text)
    first = next(each for each in tonight.last.buttons if each.label not in ("Rules", "More"))
    answer = await tonight.press(cid, first.label or "")
    assert "You play from the next round on." in tonight.word(answer)


def test_places_of_a_layout_have_names_of_the_games_own() -> None:
    table = begun()
    (offer,) = (
        each for each in table.rules.open_offers(table.table, 0) if isinstance(each, Layout)
    )
    assert heads(offer, KIT.words.places_to_lay) == [
        "Best",
        "Matrimony",
        "Intrigue",
        "Confederacy",
        "Pairs",
    ]


def test_a_name_of_a_place_is_no_key_with_its_signs_taken_out() -> None:
    offer = Layout(Lay({}), ("high_card",), 1, 2)
    called = {"high_card": "The highest card"}
    assert heads(offer, called) == ["The highest card"]
    with pytest.raises(Refused, match="The highest card: “much” is no whole number of chips"):
        written(offer, {"high_card": "much"}, "en-GB", called)


def heads(offer: Layout, called: Mapping[str, str]) -> list[str]:
    """What stands above the fields of the form."""
    form = layout_form(Ident("t", 0, "lay"), "Lay", offer, "", called)
    return [each.text for each in form.children if isinstance(each, ui.Label)]
