"""The ledger of matrimony, and the worked examples of its book; seat 0 is seat 1 of the book."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from bot.games.matrimony import (
    CHANCES,
    Entered,
    Laid,
    Lay,
    Matrimony,
    Phase,
    Showed,
    Swept,
    TurnedUp,
)
from bot.rules.board import SatOut
from bot.rules.cards import PACK, cards
from bot.rules.chance import Drawn, Shuffled
from bot.rules.codec import decode
from bot.rules.game import Company
from bot.rules.lots import FirstDealer
from bot.rules.play import offers
from bot.rules.pools import Shared
from bot.rules.refusals import span
from bot.rules.turns import Close, OnTurn, Window, acting
from tests.games.matrimony_table import (
    PLAIN,
    MatrimonyTable,
    all_lay,
    begun,
    lay,
    played,
    pools,
    shuffle,
    table_of,
    won,
)

EACH = dict.fromkeys(CHANCES, 1)
ALL_BUT_BEST = {chance: 1 for chance in CHANCES if chance != "best"}


def dealt(hands: tuple[str, ...], rules: Matrimony | None = None, **held: int) -> MatrimonyTable:
    """The stakes of all worked examples but one, with these hands and pools."""
    table = begun(rules, pools=held)
    lay(table, 0, **EACH)
    for seat in range(1, 5):
        lay(table, seat, **ALL_BUT_BEST)
    shuffle(table, hands)
    return table


# --- the worked examples ----------------------------------------------------------------------


def test_m14_m3_e1_the_ace_of_diamonds_turned_up_sweeps_all() -> None:
    hands = ("2c 3c 4c", "5c 6c 7c", "8c 9c Ad", "Kd Qd 2d", "3d 5d 6d")
    table = dealt(hands, best=4)
    assert table.happened(Swept) == [Swept(2, 25)]
    assert won(table) == dict.fromkeys(CHANCES, 2)
    assert table.stacks == (45, 46, 71, 46, 46)
    assert pools(table) == [0, 0, 0, 0, 0]
    assert table.sitting.next_dealer == 1
    assert not table.happened(Showed)


def test_m15_m16_m18_m20_e2_each_chance_goes_to_its_holder_and_confederacy_stands_over() -> None:
    table = dealt(("2c 3c 4c", "Kc 6c Qd", "Qs 9c Jd", "5h 5d 2d", "3d 6d 7d"))
    assert won(table) == {"matrimony": 1, "intrigue": 2, "pairs": 3, "best": 1}
    assert table.stacks == (45, 52, 51, 51, 46)
    assert pools(table) == [0, 0, 0, 5, 0]


def test_m17_e3_of_equal_combinations_the_eldest_has_preference() -> None:
    table = dealt(("Ks Qs 4c", "3c 6c 7c", "Kc 9c Qd", "Kh Qh 2d", "3d 6d 8d"))
    assert won(table) == {"matrimony": 2, "best": 2}
    assert (table.stacks[0], table.stacks[2]) == (45, 52)


def test_m19_m20_e4_the_ace_of_diamonds_in_hand_is_an_ordinary_ace() -> None:
    table = dealt(("2c 3c 4c", "Ac 6c 7c", "Ad 9c Td", "Kh Qh 2d", "3d 6d 8d"))
    assert won(table) == {"best": 1, "matrimony": 3}
    assert table.stacks[1:4] == (47, 46, 51)


def test_m16_e5_king_queen_and_knave_in_one_hand_win_three_chances() -> None:
    table = dealt(("2c 3c 4c", "5c 6c 7c", "Kc Qd Jh", "5h 9d 2d", "3d 6d 8d"))
    assert won(table) == {"matrimony": 2, "intrigue": 2, "confederacy": 2, "best": 2}
    assert table.stacks[2] == 62
    assert pools(table) == [0, 0, 0, 0, 5]


def test_m9_m10_m11_e6_the_dealer_lays_twelve_and_the_rest_eleven_each() -> None:
    table = begun()
    lay(table, 0, best=12)
    words = table.refusal(1, Lay({"best": 12}))
    assert words == "Lay just 11 chips in all: as many as the dealer, less one."
    lay(table, 1, pairs=11)
    lay(table, 2, matrimony=11)
    lay(table, 3, best=5, pairs=6)
    lay(table, 4, confederacy=11)
    shuffle(table, ("2c 3c 4c", "5c 6c 7c", "8c 9c Td", "5h 9d 2d", "3d 6d 8d"))
    assert won(table) == {"best": 2}
    assert table.stacks == (38, 39, 56, 39, 39)
    assert pools(table) == [0, 11, 0, 11, 17]


def test_m7_e7_the_highest_pair() -> None:
    table = dealt(("2c 2d 4c", "5c 5d 7c", "8c 9c Td", "5h 9h 5s", "Kd 6d Kh"))
    assert won(table) == {"pairs": 4, "best": 4}
    assert table.stacks[4] == 52


# --- the table --------------------------------------------------------------------------------


def test_m1_five_to_fourteen_play_with_the_whole_pack() -> None:
    assert Matrimony().sizes == range(5, 15)
    carry = table_of().sitting.carry
    assert Matrimony().fault(Company((50,) * 14, 14), carry) is None
    table = played((*PLAIN, "7d 8d Td"), stacks=(50,) * 14)
    assert sum(len(hand.cards) for hand in table.position.hands) == 42
    assert len(table.position.veiled.cards) == 10
    short = (50, 50, 50, 50, None)
    why = Matrimony().fault(Company(short, 5), carry)
    assert why == "Matrimony is played by 5 to 14 here."
    table = begun()
    all_lay(table, best=2)
    assert table.refusal(None, Shuffled(PACK[1:])) == "A shuffle of 52 given cards is asked for."


@pytest.mark.parametrize("least", [2, 3, 4, 5])
def test_m1_smaller_tables_where_the_house_allows_them(least: int) -> None:
    rules, carry = Matrimony(min_seats=least), table_of().sitting.carry
    assert rules.sizes == range(least, 15)
    assert rules.fault(Company((2,) * least, least), carry) is None
    assert rules.fault(Company((2,) * (least - 1), least - 1), carry) is not None
    table = begun(rules, (10,) * least)
    all_lay(table, best=3)
    assert pools(table)[0] == 3 + 2 * (least - 1)


def test_m2_there_are_five_chances_and_no_other() -> None:
    table = begun()
    assert [*table.pools] == ["best", "matrimony", "intrigue", "confederacy", "pairs"]
    words = table.refusal(0, Lay({"best": 2, "game": 1}))
    assert words.startswith("There is no chance called game: best, matrimony")
    assert (
        table.refusal(0, Lay({"best": 5, "pairs": -1})) == "Chips are put down, and not taken up."
    )


@pytest.mark.parametrize(
    ("chance", "hand"),
    [
        pytest.param("matrimony", "Kc 8d Qh", id="M6"),
        pytest.param("intrigue", "Jc Qd 8h", id="M5"),
        pytest.param("confederacy", "8c Js Kh", id="M4"),
    ],
)
def test_m4_m5_m6_two_courts_of_whatever_suit(chance: str, hand: str) -> None:
    table = dealt(("2c 3c 4c", "5c 6c 7c", "9c Tc 2h", "3h 5h 6h", hand))
    assert won(table) == {chance: 4, "best": 4}


@pytest.mark.parametrize(
    ("hands", "winner"),
    [
        pytest.param(("2c 3c 4c", "5c 6c 7c", "9c 9d 2d"), 2, id="the only one"),
        pytest.param(("Tc Th 4c", "9h 9d 2d", "5c 6c 7c"), 0, id="the dealer's is higher"),
        pytest.param(("9c 9h 4c", "5c 6c 7c", "9s 9d 2d"), 2, id="of equals the elder"),
        pytest.param(("9c 9h 4c", "Ts Th Tc", "Ks Jd 2d"), 1, id="three alike are a pair"),
    ],
)
def test_m7_pairs(hands: tuple[str, ...], winner: int) -> None:
    table = dealt((*hands, "3h 6h 8h", "3s 6s 8s"))
    assert won(table)["pairs"] == winner


def test_m8_counters_move_and_none_is_lost() -> None:
    table = played(PLAIN)
    assert table.table.chips.total == 250
    assert all(payment.amount > 0 for payment in table.payments)


# --- what the dealer lays ---------------------------------------------------------------------


@pytest.mark.parametrize(
    ("purses", "most"),
    [
        pytest.param((50, 50, 50, 50, 50), 20, id="the limit of the house"),
        pytest.param((7, 50, 50, 50, 50), 7, id="the dealer's chips"),
        pytest.param((50, 50, 50, 50, 6), 7, id="what the poorest can answer"),
        pytest.param((50, 0, 50, 50, 50, 6), 7, id="who has none is not asked"),
        pytest.param((50, 50, 50, 50, 1), 2, id="a single chip"),
    ],
)
def test_m9_the_dealer_lays_what_he_pleases_up_to_what_all_can_answer(
    purses: tuple[int, ...], most: int
) -> None:
    table = begun(stacks=purses)
    why = f"Lay {span(2, most)} in all, so that everybody can answer."
    assert table.refusal(0, Lay({"pairs": most + 1})) == why
    assert table.refusal(0, Lay({"pairs": 1})) == why
    assert table.refusal(0, Lay({})) == why
    lay(table, 0, pairs=most - 1, best=1, intrigue=0)
    assert pools(table) == [1, 0, 0, 0, most - 1]
    assert table.happened(Laid)[0] == Laid(0, {"best": 1, "pairs": most - 1})


def test_m9_the_limit_is_an_option() -> None:
    table = begun(Matrimony(max_stake=3))
    assert table.refusal(0, Lay({"best": 4})).startswith("Lay from 2 to 3 chips")
    lay(table, 0, best=3)


def test_m9_nobody_else_lays_before_the_dealer() -> None:
    table = begun()
    assert table.refusal(1, Lay({"best": 2})) == "It is not your turn."
    assert table.rules.turn(table.table) == OnTurn(0)


@pytest.mark.parametrize(
    ("purse", "rules", "layout"),
    [
        (50, Matrimony(), EACH),
        (4, Matrimony(), {"best": 1, "matrimony": 1, "intrigue": 1, "confederacy": 1}),
        (2, Matrimony(), {"best": 1, "matrimony": 1}),
        (50, Matrimony(max_stake=3), {"best": 1, "matrimony": 1, "intrigue": 1}),
        (50, Matrimony(less_one="per-chance"), {"best": 2}),
    ],
)
def test_m9_an_absent_dealer_lays_one_on_each_as_far_as_it_goes(
    purse: int, rules: Matrimony, layout: Mapping[str, int]
) -> None:
    table = begun(rules, (purse, 50, 50, 50, 50))
    assert table.absent(0) == Lay(layout)
    assert table.offered(0) == [Lay(layout)]
    table.act(0, table.absent(0))


# --- what the others lay ----------------------------------------------------------------------


def test_m10_the_others_lay_one_less_as_they_please_and_unseen() -> None:
    table = begun()
    lay(table, 0, best=4, pairs=2)
    turn = table.rules.turn(table.table)
    assert isinstance(turn, Window)
    assert (turn.seats, turn.hidden) == ((1, 2, 3, 4), True)
    lay(table, 1, confederacy=5)
    assert table.events[-1] == Entered(1)
    assert pools(table) == [4, 0, 0, 0, 2]
    assert table.position.hands[1].entry == Lay({"confederacy": 5})
    assert table.refusal(0, Lay({"best": 5})) == "It is not your turn."
    for words in (Lay({"best": 4}), Lay({"best": 6}), Lay({})):
        assert (
            table.refusal(2, words) == "Lay just 5 chips in all: as many as the dealer, less one."
        )


def test_m10_an_entry_may_be_changed_until_all_have_one() -> None:
    table = begun()
    lay(table, 0, best=3)
    lay(table, 1, best=2)
    lay(table, 1, pairs=2)
    assert table.absent(1) == Lay({"pairs": 2})
    for seat in (2, 3):
        lay(table, seat, best=2)
    assert table.table.phase is Phase.STAKES
    lay(table, 4, best=2)
    assert table.table.phase is Phase.DEAL
    assert [each.seat for each in table.happened(Laid)] == [0, 1, 2, 3, 4]
    assert table.happened(Laid)[1] == Laid(1, {"pairs": 2})
    assert pools(table) == [9, 0, 0, 0, 2]
    assert all(hand.entry is None for hand in table.position.hands)


@pytest.mark.parametrize(
    ("dealers", "answer"),
    [
        ({"best": 1, "pairs": 4}, {"best": 1, "pairs": 3}),
        (EACH, ALL_BUT_BEST),
        ({"pairs": 3, "intrigue": 3}, {"intrigue": 2, "pairs": 3}),
        ({"best": 2}, {"best": 1}),
    ],
)
def test_m10_for_the_absent_the_dealers_layout_is_laid_less_one_on_its_largest_pile(
    dealers: Mapping[str, int], answer: Mapping[str, int]
) -> None:
    table = begun()
    lay(table, 0, **dealers)
    lay(table, 3, best=sum(answer.values()))
    table.closes()
    laid = {each.seat: each.layout for each in table.happened(Laid)}
    assert laid[1] == laid[2] == laid[4] == answer
    assert laid[3] == {"best": sum(answer.values())}


def test_m10_less_one_on_every_chance_without_a_window() -> None:
    table = begun(Matrimony(less_one="per-chance"))
    lay(table, 0, best=5, pairs=2)
    assert table.table.phase is Phase.DEAL
    assert pools(table) == [5 + 4 * 4, 0, 0, 0, 2 + 4]
    assert table.stacks == (43, 45, 45, 45, 45)
    assert table.happened(Laid)[1:] == [Laid(seat, {"best": 4, "pairs": 1}) for seat in range(1, 5)]


def test_m10_less_one_on_every_chance_has_limits_of_its_own() -> None:
    rules = Matrimony(less_one="per-chance")
    table = begun(rules, (50, 50, 50, 50, 3))
    some = "Put nothing or at least 2 chips on each chance: all answer with 1 less."
    assert table.refusal(0, Lay({"best": 3, "pairs": 1})) == some
    assert table.refusal(0, Lay({"best": 5})) == "All have to answer with 4; the poorest holds 3."
    assert table.refusal(0, Lay({"best": 7})).startswith("Lay from 2 to 6 chips")
    lay(table, 0, best=2, pairs=2, intrigue=2)
    assert table.stacks[4] == 0
    poor = begun(rules, (3, 50, 50, 50, 50))
    assert poor.refusal(0, Lay({"best": 4})).startswith("Lay from 2 to 3 chips")
    rich = begun(rules, (50,) * 5)
    assert rich.refusal(0, Lay({"best": 21})).startswith("Lay from 2 to 20 chips")


# --- the cards --------------------------------------------------------------------------------


def test_m12_m13_two_rounds_down_from_the_left_and_one_up() -> None:
    table = begun(dealer=2)
    all_lay(table, best=2)
    table.chance(Shuffled(PACK))
    assert [*table.table.players] == [3, 4, 0, 1, 2]
    assert table.position.hands[3].cards == (PACK[0], PACK[5], PACK[10])
    assert table.position.hands[2].cards == (PACK[4], PACK[9], PACK[14])
    up = [TurnedUp(seat, PACK[10 + turn]) for turn, seat in enumerate((3, 4, 0, 1, 2))]
    assert table.happened(TurnedUp) == up


def test_m12_one_round_down_where_the_house_has_it_so() -> None:
    table = begun(Matrimony(shape="1+1"))
    all_lay(table, best=1, pairs=1)
    shuffle(table, ("2c 3c", "4c 5c", "6c 7c", "8h 8d", "9d Kd"))
    assert [len(hand.cards) for hand in table.position.hands] == [2] * 5
    assert won(table) == {"best": 4, "pairs": 3}


def test_m13_the_ace_of_diamonds_sweeps_in_the_short_deal_too() -> None:
    table = begun(Matrimony(shape="1+1"))
    all_lay(table, best=1, pairs=1)
    shuffle(table, ("2c 3c", "4c 5c", "6c 7c", "8h 8d", "9d Ad"))
    assert table.happened(Swept) == [Swept(4, 6)]


def test_m15_all_hands_are_shown_from_the_eldest_on() -> None:
    table = played(PLAIN, dealer=3)
    assert [each.seat for each in table.happened(Showed)] == [4, 0, 1, 2, 3]
    assert [each.cards for each in table.happened(Showed)] == [
        cards(PLAIN[seat]) for seat in (4, 0, 1, 2, 3)
    ]


@pytest.mark.parametrize(
    ("best", "winner"), [("any-suit", 1), ("diamonds", 3), ("ace-diamonds-only", None)]
)
def test_m20_who_wins_best_is_an_option(best: str, winner: int | None) -> None:
    hands = ("2c 3c 4c", "Kc 6c 7c", "8c 9c Ts", "5h Jd 2d", "3d 6d 8d")
    table = dealt(hands, decode(Matrimony, {"best": best}))
    assert won(table).get("best") == winner
    assert pools(table)[0] == (1 if winner is None else 0)


def test_m20_nobody_may_hold_a_diamond() -> None:
    table = dealt(
        ("2c 3c 4c", "Kc 6c 7c", "8c 9c Ts", "5h Jh 2h", "3h 6h 8h"), Matrimony(best="diamonds")
    )
    assert won(table) == {}
    assert pools(table) == [1, 5, 5, 5, 5]


def test_m19_the_ace_of_diamonds_in_hand_wins_best_of_the_diamonds_alone() -> None:
    hands = ("2c 3c 4c", "Kc 6c 7c", "Ad 9c Ts", "5h Jh 2h", "3h 6h 8h")
    assert won(dealt(hands, Matrimony(best="diamonds"))) == {"best": 2}
    assert won(dealt(hands, Matrimony(best="ace-diamonds-only"))) == {}


def test_m3_best_waits_for_the_sweep_where_only_that_wins_it() -> None:
    hands = ("2c 3c 4c", "Kc 6c 7c", "9c Ts Ad", "5h Jh 2h", "3h 6h 8h")
    table = dealt(hands, Matrimony(best="ace-diamonds-only"), best=30)
    assert table.happened(Swept) == [Swept(2, 51)]


# --- from deal to deal ------------------------------------------------------------------------


def test_m18_what_nobody_gains_stands_over() -> None:
    table = dealt(PLAIN)
    assert pools(table) == [0, 5, 5, 5, 5]
    table.begin()
    assert pools(table) == [0, 5, 5, 5, 5]
    assert table.table.dealer == 1
    all_lay(table, matrimony=3)
    shuffle(table, ("Kc Qc 2c", *PLAIN[1:]))
    assert table.stacks[0] == 45 - 2 + 5 + 3 + 4 * 2


def test_an_empty_chance_is_won_in_silence() -> None:
    table = begun()
    all_lay(table, pairs=2)
    shuffle(table, ("Kc Qc 2c", *PLAIN[1:]))
    assert won(table) == {}


def test_who_has_no_chips_sits_out() -> None:
    table = played(("2c 3c 4c", "", *PLAIN[1:]), stacks=(50, 0, 50, 50, 50, 50))
    assert table.happened(SatOut) == [SatOut(1, 1)]
    assert table.table.players == (2, 3, 4, 5, 0)
    assert table.position.hands[1].cards == ()
    assert table.sitting.next_dealer == 2


def test_a_dealer_who_cannot_lay_two_is_passed_over() -> None:
    table = begun(stacks=(1, 0, 50, 50, 50, 50))
    assert table.table.dealer == 2
    assert table.table.players == (3, 4, 5, 0, 2)


def test_the_first_dealer_is_drawn_by_lot_or_the_last_seat_of_a_record() -> None:
    rules = Matrimony()
    assert begun(dealer=None).table.dealer == 4
    ask = rules.seated_by((0, 1, 2, 3, 4))
    assert ask is not None
    seating = rules.seating(ask.seats, Drawn((3, 1, 0, 2, 4)))
    assert seating.order == (0, 1, 2, 3, 4)
    assert seating.carry.dealer == 3
    assert seating.events == (FirstDealer(3),)


# --- ends -------------------------------------------------------------------------------------


def test_fewer_than_five_with_chips_divide_what_is_left() -> None:
    table = played(PLAIN, stacks=(5, 4, 4, 4, 4))
    assert table.sitting.over
    assert table.sitting.next_dealer is None
    # 20 lie there, for five; seat 2 has won the one chip on best.
    assert table.stacks == (4, 4, 5, 4, 4)
    assert table.happened(Shared) == [Shared(seat, 4) for seat in (1, 2, 3, 4, 0)]


def test_odd_chips_go_from_the_eldest_hand_onward_whoever_has_chips_left() -> None:
    table = played(PLAIN, stacks=(5, 4, 4, 4, 4), pools={"pairs": 3}, dealer=0)
    assert table.happened(Shared) == [
        Shared(1, 5), Shared(2, 5), Shared(3, 5), Shared(4, 4), Shared(0, 4),
    ]  # fmt: skip
    assert pools(table) == [0] * 5


def test_a_smaller_table_goes_on_where_the_house_allows_it() -> None:
    table = played(PLAIN, Matrimony(min_seats=3), stacks=(50, 50, 50, 4, 4))
    assert not table.sitting.over
    assert table.sitting.next_dealer == 1
    table.begin()
    assert table.table.players == (2, 0, 1)


def test_nobody_can_deal_where_nobody_holds_two() -> None:
    rules, carry = Matrimony(), table_of().sitting.carry
    why = "Matrimony wants one who can pay 2 chips for the dealer's chances."
    assert rules.fault(Company((1,) * 5, 5), carry) == why
    assert (
        rules.fault(Company((9, 9, 9, 9, 0), 5), carry)
        == "Matrimony wants five who can pay 1 chip for a chance."
    )


def test_the_host_stops_and_those_of_the_last_deal_share() -> None:
    table = dealt((*PLAIN,))
    sitting = table.sitting
    paid = table.rules.stop(sitting.company, sitting.carry)
    assert {(each.target, each.amount) for each in paid} >= {(1, 4)}
    assert sum(each.amount for each in paid) == 20
    carry, home = table.rules.left(sitting.company, sitting.carry, 1)
    assert home == ()
    paid = table.rules.stop(sitting.company, carry)
    assert {each.target for each in paid} == {0, 2, 3, 4}


def test_nothing_else_is_asked() -> None:
    table = begun()
    assert acting(table.rules.turn(table.table)) == (0,)
    assert len(offers(table.rules, table.table, table.position.hands[0], 0)) == 2
    assert table.refusal(None, Close()) == "There is no window to close."
