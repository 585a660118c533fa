"""CSV as Python reads it: every id, name, remark and moment is what was said, and no formula."""

from __future__ import annotations

import csv
from io import StringIO

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from bot.chat.interest.export import counts_csv, plan_csv, registrations_csv
from bot.interest.cells import csv_file, moment, text, user_id
from bot.interest.counts import counted
from bot.interest.planning import Plan, PlannedTable, Problem, Wish
from bot.interest.values import Answer, Evening, Registration

WILD = st.text(st.characters(), max_size=30)
"""Any characters: NULs, lone surrogates, line ends, quotes."""
SUMMER, WINTER = 1_719_860_400_000, 1_735_930_800_000
EVENING = Evening(
    "a1", 5, "Whist & more", SUMMER, "Europe/London", None, ("whist", "hazard"), {"whist": 1}, True
)


def rows(file: bytes) -> list[list[str]]:
    return list(csv.reader(StringIO(file.decode("utf-8-sig"), newline="")))


def registered(user: int, name: str, remark: str = "") -> Registration:
    answer = Answer(("whist", "hazard"), "new", ("start", "late"), remark, remind=True)
    return Registration(user, name, answer, SUMMER + user % 7, WINTER)


@given(WILD)
def test_a_text_comes_back_as_it_was(said: str) -> None:
    ((cell, number),) = rows(csv_file(["a", "b"], [(text(said), 7)]))[1:]
    kept = cell.removeprefix("'")
    assert number == "7"
    if said.isprintable():
        assert kept == said
    assert not set(kept) & {"\0", "\r", "\x1b"}


@given(
    st.text(st.sampled_from(" \t\n\r\u00a0\u200b\u3000\ufeff\0"), max_size=3),
    st.sampled_from("=+-@＝＋－＠﹢﹣﹦﹫"),
    WILD,
)
@example("", "=", 'HYPERLINK("http://127.0.0.1","=1+1")')
def test_no_text_is_a_formula(before: str, sign: str, after: str) -> None:
    assert text(before + sign + after).startswith("'")


@pytest.mark.parametrize("said", ["\rx", "\nx", "\r\n=1", "'=1+1", "''"])
def test_what_begins_with_a_break_or_an_apostrophe_has_one_more(said: str) -> None:
    assert text(said).startswith("'")
    assert text(said)[1:] == said.replace("\r\n", "\n").replace("\r", "\n")


@pytest.mark.parametrize(
    "said", ["007", "1e5", "1/2", "3 Mar", "March 7", "TRUE", ".5", "(12)", "£5", "12:30", "٣"]
)
def test_what_looks_like_a_value_stays_a_text(said: str) -> None:
    assert text(said) == f"'{said}"


@pytest.mark.parametrize("said", ["Ada", "player1", "O'Hara", "Marcus 2nd", "a=b", "山田", "", "♠"])
def test_other_texts_are_left_alone(said: str) -> None:
    assert text(said) == said


def test_ids_keep_all_their_digits() -> None:
    assert user_id(2**64 - 1) == "id:18446744073709551615"


def test_moments_tell_how_far_the_clocks_are_from_utc() -> None:
    assert moment(SUMMER, "Europe/London") == "2024-07-01T20:00:00+01:00"
    assert moment(WINTER, "Europe/London") == "2025-01-03T19:00:00+00:00"


@given(st.lists(st.tuples(st.integers(0, 2**64), WILD, WILD), unique_by=lambda each: each[0]))
def test_there_is_a_row_for_everybody(said: list[tuple[int, str, str]]) -> None:
    file = registrations_csv(EVENING, [registered(*each) for each in said])
    assert file.startswith(b"\xef\xbb\xbf")
    heads, *others = rows(file)
    assert [row[0] for row in others] == [f"id:{user}" for user, _, _ in said]
    assert {len(row) for row in others} <= {len(heads)}


def test_a_registration_is_written_out() -> None:
    people = [registered(8, "=Ada", 'She said "yes",\r\nand no'), registered(9, "Bo")]
    heads, ada, bo = rows(registrations_csv(EVENING, people))
    assert dict(zip(heads, ada, strict=True)) == {
        "id": "id:8",
        "name": "'=Ada",
        "experience": "new",
        "times": "start, late",
        "remark": 'She said "yes",\nand no',
        "remind": "yes",
        "since": "2024-07-01T20:00:00+01:00",
        "changed": "2025-01-03T19:00:00+00:00",
        "Whist": "yes",
        "Hazard": "yes",
    }
    assert bo[-2:] == ["waiting, no. 1", "yes"]


def test_lines_end_as_spreadsheets_have_it_and_numbers_are_no_texts() -> None:
    counts = counted(EVENING, [registered(8, "Ada")])
    file = counts_csv(EVENING, counts).decode("utf-8-sig")
    assert file.endswith("\r\n")
    assert '"Whist",1,0,1,0,1,"2024-07-01T20:00:00+01:00"\r\n' in file
    assert '"everybody, once",1,0,1,"","","2024-07-01T20:00:00+01:00"\r\n' in file


def test_a_plan_is_a_row_for_everybody_at_a_table() -> None:
    people = (
        Wish(10**17 + 1, "+Ada", ("whist", "hazard"), "teach"),
        Wish(10**17 + 2, "Bo", ("hazard",), "new"),
        Wish(10**17 + 3, "Cy", ("whist",), "played"),
    )
    table = PlannedTable("hazard", (10**17 + 1, 10**17 + 2), "@Dee", 10**17 + 1)
    unmet = ((10**17 + 1, "whist"), (10**17 + 3, "whist"))
    plan = Plan(((), (table,)), 2, 4, 2, True, unmet, 0, {"croupier": 0})
    assert rows(plan_csv(Problem(people, 1, (), 2), plan))[1:] == [
        ["2", "1", "Hazard", "staff", "", "'@Dee", ""],
        ["2", "1", "Hazard", "teacher", "id:100000000000000001", "'+Ada", "teach"],
        ["2", "1", "Hazard", "guest", "id:100000000000000002", "Bo", "new"],
        ["", "", "Whist", "not met", "id:100000000000000001", "'+Ada", "teach"],
        ["", "", "Whist", "not met", "id:100000000000000003", "Cy", "played"],
    ]
