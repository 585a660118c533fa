"""Vingt-un before the cards and between the coups: stakes, the deal, absent players, the end."""

from __future__ import annotations

import pytest

from bot.games.vingt_un import (
    CannotDeal,
    DealMoved,
    PassDeal,
    Phase,
    Stake,
    Stand,
    TableClosed,
    TakeCard,
    VingtUn,
)
from bot.rules.chance import Reshuffle, Shuffled
from bot.rules.codec import UnreadableError
from bot.rules.entries import NobodyStaked
from bot.rules.game import Company
from bot.rules.sitting import Sitting, stop
from bot.rules.turns import Nature, Window
from tests.art.samples.packs import topped
from tests.games.vingt_un_table import coup, table_of

RULES = VingtUn()
HUNDREDS = (100, 100, 100)


def test_stakes_are_limited_so_that_every_double_can_be_paid() -> None:
    table = table_of(RULES, (50, 100, 7, 100), dealer=0)
    assert table.refusal(1, Stake(9)) == "You may stake from 0 to 8 chips."
    assert table.refusal(2, Stake(4)) == "You may stake from 0 to 3 chips."
    assert table.refusal(3, Stake(-1)) == "You may stake from 0 to 8 chips."
    wide = table_of(RULES, (500, 100, 100), dealer=0)
    assert wide.refusal(1, Stake(11)) == "You may stake from 0 to 10 chips."
    wide.stakes(s1=10)


def test_who_cannot_stake_sits_out() -> None:
    table = table_of(RULES, (50, 1, 7), dealer=0)
    window = RULES.turn(table.table)
    assert isinstance(window, Window)
    assert window.waiting == (2,)
    assert table.refusal(1, Stake(0)) == "It is not your turn."


def test_the_window_does_not_wait_for_the_dealer_who_does_not_stake() -> None:
    table = table_of(RULES, HUNDREDS, dealer=0)
    window = RULES.turn(table.table)
    assert isinstance(window, Window)
    assert (window.seats, window.waiting) == ((1, 2, 0), (1, 2))
    assert table.refusal(0, Stake(1)).startswith("The dealer does not stake")
    assert table.refusal(1, PassDeal()) == "Only the dealer may pass the deal."
    assert table.refusal(1, Stand()) == "The stakes come first, and then the cards."
    table.stakes(s1=0, s2=1)
    assert RULES.turn(table.table) == Nature(Reshuffle(52))


def test_a_later_entry_replaces_the_earlier() -> None:
    table = table_of(RULES, HUNDREDS, dealer=0)
    table.stakes(s1=7)
    table.stakes(s1=3)
    assert table.absent(1) == Stake(3)
    table.closes()
    assert table.table.players == (1,)
    assert table.table.staked(1) == 3


def test_the_deal_can_be_passed_while_nobody_has_staked() -> None:
    table = table_of(RULES, HUNDREDS, dealer=0)
    table.stakes(s1=2)
    assert table.refusal(0, PassDeal()) == "It is not your turn."
    table.stakes(s1=0)
    assert table.absent(0) == PassDeal()
    table.act(0, PassDeal())
    assert table.is_over
    assert table.happened(DealMoved) == [DealMoved(1, "passed")]
    assert table.sitting.next_dealer == 1


def test_a_deal_is_passed_to_the_next_who_can() -> None:
    table = table_of(RULES, (100, 3, 100), dealer=0)
    table.act(0, PassDeal())
    assert table.happened(CannotDeal) == []
    assert table.sitting.next_dealer == 2


def test_a_deal_that_nobody_else_can_take_cannot_be_passed() -> None:
    table = table_of(RULES, (100, 3, 3), dealer=0)
    window = RULES.turn(table.table)
    assert isinstance(window, Window)
    assert window.seats == (1, 2)
    assert table.refusal(0, PassDeal()) == "It is not your turn."


def test_without_stakes_the_window_opens_once_more_and_then_the_deal_passes() -> None:
    table = table_of(RULES, HUNDREDS, dealer=0)
    table.stakes(s1=0, s2=0)
    again = RULES.turn(table.table)
    assert isinstance(again, Window)
    assert (again.number, again.waiting) == (1, (1, 2))
    table.closes()
    assert table.happened(NobodyStaked) == [NobodyStaked(True), NobodyStaked(False)]
    assert table.is_over
    assert table.happened(DealMoved) == [DealMoved(1, "empty")]


