"""The house rules of connexions, what is carried from deal to deal, and who deals first."""

from __future__ import annotations

import re
from collections.abc import Mapping

import pytest

from bot.games.connexions import Carry, Connexions
from bot.rules.chance import Draw, Drawn
from bot.rules.codec import UnreadableError, decode, encode
from bot.rules.game import Company, Seating
from bot.rules.lots import FirstDealer
from bot.rules.turns import Seat
from tests.games.connexions_table import play_deal, table_of


@pytest.mark.parametrize(
    ("name", "allowed", "refused", "default"),
    [
        ("unit", [1, 7, 100], [0, 101, -1, "1", True, None, 1.0], 1),
        ("pool_stake", [1, 16, 1000], [0, 1001, -1, "4", True, 4.0], None),
        ("repool", ["short", "every_deal"], ["", "always", True, None], "short"),
        ("must_answer", ["on", "off"], ["ON", 1, True, None], "on"),
        ("connexion_by", ["trick", "captured"], ["held", None], "trick"),
        ("triple", ["all", "best"], ["none", None], "all"),
        ("majority", ["most", "half"], ["more", None], "most"),
        ("deals", [1, 8, 100], [0, 101, "8", True, 8.0], None),
        ("first_dealer", ["random", 0, 1, 2, 3], ["cut", 4, -1, "0", False, None], "random"),
    ],
)
def test_options(name: str, allowed: list[object], refused: list[object], default: object) -> None:
    assert getattr(Connexions(), name) == getattr(decode(Connexions, {}), name) == default
    for value in allowed:
        rules = decode(Connexions, {name: value})
        assert getattr(rules, name) == value
        assert decode(Connexions, encode(rules)) == rules
    for value in refused:
        with pytest.raises(UnreadableError, match=name):
            decode(Connexions, {name: value})


@pytest.mark.parametrize("unknown", ["Unit", "stake", "length", "name", "dealer", "rebuy"])
def test_unknown_options_are_no_options(unknown: str) -> None:
    with pytest.raises(UnreadableError, match=unknown):
        decode(Connexions, {unknown: 1})


@pytest.mark.parametrize(
    ("rules", "stake"),
    [
        (Connexions(), 4),
        (Connexions(unit=100), 400),
        (Connexions(pool_stake=3, unit=100), 3),
        (Connexions(pool_stake=1000), 1000),
    ],
)
def test_x13_the_stake_is_four_units_or_the_chips_that_are_named(
    rules: Connexions, stake: int
) -> None:
    assert rules.stake == stake


@pytest.mark.parametrize(
    "carry",
    [
        {},
        {"dealer": 3},
        {"dealer": 0, "pools": {"pool": 9}, "in": [0, 1, 3], "played": 5},
        {"in": [3, 1, 0, 2]},
        {"pools": {}},
    ],
)
def test_carry_is_read_and_written(carry: Mapping[str, object]) -> None:
    found = Connexions().carried(carry)
    assert Connexions().carried(encode(found)) == found
    assert [*found.pools] == ["pool"]


@pytest.mark.parametrize(
    ("carry", "why"),
    [
        ({"dealer": 4}, "dealer"),
        ({"dealer": -1}, "dealer"),
        ({"dealer": "0"}, "dealer"),
        ({"pools": {"pot": 1}}, "pools"),
        ({"pools": {"pool": -1}}, "pools"),
        ({"pools": {"pool": 1.5}}, "pools"),
        ({"pools": 3}, "pools"),
        ({"in": [0, 1]}, "in: a pooling is of three or four seats"),
        ({"in": []}, "in: a pooling"),
        ({"in": [0, 1, 1]}, "in: a pooling"),
        ({"in": [0, 1, 4]}, "in"),
        ({"in": 3}, "in"),
        ({"played": -1}, "played"),
        ({"played": 6}, "played: the match would be over"),
        ({"played": "0"}, "played"),
        ({"score": []}, "score"),
        ([], "no object"),
        (None, "no object"),
    ],
)
def test_carry_outside_the_book(carry: object, why: str) -> None:
    with pytest.raises(UnreadableError, match=re.escape(why)):
        Connexions(deals=6).carried(carry)


@pytest.mark.parametrize(
    ("carry", "seats", "why"),
    [
        ({"dealer": 3}, 3, "There is no seat 4 at this table."),
        ({"in": [0, 1, 3]}, 3, "There is no seat 4 at this table."),
        ({"played": 6}, 3, "All 6 deals of the match are played."),
        ({"played": 6}, 4, None),
        ({"played": 8}, 4, "All 8 deals of the match are played."),
        ({"dealer": 3, "in": [1, 2, 3]}, 4, None),
    ],
)
def test_carry_that_does_not_go_with_the_company(
    carry: dict[str, object], seats: int, why: str | None
) -> None:
    rules = Connexions()
    assert rules.fault(Company((50,) * seats, seats), rules.carried(carry)) == why


def test_what_a_deal_leaves_is_a_carry() -> None:
    table = table_of(None, (50, 3, 50, 50), dealer=3)
    play_deal(table, [2] * 10)
    carry = table.sitting.carry
    assert carry == Carry(0, {"pool": 11}, (0, 2, 3), 1)
    assert table.rules.carried(encode(carry)) == carry
    play_deal(table, [2] * 10)
    assert table.sitting.carry.played == 2


def test_a_lot_says_who_deals_first() -> None:
    rules = Connexions()
    assert rules.seated_by((0, 1, 3)) == Draw((0, 1, 3))
    found = rules.seating((0, 1, 3), Drawn((3, 0, 1)))
    assert found == Seating((0, 1, 3), Carry(3), (FirstDealer(3),))
    assert Connexions(first_dealer=2).seated_by((0, 1, 2)) is None


@pytest.mark.parametrize(
    ("rules", "carry", "stacks", "dealer"),
    [
        pytest.param(Connexions(), {}, (50,) * 4, 3, id="the last seat, so that seat 0 leads"),
        pytest.param(Connexions(), {}, (50,) * 3, 2, id="the last of three"),
        pytest.param(Connexions(first_dealer=1), {}, (50,) * 4, 1, id="the seat by house rule"),
        pytest.param(Connexions(first_dealer=1), {"dealer": 2}, (50,) * 4, 2, id="carried first"),
        pytest.param(Connexions(first_dealer=3), {}, (50,) * 3, 0, id="a seat that is not there"),
        pytest.param(Connexions(), {"dealer": 1}, (50, 3, 50, 50), 2, id="one who cannot pay"),
        pytest.param(Connexions(), {"dealer": 3}, (50, 50, 50, 3), 0, id="round the table"),
        pytest.param(Connexions(), {"dealer": 1}, (50, None, 50, 50), 2, id="an empty seat"),
    ],
)
def test_who_deals(
    rules: Connexions, carry: dict[str, object], stacks: tuple[int | None, ...], dealer: Seat
) -> None:
    table = table_of(rules, stacks, **carry)
    table.begin()
    assert table.table.dealer == dealer
    assert table.table.on_turn == table.table.players[0]
