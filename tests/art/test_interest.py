"""Counts and plans as pictures and in words: all of it shown, nothing heaped, nothing overfull."""

from __future__ import annotations

from itertools import pairwise

import pytest

from bot.interest.planning import PlannedTable
from bot.interest.programme import GAMES, PROGRAMME
from cards_art import counts, plan
from cards_art.bars import Bar
from cards_art.paint import paint_table
from cards_art.scene import Label, Panel, TableScene
from cogs.signups.captions import COUNTS, PLAN
from cogs.signups.told import counts_told, round_told
from tests.art.extent import written
from tests.art.samples.interest import NAMES, counted, largest, rounds, seated, tables

SCENES = tables()


def texts(scene: TableScene) -> list[str]:
    return [item.text for item in scene.items if isinstance(item, Label)]


def bars(scene: TableScene) -> list[Bar]:
    return [item for item in scene.items if isinstance(item, Bar) and item.height == 28]


@pytest.mark.parametrize("name", sorted(SCENES))
def test_every_sample_is_painted(name: str) -> None:
    scene = SCENES[name]
    assert paint_table(scene).size == scene.size


@pytest.mark.parametrize("name", sorted(name for name in SCENES if name.startswith("counts")))
def test_bars_end_before_their_figures(name: str) -> None:
    scene = SCENES[name]
    figures = [written(i).left for i in scene.items if isinstance(i, Label) and i.at[0] > 900]
    assert all(bar.at[0] + bar.length / 2 < min(figures) - 4 for bar in bars(scene))


def test_a_bar_is_as_long_as_its_count() -> None:
    scene = counts.picture("Tonight", counted(("whist", 40, 4, 10), ("brag", 10, 0, 10)), COUNTS)
    whist, brag = bars(scene)
    assert whist.length == 4 * brag.length
    assert whist.parts == (round(whist.length / 10), round(whist.length * 0.65), whist.length // 4)
    assert texts(scene)[-8:] == ["Whist", "40", "4", "10", "Brag", "10", "0", "10"]


def test_with_nobody_there_are_figures_and_no_bars() -> None:
    scene = counts.picture("Tonight", counted(*((name, 0, 0, 0) for name in GAMES)), COUNTS)
    assert not bars(scene)
    assert texts(scene).count("0") == 3 * len(GAMES)
    assert "0 people" in texts(scene)


@pytest.mark.parametrize("number", [0, 1, 7, 40, 60])
def test_every_table_is_on_one_page(number: int) -> None:
    round_ = seated(number)
    planned = plan.pages(round_)
    numbers = [each for page in planned for column in page for each, _ in column]
    assert numbers == list(range(1, number + 1))
    assert len(planned) >= 1


def test_slips_are_as_high_as_their_lines() -> None:
    for scene in rounds("Round 1", largest()):
        slips = [item for item in scene.items if isinstance(item, Panel)]
        for slip, lower in pairwise(slips):
            if slip.at[0] == lower.at[0]:
                assert lower.at[1] - lower.size[1] // 2 > slip.at[1] + slip.size[1] // 2
        edges = [(s.at[1] - s.size[1] // 2, s.at[1] + s.size[1] // 2) for s in slips]
        lines = [i for i in scene.items if isinstance(i, Label) and i.at[1] > 100]
        assert all(any(top < line.at[1] < foot for top, foot in edges) for line in lines)
        assert max(foot for _, foot in edges) <= 754


def test_no_game_seats_more_than_a_slip_has_lines_for() -> None:
    assert max(game.most for game in PROGRAMME) + 2 <= plan.MOST_LINES


def test_a_table_names_its_game_its_staff_its_guests_and_marks_the_teacher() -> None:
    table = PlannedTable("hazard", (1, 2), "Dee", 2)
    scene = plan.picture("Round 1 of 2", plan.pages([table]), 0, {1: "Ada", 2: "Bo"}, PLAN)
    assert texts(scene)[-5:] == ["1. Hazard", "with Dee", "Ada", "Bo", "★"]
    assert "1 / 1" not in texts(scene)


def test_counts_in_words() -> None:
    words = counts_told("Tonight", counted(("whist", 1, 1, 0), ("pope_joan", 0, 0, 0)))
    assert words.splitlines() == [
        "Tonight: 1 person.",
        "Whist: 1, of whom 1 could teach, 0 new to it.",
        "Pope Joan: 0.",
    ]


def test_counts_of_all_games_in_words_fit_an_alt_text() -> None:
    title = "W" * 100
    words = counts_told(title, counted(*((name, 9999, 999, 9000) for name in GAMES)))
    assert len(words) <= 1024


def test_a_round_in_words() -> None:
    table = PlannedTable("hazard", (1, 2), "Dee", 2)
    names = {1: "Ada", 2: NAMES[2]}
    words = round_told("Round 1 of 2", [(3, table)], names)
    assert words == f"Round 1 of 2.\n3. Hazard with Dee: Ada, {NAMES[2]} (could teach)."
    assert round_told("Round 2 of 2", [], {}) == "Round 2 of 2.\nNobody plays in this round."
