"""The bank at baccara: sold, offered, given up and lost; who sits where, and how it all ends."""

from __future__ import annotations

import pytest

from bot.games.baccara import (
    Accept,
    Baccara,
    Banco,
    Bet,
    Bid,
    BidsOpened,
    Decline,
    Done,
    Phase,
    PlaceTaken,
    Retire,
)
from bot.rules.banco import BankReturned, TableClosed
from bot.rules.chance import Draw as Lots
from bot.rules.chance import Drawn
from bot.rules.codec import UnreadableError, decode
from bot.rules.game import Company, seat_view
from bot.rules.sitting import leave, lying, stop
from bot.rules.turns import Nature, OnTurn, Window
from tests.games.baccara_table import Played, banked, table_of

WIN = "9d 9c 3s Kc Kh 4h"
"""Both sides have nine, the banker seven."""
LOSS = "2d 2c 5s Kc Kh 4h"
"""Both sides have two, the banker nine."""
LIST = Baccara(resale="list")


def opened(stacks: tuple[int | None, ...], *bids: int, rules: Baccara | None = None) -> Played:
    """The bank is sold by these bids of the first seats, and the auction is closed."""
    table = table_of(rules or Baccara(), stacks)
    table.begin()
    for seat, bid in enumerate(bids):
        table.act(seat, Bid(bid))
    if table.table.phase is Phase.AUCTION:
        table.closes()
    return table


@pytest.mark.parametrize(
    "options",
    [
        {"packs": 4},
        {"cut": 8},
        {"cut": 155},
        {"burn": 3},
        {"fine": 0},
        {"banco_max": -1},
        {"over_limit": "ask"},
        {"false_draw": "liable"},
        {"forced_card": True},
        {"cheval_tie": "whole"},
        {"resale": "off"},
        {"gallery": "seed"},
        {"excess": "ask"},
    ],
)
def test_ba79_options_that_the_book_does_not_know(options: dict[str, object]) -> None:
    with pytest.raises(UnreadableError):
        decode(Baccara, options)


@pytest.mark.parametrize(
    ("stacks", "words"),
    [
        ((100, 100, 0), "Baccara needs 3 players who have chips."),
        ((100, 100, 1), None),
        ((1,) * 11, None),
    ],
)
def test_ba3_three_to_eleven_open_a_table(stacks: tuple[int, ...], words: str | None) -> None:
    rules = Baccara()
    assert rules.fault(Company(stacks, len(stacks)), rules.carried({})) == words
    assert (min(rules.sizes), max(rules.sizes)) == (3, 11)


def test_ba5_bids_are_sealed_until_the_auction_closes() -> None:
    table = table_of(Baccara(), (60, 60, 0, 60))
    table.begin()
    turn = table.rules.turn(table.table)
    assert turn == Window((0, 1, 3), (0, 1, 3), hidden=True)
    table.act(0, Bid(12))
    table.act(0, Bid(13))
    assert seat_view(table.position, 0).hand.bid == 13
    assert seat_view(table.position, 1).hand.bid is None
    assert table.table.bidders == (0,)
    assert table.refusal(1, Bid(61)) == "You may bid from 0 to 60 chips for the bank."
    assert table.refusal(1, Bid(-1)) == "You may bid from 0 to 60 chips for the bank."
    assert table.refusal(2, Bid(0)) == "It is not your turn."
    assert table.refusal(1, Done()) == "That cannot be done now."
    assert table.absent(0) == Bid(13)
    assert table.absent(1) == Bid(0)
    table.act(1, Bid(12))
    table.closes()
    assert table.happened(BidsOpened) == [BidsOpened(((0, 13), (1, 12)))]
    assert table.table.banker == 0
    assert all(hand.bid is None for hand in table.position.hands)


def test_ba4_of_equal_bids_the_first_on_the_list() -> None:
    assert opened((60, 60, 60), 20, 30, 30).table.banker == 1


def test_ba6_ba7_the_others_draw_for_their_places_five_a_side() -> None:
    table = opened((9,) * 11, 0, 0, 9)
    others = (0, 1, 3, 4, 5, 6, 7, 8, 9, 10)
    assert table.rules.turn(table.table) == Nature(Lots(others))
    table.chance(Drawn(tuple(reversed(others))))
    assert table.table.places == (10, 9, 8, 7, 6, 5, 4, 3, 1, 0)
    assert table.holders() == ["R1", "L1"]


def test_ba10_ba12_without_a_bid_the_bank_is_offered_down_the_list() -> None:
    table = opened((60, 0, 60, 60), 0)
    assert table.on_turn() == 0
    assert table.absent(0) == Decline()
    table.does(Decline())
    assert table.on_turn() == 2
    words = "You may put up from 1 to 60 chips for the bank, or decline."
    assert table.refusal(2, Accept(61)) == words
    assert table.refusal(2, Accept(0)) == words
    assert table.refusal(2, Accept()) == words
    table.does(Accept(7))
    assert table.table.phase is Phase.PLACES
    table.chance(Drawn((3, 0, 1)))
    assert (table.table.banker, table.table.banked) == (2, 7)
    assert table.holders() == ["R1", "L1"]


