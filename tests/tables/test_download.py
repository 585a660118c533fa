"""The record that a table gives out, and its journal checked."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from dataclasses import replace
from typing import Any, ClassVar

import pytest

from bot.games.whist import Carry, Whist
from bot.rules.codec import UnreadableError
from bot.rules.game import Company
from bot.rules.offers import Refused
from bot.rules.sitting import Sitting
from bot.tables import comings, dealing, endings, journal, record_read
from bot.tables.company import changed, read_change
from bot.tables.journal import check_journal
from bot.tables.ports import DealRow, MoveRow
from bot.tables.proofs import check_proofs
from bot.tables.record_read import read_record
from bot.tables.record_write import write_record
from bot.tables.replay import replayed
from tests.tables.evening import Evening
from tests.tables.records import head, replay, text


@pytest.mark.parametrize("seed", range(5))
def test_a_whole_rubber_plays_again_to_the_same_chips(seed: int) -> None:
    evening = Evening(seed)
    while not evening.now.sitting.over:
        evening.deal()
    record = evening.record()
    printed = replay(record)
    assert printed["refused"] is None
    assert printed["chips"] == list(evening.now.sitting.position.table.chips.stacks)
    assert sum(printed["chips"]) == 400
    assert printed["chips"] != [100] * 4
    assert printed["over"] is True
    assert record["stopped"] is False
    assert evening.findings() == []


def test_the_head_says_what_differs_and_who_deals() -> None:
    evening = Evening(1)
    evening.deal()
    record = evening.record()
    assert list(record) == [
        "record",
        "game",
        "rules",
        "options",
        "seats",
        "carry",
        "deals",
        "stopped",
        "fair",
    ]
    assert record["options"] == evening.charter.options
    assert record["seats"] == [{"name": n, "chips": 100} for n in ("Ada", "Ben", "Clo", "Dan")]
    assert record["carry"]["dealer"] in range(4)
    assert replay(record)["events"][0]["dealer"] == record["carry"]["dealer"]


def test_every_deal_is_proven() -> None:
    evening = Evening(2)
    evening.deal()
    evening.deal()
    record = read_record(text(evening.record()))
    assert check_proofs(record, replayed(record)) == 2


def test_a_deal_under_way_and_its_secret_are_left_out() -> None:
    evening = Evening(3)
    evening.deal()
    evening.begin()
    written = json.dumps(evening.record())
    assert len(json.loads(written)["deals"]) == 1
    secret = evening.journal[-1][1][0].secret
    assert secret is not None
    assert secret not in written
    assert json.loads(evening.journal[-1][1][0].move)["cards"] not in written


def test_without_a_finished_deal_there_is_no_record() -> None:
    evening = Evening(3)
    with pytest.raises(Refused, match="played to its end"):
        evening.record()
    evening.begin()
    with pytest.raises(Refused, match="played to its end"):
        evening.record()


def test_a_void_deal_is_in_no_record() -> None:
    evening = Evening(4)
    evening.deal()
    evening.begin()
    evening.move()
    evening.act(lambda draft: dealing.annul(draft))
    evening.deal()
    record = evening.record()
    assert [row.deal for row, _ in evening.journal] == [0, 2]
    assert [proof["deal"] for proof in record["fair"]] == [0, 1]
    assert replay(record)["refused"] is None
    assert evening.findings() == []


def test_a_table_that_the_host_closed_is_stopped() -> None:
    evening = Evening(4)
    evening.deal()
    evening.act(lambda draft: endings.close(draft, "host"))
    assert evening.record()["stopped"] is True
    assert replay(evening.record())["over"] is True


def test_who_comes_and_goes_stands_before_the_next_deal() -> None:
    evening = Evening(5)
    evening.deal()
    evening.act(lambda draft: comings.vacate(draft, 1))
    evening.act(lambda draft: comings.vacate(draft, 2))
    evening.act(lambda draft: comings.take(draft, 9, "Eve", 2))
    evening.deal()
    record = evening.record()
    assert record["deals"][1]["company"] == [
        {"seat": 1, "leaves": True},
        {"seat": 1, "name": "Mrs Battle", "chips": 100},
        {"seat": 2, "leaves": True},
        {"seat": 2, "name": "Colonel Pam", "chips": 100},
        {"seat": 2, "leaves": True},
        {"seat": 2, "name": "Eve", "chips": 100},
    ]
    assert replay(record)["chips"] == list(evening.now.sitting.company.stacks)
    assert evening.findings() == []


def test_who_came_and_went_around_a_void_deal_stands_before_the_next() -> None:
    """Eve sits down after the void deal, and is gone before the next."""
    evening = Evening(5)
    evening.deal()
    evening.act(lambda draft: comings.vacate(draft, 1))
    evening.begin()
    evening.act(dealing.annul)
    evening.act(lambda draft: comings.take(draft, 9, "Eve", 1))
    evening.act(lambda draft: comings.vacate(draft, 1))
    evening.deal()
    assert evening.record()["deals"][1]["company"] == [
        {"seat": 1, "leaves": True},
        {"seat": 1, "name": "Mrs Battle", "chips": 100},
        {"seat": 1, "leaves": True},
        {"seat": 1, "name": "Eve", "chips": 100},
        {"seat": 1, "leaves": True},
        {"seat": 1, "name": "Mrs Battle", "chips": 100},
    ]
    assert replay(evening.record())["chips"] == list(evening.now.sitting.company.stacks)
    assert evening.findings() == []


def _of_old(evening: Evening) -> None:
    """The journal as it was before comings and goings were written."""
    evening.comings = []
    evening.journal = [(replace(row, comings=None), moves) for row, moves in evening.journal]


def test_deals_of_old_follow_one_another_where_nobody_came_or_went() -> None:
    evening = Evening(5)
    evening.deal()
    evening.deal()
    _of_old(evening)
    assert len(evening.record()["deals"]) == 2
    assert evening.findings() == []


def test_where_nobody_wrote_who_came_and_went_the_record_begins_anew() -> None:
    evening = Evening(5)
    evening.deal()
    evening.act(lambda draft: comings.vacate(draft, 1))
    evening.act(lambda draft: comings.buy_in(draft, 0, 5))
    evening.deal()
    assert len(evening.record()["deals"]) == 2
    _of_old(evening)
    record = evening.record()
    assert len(record["deals"]) == 1
    assert record["seats"][1]["name"] == "Mrs Battle"
    assert replay(record)["chips"] == list(evening.now.sitting.company.stacks)
    assert evening.findings() == []


@pytest.mark.parametrize(
    "entry", ["{", "[]", '{"seat": 1, "leaves": true}', '{"seat": 0, "adds": 1}']
)
def test_a_coming_that_leads_elsewhere_is_a_finding(entry: str) -> None:
    evening = Evening(5)
    evening.deal()
    evening.act(lambda draft: comings.vacate(draft, 1))
    evening.deal()
    assert evening.findings() == []
    evening.comings[1] = entry
    assert evening.findings() == ["deal 1: it does not take on what the deal before left"]


def _of_row(**changes: Any) -> Callable[[DealRow, tuple[MoveRow, ...]], Any]:
    return lambda row, moves: (replace(row, **changes), moves)


def _of_move(number: int, **changes: Any) -> Callable[[DealRow, tuple[MoveRow, ...]], Any]:
    return lambda row, moves: (
        row,
        (*moves[:number], replace(moves[number], **changes), *moves[number + 1 :]),
    )


@pytest.mark.parametrize(
    ("spoil", "finding"),
    [
        (_of_row(carry="{"), "deal 1: it cannot be read"),
        (_of_row(carry='{"dealer": 9}'), "deal 1: it cannot be read"),
        (_of_row(carry='{"dealer": 0, "score": [3, 3]}'), "deal 1: it does not take on"),
        (_of_row(stacks=(1, 1, 1, None)), "deal 1: the rules refuse it"),
        (_of_move(0, secret="another"), "deal 1, move 0: it is not what was sealed"),
        (_of_move(0, secret=None), "deal 1, move 0: it is not what was sealed"),
        (_of_move(0, move='{"chance": "shuffled"}'), "deal 1, move 0: it is not what was sealed"),
        (_of_move(7, move="[]"), "deal 1, move 7: the rules refuse it"),
        (_of_move(7, move="{"), "deal 1, move 7: it cannot be read"),
        (lambda row, moves: (row, moves[:-20]), "deal 2: the deal before is not finished"),
        (lambda row, moves: (row, moves[1:]), "deal 1: its moves are not numbered from 0"),
    ],
)
def test_a_journal_that_does_not_play_again_is_told_in_words(
    spoil: Callable[[DealRow, tuple[MoveRow, ...]], Any], finding: str
) -> None:
    evening = Evening(6)
    for _ in range(3):
        evening.deal()
    assert evening.findings() == []
    evening.journal[1] = spoil(*evening.journal[1])
    findings = evening.findings()
    assert any(re.match(finding, each) for each in findings), findings


def test_a_deal_after_the_match_is_a_finding() -> None:
    evening = Evening(7)
    while not evening.now.sitting.over:
        evening.deal()
    row, moves = evening.journal[-1]
    evening.journal.append((replace(row, deal=row.deal + 1), moves))
    assert f"deal {row.deal + 1}: the match was over" in evening.findings()


def test_rules_that_are_not_there_are_a_finding() -> None:
    evening = Evening(8)
    old = replace(evening.charter, version=0)
    assert check_journal(old, evening.journal, []) == ["there are no rules whist 0"]
    odd = replace(evening.charter, options={"target": 6})
    assert "options: target" in check_journal(odd, evening.journal, [])[0]


class Crowd(Whist):
    """Rules of a game for which more come, and onlookers."""

    most_seats: ClassVar[int] = 6

    @property
    def onlookers(self) -> bool:
        return True

    def fault(self, company: Company, carry: Carry) -> str | None:
        del company, carry


def test_places_that_are_empty_from_the_first_stay_empty(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (journal, record_read):
        monkeypatch.setattr(module, "games", lambda: {"whist": Crowd})
    evening = Evening(9)
    evening.deal()
    evening.deal()
    rows = [
        (replace(row, stacks=(*row.stacks, None, None), names=(*row.names, None, None)), moves)
        for row, moves in evening.journal
    ]
    record = write_record(evening.charter, evening.now.state, rows, [])
    whole = read_record(text(record))
    assert whole.company == Company((100, 100, 100, 100, 0, 0), 6)
    played = replayed(whole)
    assert played.refusal is None
    assert played.sitting.company == Company((*evening.now.sitting.company.stacks, None, None), 6)


class Staked(Whist):
    """Rules of a game for which everybody needs chips."""

    def fault(self, company: Company, carry: Carry) -> str | None:
        del carry
        return "Somebody has no chips." if 0 in company.stacks else None


@pytest.mark.parametrize(
    ("chips", "company", "refused"),
    [
        (0, [{"seat": 3, "adds": 5}], None),
        (5, [{"seat": 3, "leaves": True}, {"seat": 3, "name": "E", "chips": 0}], "no chips"),
        (5, [{"seat": 3, "name": "E", "chips": 0}], "taken"),
    ],
)
def test_who_comes_before_the_first_deal_may_mend_the_company_or_spoil_it(
    monkeypatch: pytest.MonkeyPatch, chips: int, company: list[object], refused: str | None
) -> None:
    monkeypatch.setattr(record_read, "games", lambda: {"whist": Staked})
    seats = [{"name": name, "chips": 5} for name in "ABC"] + [{"name": "D", "chips": chips}]
    whole = head(seats=seats, deals=[{"company": company, "moves": []}])
    refusal = replayed(read_record(text(whole))).refusal
    assert (refusal is None) is (refused is None)
    if refusal is not None:
        assert (refusal.deal, refusal.move) == (0, 0)
        assert str(refused) in refusal.why


@pytest.mark.parametrize("deals", [[], [{"moves": []}]])
def test_a_company_that_can_play_no_deal_makes_it_no_record(
    monkeypatch: pytest.MonkeyPatch, deals: list[object]
) -> None:
    monkeypatch.setattr(record_read, "games", lambda: {"whist": Staked})
    whole = head(seats=[{"name": name, "chips": 0} for name in "ABCD"], deals=deals)
    with pytest.raises(UnreadableError, match="seats: Somebody has no chips"):
        read_record(text(whole))


CROWD = Sitting(Crowd(), Company((20, None, 20, 60), 3), Carry())


@pytest.mark.parametrize(
    ("entries", "stacks", "seats"),
    [
        ([], (20, None, 20, 60), 3),
        ([{"seat": 0, "leaves": True}], (None, None, 20, 60), 3),
        ([{"seat": 2, "adds": 5}], (20, None, 25, 60), 3),
        ([{"seat": 1, "name": "E", "chips": 0}], (20, 0, 20, 60), 3),
        ([{"seat": 3, "name": "E", "chips": 7}], (20, None, 20, 7, 60), 4),
        ([{"seat": 5, "name": "E", "chips": 7}], (20, None, 20, None, None, 7, 60), 6),
        ([{"gallery": 1, "name": "E", "chips": 7}], (20, None, 20, 60, 7), 3),
        ([{"gallery": 0, "leaves": True}], (20, None, 20, None), 3),
        (
            [{"seat": 0, "leaves": True}, {"seat": 0, "name": "E", "chips": 3}],
            (3, None, 20, 60),
            3,
        ),
        (
            [{"seat": 0, "name": "E", "chips": 3}, {"seat": 0, "leaves": True}],
            (3, None, 20, 60),
            3,
        ),
        (
            [
                {"seat": 1, "name": "E", "chips": 3},
                {"seat": 1, "adds": 4},
                {"seat": 1, "leaves": True},
                {"seat": 1, "name": "F", "chips": 9},
            ],
            (20, 9, 20, 60),
            3,
        ),
    ],
)
def test_company_changes(entries: list[object], stacks: Any, seats: int) -> None:
    after = changed(CROWD, [read_change(each) for each in entries])
    assert after.company == Company(stacks, seats)


@pytest.mark.parametrize(
    "entry",
    [
        {"seat": 0, "name": "E", "chips": 5},
        {"seat": 1, "leaves": True},
        {"seat": 1, "adds": 5},
        {"seat": 6, "name": "E", "chips": 5},
        {"seat": 4, "leaves": True},
        {"gallery": 2, "name": "E", "chips": 5},
        {"gallery": 10**30, "name": "E", "chips": 5},
        {"gallery": 1, "leaves": True},
    ],
)
def test_company_changes_that_cannot_be(entry: object) -> None:
    with pytest.raises(Refused):
        changed(CROWD, [read_change(entry)])
