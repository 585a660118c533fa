"""Hazard, from round to round: who casts, when the box passes, and when it comes to an end."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.games.hazard import BoxPassed, Call, CallVoid, Carry, Cover, Hazard, PassBox, Throw
from bot.rules.chance import Draw, Drawn
from bot.rules.codec import UnreadableError, decode
from bot.rules.game import Company, Seating
from bot.rules.lots import FirstDealer
from bot.rules.offers import Refused, Say
from bot.rules.sitting import begin, stop
from tests.games.hazard_table import (
    HazardTable,
    call,
    covered,
    play_round,
    table_of,
    throw,
)

SEED = Hazard()
HOUSE = Hazard(setter="house")
EXACT = Hazard(rounding="exact")
NICK, OUT = "34", "11"
"""With a main of seven."""


@pytest.mark.parametrize("box_after", [1, 2, 3])
def test_h7_so_many_losses_in_succession_pass_the_box(box_after: int) -> None:
    table = table_of(Hazard(box_after=box_after))
    for number in range(1, box_after):
        play_round(table, 10, 7, {1: 10}, OUT)
        assert (table.sitting.next_dealer, table.table.losses) == (0, number)
    play_round(table, 10, 7, {1: 10}, OUT)
    assert (table.sitting.next_dealer, table.table.losses) == (1, 0)
    assert table.happened(BoxPassed) == [BoxPassed(0, 1, "losses")]


def test_h6_h7_a_win_ends_the_run_of_losses_and_keeps_the_dice() -> None:
    table = table_of(SEED)
    for dice in (OUT, OUT, NICK, OUT, OUT):
        play_round(table, 5, 7, {1: 5}, dice)
        assert table.sitting.next_dealer == 0
    assert table.table.losses == 2
    for _ in range(5):
        play_round(table, 5, 7, {1: 5}, NICK)
    assert (table.sitting.next_dealer, table.table.losses) == (0, 0)


def test_h7_a_main_after_a_chance_counts_as_a_loss() -> None:
    table = table_of(Hazard(box_after=2))
    play_round(table, 10, 7, {1: 10}, "13", NICK)
    play_round(table, 10, 7, {1: 10}, "13", NICK)
    assert table.sitting.next_dealer == 1


def test_h7_the_dice_go_round_to_the_left() -> None:
    table = table_of(Hazard(box_after=1), (100, None, 100, 0), dealer=2)
    play_round(table, 10, 7, {0: 10}, OUT)
    assert table.sitting.next_dealer == 0


def test_voluntary_pass_on() -> None:
    table = table_of(SEED, losses=2)
    assert PassBox() in table.offered(0)
    table.act(0, PassBox())
    assert table.happened(BoxPassed) == [BoxPassed(0, 1, "passed")]
    assert table.sitting.carry == Carry(1)
    table.begin()
    assert (table.table.caster, table.table.losses) == (1, 0)


def test_a_box_that_nobody_else_can_take_comes_back() -> None:
    table = table_of(EXACT, (100, 9, 9), losses=2, voids=1)
    table.act(0, PassBox())
    assert table.happened(BoxPassed) == [BoxPassed(0, 0, "passed")]
    assert table.sitting.carry == Carry(0)


def test_voluntary_pass_off() -> None:
    table = table_of(Hazard(voluntary_pass="off"))
    assert (
        table.refusal(0, PassBox())
        == "By these house rules a caster keeps the box until he loses it."
    )


def test_a_void_call_leaves_the_losses_and_the_second_passes_the_box() -> None:
    table = table_of(SEED, losses=1)
    call(table, 10, 7, {1: 0, 2: 0})
    assert (table.sitting.next_dealer, table.table.losses) == (0, 1)
    table.begin()
    call(table, 10, 7, {})
    assert table.happened(CallVoid) == [CallVoid(0, 1), CallVoid(0, 2)]
    assert table.happened(BoxPassed) == [BoxPassed(0, 1, "voids")]
    assert table.sitting.carry == Carry(1)
    assert table.stacks == (100, 100, 100)


def test_a_covered_call_between_two_void_ones() -> None:
    table = table_of(SEED)
    call(table, 10, 7, {})
    play_round(table, 10, 7, {1: 10}, OUT)
    table.begin()
    call(table, 10, 7, {})
    assert table.happened(BoxPassed) == []
    assert table.sitting.carry == Carry(0, losses=1, voids=1)


def test_a_caster_without_chips_loses_the_dice() -> None:
    table = table_of(SEED, (10, 100, 100))
    play_round(table, 10, 7, {1: 10}, OUT)
    assert table.happened(BoxPassed) == [BoxPassed(0, 1, "chips")]


def test_the_dice_pass_to_the_next_who_can_call() -> None:
    table = table_of(EXACT, (25, 9, 100))
    play_round(table, 20, 7, {2: 20}, OUT)
    assert table.happened(BoxPassed) == [BoxPassed(0, 2, "chips")]
    assert table.stacks == (5, 9, 120)


def test_thrown_and_exact_a_caster_can_call_with_sixty() -> None:
    rules = Hazard(main_choice="thrown", rounding="exact")
    table = table_of(rules, (59, 60, 100))
    assert table.table.caster == 1


@pytest.mark.parametrize(
    ("rules", "stacks", "absent"),
    [
        (SEED, (100, 100), PassBox()),
        (Hazard(voluntary_pass="off"), (100, 100), Call(1, 7)),
        (Hazard(voluntary_pass="off", rounding="exact"), (100, 100), Call(10, 7)),
        (Hazard(voluntary_pass="off", main_choice="thrown"), (100, 100), Call(1)),
        (
            Hazard(voluntary_pass="off", main_choice="thrown", rounding="exact"),
            (100, 100),
            Call(60),
        ),
    ],
)
def test_what_is_called_for_an_absent_caster(
    rules: Hazard, stacks: tuple[int, ...], absent: Call | PassBox
) -> None:
    table = table_of(rules, stacks)
    assert table.absent(0) == absent
    table.act(0, absent)


def test_an_absent_caster_throws_and_lays_no_odds() -> None:
    table = covered(Hazard(odds="evens-plus-odds"), 10, 7, {1: 10})
    assert table.absent(0) == Throw()
    throw(table, "13")
    assert table.absent(0) == Throw()


@pytest.mark.parametrize(
    ("stacks", "dealer", "caster"),
    [
        ((100, 100, 100), None, 0),
        ((100, 100, 100), 2, 2),
        ((0, 100, 100), None, 1),
        ((100, 100, 0), 2, 0),
        ((None, 100, None, 100), 2, 3),
    ],
)
def test_the_first_caster_is_the_dealer_or_the_next_who_can(
    stacks: tuple[int | None, ...], dealer: int | None, caster: int
) -> None:
    given = {} if dealer is None else {"dealer": dealer}
    assert table_of(SEED, stacks, **given).table.caster == caster


def test_losses_are_those_of_the_caster_and_go_with_him() -> None:
    table = table_of(SEED)
    play_round(table, 10, 7, {1: 10}, OUT)
    company = Company((None, 110, 100), 3)
    table.sitting = replace(table.sitting, company=company)
    table.begin()
    assert (table.table.caster, table.table.losses) == (1, 0)


def test_seats_that_are_empty_make_no_difference() -> None:
    def played(stacks: tuple[int | None, ...], places: tuple[int, ...]) -> HazardTable:
        table = table_of(Hazard(box_after=1), stacks, dealer=places[1])
        covers = {places[0]: 4, places[2]: 8}
        play_round(table, 10, 5, covers, "42", "33")
        play_round(table, 10, 7, covers, OUT)
        return table

    one, other = played((100, 100, 100), (0, 1, 2)), played((None, 100, 100, None, 100), (1, 2, 4))
    assert one.stacks == tuple(other.stacks[seat] for seat in (1, 2, 4))
    assert (one.sitting.next_dealer, other.sitting.next_dealer) == (2, 4)


def test_the_lot_settles_the_first_caster() -> None:
    assert SEED.seated_by((0, 2, 5)) == Draw((0, 2, 5))
    seating = SEED.seating((0, 2, 5), Drawn((5, 0, 2)))
    assert seating == Seating((0, 2, 5), Carry(5), (FirstDealer(5),))
    assert HOUSE.seating((1,), Drawn((1,))).carry == Carry(1, 0)


@pytest.mark.parametrize(
    ("rules", "stacks", "fault"),
    [
        (SEED, (1, 1), None),
        (SEED, (100, 0), "Hazard needs 2 players who have chips."),
        (SEED, (100, None), "Hazard needs 2 players who have chips."),
        (HOUSE, (100, 0), None),
        (HOUSE, (100, None), None),
        (HOUSE, (0, 0), "Nobody holds enough chips for a call, or the limit allows none."),
        (EXACT, (9, 9), "Nobody holds enough chips for a call, or the limit allows none."),
        (EXACT, (9, 10), None),
        (Hazard(rounding="exact", max_stake=9), (99, 99), "Nobody holds enough chips for a call, "
         "or the limit allows none."),
    ],
)  # fmt: skip
def test_h2_who_can_play(rules: Hazard, stacks: tuple[int | None, ...], fault: str | None) -> None:
    assert rules.fault(Company(stacks, len(stacks)), rules.carried({})) == fault


NO_COVER = "Nobody holds enough chips to cover a stake, which may have to be paid at odds."
BROKEN = "The bank is broken: the house cannot cover another stake."


@pytest.mark.parametrize(
    ("rules", "stacks", "carry", "why"),
    [
        (SEED, (1, 1), Carry(), NO_COVER),
        (SEED, (1, 1, 2), Carry(), None),
        (Hazard(odds="evens"), (1, 1), Carry(), None),
        (Hazard(odds="evens-plus-odds", odds_cap=3), (4, 4), Carry(), NO_COVER),
        (Hazard(odds="evens-plus-odds", odds_cap=3), (1, 5), Carry(), None),
        (EXACT, (9, 10), Carry(), NO_COVER),
        (EXACT, (19, 19), Carry(), NO_COVER),
        (EXACT, (10, 20), Carry(), None),
        (Hazard(rounding="exact", main_choice="thrown"), (60, 19), Carry(), NO_COVER),
        (Hazard(rounding="exact", main_choice="thrown"), (60, 20), Carry(), None),
        (HOUSE, (100, 100), Carry(0, 2), None),
        (HOUSE, (100, 100), Carry(0, 1), BROKEN),
        (HOUSE, (100, 100), Carry(None, 0), None),
    ],
)
def test_h8_when_no_call_could_be_covered(
    rules: Hazard, stacks: tuple[int, ...], carry: Carry, why: str | None
) -> None:
    company = Company(stacks, len(stacks))
    assert rules.fault(company, carry) is None
    assert rules.vain(company, carry) == why


def test_h8_onlookers_may_be_those_who_can_cover() -> None:
    company = Company((1, 1, 2), 2)
    assert SEED.vain(company, Carry()) is None
    assert Hazard(gallery="off").vain(company, Carry()) == NO_COVER


def test_h2_the_gallery_does_not_make_up_for_an_empty_seat() -> None:
    assert (
        SEED.fault(Company((100, 0, 100), 2), Carry()) == "Hazard needs 2 players who have chips."
    )


def test_a_caster_must_have_a_seat() -> None:
    assert SEED.fault(Company((9, 9), 2), Carry(2)) == "There is no seat 3 at this table."


@pytest.mark.parametrize(
    ("rules", "carry", "what"),
    [
        (SEED, {"dealer": 12}, "dealer: 12 is not between 0 and 11"),
        (SEED, {"house": 5}, "house: the players are the setters"),
        (HOUSE, {"house": -1}, "house: -1 is not between"),
        (SEED, {"losses": 3}, "losses: 3 is not between"),
        (Hazard(box_after=1), {"losses": 1}, "losses: the box passes after 1"),
        (SEED, {"pools": {}}, "'pools' is unknown"),
    ],
)
def test_what_cannot_be_carried(rules: Hazard, carry: dict[str, object], what: str) -> None:
    with pytest.raises(UnreadableError, match=what):
        rules.carried(carry)


@pytest.mark.parametrize(
    "options",
    [
        {"odds": "even"},
        {"odds_cap": 4},
        {"odds_cap": 0},
        {"rounding": "up"},
        {"box_after": 0},
        {"box_after": 4},
        {"voluntary_pass": True},
        {"setter": "bank"},
        {"max_stake": -1},
        {"gallery": "maybe"},
        {"main_choice": "seven"},
        {"house": 100},
    ],
)
def test_options_are_those_of_the_book(options: dict[str, object]) -> None:
    with pytest.raises(UnreadableError):
        decode(Hazard, options)


def test_the_end_when_one_seat_has_all_chips() -> None:
    table = table_of(SEED, (10, 30), losses=1)
    play_round(table, 10, 7, {1: 10}, OUT)
    assert table.stacks == (0, 40)
    _is_over(table)


def test_a_round_is_thrown_out_though_a_setter_has_nothing_left() -> None:
    table = table_of(Hazard(odds="evens"), (10, 10), ())
    play_round(table, 10, 7, {1: 10}, NICK)
    assert table.stacks == (20, 0)
    _is_over(table)


def test_the_end_against_the_house_when_no_seat_has_chips() -> None:
    table = table_of(HOUSE, (10, 10), house=100)
    play_round(table, 10, 7, {}, OUT)
    assert not table.sitting.over
    play_round(table, 10, 7, {}, OUT)
    assert table.pools == {"house": 120}
    _is_over(table)


def test_the_end_when_nobody_can_call() -> None:
    table = table_of(EXACT, (19, 9), (100,))
    play_round(table, 10, 7, {2: 10}, OUT)
    assert table.stacks == (9, 9, 110)
    _is_over(table)


def _is_over(table: HazardTable) -> None:
    assert table.sitting.over
    assert table.sitting.next_dealer is None
    assert table.happened(BoxPassed)[1:] == []
    with pytest.raises(Refused, match="over"):
        begin(table.sitting)


def test_the_host_stops_between_rounds_and_nothing_is_owed() -> None:
    table = table_of(HOUSE, (100, 100), house=50)
    play_round(table, 10, 7, {}, OUT)
    stopped = stop(table.sitting)
    assert stopped.payments == ()
    assert stopped.sitting.over


def test_a_window_is_for_setters_alone() -> None:
    table = table_of(SEED)
    table.act(0, Call(10, 7))
    assert table.refusal(0, Cover(1)) == "It is not your turn."
    assert Say(PassBox()) not in table.rules.open_offers(table.table, 1)


@pytest.mark.parametrize(("place", "dealer", "losses"), [(0, 1, 0), (2, 0, 2)])
def test_a_caster_who_leaves_gives_up_the_box_with_the_losses(
    place: int, dealer: int, losses: int
) -> None:
    rules = Hazard()
    company = Company((100, 100, 100), 3)
    carry, paid = rules.left(company, rules.carried({"dealer": 0, "losses": 2}), place)
    assert (carry.dealer, carry.losses or 0, paid) == (dealer, losses, ())
