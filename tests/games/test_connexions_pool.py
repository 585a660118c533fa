"""The pool of connexions: filled, drawn from, left standing, and shared at the end."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.games.connexions import Connexions, NoMajority, Took
from bot.rules.antes import Anted
from bot.rules.chips import Payment
from bot.rules.game import Company
from bot.rules.pools import Shared
from bot.rules.sitting import leave, stop
from bot.rules.turns import Seat
from tests.games.connexions_table import (
    ConnexionsTable,
    drawn,
    play_deal,
    table_of,
)

EVEN: list[str | Seat] = [0, 1, 2, 3, 0, 1, 2, 3]
"""Two tricks each."""
TRIPLE = "As Kh Ac 3s"


def played(
    tricks: list[str | Seat],
    rules: Connexions | None = None,
    chips: tuple[int | None, ...] = (50,) * 4,
    **carry: object,
) -> ConnexionsTable:
    """A table after one deal of these tricks; seat 0 has dealt it unless `carry` says otherwise."""
    table = table_of(rules, chips, **({"dealer": 0} | carry))
    play_deal(table, tricks)
    return table


def pool(table: ConnexionsTable) -> int:
    return table.table.pool


# --- what is drawn --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("last_trick", "seat", "prize", "units"),
    [
        pytest.param("7s As Ac Ks", 2, "first", 4, id="X9 both black aces"),
        pytest.param("7s As Kh Ks", 2, "second", 2, id="X10 ace of spades and king"),
        pytest.param("7c Ac Kh Kc", 2, "third", 1, id="X11 ace of clubs and king"),
        pytest.param("7s As Ac 2d", 0, "first", 4, id="X14 it goes to who has trumped"),
        pytest.param("7s 3d As Kh", 2, "second", 2, id="example 4"),
    ],
)
@pytest.mark.parametrize("unit", [1, 7])
def test_x9_to_x13_connexions_draw_from_the_pool(
    last_trick: str, seat: Seat, prize: str, units: int, unit: int
) -> None:
    """Everybody takes two tricks, and seat 1 leads to the last."""
    others = [0, 0, 2, 2, 3, 3, 1, 1]
    others.remove(seat)
    table = played([*others, last_trick], Connexions(unit=unit), (100,) * 4)
    assert drawn(table) == [(seat, prize, units * unit)]
    assert Payment("pool", seat, units * unit, "pool") in table.payments
    assert pool(table) == 4 * 4 * unit - units * unit
    assert table.stacks[seat] == 100 - 4 * unit + units * unit
    assert table.table.gain(seat) == (units - 4) * unit


def test_x12_the_majority_draws_one_unit() -> None:
    table = played([1, 1, 1, 1, 2, 2, 3, 0], Connexions(unit=3))
    assert drawn(table) == [(1, "majority", 3)]
    assert table.happened(NoMajority) == []


@pytest.mark.parametrize(
    ("tricks", "most", "half"),
    [
        pytest.param([0, 0, 0, 1, 1, 1, 2, 3], None, None, id="example 7: 3, 3, 1, 1"),
        pytest.param([0, 0, 0, 0, 1, 1, 2, 3], 0, None, id="example 7: 4, 2, 1, 1"),
        pytest.param([0, 0, 0, 0, 1, 1, 1, 1], None, None, id="4 and 4"),
        pytest.param([2, 2, 2, 2, 2, 1, 1, 1], 2, 2, id="5 of 8"),
        pytest.param([3] * 8, 3, 3, id="all"),
        pytest.param([3, 3, 3, 0, 0, 1, 1, 2], 3, None, id="3, 2, 2, 1"),
    ],
)
def test_x12_majority_of_four(tricks: list[Seat], most: Seat | None, half: Seat | None) -> None:
    for rules, seat in ((Connexions(), most), (Connexions(majority="half"), half)):
        table = played([*tricks], rules)
        assert drawn(table) == ([] if seat is None else [(seat, "majority", 1)])
        assert table.happened(NoMajority) == ([NoMajority()] if seat is None else [])


@pytest.mark.parametrize(
    ("tricks", "most", "half"),
    [
        pytest.param([0] * 4 + [1] * 3 + [2] * 3, 0, None, id="4, 3, 3"),
        pytest.param([0] * 5 + [1] * 5, None, None, id="5 and 5"),
        pytest.param([0] * 5 + [1] * 4 + [2], 0, None, id="5 of 10 are but half"),
        pytest.param([1] * 6 + [2] * 4, 1, 1, id="6 of 10"),
    ],
)
def test_x12_majority_of_three(tricks: list[Seat], most: Seat | None, half: Seat | None) -> None:
    for rules, seat in ((Connexions(), most), (Connexions(majority="half"), half)):
        table = played([*tricks], rules, (50,) * 3)
        assert drawn(table) == ([] if seat is None else [(seat, "majority", 1)])


def test_x20_x21_x22_connexions_first_and_the_majority_last() -> None:
    table = table_of(dealer=0)
    play_deal(table, [TRIPLE, 2, 2, 2, 3, 0, 1, 3])
    assert drawn(table) == [
        (1, "first", 4),
        (1, "second", 2),
        (1, "third", 1),
        (2, "majority", 1),
    ]
    assert pool(table) == 16 - 8
    over = table.events.index(table.happened(Took)[0])
    assert all(not isinstance(each, Took) for each in table.events[:over])
    assert len(table.table.tricks) == 8


def test_example_6_triple_draws_seven() -> None:
    table = played([TRIPLE, 2, 2, 3, 3, 0, 0, 1])
    assert sum(each.amount for each in table.happened(Took)) == 7
    assert table.stacks == (46, 53, 46, 46)


def test_triple_best_draws_for_the_first_alone() -> None:
    table = played([TRIPLE, 2, 2, 3, 3, 0, 0, 1], Connexions(triple="best"))
    assert drawn(table) == [(1, "first", 4)]
    other = played(["7s As Kh Ks", 2, 3, 3, 0, 0, 1, 1], Connexions(triple="best"))
    assert drawn(other) == [(2, "second", 2)]


def test_example_8_short_pool() -> None:
    """With one chip from each there are but five in the pool."""
    table = played(
        [TRIPLE, 2, 2, 2, 3, 3, 0, 0], Connexions(pool_stake=1), pools={"pool": 1}, dealer=0
    )
    assert table.happened(Took) == [
        Took(1, "first", 4, 4),
        Took(1, "second", 2, 1),
        Took(1, "third", 1, 0),
        Took(2, "majority", 1, 0),
    ]
    assert (pool(table), table.stacks) == (0, (49, 54, 49, 49))


# --- captured connexions --------------------------------------------------------------------------

CAPTURED = Connexions(connexion_by="captured")


def test_captured_in_different_tricks() -> None:
    """Seat 1 takes both black aces, each alone in its trick; by default that is worth nothing."""
    tricks: list[str | Seat] = ["Ac 2c 3c 4c", "As 2s 3s 4s", 2, 2, 3, 3, 0, 0]
    assert drawn(played(tricks, CAPTURED)) == [(1, "first", 4)]
    assert drawn(played(tricks)) == []


def test_captured_by_different_seats() -> None:
    tricks: list[str | Seat] = ["Ac 2c 3c 4c", 2, "As 2s 3s 4s", 1, 3, 3, 0, 0]
    table = played(tricks, Connexions(connexion_by="captured", must_answer="off"))
    assert drawn(table) == []
    assert table.table.possessor is None


def test_captured_all_three_one_after_the_other() -> None:
    tricks: list[str | Seat] = ["Ac 2c 3c 4c", "Kh 2h 3h 4h", "As 2s 3s 4s", 2, 2, 3, 3, 0]
    table = played(tricks, CAPTURED)
    taken = [(1, "first", 4), (1, "second", 2), (1, "third", 1), (1, "majority", 1)]
    assert drawn(table) == taken
    assert table.table.connexions == ("third", "first", "second")
    best = played(tricks, Connexions(connexion_by="captured", triple="best"))
    assert drawn(best) == [(1, "first", 4), (1, "majority", 1)]


def test_captured_with_a_trump_the_rules_of_tricks_stay() -> None:
    tricks: list[str | Seat] = ["7s As Ac 2d", 1, 1, 2, 2, 3, 3, 0]
    table = played(tricks, CAPTURED)
    assert drawn(table) == [(0, "first", 4)]


# --- pooling --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("rules", "seats", "stake"),
    [
        pytest.param(Connexions(), 3, 4, id="three put in twelve"),
        pytest.param(Connexions(), 4, 4, id="four put in sixteen"),
        pytest.param(Connexions(unit=10), 4, 40, id="four units' worth"),
        pytest.param(Connexions(pool_stake=5, unit=10), 4, 5, id="chips, not units"),
        pytest.param(Connexions(pool_stake=1), 3, 1, id="once, even if it leaves the pool short"),
    ],
)
def test_each_pays_once_into_the_pool(rules: Connexions, seats: int, stake: int) -> None:
    table = table_of(rules, (200,) * seats, dealer=0)
    table.begin()
    assert pool(table) == seats * stake
    assert table.stacks == (200 - stake,) * seats
    players = tuple((1 + step) % seats for step in range(seats))
    assert table.happened(Anted) == [Anted(players, stake, ())]


def test_the_pool_stands_while_it_holds_eight_units_and_nobody_pays() -> None:
    table = played([TRIPLE, 2, 2, 2, 3, 3, 0, 1])
    assert pool(table) == 8
    before = table.stacks
    table.begin()
    assert (pool(table), table.stacks) == (8, before)
    assert len(table.happened(Anted)) == 1


def test_the_pool_is_filled_when_it_holds_less_than_eight_units() -> None:
    table = played([TRIPLE, 2, 2, 2, 3, 3, 0, 1], pools={"pool": 7})
    assert pool(table) == 7 + 16 - 8
    table = played(EVEN, Connexions(unit=2), pools={"pool": 15})
    assert pool(table) == 15 + 32


def test_repool_every_deal() -> None:
    table = played(EVEN, Connexions(repool="every_deal"))
    assert pool(table) == 16
    table.begin()
    assert pool(table) == 32
    assert table.stacks == (42,) * 4


def test_who_cannot_pay_sits_out_until_the_next_pooling_that_he_can_pay() -> None:
    table = played([2] * 10, chips=(50, 3, 50, 50))
    assert table.happened(Anted) == [Anted((2, 3, 0), 4, (1,))]
    assert table.sitting.carry.in_ == (0, 2, 3)
    buys_in(table, 1, 40)
    play_deal(table, ["7s As Ac", *[3] * 8, 0])
    assert table.table.players == (3, 0, 2)
    assert len(table.happened(Anted)) == 1
    assert pool(table) == 12 - 1 - 4 - 1
    play_deal(table, EVEN)
    assert table.table.players == (0, 1, 2, 3)
    assert table.happened(Anted)[1] == Anted((0, 1, 2, 3), 4, ())


def test_who_has_paid_plays_on_without_a_chip_until_the_next_pooling() -> None:
    table = played([2] * 8, chips=(4, 4, 50, 50))
    assert table.stacks[:2] == (0, 0)
    table.begin()
    assert len(table.table.players) == 4


def test_a_guest_who_comes_between_two_poolings_waits() -> None:
    table = table_of(None, (50, 50, 50, None))
    play_deal(table, [0, 1, 2, 0, 1, 2, 0, 1, 2, 0])
    sits_down(table, 3, 50)
    table.begin()
    assert table.table.seats == (0, 1, 2, 3)
    assert set(table.table.players) == {0, 1, 2}


def test_a_seat_that_has_paid_plays_with_whoever_sits_there() -> None:
    table = played(EVEN)
    goes(table, 2)
    sits_down(table, 2, 9)
    table.begin()
    assert set(table.table.players) == {0, 1, 2, 3}
    assert table.stacks[2] == 9


def test_the_pool_is_filled_when_too_few_have_stayed() -> None:
    """Of three that paid one has gone, and a fourth has come: with him they are three again."""
    table = table_of(None, (50, 50, 50, None), dealer=0)
    play_deal(table, [0, 1, 2, 0, 1, 2, 0, 1, 2, 0])
    goes(table, 1)
    sits_down(table, 3, 50)
    table.begin()
    assert set(table.table.players) == {0, 2, 3}
    assert pool(table) == 12 + 12 - 1


# --- the end --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("rules", "seats", "deals"),
    [
        (Connexions(), 3, 6),
        (Connexions(), 4, 8),
        (Connexions(deals=1), 4, 1),
        (Connexions(deals=5), 3, 5),
    ],
)
def test_the_match_is_over_after_its_deals(rules: Connexions, seats: int, deals: int) -> None:
    table = table_of(rules, (100,) * seats, dealer=0)
    for number in range(1, deals + 1):
        assert not table.sitting.over
        play_deal(table, [seat % seats for seat in range({3: 10, 4: 8}[seats])])
        assert (table.table.deals + 1, table.table.length) == (number, deals)
    assert table.sitting.over
    assert pool(table) == 0
    assert sum(table.stacks) == 100 * seats
    assert len(table.happened(Shared)) == seats


def test_a_table_of_four_seats_with_three_guests_plays_eight_deals() -> None:
    table = table_of(None, (50, None, 50, 50))
    table.begin()
    assert table.table.length == 8


def test_example_10_what_is_left_is_shared_from_the_left_of_the_last_dealer() -> None:
    table = played([2, 2, 2, 0, 0, 1, 1, 3], Connexions(deals=1), dealer=3, pools={"pool": 15})
    assert table.happened(Shared) == [Shared(0, 4), Shared(1, 4), Shared(2, 3), Shared(3, 3)]
    assert pool(table) == 0
    assert table.sitting.over


def test_only_those_of_the_last_deal_share() -> None:
    table = played([2] * 10, Connexions(deals=1), (50, 3, 50, 50))
    assert table.happened(Shared) == [Shared(2, 4), Shared(3, 4), Shared(0, 3)]
    assert table.stacks == (49, 3, 51, 50)


def test_the_match_ends_when_fewer_than_three_can_pay() -> None:
    table = played([TRIPLE, 2, 2, 2, 3, 3, 0, 0], Connexions(pool_stake=3), (3, 3, 3, 3))
    assert table.sitting.over
    assert drawn(table) == [(1, "first", 4), (1, "second", 2), (1, "third", 1), (2, "majority", 1)]
    assert table.happened(Shared) == [Shared(seat, 1) for seat in (1, 2, 3, 0)]
    assert table.stacks == (1, 8, 2, 1)
    assert pool(table) == 0
    assert table.sitting.next_dealer is None


def test_no_deal_where_fewer_than_three_can_pay() -> None:
    rules = Connexions()
    why = "Connexions needs 3 players who can pay 4 chips for the pool."
    assert rules.fault(Company((4, 4, 3, 3), 4), rules.carried({})) == why
    assert rules.fault(Company((4, 4, 4, 3), 4), rules.carried({})) is None
    stood = rules.carried({"pools": {"pool": 8}})
    assert rules.fault(Company((0, 0, 0, 0), 4), stood) is None


def test_the_host_stops_and_the_seats_of_the_last_deal_share() -> None:
    table = played([2] * 10, chips=(50, 3, 50, 50))
    turned = stop(table.sitting)
    assert [(each.target, each.amount) for each in turned.payments] == [(2, 4), (3, 4), (0, 3)]
    gone = stop(leave(table.sitting, 1).sitting)
    assert gone.payments == turned.payments


def test_before_any_deal_all_seats_share() -> None:
    table = table_of(None, (50,) * 3, pools={"pool": 10}, dealer=1)
    turned = stop(table.sitting)
    assert [(each.target, each.amount) for each in turned.payments] == [(1, 4), (2, 3), (0, 3)]


def test_who_has_gone_has_no_share() -> None:
    table = played(EVEN)
    goes(table, 1)
    turned = stop(table.sitting)
    assert [(each.target, each.amount) for each in turned.payments] == [(2, 6), (3, 5), (0, 5)]


def test_nothing_is_paid_between_two_deals() -> None:
    table = played(EVEN)
    assert leave(table.sitting, 2).payments == ()


# --- dealing --------------------------------------------------------------------------------------


def test_the_deal_passes_to_the_left() -> None:
    table = table_of(dealer=2)
    for dealer in (2, 3, 0, 1, 2):
        play_deal(table, EVEN)
        assert table.table.dealer == dealer
        assert table.table.players == tuple((dealer + step) % 4 for step in (1, 2, 3, 4))
    assert table.sitting.next_dealer == 3


def test_a_seat_that_sits_out_is_named_and_does_not_deal() -> None:
    """Seat 1 is named for the second deal, and seat 2 deals it; then seat 3 is named."""
    table = played([2] * 10, chips=(50, 3, 50, 50))
    assert table.sitting.next_dealer == 1
    play_deal(table, [2] * 10)
    assert table.table.dealer == 2
    assert table.sitting.next_dealer == 3


# --- who comes and goes ---------------------------------------------------------------------------


def buys_in(table: ConnexionsTable, seat: Seat, chips: int) -> None:
    stack = table.sitting.company.stacks[seat]
    assert stack is not None
    _sits(table, seat, stack + chips)


def sits_down(table: ConnexionsTable, seat: Seat, chips: int) -> None:
    _sits(table, seat, chips)


def goes(table: ConnexionsTable, seat: Seat) -> None:
    table.sitting = leave(table.sitting, seat).sitting
    _sits(table, seat, None)


def _sits(table: ConnexionsTable, seat: Seat, chips: int | None) -> None:
    company = table.sitting.company
    stacks = (*company.stacks[:seat], chips, *company.stacks[seat + 1 :])
    table.sitting = replace(table.sitting, company=replace(company, stacks=stacks))
