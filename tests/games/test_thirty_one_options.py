"""House rules of thirty-one: passes, knocks that are barred, circuits, and absent players."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from bot.games import games
from bot.games.thirty_one import (
    Carry,
    Exchange,
    Knock,
    NobodyKnocked,
    Pass,
    Passed,
    Phase,
    Showed,
    Stand,
    ThirtyOne,
)
from bot.rules.cards import card
from bot.rules.chance import Draw
from bot.rules.codec import UnreadableError, decode, encode
from bot.rules.offers import Action
from tests.games.thirty_one_table import KNOCK, PASS, ThirtyOneTable, action_of, dealt, go, lies

TWO = (20, 20)


@pytest.mark.parametrize(
    ("name", "allowed", "refused", "default"),
    [
        ("stake", [1, 100], [0, 101, "1", True, None], 1),
        ("allow_pass", ["on", "off"], [True, "yes"], "off"),
        ("knock_after_round", [0, 1, 2, 3], [-1, 4, "0"], 0),
        ("ties", ["elder", "split"], ["senior", None], "elder"),
        ("triplets", ["on", "off"], [False], "on"),
        ("max_rounds", [0, 1, 50], [-1, 51, 1.0], 10),
        ("first_dealer", ["random", 0, 15], [16, -1, "0", False, "cut"], "random"),
        ("deals", [0, 1, 200], [-1, 201], 0),
    ],
)
def test_options(name: str, allowed: list[object], refused: list[object], default: object) -> None:
    assert getattr(ThirtyOne(), name) == getattr(decode(ThirtyOne, {}), name) == default
    for value in allowed:
        rules = decode(ThirtyOne, {name: value})
        assert getattr(rules, name) == value
        assert decode(ThirtyOne, encode(rules)) == rules
    for value in refused:
        with pytest.raises(UnreadableError, match=name):
            decode(ThirtyOne, {name: value})


@pytest.mark.parametrize("unknown", ["Stake", "pool", "name", "dealer", "rebuy"])
def test_unknown_options_are_no_options(unknown: str) -> None:
    with pytest.raises(UnreadableError, match="unknown"):
        decode(ThirtyOne, {unknown: 1})


def circuit(table: ThirtyOneTable) -> None:
    """Everybody exchanges the first card held for the first in the middle."""
    for _ in table.table.players:
        seat = table.table.on_turn
        take, give = lies(table).split()[0], table.held(seat).split()[0]
        go(table, f"{seat} {take} for {give}")


# --- passes ---------------------------------------------------------------------------------------


def test_a_pass_where_the_house_allows_it() -> None:
    table = dealt({}, "2s 3s 4s", TWO, ThirtyOne(allow_pass="on"))
    assert {KNOCK, PASS} <= set(table.offered(0))
    go(table, "0 pass")
    assert table.happened(Passed) == [Passed(0)]
    assert (table.table.on_turn, table.table.turns) == (1, 1)


def test_passes_alone_end_a_deal_as_well() -> None:
    rules = ThirtyOne(allow_pass="on", max_rounds=2)
    table = dealt({0: "Kc Qc 5c"}, "2s 3s 4s", TWO, rules, dealer=1)
    go(table, "0 pass, 1 pass, 0 pass, 1 pass")
    assert table.happened(NobodyKnocked) == [NobodyKnocked(2)]
    assert table.table.won == (2, 0)


# --- when a knock is barred -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("rounds", "why"),
    [
        (1, "Nobody may knock in the first circuit."),
        (2, "Nobody may knock in the first 2 circuits."),
        (3, "Nobody may knock in the first 3 circuits."),
    ],
)
def test_a_knock_waits_for_so_many_circuits(rounds: int, why: str) -> None:
    table = dealt({}, "2s 3s 4s", (20, 20, 20), ThirtyOne(knock_after_round=rounds))
    for _ in range(rounds):
        assert KNOCK not in table.offered(table.table.on_turn)
        assert table.refusal(table.table.on_turn, KNOCK) == why
        circuit(table)
    assert KNOCK in table.offered(table.table.on_turn)


def test_a_knock_waits_for_the_last_of_a_circuit() -> None:
    table = dealt({}, "2s 3s 4s", TWO, ThirtyOne(knock_after_round=1, allow_pass="on"))
    go(table, "0 pass")
    assert KNOCK not in table.offered(1)
    go(table, "1 pass, 0 knock")
    assert table.table.phase is Phase.LAST_ROUND


def test_a_pass_refused_where_a_knock_is_barred_names_what_is_left() -> None:
    table = dealt({}, "2s 3s 4s", TWO, ThirtyOne(knock_after_round=1))
    assert table.refusal(0, PASS) == "By these house rules nobody passes: exchange a card."


# --- no knock for long ----------------------------------------------------------------------------


@pytest.mark.parametrize(("limit", "circuits"), [(1, 1), (3, 3), (10, 10), (50, 50), (0, 100)])
def test_after_so_many_circuits_without_a_knock_the_hands_are_shown(
    limit: int, circuits: int
) -> None:
    table = dealt({}, "2s 3s 4d", TWO, ThirtyOne(max_rounds=limit))
    for done in range(circuits):
        assert table.table.phase is Phase.PLAY
        assert table.table.circuits == done
        circuit(table)
    assert table.table.phase is Phase.OVER
    assert table.happened(NobodyKnocked) == [NobodyKnocked(circuits)]
    assert len(table.happened(Showed)) == 2


def test_a_knock_in_the_last_circuit_still_makes_a_last_round() -> None:
    table = dealt({}, "2s 3s 4s", TWO, ThirtyOne(max_rounds=1, allow_pass="on"))
    go(table, "0 pass, 1 knock")
    assert table.rules.open_offers(table.table, 0)
    assert table.table.phase is Phase.LAST_ROUND


@pytest.mark.parametrize("rounds", [1, 2, 3])
def test_where_the_limit_is_not_above_the_bar_nobody_can_ever_knock(rounds: int) -> None:
    table = dealt({}, "2s 3s 4d", TWO, ThirtyOne(max_rounds=rounds, knock_after_round=rounds))
    while table.sitting.playing:
        assert KNOCK not in table.offered(table.table.on_turn)
        circuit(table)
    assert table.happened(NobodyKnocked) == [NobodyKnocked(rounds)]


# --- absent players -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hand", "middle", "options", "does"),
    [
        pytest.param("Ad 9d 8s", "5s Kd 8c", {}, "Kd for 8s", id="the best exchange"),
        pytest.param("Ah Jh 2c", "Qh Kh 4s", {}, "Qh for 2c", id="first in the middle"),
        pytest.param("Ah Jh 2c", "Kh Qh 4s", {}, "Kh for 2c", id="first, the other way"),
        pytest.param("5h 3d 3c", "Kh 2c 2s", {}, "Kh for 3c", id="lowest, clubs before diamonds"),
        pytest.param("5h 4c 3d", "Kh 2c 2s", {}, "Kh for 3d", id="lowest rank before suit"),
        pytest.param("7c 7d 2h", "7h 7s 9h", {}, "7h for 2h", id="a triplet"),
        pytest.param("7c 7d 7h", "8s 8c 8d", {}, "knock", id="a triplet is kept"),
        pytest.param("As Ks 9s", "2c 3d 4h", {}, "knock", id="nothing better"),
        pytest.param("As Ks 9s", "9c 3d 4h", {}, "knock", id="an equal score is no better"),
        pytest.param("As Ks 9s", "2c 3d 4h", {"allow_pass": "on"}, "pass", id="pass"),
        pytest.param("Ad 9d 8s", "5s Kd 8c", {"allow_pass": "on"}, "Kd for 8s", id="not pass"),
        pytest.param("As Ks 9s", "2c 3d 4h", {"knock_after_round": 1}, "2c for 9s", id="barred"),
        pytest.param(
            "As Ks 9s",
            "2c 3d 4h",
            {"knock_after_round": 1, "allow_pass": "on"},
            "pass",
            id="barred, pass",
        ),
        pytest.param("7c 7d 2h", "7h 9h 3s", {"triplets": "off"}, "9h for 7c", id="no triplets"),
    ],
)
def test_who_does_not_act_in_time(
    hand: str, middle: str, options: Mapping[str, object], does: str
) -> None:
    table = dealt({0: hand}, middle, TWO, decode(ThirtyOne, options))
    assert table.absent(0) == action_of(does.split())
    assert table.absent(0) in table.offered(0)


def test_who_does_not_act_in_the_last_round_stands() -> None:
    table = dealt({1: "Ah Jh 2c"}, "Qh 3c 4s", TWO)
    go(table, "0 knock")
    assert table.absent(1) == Stand()


@pytest.mark.parametrize("kind", [Exchange(card("2s"), card("3s")), Knock(), Pass(), Stand()])
def test_the_actions_of_the_book_are_all_there_are(kind: Action) -> None:
    assert type(kind) in ThirtyOne.actions
    assert len(ThirtyOne.actions) == 4


# --- what is carried ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("rules", "ask"), [(ThirtyOne(), Draw((0, 3, 15))), (ThirtyOne(first_dealer=3), None)]
)
def test_what_chance_is_asked_for(rules: ThirtyOne, ask: Draw | None) -> None:
    assert rules.seated_by((0, 3, 15)) == ask


@pytest.mark.parametrize(
    ("rules", "carry"),
    [
        (ThirtyOne(), {}),
        (ThirtyOne(), {"dealer": 15}),
        (ThirtyOne(), {"played": 1_000}),
        (ThirtyOne(deals=3), {"dealer": 0, "played": 2}),
    ],
)
def test_carry_is_read_and_written(rules: ThirtyOne, carry: Mapping[str, object]) -> None:
    found = rules.carried(carry)
    written = encode(found)
    assert isinstance(written, dict)
    assert {key: written[key] for key in carry} == carry
    assert rules.carried(written) == found == Carry(**carry)  # type: ignore[arg-type]  # pyright: ignore[reportArgumentType]


@pytest.mark.parametrize(
    ("rules", "carry", "why"),
    [
        (ThirtyOne(), {"dealer": 16}, "dealer"),
        (ThirtyOne(), {"dealer": -1}, "dealer"),
        (ThirtyOne(), {"dealer": "0"}, "dealer"),
        (ThirtyOne(), {"played": -1}, "played"),
        (ThirtyOne(deals=3), {"played": 3}, "played"),
        (ThirtyOne(), {"pools": {}}, "pools"),
        (ThirtyOne(), {"pack": "2c"}, "pack"),
        (ThirtyOne(), [], "no object"),
    ],
)
def test_carry_outside_the_book(rules: ThirtyOne, carry: object, why: str) -> None:
    with pytest.raises(UnreadableError, match=why):
        rules.carried(carry)


def test_the_game_is_found_by_its_name() -> None:
    assert games()["thirty_one"] is ThirtyOne
