"""Every lesson can be played to its end, fits into Discord's messages, and gives nothing away."""

from __future__ import annotations

import pytest

from bot.chat.ids import read_reference, read_teach_ident
from bot.chat.kit import AnyKit
from bot.chat.sheet import MOST_LINES, MOST_TEXT, Button, Menu, Row, laid_out
from bot.chat.stage import TABLE_FILE
from bot.chat.teaching.index import entries, passages
from bot.chat.teaching.lesson import Lesson
from bot.chat.teaching.lesson_sheet import LessonSheets, Look, Mode, lesson_sheets
from bot.chat.wording import MOST_ALT
from bot.rules.offers import Action, Say
from bot.rules.turns import Over
from tests.chat.test_books import kits
from tests.laws.values import faces
from tests.secrecy.marks import named

MOST_COMMENT = 700
MOST_ENDING = 900
MOST_PARTS = 40
HANDFUL = 3


@pytest.fixture(params=kits(), ids=lambda kit: kit.rules.name)
def kit(request: pytest.FixtureRequest) -> AnyKit:
    return request.param


@pytest.fixture
def lesson(kit: AnyKit) -> Lesson:
    assert kit.teaching.lesson is not None
    return kit.teaching.lesson


def test_it_is_played_to_the_end_of_a_deal(lesson: Lesson) -> None:
    sitting, last = lesson.scenes[-1].sitting, lesson.scenes[-1]
    assert isinstance(sitting.rules.turn(last.table), Over)


def test_the_learner_has_choices_and_the_script_is_among_them(lesson: Lesson) -> None:
    asked = [scene for scene in lesson.scenes if lesson.is_asked(scene)]
    for scene in asked:
        assert scene.said is not None
        assert isinstance(scene.said.move, Action)
        assert any(offer.admits(scene.said.move) for offer in scene.offers(lesson.seat))
        assert scene.is_what_the_script_has(scene.said.move)
    open_ = [
        scene
        for scene in asked
        if len(scene.offers(lesson.seat)) > 1 or not isinstance(scene.offers(lesson.seat)[0], Say)
    ]
    assert len(open_) >= HANDFUL


def test_it_says_enough_and_not_too_much(lesson: Lesson) -> None:
    comments = [said.comment for said in lesson.moves if said.comment]
    assert 6 <= len(comments) <= 13
    assert all(len(each) <= MOST_COMMENT for each in comments)
    assert len(lesson.ending) <= MOST_ENDING


def test_no_card_is_named_that_the_learner_has_not_seen(lesson: Lesson) -> None:
    seen = set[object]()
    for scene in lesson.scenes:
        seen |= faces((scene.view(lesson.seat), scene.events))
        said = scene.said
        texts = lesson.ending if said is None else f"{said.comment} {said.otherwise}"
        assert named(texts) <= seen, texts


@pytest.mark.parametrize("mode", ["page", "worked"])
@pytest.mark.parametrize("words_only", [True, False])
def test_every_scene_fits_into_a_message(
    kit: AnyKit, lesson: Lesson, mode: Mode, words_only: bool
) -> None:
    look = Look(words_only=words_only, four_colours=False)
    for number in range(len(lesson.scenes)):
        sheets = lesson_sheets(kit, lesson, number, mode, look, "x" * 120)
        sheet = sheets.table
        assert len(sheet.head) + len(sheet.body) + len(sheet.foot) + 1 < MOST_TEXT
        assert len(sheet.alt) <= MOST_ALT
        assert len(sheets.hand.alt) <= MOST_ALT
        view = laid_out(sheet, TABLE_FILE)
        assert view.total_children_count + 2 <= MOST_PARTS
        assert (sheets.hand.picture is None) >= words_only
        _check_controls(sheets)


def _check_controls(sheets: LessonSheets) -> None:
    ids = [each for row in sheets.table.rows for each in _ids(row)]
    assert len(set(ids)) == len(ids)
    for each in ids:
        assert len(each) <= 100
        assert each.startswith("pp:book:") or read_teach_ident(each) is not None


def _ids(row: Row) -> list[str]:
    if isinstance(row, Menu):
        assert 0 < len(row.lines) <= MOST_LINES
        assert all(read_reference(each.value) for each in row.lines)
        return [row.id]
    assert isinstance(row, tuple)
    assert all(isinstance(each, Button) and len(each.label) <= 80 for each in row)
    return [each.id for each in row]


def test_its_pictures_can_be_painted(kit: AnyKit, lesson: Lesson) -> None:
    look = Look(words_only=False, four_colours=True)
    for number in (0, len(lesson.scenes) // 2, len(lesson.scenes) - 1):
        sheets = lesson_sheets(kit, lesson, number, "page", look)
        for picture in (sheets.table.picture, sheets.hand.picture):
            assert picture is None or picture.paint()


def test_each_phase_has_its_place_in_the_book(kit: AnyKit, lesson: Lesson) -> None:
    phases = type(next(iter(kit.teaching.places)))
    assert set(kit.teaching.places) == set(phases)
    assert set(kit.teaching.places.values()) <= {each.title for each in passages(kit.book)}
    assert {type(scene.table.phase) for scene in lesson.scenes} == {phases}  # pyright: ignore[reportAttributeAccessIssue] - every game's has one


def test_what_can_be_looked_up_has_a_title_of_its_own(kit: AnyKit) -> None:
    titles = [each.title.casefold() for each in entries(kit)]
    assert len(set(titles)) == len(titles), sorted(titles)
    assert all(0 < len(each) <= 100 for each in titles)


def test_the_words_of_the_game_are_a_page(kit: AnyKit) -> None:
    glossary = kit.teaching.glossary
    assert len(glossary) >= 5
    assert all(len(term) <= 40 and 10 < len(each) <= 260 for term, each in glossary.items())
    assert sum(len(term) + len(each) + 7 for term, each in glossary.items()) <= 3_500