def test_nothing_but_cards_once_they_are_dealt() -> None:
    table = coup("2c 3c 4c 5c 6c 7c")
    assert table.refusal(1, Stake(1)).startswith("Stakes are made before the cards")
    assert table.refusal(1, PassDeal()).startswith("The deal can be passed only before the cards")


@pytest.mark.parametrize(("pack", "action"), [("5c", TakeCard()), ("6c", Stand())])
def test_absent_players_draw_to_fifteen(pack: str, action: object) -> None:
    table = coup(f"Tc 3c 4c {pack} 8c 7c")
    assert table.absent(1) == action


@pytest.mark.parametrize(("second", "action"), [("6c", TakeCard()), ("7c", Stand())])
def test_absent_dealers_draw_to_sixteen(second: str, action: object) -> None:
    table = coup(f"2c 3c Tc 4d 8c {second}")
    table.stands(1, 2)
    assert table.absent(0) == action


def test_absent_in_the_window_nothing_is_staked() -> None:
    table = table_of(RULES, HUNDREDS, dealer=0)
    assert table.absent(1) == Stake(0)


def test_option_the_deal_passes_after_each_coup_without_a_natural() -> None:
    rules = VingtUn(deal_change="each-coup", natural_deal="none")
    table = coup("Tc 9d 8s 9h 7c Ks", rules)
    table.stands(1, 2, 0)
    assert table.happened(DealMoved) == [DealMoved(1, "round")]
    natural = coup("Ac 9d 8s Kh 7c Ks", rules)
    natural.stands(2, 0)
    assert natural.sitting.next_dealer == 0


def test_a_dealer_who_can_no_longer_cover_all_loses_the_deal() -> None:
    table = coup("Tc Td 8s 9h 9c 7s", None, (4, 50, 50), s1=1, s2=1)
    table.stands(1, 2, 0)
    assert table.stacks == (2, 51, 51)
    assert table.happened(CannotDeal) == [CannotDeal(0)]
    assert table.sitting.next_dealer == 1


def test_a_dealer_whom_newcomers_outnumber_loses_the_deal_at_the_opening() -> None:
    table = table_of(RULES, (4, 50, 50, 50), dealer=0)
    assert table.happened(DealMoved) == [DealMoved(1, "chips")]
    assert table.table.dealer == 1


def test_the_game_ends_when_nobody_can_deal() -> None:
    table = coup("Tc 8s 9h Ks", None, (40, 3), s1=1)
    table.stands(1, 0)
    assert table.stacks == (39, 4)
    assert not table.sitting.over
    poor = coup("Tc Ts 6h Ks", None, (40, 2), s1=1)
    poor.stands(1, 0)
    assert poor.stacks == (41, 1)
    assert poor.sitting.over
    assert poor.sitting.next_dealer is None
    assert poor.happened(TableClosed) == [TableClosed()]


def test_the_host_may_end_the_sitting_between_coups() -> None:
    table = coup("Tc 9d 8s 9h 7c Ks")
    table.stands(1, 2, 0)
    stopped = stop(table.sitting)
    assert stopped.sitting.over
    assert stopped.payments == ()


def test_a_void_coup_is_followed_by_a_pack_shuffled_anew() -> None:
    carry = RULES.carried({"dealer": 1, "pack": "2c 3c"})
    assert RULES.voided(carry) == RULES.carried({"dealer": 1})


@pytest.mark.parametrize(
    "carry",
    [
        {"dealer": 10},
        {"dealer": -1},
        {"dealer": 0, "pack": "2c 2c"},
        {"pack": "2c"},
        {"dealer": 0, "bank": 1},
    ],
)
def test_a_carry_that_no_coup_could_have_left(carry: dict[str, object]) -> None:
    with pytest.raises(UnreadableError):
        RULES.carried(carry)


def test_a_dealer_must_have_a_seat() -> None:
    carry = RULES.carried({"dealer": 3})
    assert RULES.fault(Company(HUNDREDS, 3), carry) == "There is no seat 4 at this table."
    assert Sitting(RULES, Company(HUNDREDS, 3), carry).fault is not None


def test_phases_go_on_as_the_book_has_them() -> None:
    table = table_of(RULES, HUNDREDS)
    seen = [table.table.phase]
    table.chance(Shuffled(topped("Ac")))
    seen.append(table.table.phase)
    table.stakes(s1=1, s2=1)
    seen.append(table.table.phase)
    table.chance(Shuffled(topped("2c 3c 4c 5c 6c 7c")))
    seen.append(table.table.phase)
    table.stands(1, 2)
    seen.append(table.table.phase)
    table.stands(0)
    assert [*seen, table.table.phase] == [*Phase]
