"""The bank at chemin de fer: opened, kept, passed on and taken over."""

from __future__ import annotations

import pytest

from bot.games.chemin_de_fer import (
    Bet,
    CheminDeFer,
    Continue,
    DealMoved,
    DealOffered,
    DealTaken,
    Decline,
    Open,
    Pass,
    Phase,
    Take,
)
from bot.rules.banco import BankOpened, BankReturned, TableClosed
from bot.rules.chance import Draw as Lots
from bot.rules.chance import Drawn
from bot.rules.codec import UnreadableError, decode
from bot.rules.lots import PlacesDrawn
from bot.rules.turns import OnTurn, Over
from tests.games.chemin_de_fer_table import Played, banked, table_of

BANK_WINS = "Kc 9d Kh Kd "
PUNTERS_WIN = "9c Kd Kh Ks "


def order_of_offers(table: Played) -> list[int]:
    """The seats that are asked until nobody is left; all decline."""
    asked: list[int] = []
    while isinstance(turn := table.rules.turn(table.table), OnTurn):
        asked.append(turn.seat)
        table.does(Decline())
    assert isinstance(table.rules.turn(table.table), Over)
    return asked


def won(
    rules: CheminDeFer | None = None, stacks: tuple[int | None, ...] = (80, 100, 100, 100)
) -> Played:
    """The bank of seat 0 has won 20 of seat 1 and stands at 40; the next coup has begun."""
    table = banked(stacks, 20, BANK_WINS + PUNTERS_WIN, rules)
    table.bets(s1=20)
    if table.sitting.playing:
        table.closes()
    table.begin()
    return table


def test_c8_places_are_drawn_by_lot_and_the_first_seat_is_first_banker_c9() -> None:
    rules = CheminDeFer()
    assert rules.seated_by((1, 4, 6)) == Lots((1, 4, 6))
    seating = rules.seating((1, 4, 6), Drawn((4, 6, 1)))
    assert seating.order == (4, 6, 1)
    assert seating.events == (PlacesDrawn((4, 6, 1)),)
    assert seating.carry.dealer == 1


def test_c9_c10_the_first_banker_sets_out_what_he_will_risk() -> None:
    table = table_of(CheminDeFer(), (100, 50))
    table.begin()
    assert table.on_turn() == 0
    table.does(Open(30))
    assert table.happened(BankOpened) == [BankOpened(0, 30)]
    assert table.stacks == (70, 50)
    assert table.filled == {"bank": 30}
    assert table.table.phase is Phase.BETTING


@pytest.mark.parametrize(
    ("rules", "amounts", "wrong", "words"),
    [
        (
            CheminDeFer(),
            (1, 100),
            (0, 101),
            "You may put up from 1 to 100 chips for the bank, or decline.",
        ),
        (
            CheminDeFer(min_bank=10, max_bank=60),
            (10, 60),
            (9, 61),
            "You may put up from 10 to 60 chips for the bank, or decline.",
        ),
        (
            CheminDeFer(max_bank=500),
            (1, 100),
            (0, 101),
            "You may put up from 1 to 100 chips for the bank, or decline.",
        ),
    ],
)
def test_min_and_max_bank(
    rules: CheminDeFer, amounts: tuple[int, ...], wrong: tuple[int, ...], words: str
) -> None:
    for amount in amounts:
        table = table_of(rules, (100, 100))
        table.begin()
        table.does(Open(amount))
        assert table.table.banked == amount
    table = table_of(rules, (100, 100))
    table.begin()
    for amount in wrong:
        assert table.refusal(0, Open(amount)) == words
    assert table.refusal(0, Bet(1)) == "That cannot be done now."
    assert table.refusal(1, Open(50)) == "It is not your turn."


@pytest.mark.parametrize(
    "options",
    [
        {"min_bank": 0},
        {"max_bank": -1},
        {"min_bank": 5, "max_bank": 4},
        {"cut": 5},
        {"cut": 313},
        {"fine": 0},
        {"banco_max": -1},
        {"rotation": "up"},
        {"gallery": True},
        {"tie": "off"},
    ],
)
def test_options_that_the_book_does_not_know(options: dict[str, object]) -> None:
    with pytest.raises(UnreadableError):
        decode(CheminDeFer, options)


