"""Who can play chemin de fer, and how a sitting ends."""

from __future__ import annotations

import pytest

from bot.games.chemin_de_fer import (
    SHOE,
    Banco,
    Bet,
    CheminDeFer,
)
from bot.rules.banco import TableClosed
from tests.games.chemin_de_fer_table import banked, table_of

BANK_WINS = "Kc 9d Kh Kd "
PUNTERS_WIN = "9c Kd Kh Ks "


def test_c59_two_to_eleven_sit_at_the_table() -> None:
    assert (CheminDeFer.least_seats, CheminDeFer.most_seats) == (2, 11)
    stacks: tuple[int | None, ...] = (80, *[10] * 10)
    table = banked(stacks, 20, BANK_WINS)
    table.act(1, Bet(10))
    for seat in range(2, 11):
        table.act(seat, Bet(2))
    assert table.results() == ["bank"]
    assert table.filled == {"bank": 40}
    assert table.stacks == (80, 0, 8, 8, 8, 8, 8, 10, 10, 10, 10)


@pytest.mark.parametrize(
    ("stacks", "carry", "fault"),
    [
        ((10, 10), {}, None),
        ((10, 0), {}, "Chemin de fer needs 2 players who have chips."),
        ((10, None), {}, "Chemin de fer needs 2 players who have chips."),
        ((10, 10), {"dealer": 2}, "There is no seat 3 at this table."),
        ((0, 10), {"dealer": 0, "phase": "after", "pools": {"bank": 5}}, None),
        (
            (5, 0),
            {
                "dealer": 0,
                "phase": "betting",
                "pools": {"bank": 5, "carried": 5},
                "stakes": [[1, 5]],
            },
            None,
        ),
        (
            (5, 5),
            {
                "dealer": 0,
                "phase": "betting",
                "pools": {"bank": 5, "carried": 5},
                "stakes": [[2, 5]],
            },
            "A stake lies where nobody is.",
        ),
        (
            (None, 5, 5),
            {"dealer": 0, "phase": "after", "pools": {"bank": 5}},
            "The bank lies where nobody sits.",
        ),
    ],
)
def test_companies_that_can_play(
    stacks: tuple[int | None, ...], carry: dict[str, object], fault: str | None
) -> None:
    table = table_of(CheminDeFer(), stacks, 0, **carry)
    assert table.rules.fault(table.sitting.company, table.sitting.carry) == fault


def test_nobody_with_the_least_bank_can_play() -> None:
    table = table_of(CheminDeFer(min_bank=11), (10, 10))
    fault = table.rules.fault(table.sitting.company, table.sitting.carry)
    assert fault == "Chemin de fer needs 1 player who can pay 11 chips for a bank."


def test_end_when_fewer_than_two_seats_have_chips_the_bank_being_its_bankers() -> None:
    table = banked((0, 20, 0), 20, BANK_WINS)
    table.act(1, Banco())
    assert table.sitting.over
    assert table.happened(TableClosed) == [TableClosed("chips")]
    assert table.stacks == (40, 0, 0)
    assert table.filled == {}
    assert table.sitting.carry.dealer is None


def test_end_when_a_broken_bank_leaves_nobody_else_with_chips() -> None:
    table = banked((0, 20), 20, PUNTERS_WIN)
    table.act(1, Banco())
    assert table.sitting.over
    assert table.stacks == (0, 40)


def test_end_when_nobody_holds_the_least_bank() -> None:
    table = banked((0, 5, 5), 9, PUNTERS_WIN, CheminDeFer(min_bank=11))
    table.bets(s1=5, s2=4)
    assert table.stacks == (0, 10, 9)
    assert table.sitting.over
    assert table.happened(TableClosed) == [TableClosed("chips")]


def test_a_carried_stake_counts_as_its_owners_chips() -> None:
    table = banked((0, 20, 0), 20, "Kc Kd Kh Ks Qc")
    table.act(1, Bet(20))
    table.draws()
    table.stands()
    assert table.results() == ["tie"]
    assert not table.sitting.over
    assert table.filled == {"bank": 20, "carried": 20}


def test_c1_c57_the_shoe_is_of_six_packs() -> None:
    assert len(SHOE) == 312
    assert len(set(SHOE)) == 52
