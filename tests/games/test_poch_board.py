"""The board of poch: who can pay for it, what stands over, how a game ends, options and carry."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from bot.games.poch import POOLS, Carry, Pochen
from bot.rules.board import SatOut
from bot.rules.chance import Draw, Drawn
from bot.rules.chips import Payment
from bot.rules.codec import UnreadableError, decode, encode
from bot.rules.game import Company
from bot.rules.lots import FirstDealer
from bot.rules.pools import Shared
from bot.rules.sitting import stop
from bot.rules.stops import PaidForCards
from tests.games.poch_table import PochTable, all_pass, dealt, go, table_of

CENTRE = Pochen(centre="on")
HANDS = ("7d 8h 9c Tc Qh", "Jc Qc Kc Ac As", "Kh Td 8s Js 9h")
"""Seat 1 is out by two leads; diamonds are trumps, and seat 2 holds the ten."""


def finished(
    purses: tuple[int | None, ...] = (50, 50, 50), rules: Pochen | None = None, **carry: object
) -> PochTable:
    """A deal without a bet that seat 1 wins: it takes the sequence, and five chips from each."""
    table = dealt(HANDS, "Jd", rules, purses, **carry)
    all_pass(table)
    go(table, "1 Jc, 1 As")
    return table


def opened(rules: Pochen, purses: tuple[int | None, ...], **carry: object) -> PochTable:
    table = table_of(rules, purses, **carry)
    table.begin()
    return table


def test_po5_a_player_who_cannot_pay_for_the_board_sits_out() -> None:
    table = opened(Pochen(), (50, 7, 8, 50), dealer=0)
    assert table.table.players == (2, 3, 0)
    assert table.happened(SatOut) == [SatOut(1, 8)]
    assert table.stacks == (42, 7, 0, 42)
    nine = opened(CENTRE, (50, 7, 8, 50, 9), dealer=0)
    assert nine.table.players == (3, 4, 0)
    assert nine.happened(SatOut) == [SatOut(1, 9), SatOut(2, 9)]


def test_a_dealer_who_cannot_pay_passes_the_deal_to_the_left() -> None:
    table = opened(Pochen(), (50, 7, 50, 50), dealer=1)
    assert table.table.dealer == 2
    assert table.table.players == (3, 0, 2)


def test_the_next_dealer_is_the_next_on_the_left_who_can_pay() -> None:
    assert finished().sitting.next_dealer == 1
    poor = dealt(HANDS, "Jd", None, (50, 50, 50, 2), dealer=2)
    assert poor.table.players == (0, 1, 2)
    go(poor, "0 pass, 1 pass, 2 pass, 0 Tc, 1 As")
    assert poor.sitting.next_dealer == 0


def test_the_first_dealer_is_drawn_by_lot() -> None:
    rules = Pochen()
    assert rules.seated_by((0, 2, 5)) == Draw((0, 2, 5))
    seating = rules.seating((0, 2, 5), Drawn((2, 5, 0)))
    assert (seating.order, seating.carry.dealer) == ((0, 2, 5), 2)
    assert seating.events == (FirstDealer(2),)


def test_with_no_dealer_named_the_last_seat_deals() -> None:
    assert opened(Pochen(), (50, 50, None, 50, None)).table.dealer == 3


@pytest.mark.parametrize(
    ("purses", "carry", "rules", "fault"),
    [
        ((8, 8, 8), {}, Pochen(), None),
        ((8, 8, 7), {}, Pochen(), "Poch needs 3 players who can pay 8 chips for the board."),
        ((8, 8, 7, 8), {}, Pochen(), None),
        ((8, 8, 8), {}, CENTRE, "Poch needs 3 players who can pay 9 chips for the board."),
        ((8, 8, 8), {"dealer": 3}, Pochen(), "There is no seat 4 at this table."),
    ],
)
def test_who_can_begin(
    purses: tuple[int, ...], carry: Mapping[str, object], rules: Pochen, fault: str | None
) -> None:
    company = Company(purses, len(purses))
    assert rules.fault(company, rules.carried(dict(carry))) == fault


def test_the_game_ends_when_fewer_than_three_can_pay_for_the_board() -> None:
    table = finished((20, 20, 20))
    # Each pays 8; seat 1 wins 3 and 5 + 5, seat 2 the ten; 18 chips are left on the board.
    assert table.sitting.over
    assert table.sitting.next_dealer is None
    assert table.happened(Shared) == [Shared(1, 6), Shared(2, 6), Shared(0, 6)]
    assert table.stacks == (12 - 5 + 6, 12 + 3 + 10 + 6, 12 + 3 - 5 + 6)
    assert set(table.pools.values()) == {0}
    assert not finished((21, 20, 20)).sitting.over


def test_odd_chips_go_one_each_from_the_eldest_on_and_who_sat_out_has_no_share() -> None:
    table = dealt(HANDS, "Jd", None, (20, 20, 20, 5), pools={"jack": 2}, dealer=0)
    assert table.table.players == (1, 2, 0)
    all_pass(table)
    go(table, "1 Jc, 1 As")
    assert table.happened(Shared) == [Shared(1, 7), Shared(2, 7), Shared(0, 6)]
    assert table.stacks[3] == 5


def test_po10_what_is_carried_after_a_deal() -> None:
    table = finished()
    left = dict.fromkeys(POOLS, 3) | {"ten": 0, "sequence": 0}
    assert table.sitting.carry == Carry(1, left, (1, 2, 0))
    assert Pochen().carried(encode(table.sitting.carry)) == table.sitting.carry


@pytest.mark.parametrize(
    ("company", "carry", "shares"),
    [
        pytest.param((0, 0, 0), {"in": [1, 2, 0]}, {1: 4, 2: 3, 0: 3}, id="from the eldest on"),
        pytest.param((0, 0, 0, 0), {"in": [1, 2, 0]}, {1: 4, 2: 3, 0: 3}, id="a newcomer has none"),
        pytest.param((0, None, 0, 0), {"in": [1, 2, 0]}, {2: 5, 0: 5}, id="one has left"),
        pytest.param((0, 0, 0), {"dealer": 2}, {2: 4, 0: 3, 1: 3}, id="before a first deal"),
        pytest.param((None, None, None), {}, {}, id="nobody is there"),
    ],
)
def test_the_host_stops_between_deals(
    company: tuple[int | None, ...], carry: Mapping[str, object], shares: dict[int, int]
) -> None:
    rules = Pochen()
    read = rules.carried({"pools": {"poch": 7, "ace": 3}, **carry})
    paid: dict[int | str, int] = {}
    for each in rules.stop(Company(company, len(company)), read):
        paid[each.target] = paid.get(each.target, 0) + each.amount
    assert paid == shares


def test_the_host_stops_after_a_deal() -> None:
    table = finished()
    stopped = stop(table.sitting)
    assert stopped.sitting.over
    assert stopped.sitting.company.stacks == (37 + 6, 55 + 6, 40 + 6)
    assert stop(finished((20, 20, 20)).sitting).payments == ()


def test_who_leaves_has_no_share_any_more() -> None:
    rules = Pochen()
    carry, payments = rules.left(Company((9, 9, 9), 3), rules.carried({"in": [1, 2, 0]}), 2)
    assert carry.in_ == (1, 0)
    assert payments == ()


def test_every_chip_moves_by_a_payment_with_a_word_for_the_books() -> None:
    table = dealt(HANDS, "Jd", CENTRE, (20, 20, 20))
    go(table, "1 poch 1, 2 pass, 0 pass, 1 Jc, 1 As")
    antes, rest = table.payments[:27], table.payments[27:]
    assert antes == [Payment(seat, pool, 1, "ante") for seat in (1, 2, 0) for pool in CENTRE.pools]
    assert rest[:7] == [
        Payment("ten", 2, 3, "pool"),
        Payment("sequence", 1, 3, "pool"),
        Payment(1, "poch", 1, "bet"),
        Payment("poch", 1, 4, "pool"),
        Payment("centre", 1, 3, "pool"),
        Payment(2, 1, 5, "cards"),
        Payment(0, 1, 5, "cards"),
    ]
    assert {each.reason for each in rest[7:]} == {"share"}


def test_a_void_deal_takes_nothing_away_from_what_is_carried() -> None:
    carry = Pochen().carried({"dealer": 1, "pools": {"poch": 6}})
    assert Pochen().voided(carry) == carry


def test_nobody_pays_for_cards_that_he_does_not_hold() -> None:
    table = dealt(HANDS, "Jd", None, (50, 50, 50, 2))
    all_pass(table)
    go(table, "1 Jc, 1 As")
    assert table.happened(PaidForCards) == [PaidForCards(2, 1, 5, 5), PaidForCards(0, 1, 5, 5)]


@pytest.mark.parametrize(
    ("name", "allowed", "refused", "default"),
    [
        ("centre", ["on", "off"], [True, "ON", None], "off"),
        ("sequence", ["best-run", "trump-789"], ["best_run", 789], "best-run"),
        ("pair_required", ["on", "off"], [False, "no"], "on"),
        ("raising", ["on", "off"], [1], "on"),
        ("max_poch", [1, 10, 10**9], [0, -1, "10", True, 2.5, None], 10),
        ("lead", ["eldest", "poch-winner"], ["winner", 0], "eldest"),
        ("turnup_to_dealer", ["on", "off"], ["dealer"], "off"),
    ],
)
def test_options(name: str, allowed: list[object], refused: list[object], default: object) -> None:
    assert getattr(Pochen(), name) == getattr(decode(Pochen, {}), name) == default
    for value in allowed:
        rules = decode(Pochen, {name: value})
        assert getattr(rules, name) == value
        assert decode(Pochen, encode(rules)) == rules
    for value in refused:
        with pytest.raises(UnreadableError, match=name):
            decode(Pochen, {name: value})


@pytest.mark.parametrize(
    ("carry", "why"),
    [
        ({"dealer": -1}, "dealer"),
        ({"dealer": True}, "dealer"),
        ({"pools": {"pot": 1}}, "pools: 'pot' is no pool of the board"),
        ({"pools": {"centre": 1}}, "centre"),
        ({"pools": {"poch": -1}}, "pools: poch: -1 is below nought"),
        ({"pools": {"poch": "1"}}, "pools"),
        ({"in": [1, 1]}, "in"),
        ({"score": [0]}, "score"),
        ([], "no object"),
    ],
)
def test_carry_outside_the_book(carry: object, why: str) -> None:
    with pytest.raises(UnreadableError, match=why):
        Pochen().carried(carry)


def test_the_ninth_pool_may_be_carried_where_there_is_one() -> None:
    assert CENTRE.carried({"pools": {"centre": 4}}).pools["centre"] == 4