def test_c9_the_offer_goes_round_and_skips_who_is_short_of_the_least_bank() -> None:
    table = table_of(CheminDeFer(min_bank=50), (100, 49, 60, 70), dealer=1)
    table.begin()
    assert order_of_offers(table) == [2, 3, 0]
    assert table.happened(TableClosed) == [TableClosed("declined")]
    assert table.sitting.over
    assert table.sitting.next_dealer is None


@pytest.mark.parametrize(("rotation", "order"), [("right", [2, 5, 0, 1]), ("left", [1, 0, 5, 2])])
def test_c50_rotation_with_empty_seats_between(rotation: str, order: list[int]) -> None:
    rules = decode(CheminDeFer, {"rotation": rotation})
    dealer = 2 if rotation == "right" else 1
    table = table_of(rules, (9, 9, 9, None, None, 9, None), dealer=dealer)
    table.begin()
    assert order_of_offers(table) == order


@pytest.mark.parametrize(("rotation", "seat"), [("right", 1), ("left", 3)])
def test_c26_c47_c54_after_a_loss_the_deal_moves(rotation: str, seat: int) -> None:
    rules = decode(CheminDeFer, {"rotation": rotation})
    table = banked((80, 100, 100, 100), 20, PUNTERS_WIN, rules)
    table.bets(s1=20)
    table.closes()
    assert table.happened(DealMoved) == [DealMoved(seat)]
    assert table.sitting.next_dealer == seat
    table.begin()
    assert table.on_turn() == seat


def test_c25_c41_c48_c60_a_winning_banker_deals_again_and_withdraws_nothing() -> None:
    table = won()
    assert table.on_turn() == 0
    assert table.filled == {"bank": 40}
    table.does(Continue())
    assert table.table.phase is Phase.BETTING
    assert table.table.wins == 1
    assert table.stacks == (80, 80, 100, 100)


def test_c42_c49_the_deal_may_be_passed_after_the_first_coup_but_not_before_a_win() -> None:
    table = won()
    assert table.offered(0) == [Continue(), Pass()]
    assert table.absent(0) == Pass()
    table.does(Pass())
    assert table.happened(DealOffered) == [DealOffered(0, 40)]
    table = banked((80, 100), 20, "", None, phase="after")
    assert table.offered(0) == [Continue()]
    assert table.absent(0) == Continue()
    assert table.refusal(0, Pass()) == "The deal can be passed when the bank has won a coup."


def test_c43_the_others_are_asked_in_order_and_who_is_short_of_the_bank_is_not() -> None:
    table = won(None, (80, 100, 39, 100, 40))
    table.does(Pass())
    asked: list[int] = []
    while table.table.phase is Phase.PASS_OFFER:
        asked.append(table.on_turn())
        assert table.absent(table.on_turn()) == Decline()
        table.does(Decline())
    assert asked == [1, 3, 4]
    assert table.happened(BankReturned) == [BankReturned(0, 40)]
    assert table.on_turn() == 1
    assert table.table.phase is Phase.OPEN_BANK
    assert table.stacks == (120, 80, 39, 100, 40)


def test_c43_the_taker_starts_with_the_same_amount_whatever_the_largest_bank() -> None:
    table = won(CheminDeFer(max_bank=20))
    table.does(Pass(), Decline(), Take())
    assert table.happened(DealTaken) == [DealTaken(2, 40)]
    assert table.stacks == (120, 80, 60, 100)
    assert (table.table.banker, table.table.banked, table.table.wins) == (2, 40, 0)
    assert table.table.phase is Phase.BETTING


def test_c44_when_nobody_takes_it_the_next_opens_with_any_amount() -> None:
    table = won()
    table.does(Pass(), Decline(), Decline(), Decline(), Open(3))
    assert (table.table.banker, table.table.banked) == (1, 3)


