"""What lies where on a table of vingt-un, and in a hand."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.games.vingt_un import PassDeal, VingtUn
from bot.rules.cards import cards
from bot.rules.game import public_view, seat_view
from bot.rules.play import play
from cards_art import text, vingt_un
from cards_art.fonts import Typeface
from cards_art.palette import CREAM, FELT
from cards_art.scene import (
    Disc,
    Face,
    Ground,
    Guest,
    Ink,
    Label,
    Panel,
    Pointer,
    Row,
    State,
)
from cogs.vingt_un.captions import CAPTIONS
from tests.art.parts import of_kind, texts
from tests.art.samples.guests import COMPANY
from tests.art.samples.vingt_un import (
    RICH,
    after,
    dealt,
    drawn_out,
    hands,
    many,
    scene,
    shown,
    staking,
    tables,
)

RULES = VingtUn()
TABLES = tables()


def test_a_scene_is_a_value() -> None:
    assert scene(RULES, many(RULES, 5)) == scene(RULES, many(RULES, 5))
    assert scene(RULES, many(RULES, 5)) != scene(RULES, many(RULES, 6))


@pytest.mark.parametrize("seats", range(2, 11))
def test_every_seat_shows_its_name_its_stake_and_its_cards(seats: int) -> None:
    drawn = scene(RULES, many(RULES, seats))
    for seat in range(seats):
        assert COMPANY[seat].name in texts(drawn)
    assert texts(drawn).count("4") == seats - 1
    assert [row.count for row in of_kind(drawn, Row)] == [2] * seats
    assert of_kind(drawn, Face) == []
    assert f"{52 - 2 * seats} left" in texts(drawn)


def test_while_stakes_are_open_before_a_shuffle_it_says_so() -> None:
    assert "to be shuffled" in texts(scene(RULES, staking(RULES, (100, 50, 50), (5,))))
    assert "to be shuffled" not in texts(scene(RULES, many(RULES, 3)))


def test_cards_drawn_lie_open_and_the_first_two_do_not() -> None:
    table = after(RULES, dealt(RULES, (100, 50, 50), (5, 4), "2c 9d 8s 3h 7c Ks 4d 5h"), "cc")
    drawn = scene(RULES, table)
    assert [face.card for face in of_kind(drawn, Face)] == [*cards("4d 5h")]
    assert [row.count for row in of_kind(drawn, Row)] == [2, 2, 2]


def test_cards_drawn_face_down_do_not_lie_open() -> None:
    down = VingtUn(drawn_cards="down")
    table = after(down, dealt(down, (100, 50), (5,), "2c 9d 3h 8c 4d"), "c")
    drawn = scene(down, table)
    assert of_kind(drawn, Face) == []
    assert sorted(row.count for row in of_kind(drawn, Row)) == [2, 3]


def test_the_turn_and_the_dealer_are_marked() -> None:
    drawn = scene(RULES, many(RULES, 4))
    lit = [panel.at for panel in of_kind(drawn, Panel) if panel.lit]
    (pointer,) = of_kind(drawn, Pointer)
    (plate,) = lit
    assert abs(pointer.at[0] - plate[0]) < 140
    (button,) = [disc for disc in of_kind(drawn, Disc) if disc.text == "D"]
    assert button.at[1] > 600


def test_all_who_have_not_staked_are_marked_and_the_dealer_is_not() -> None:
    drawn = scene(RULES, staking(RULES, (100, 50, 1, 60, 40), (5,)))
    assert len(of_kind(drawn, Pointer)) == 2
    assert "sits out" in texts(drawn)
    assert "Coup 7, up to 10" in texts(drawn)


def test_hands_shown_with_their_totals_and_what_was_won() -> None:
    table = shown(RULES, dealt(RULES, (100, 50, 50), (5, 4), "Tc 9d 8s 9h 7c Ks"))
    drawn = scene(RULES, table)
    assert {"19", "16", "18", "+5", "−4", "−1", "The dealer has 18"} <= {*texts(drawn)}
    marked = [face.card for face in of_kind(drawn, Face) if face.state is State.MARKED]
    assert marked == [*cards("Tc 9h")]


def test_a_natural_is_named_and_shown() -> None:
    drawn = scene(RULES, dealt(RULES, (100, 50, 50), (5, 4), "Ac 9d 8s Kh 7c Ks"))
    assert {"natural", "+10"} <= {*texts(drawn)}
    assert [face.card for face in of_kind(drawn, Face)] == [*cards("Ac Kh")]


def test_a_natural_glows_whatever_it_is_called_and_no_other_word_does() -> None:
    table = dealt(RULES, (100, 50, 50, 50), (5, 4, 0), "Ac 9d 8s Kh 7c Ks")
    captions = replace(CAPTIONS, natural="vingt-et-un", sits_out="21")
    drawn = vingt_un.table(public_view(table), RULES, COMPANY, 7, captions)
    inks = {each.text: each.ink for each in of_kind(drawn, Label)}
    assert (inks["vingt-et-un"], inks["21"]) == (Ink.GLOW, Ink.GILT)


def test_who_is_over_has_no_cards() -> None:
    drawn = scene(RULES, after(RULES, dealt(RULES, (100, 50), (5,), "Tc 9d 6h 8c Ks"), "c"))
    assert {"over", "−5", "Nobody stands"} <= {*texts(drawn)}


def test_amounts_of_millions_are_whole() -> None:
    table = shown(RICH, drawn_out(RICH, many(RICH, 10, 99_000_000, 1_000_000), 2))
    labels = [each for each in of_kind(scene(RICH, table), Label) if "000" in each.text]
    assert len(labels) > 15
    for each in labels:
        cut = Typeface[each.letter.name]
        whole = text.stamp(each.text, cut, each.pixels, 1_000, FELT, CREAM).image.width - 4
        assert whole <= each.room, each


def test_only_taken_seats_are_to_be_seen() -> None:
    table = many(RULES, 3)
    guests = [Guest("Ann", False, False), Guest("Ben", False, False), Guest("Cid", False, False)]
    drawn = vingt_un.table(public_view(table), RULES, guests, 1, CAPTIONS)
    walnut = [each for each in of_kind(drawn, Panel) if each.ground is Ground.WALNUT]
    assert len(walnut) == 3


def test_hands() -> None:
    found = hands()
    assert [face.card for face in of_kind(found["vingt-un-soft"], Face)] == [*cards("Ac 6h")]
    assert {"17", "or 7"} <= {*texts(found["vingt-un-soft"])}
    assert "a natural" in texts(found["vingt-un-natural-held"])
    thrown = found["vingt-un-thrown-up"]
    assert {face.state for face in of_kind(thrown, Face)} == {State.DIMMED}
    assert "thrown up" in texts(thrown)
    assert texts(found["vingt-un-undealt"]) == ["The cards are not dealt yet."]
    assert texts(found["vingt-un-sits-out"]) == ["You sit this coup out."]


def test_a_coup_that_was_passed_has_no_cards_for_its_dealer() -> None:
    passed = play(RULES, staking(RULES, (100, 50, 50), ()), 0, PassDeal()).position
    assert texts(vingt_un.hand(seat_view(passed, 0), RULES, CAPTIONS)) == ["You hold no cards."]