def test_ba10_everybody_declines_and_the_table_closes() -> None:
    table = opened((60, 60, 60), 0)
    table.does(Decline(), Decline(), Decline())
    assert table.happened(TableClosed) == [TableClosed("declined")]
    assert table.sitting.over
    assert table.sitting.next_dealer is None


def test_ba11_winnings_stay_in_the_bank() -> None:
    table = banked((50, 100, 100), 30, LOSS)
    table.bets(r1=10, l2=15)
    table.closes()
    assert table.filled == {"bank": 55}
    assert table.stacks == (50, 90, 85)
    assert table.sitting.next_dealer == 0
    table.begin()
    assert (table.table.phase, table.table.banker) == (Phase.BETTING, 0)


def test_ba14_a_broken_bank_is_sold_anew_and_the_old_banker_has_the_new_ones_place() -> None:
    table = banked((50, 100, 100, 100), 10, WIN)
    table.bets(r1=10)
    table.closes()
    assert table.sitting.next_dealer is None
    table.begin()
    assert table.table.phase is Phase.AUCTION
    table.act(2, Bid(30))
    table.closes()
    assert table.table.banker == 2
    assert table.table.places[:3] == (1, 0, 3)
    assert table.happened(PlaceTaken) == [PlaceTaken(0, 1)]
    assert table.table.phase is Phase.BETTING


def test_ba14_nothing_moves_when_the_old_banker_buys_it_back() -> None:
    table = banked((50, 100, 100, 100), 10, WIN)
    table.bets(r1=10)
    table.closes()
    table.begin()
    table.act(0, Bid(30))
    table.closes()
    assert table.table.places[:3] == (1, 2, 3)
    assert not table.happened(PlaceTaken)


def test_resale_list_offers_a_broken_bank_from_the_seat_after_the_old_banker() -> None:
    table = banked((50, 100, 100, 100), 10, WIN, LIST, dealer=2, places=[0, 1, 3, *[None] * 7])
    table.bets(r0=10)
    table.closes()
    table.begin()
    asked: list[int] = []
    while table.table.phase is Phase.OFFER:
        asked.append(table.on_turn())
        table.does(Decline() if len(asked) < 4 else Accept(5))
    assert asked == [3, 0, 1, 2]
    assert (table.table.banker, table.table.banked) == (2, 5)


def test_resale_list_concerns_only_a_bank_that_was_lost() -> None:
    table = banked((50, 100, 100), 10, "", LIST)
    table.closes()
    table.closes()
    table.begin()
    assert table.table.phase is Phase.AUCTION


def test_ba34_a_lost_banco_puts_the_bank_up_again() -> None:
    table = banked((50, 100, 100), 10, "9d 3s Kc 4h", LIST)
    table.banco(1)
    table.closes()
    assert table.filled == {}
    table.begin()
    assert table.table.phase is Phase.OFFER
    assert table.on_turn() == 1


def test_ba15_a_banker_retires_and_his_successor_starts_with_just_the_amount() -> None:
    table = banked((50, 29, 30, 100), 30)
    assert table.offered(0) == [Retire()]
    assert table.refusal(1, Retire()) == "Only the banker can retire."
    table.act(0, Retire())
    assert table.on_turn() == 2
    words = "The bank goes on at exactly 30 chips: take it so, or decline."
    assert table.refusal(2, Accept(30)) == words
    assert table.absent(2) == Decline()
    table.does(Decline(), Accept())
    assert table.stacks == (80, 29, 30, 70)
    assert table.filled == {"bank": 30}
    assert table.sitting.next_dealer == 3
    table.begin()
    assert table.table.places[:3] == (1, 2, 0)
    assert table.table.phase is Phase.BETTING


def test_ba15_a_bank_that_nobody_takes_goes_home_and_is_sold() -> None:
    table = banked((50, 29, 30), 30, "", banco_by=1, bancos=2)
    table.act(0, Retire())
    table.does(Decline())
    assert table.happened(BankReturned) == [BankReturned(0, 30)]
    assert table.sitting.next_dealer is None
    table.begin()
    assert table.table.phase is Phase.AUCTION
    assert table.table.bancos == 0


def test_ba15_no_retiring_while_a_bet_or_a_banco_stands() -> None:
    table = banked((50, 100, 100), 30)
    table.bets(r1=1)
    assert table.refusal(0, Retire()) == "It is not your turn."
    table.bets(r1=0)
    table.act(1, Done())
    assert table.offered(0) == [Retire()]
    table.act(1, Banco())
    assert table.refusal(0, Retire()) == "It is not your turn."