@pytest.mark.parametrize(("pass_to", "asked"), [("any", [1, 2, 3]), ("right", [1])])
def test_c55_pass_to(pass_to: str, asked: list[int]) -> None:
    table = won(decode(CheminDeFer, {"pass_to": pass_to}))
    table.does(Pass())
    assert table.table.queue == tuple(asked)


def test_c55_with_pass_to_right_a_neighbour_short_of_the_bank_ends_it() -> None:
    table = won(CheminDeFer(pass_to="right"), (80, 30, 100))
    table.does(Pass())
    assert table.table.phase is Phase.OPEN_BANK
    assert table.on_turn() == 1


@pytest.mark.parametrize(
    ("options", "then"),
    [
        ({}, 1),
        ({"pass_resume": "taker"}, 3),
        ({"rotation": "left"}, 3),
        ({"rotation": "left", "pass_resume": "taker"}, 1),
    ],
)
def test_c45_c56_after_a_bought_bank(options: dict[str, object], then: int) -> None:
    """Seat 2 takes the deal of seat 0 and loses."""
    table = won(decode(CheminDeFer, options))
    table.does(Pass(), Decline(), Take())
    table.bets(s1=40)
    table.closes()
    assert table.results()[-1] == "punters"
    assert table.sitting.next_dealer == then
    table.begin()
    assert table.on_turn() == then
    assert table.table.resume is None


@pytest.mark.parametrize(("pass_resume", "then"), [("regular", 2), ("taker", 2)])
def test_c45_when_the_taker_is_the_next_himself_the_one_after_follows(
    pass_resume: str, then: int
) -> None:
    table = won(decode(CheminDeFer, {"pass_resume": pass_resume}))
    table.does(Pass(), Take())
    assert table.table.banker == 1
    table.bets(s2=40)
    table.closes()
    assert table.sitting.next_dealer == then


def test_c45_a_bought_bank_that_is_passed_goes_back_to_the_regular_order() -> None:
    """Seat 3 takes from 0, wins, passes in turn and nobody takes: seat 1 is next."""
    table = banked((80, 100, 100, 100), 20, BANK_WINS + BANK_WINS)
    table.bets(s1=20)
    table.closes()
    table.begin()
    table.does(Pass(), Decline(), Decline(), Take())
    assert (table.table.banker, table.table.resume) == (3, 1)
    table.bets(s2=1)
    table.closes()
    table.begin()
    table.does(Pass())
    assert table.table.queue == (0, 1, 2)
    table.does(Decline(), Decline(), Decline())
    assert table.on_turn() == 1
    assert table.table.resume is None


def test_c45_a_second_taker_leaves_the_regular_order_as_it_was() -> None:
    table = banked((80, 100, 100, 100), 20, BANK_WINS + BANK_WINS)
    table.bets(s1=20)
    table.closes()
    table.begin()
    table.does(Pass(), Decline(), Decline(), Take())
    table.bets(s2=1)
    table.closes()
    table.begin()
    table.does(Pass(), Take())
    assert (table.table.banker, table.table.resume) == (0, 1)


def test_two_empty_windows_send_the_bank_home_and_the_deal_on() -> None:
    table = banked((80, 100, 100), 20, "")
    table.bets(s1=0, s2=0)
    assert table.table.phase is Phase.BETTING
    assert table.table.entries == ()
    table.closes()
    assert table.sitting.next_dealer == 1
    assert table.stacks == (100, 100, 100)
    assert table.filled == {}
    table.begin()
    assert table.table.phase is Phase.OPEN_BANK


def test_a_stake_in_the_second_window_is_a_coup() -> None:
    table = banked((80, 100, 100), 20, BANK_WINS)
    table.closes()
    table.bets(s1=5, s2=0)
    assert table.results() == ["bank"]


def test_an_empty_window_goes_by_way_of_the_regular_order() -> None:
    table = banked((80, 100, 100, 100), 20, "", None, resume=3, dealer=1)
    table.closes()
    table.closes()
    assert table.sitting.next_dealer == 3
    assert table.sitting.carry.resume is None
