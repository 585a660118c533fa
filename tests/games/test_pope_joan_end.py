"""The end of Pope Joan, what is carried until then, and what the house may not ask for."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from bot.games.pope_joan import Lead, PopeJoan
from bot.rules.cards import card
from bot.rules.chips import Payment
from bot.rules.codec import UnreadableError, decode, encode
from bot.rules.game import Company
from bot.rules.pools import Shared
from bot.rules.sitting import stop
from bot.rules.stops import PaidForCards
from tests.games.pope_joan_table import (
    PopeJoanTable,
    dealt,
    lead,
)

EACH = PopeJoan(dress="each")
KNAVELESS = PopeJoan(knave_optional="on")


def test_the_deal_passes_to_the_left_over_those_who_cannot_dress() -> None:
    table = dealt(["2s 3d", "Kc", "4c 5h", "3c 7c"], "2h", stacks=(50, 9, 13, 18))
    assert table.table.dealer == 0
    lead(table, "Kc")
    assert table.stacks == (33, 16, 11, 16)
    assert table.sitting.next_dealer == 1
    poor = dealt(["2s 3d", "Kc", "4c 5h", "3c 7c"], "2h", stacks=(50, 2, 13, 18))
    lead(poor, "Kc")
    assert poor.stacks == (33, 9, 11, 16)
    assert poor.sitting.next_dealer == 3


def finished(
    rules: PopeJoan, stacks_before: tuple[int | None, ...], **carry: object
) -> PopeJoanTable:
    """A deal of three that seat 1 wins with its only card; the others hold two cards each."""
    table = dealt(["2s 3d", "Kc", "4c 5h"], "2h", rules, stacks_before, **carry)
    lead(table, "Kc")
    return table


def test_the_game_ends_when_nobody_can_dress_the_board_again() -> None:
    table = finished(PopeJoan(), (17, 9, 2))
    # 15 on the board; seat 1 wins 1 and 2 + 2: [0, 14, 0]. Fourteen are left: 5, 5 and 4.
    assert table.sitting.over
    assert table.sitting.next_dealer is None
    assert table.happened(Shared) == [Shared(1, 5), Shared(2, 5), Shared(0, 4)]
    assert table.stacks == (4, 19, 5)
    assert set(table.pools.values()) == {0}
    assert table.sitting.company.stacks == (4, 19, 5)


def test_the_game_goes_on_as_long_as_one_can_dress_the_board() -> None:
    table = finished(PopeJoan(), (17, 10, 2))
    assert not table.sitting.over
    assert table.sitting.next_dealer == 1
    assert table.happened(Shared) == []
    assert finished(KNAVELESS, (14, 7, 2)).sitting.next_dealer == 1
    assert finished(KNAVELESS, (14, 6, 2)).sitting.over


def test_the_game_ends_when_fewer_than_three_can_contribute() -> None:
    table = finished(EACH, (9, 9, 10))
    # Each pays 4; seat 1 wins game 1 and 2 + 2: [3, 10, 4]. Eleven of the board are left.
    assert table.sitting.over
    assert table.stacks == (3 + 3, 10 + 4, 4 + 4)
    assert not finished(EACH, (10, 9, 10)).sitting.over


def test_what_is_left_is_for_those_who_played_the_last_deal() -> None:
    short = dealt(["2s 3d", "Kc", "4c 5h", ""], "2h", EACH, (9, 9, 10, 2))
    lead(short, "Kc")
    assert short.sitting.over
    assert short.stacks == (6, 14, 8, 2)


def test_an_onlooker_is_no_player_whatever_he_has() -> None:
    rules = PopeJoan()
    company = Company((17, 9, 2, 500), 3)
    assert rules.fault(company, rules.carried({})) is None
    assert rules.open(company, rules.carried({})).position.table.seats == (0, 1, 2)
    assert not rules.onlookers


@pytest.mark.parametrize(
    ("company", "carry", "shares"),
    [
        pytest.param(
            (0, 0, 0), {"in": [1, 2, 0]}, {1: 4, 2: 3, 0: 3}, id="from the eldest hand on"
        ),
        pytest.param((0, 0, 0, 0), {"in": [1, 2, 0]}, {1: 4, 2: 3, 0: 3}, id="a newcomer has none"),
        pytest.param((0, None, 0, 0), {"in": [1, 2, 0]}, {2: 5, 0: 5}, id="one has left"),
        pytest.param((None, None, None, 0, 0), {"in": [1, 2, 0]}, {3: 5, 4: 5}, id="all have left"),
        pytest.param((0, 0, 0), {}, {0: 4, 1: 3, 2: 3}, id="before a first deal"),
        pytest.param(
            (0, 0, 0), {"dealer": 2}, {2: 4, 0: 3, 1: 3}, id="before the deal of a dealer"
        ),
        pytest.param((None, None, None), {}, {}, id="nobody is there"),
    ],
)
def test_the_host_stops_between_deals(
    company: tuple[int | None, ...], carry: Mapping[str, object], shares: dict[int, int]
) -> None:
    rules = PopeJoan()
    read = rules.carried({"pools": {"pope": 7, "ace": 3}, **carry})
    paid: dict[int | str, int] = {}
    for each in rules.stop(Company(company, len(company)), read):
        assert each.amount > 0
        paid[each.target] = paid.get(each.target, 0) + each.amount
    assert paid == shares


def test_the_host_stops_after_a_deal() -> None:
    table = finished(PopeJoan(), (50, 50, 50))
    assert table.stacks == (33, 55, 48)
    stopped = stop(table.sitting)
    assert stopped.sitting.over
    assert stopped.sitting.company.stacks == (33 + 4, 55 + 5, 48 + 5)
    assert sum(each.amount for each in stopped.payments) == 14


def test_a_game_that_is_over_has_nothing_left_to_share() -> None:
    table = finished(PopeJoan(), (17, 9, 2))
    assert stop(table.sitting).payments == ()


def test_every_chip_moves_by_a_payment_with_a_word_for_the_books() -> None:
    table = finished(PopeJoan(), (17, 9, 2))
    assert table.payments[0] == Payment(0, "pope", 6, "ante")
    assert table.payments[8:11] == [
        Payment("game", 1, 1, "pool"),
        Payment(2, 1, 2, "cards"),
        Payment(0, 1, 2, "cards"),
    ]
    assert {each.reason for each in table.payments[11:]} == {"share"}


def test_a_void_deal_takes_nothing_away_from_what_is_carried() -> None:
    rules = PopeJoan()
    carry = rules.carried({"dealer": 1, "pools": {"pope": 6}})
    assert rules.voided(carry) == carry


@pytest.mark.parametrize(
    ("name", "allowed", "refused", "default"),
    [
        ("dress", ["dealer", "each"], ["Each", "", None], "dealer"),
        ("contribution", [0, 1, 1000], [-1, "0", True, 0.5, None], 0),
        ("pope_turnup", ["game", "compartment", "whole-pool"], ["whole_pool", "seed"], "game"),
        ("lead", ["free", "ordered", "lowest"], ["any", 0], "free"),
        ("divide_split", ["on", "off"], ["ON", True], "off"),
        ("pope_stop", ["on", "off"], [1], "off"),
        ("dealer_peeks", ["on", "off"], [False], "off"),
        ("knave_optional", ["on", "off"], ["no"], "off"),
    ],
)
def test_options(name: str, allowed: list[object], refused: list[object], default: object) -> None:
    assert getattr(PopeJoan(), name) == getattr(decode(PopeJoan, {}), name) == default
    for value in allowed:
        rules = decode(PopeJoan, {name: value})
        assert getattr(rules, name) == value
        assert decode(PopeJoan, encode(rules)) == rules
    for value in refused:
        with pytest.raises(UnreadableError, match=name):
            decode(PopeJoan, {name: value})


@pytest.mark.parametrize(
    ("rules", "carry", "why"),
    [
        (PopeJoan(), {"dealer": 8}, "dealer"),
        (PopeJoan(), {"dealer": -1}, "dealer"),
        (PopeJoan(), {"dealer": True}, "dealer"),
        (PopeJoan(), {"pools": {"pot": 1}}, "pools: 'pot' is no pool of the board"),
        (PopeJoan(), {"pools": {"pope": -1}}, "pools: pope: -1 is below nought"),
        (PopeJoan(), {"pools": {"pope": "1"}}, "pools"),
        (PopeJoan(), {"pools": []}, "pools"),
        (KNAVELESS, {"pools": {"king": 1}}, "king"),
        (PopeJoan(), {"in": [1, 1]}, "in"),
        (PopeJoan(), {"in": [8]}, "in"),
        (PopeJoan(), {"score": [0]}, "score"),
        (PopeJoan(), [], "no object"),
    ],
)
def test_carry_outside_the_book(rules: PopeJoan, carry: object, why: str) -> None:
    with pytest.raises(UnreadableError, match=why):
        rules.carried(carry)


def test_carry_after_a_deal_is_a_carry() -> None:
    carry = finished(PopeJoan(), (50, 50, 50)).sitting.carry
    assert PopeJoan().carried(encode(carry)) == carry


def test_a_lead_of_the_wrong_seat_changes_nothing() -> None:
    table = dealt(["2s 3d", "Kc 4d", "4c 5h"], "2h")
    before = table.position
    assert table.refusal(0, Lead(card("2s"))) == "It is not your turn."
    assert table.position is before


def test_the_board_tells_who_paid_for_cards_and_what_each_has_gained() -> None:
    table = dealt(["3s 8s", "2s 4h", "3h 9d 6c"], "5c")
    lead(table, "2s 8s")
    assert table.table.winner == 0
    assert table.table.settled == (PaidForCards(1, 0, 1, 1),)
    assert [table.table.gain(seat) for seat in range(3)] == [-15 + 1 + 1, -1, 0]


def test_a_deal_that_pope_ends_is_settled_with_the_dealer() -> None:
    table = dealt(["2c 3c", "5c 6c", "8c 9c"], "9d", stacks=(50, 1, 50))
    assert table.table.winner is None
    assert table.table.settled == (PaidForCards(1, 0, 2, 1), PaidForCards(2, 0, 2, 2))
    assert [table.table.gain(seat) for seat in range(3)] == [-15 + 7 + 3, -1, -2]
