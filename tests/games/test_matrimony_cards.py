"""The cards of matrimony, what stands over from deal to deal, and the end."""

from __future__ import annotations

import pytest

from bot.games.matrimony import (
    Matrimony,
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
from bot.rules.turns import Close, acting
from tests.games.matrimony_table import (
    PLAIN,
    all_lay,
    begun,
    dealt,
    played,
    pools,
    shuffle,
    table_of,
    won,
)

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
    why = "Matrimony needs 1 player who can pay 2 chips for the dealer's chances."
    assert rules.fault(Company((1,) * 5, 5), carry) == why
    assert (
        rules.fault(Company((9, 9, 9, 9, 0), 5), carry)
        == "Matrimony needs 5 players who can pay 1 chip for a chance."
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