def test_two_empty_windows_send_the_bank_home() -> None:
    table = banked((50, 100, 100), 30)
    table.done(1, 2)
    assert (table.table.phase, table.table.empty) == (Phase.BETTING, 1)
    table.done(1, 2)
    assert table.stacks == (80, 100, 100)
    assert table.sitting.next_dealer is None


def test_ends_when_fewer_than_two_have_chips_and_the_bank_counts() -> None:
    table = banked((0, 10, 0), 30, "2d 9c Kc Kh")
    table.bets(r1=10)
    table.closes()
    assert table.happened(TableClosed) == [TableClosed("chips")]
    assert table.stacks == (40, 0, 0)
    assert table.sitting.over


def test_ends_it_goes_on_with_one_tableau_while_a_punter_is_left() -> None:
    table = banked((0, 10, 5), 30, LOSS)
    table.bets(l2=5)
    table.closes()
    table.begin()
    words = "Nobody with chips sits on the left, so no hand is dealt there."
    assert table.refusal(1, Bet("L", 1)) == words
    assert table.refusal(1, Bet("cheval", 1)) == words
    assert table.table.playable == (True, False)


def test_stop_the_bank_goes_back_to_the_banker() -> None:
    table = banked((50, 100, 100), 30, LOSS)
    table.bets(r1=10)
    table.closes()
    assert stop(table.sitting).sitting.company.stacks == (90, 90, 100)


def test_leaving_a_banker_takes_the_bank_along_and_it_is_sold() -> None:
    table = banked((50, 100, 100, 100), 30, LOSS)
    table.bets(r1=10)
    table.closes()
    assert lying(table.sitting, 0) == 40
    turned = leave(table.sitting, 0)
    assert turned.sitting.company.stacks == (90, 90, 100, 100)
    gone = Company((None, 90, 100, 100), 4)
    step = table.rules.open(gone, turned.sitting.carry)
    assert step.position.table.phase is Phase.AUCTION
    for seat, bid in ((1, 5), (2, 9), (3, 0)):
        step = table.rules.apply(step.position, seat, Bid(bid))
    turn = table.rules.turn(step.position.table)
    assert isinstance(turn, Window)
    assert not turn.waiting


def test_a_guest_who_comes_between_coups_takes_the_first_free_place() -> None:
    table = banked((50, 100, 100, 100), 30, LOSS)
    table.bets(r1=10)
    table.closes()
    sitting = leave(table.sitting, 2).sitting
    step = table.rules.open(Company((50, 90, None, 100, 70), 5), sitting.carry)
    assert step.events == (PlaceTaken(4, 1),)
    assert step.position.table.places[:3] == (1, 4, 3)
    sat = Company((50, 90, 80, 100), 4)
    step = table.rules.open(sat, sitting.carry)
    assert step.events == (PlaceTaken(2, 1),)


@pytest.mark.parametrize(
    "carry",
    [
        {"pools": {"bank": 5}},
        {"dealer": 0},
        {"dealer": 0, "places": [1, 2], "holders": [0, 1]},
        {"dealer": 0, "places": [1, 1, *[None] * 8], "holders": [0, 1]},
        {"dealer": 0, "places": [0, 1, *[None] * 8], "holders": [0, 1], "pools": {"bank": 5}},
        {"dealer": 0, "places": [1, 2, *[None] * 8], "holders": [1, 0]},
        {"dealer": 0, "places": [1, 2, *[None] * 8]},
        {"pools": {"pot": 1}},
        {"pools": {"kitty": -1}},
        {"sale": "list"},
        {"banco_by": 1},
        {"banco_by": 1, "bancos": 1},
        {"shoe": " ".join(["Ac"] * 7)},
        {"dealer": 11},
        {"wins": 1},
    ],
)
def test_what_no_coup_could_have_left(carry: dict[str, object]) -> None:
    with pytest.raises(UnreadableError):
        Baccara().carried(carry)


def test_a_table_that_does_not_fit_what_is_carried() -> None:
    rules = Baccara()
    given = {"dealer": 5, "places": [1, 2, *[None] * 8], "holders": [0, 1]}
    assert rules.fault(Company((9, 9, 9), 3), rules.carried(given)) is not None
    given = {**given, "dealer": 0, "pools": {"bank": 5}}
    assert rules.fault(Company((None, 9, 9), 3), rules.carried(given)) is not None
    assert rules.fault(Company((0, 9, None), 3), rules.carried(given)) is None


def test_a_void_coup_leaves_the_stock_to_be_shuffled() -> None:
    table = banked((50, 100, 100), 30, LOSS)
    table.bets(r1=10)
    table.closes()
    carry = table.sitting.carry
    assert carry.shoe
    assert table.rules.voided(carry).shoe is None
    assert table.sitting.secret
    table.begin()
    assert not isinstance(table.rules.turn(table.table), OnTurn)
