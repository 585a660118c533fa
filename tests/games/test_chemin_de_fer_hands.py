"""The hands at chemin de fer: dealt, drawn to, turned up and settled; what is secret."""

from __future__ import annotations

import pytest

from bot.games.chemin_de_fer import (
    AllShown,
    Banco,
    BankWon,
    Bet,
    CheminDeFer,
    Continue,
    Dealt,
    MadeGood,
    Phase,
    PuntersWon,
    Tied,
    Wager,
)
from bot.rules.baccarat import point
from bot.rules.cards import card, cards
from bot.rules.codec import decode
from bot.rules.game import public_view
from bot.rules.piles import Hand
from bot.rules.shoe import CardTaken, Stood
from bot.rules.third_card import Draw, Fined, Stand
from bot.rules.turns import OnTurn
from tests.games.chemin_de_fer_table import banked, dealt
from tests.laws.values import faces

NO_NATURAL = "2c 3d Kh Ts "
BANK_WINS = "Kc 9d Kh Kd "
PUNTERS_WIN = "9c Kd Kh Ks "
TIE = "9c 9d Kh Ks "


def test_c17_c20_two_cards_each_in_turn_and_private() -> None:
    table = dealt(NO_NATURAL)
    assert table.position.hands == (Hand(cards("3d Ts")), Hand(cards("2c Kh")), Hand())
    assert not faces(public_view(table.position))
    assert table.happened(Dealt) == [Dealt(1, 0, natural=False)]
    assert repr(table.position.hands[0]) == "Hand(2 cards)"
    assert repr(table.position.veiled) == "Stock(12 cards)"


@pytest.mark.parametrize(
    ("represent", "amounts", "gallery", "place"),
    [
        pytest.param("highest-stake", (5, 10, 7), (50,), 2, id="C18 highest, above the gallery"),
        pytest.param("highest-stake", (5, 10, 10), (0,), 2, id="C19 equal stakes: the first"),
        pytest.param("right-neighbour", (5, 10, 7), (50,), 1, id="C51 the right neighbour"),
        pytest.param("right-neighbour", (0, 10, 7), (50,), 2, id="C51 the next who has staked"),
        pytest.param("highest-stake", (0, 0, 0), (5, 9), 5, id="highest of the gallery"),
        pytest.param("highest-stake", (0, 0, 0), (9, 9), 4, id="first of the gallery"),
        pytest.param("right-neighbour", (0, 0, 0), (5, 9), 5, id="the gallery by its highest"),
    ],
)
def test_c18_c19_c51_who_plays_for_the_punters(
    represent: str, amounts: tuple[int, ...], gallery: tuple[int, ...], place: int
) -> None:
    rules = decode(CheminDeFer, {"represent": represent})
    stacks = (100,) * (4 + len(gallery))
    table = banked(stacks, 90, NO_NATURAL, rules, len(gallery))
    for other, amount in enumerate((*amounts, *gallery)):
        table.act(other + 1, Bet(amount))
    assert table.table.represents == place
    assert table.rules.turn(table.table) == OnTurn(place)
    assert table.position.hands[place] == Hand(cards("2c Kh"))


def test_c18_the_highest_accepted_stake_counts_not_the_highest_offered() -> None:
    table = banked((100, 100, 100), 30, NO_NATURAL)
    table.bets(s1=20, s2=90)
    assert table.table.represents == 1


def test_a_banco_caller_plays_his_hand_himself_also_as_second_neighbour() -> None:
    table = banked((100, 100, 100), 30, NO_NATURAL, CheminDeFer(represent="right-neighbour"))
    table.act(1, Bet(30))
    table.act(2, Banco())
    assert table.on_turn() == 2


@pytest.mark.parametrize(
    ("shoe", "result"),
    [
        ("9c 8d Kh Ks", "punters"),
        ("8c 9d Kh Ks", "bank"),
        ("8c 8d Kh Ks", "tie"),
        ("Kc 8d 7h Ks", "bank"),
        ("Ac 5d 7h Ks", "punters"),
    ],
)
def test_c21_an_eight_or_nine_ends_the_hand_at_once(shoe: str, result: str) -> None:
    table = dealt(shoe)
    assert table.happened(Dealt) == [Dealt(1, 0, natural=True)]
    shown = table.happened(AllShown)[0]
    assert shown.result == result
    assert (shown.punters, shown.bank) == (cards(shoe)[0::2], cards(shoe)[1::2])
    assert not table.sitting.playing
    assert table.position.hands == (Hand(), Hand(), Hand())


def test_c27_whoever_shows_nothing_has_no_natural() -> None:
    assert dealt(NO_NATURAL).happened(Dealt) == [Dealt(1, 0, natural=False)]


@pytest.mark.parametrize(
    ("hand", "points"),
    [("Kc Qd", 0), ("9c 6d", 5), ("Ac Td", 1), ("2c 3d", 5), ("Jc 9d", 9), ("7c 8d 5h", 0)],
)
def test_c2_c3_c4_only_the_last_digit_counts(hand: str, points: int) -> None:
    assert point(cards(hand)) == points


@pytest.mark.parametrize(("held", "says"), [(n, "draw") for n in range(5)] + [(6, ""), (7, "")])
def test_c28_c29_c31_c32_the_rule_of_draws_is_enforced(held: int, says: str) -> None:
    two = ["Kc Kh", "Ac Kh", "2c Kh", "3c Kh", "4c Kh", "5c Kh", "6c Kh", "7c Kh"][held].split()
    table = dealt(f"{two[0]} 3d {two[1]} Ts")
    right, wrong = (Draw(), Stand()) if says else (Stand(), Draw())
    assert table.offered(1) == [right]
    assert table.refusal(1, wrong) == f"With {held} you must {says or 'stand'} here."
    assert table.absent(1) == right
    assert table.rules.open_offers(table.table, 1) == ()


def test_c35_c38_at_five_the_choice_is_free_and_everybody_is_asked() -> None:
    table = dealt("5c 3d Kh Ts")
    assert table.offered(1) == [Draw(), Stand()]
    assert table.absent(1) == Stand()


@pytest.mark.parametrize("false_draw", ["liable", "fine", "free"])
@pytest.mark.parametrize("two", ["2c Kh", "7c Kh", "5c Kh"])
def test_c32_other_house_rules_leave_the_choice(false_draw: str, two: str) -> None:
    one, other = two.split()
    table = dealt(f"{one} 3d {other} Ts", decode(CheminDeFer, {"false_draw": false_draw}))
    assert table.offered(1) == [Draw(), Stand()]
    assert table.absent(1) == (Draw() if one == "2c" else Stand())


def test_c30_c63_the_third_card_is_open_and_the_only_one() -> None:
    table = dealt(NO_NATURAL + "6d")
    table.draws()
    assert table.happened(CardTaken) == [CardTaken(1, card("6d"))]
    assert table.table.third is card("6d")
    assert table.on_turn() == 0
    assert table.refusal(1, Draw()) == "It is not your turn."


@pytest.mark.parametrize("bank", ["Kd Ts", "5d Ts", "7d Ts"])
@pytest.mark.parametrize("drew", [False, True])
def test_c37_the_banker_is_free_at_every_point(bank: str, drew: bool) -> None:
    one, two = bank.split()
    table = dealt(f"5c {one} Kh {two} 6d 9s")
    table.does(Draw() if drew else Stand())
    assert table.offered(0) == [Draw(), Stand()]
    table.does(Draw())
    shown = table.happened(AllShown)[0]
    assert len(shown.bank) == 3
    assert shown.bank[-1] is card("9s" if drew else "6d")


@pytest.mark.parametrize(
    ("bank", "third", "must"),
    [("3d Ts", "8s", "stand"), ("3d Ts", "9s", "draw"), ("6d Ts", "6s", "draw")],
)
def test_c37_banker_rule_tableau_binds_him(bank: str, third: str, must: str) -> None:
    one, two = bank.split()
    rules = CheminDeFer(banker_rule="tableau")
    table = dealt(f"2c {one} Kh {two} {third} 9c", rules)
    table.draws()
    right, wrong = (Draw(), Stand()) if must == "draw" else (Stand(), Draw())
    assert table.offered(0) == [right] == [table.absent(0)]
    assert table.refusal(0, wrong) == f"With {one[0]} you must {must} here."
    table.does(right)
    assert table.results()


def test_c22_c39_c41_the_stakes_join_the_bank() -> None:
    table = dealt(NO_NATURAL + "6d 6s")
    table.draws()
    table.draws()
    assert table.happened(AllShown) == [AllShown(cards("2c Kh 6d"), cards("3d Ts 6s"), "bank")]
    assert table.happened(BankWon) == [BankWon(0, 15, 65)]
    assert table.stacks == (100, 90, 95)
    assert table.filled == {"bank": 65}


def test_c23_every_stake_is_paid_and_the_rest_of_the_bank_goes_home() -> None:
    table = dealt(PUNTERS_WIN)
    assert table.happened(PuntersWon) == [PuntersWon((Wager(1, 10), Wager(2, 5)), 0, 35)]
    assert table.stacks == (135, 110, 105)


def test_both_may_stand() -> None:
    table = dealt("6c 7d Kh Ts")
    table.stands()
    table.stands()
    assert table.happened(Stood) == [Stood(1), Stood(0)]
    assert table.results() == ["bank"]


def test_c40_a_tie_leaves_the_stakes_and_they_can_only_be_raised() -> None:
    table = dealt(TIE + BANK_WINS)
    assert table.happened(Tied) == [Tied((Wager(1, 10), Wager(2, 5)), stay=True)]
    assert table.filled == {"bank": 50, "carried": 15}
    assert table.sitting.next_dealer == 0
    table.begin()
    assert table.table.phase is Phase.BETTING
    words = "Your 10 lie over from a tie: they can be raised to 100, not lowered."
    assert table.refusal(1, Bet(9)) == words
    assert table.refusal(1, Bet(101)) == words
    assert table.absent(1) == Bet(10)
    table.bets(s1=12)
    table.closes()
    assert {each.place: each.amount for each in table.table.stakes} == {1: 12, 2: 5}
    assert table.filled == {"bank": 67}
    assert table.sitting.carry.wins == 1


def test_c40_carried_stakes_come_before_all_others_the_gallerys_too() -> None:
    table = banked((100, 100, 100, 50), 30, TIE + BANK_WINS, None, 1)
    table.bets(s1=0, s2=10, g3=10)
    table.begin()
    table.bets(s1=90, s2=20, g3=50)
    assert {each.place: each.amount for each in table.table.stakes} == {1: 10, 2: 10, 3: 10}


def test_c40_who_has_all_his_chips_on_the_table_is_not_asked_again() -> None:
    table = banked((100, 10), 30, TIE + BANK_WINS)
    table.bets(s1=10)
    table.begin()
    assert table.results() == ["tie", "bank"]


def test_c40_a_tied_banco_is_dealt_again_at_once() -> None:
    table = banked((100, 100, 100), 30, TIE + NO_NATURAL + "6d 6s")
    table.act(2, Banco())
    table.bets(s1=0)
    table.begin()
    assert table.table.phase is Phase.PUNTER
    assert table.on_turn() == 2
    table.draws()
    table.draws()
    assert table.results() == ["tie", "bank"]
    assert table.sitting.carry.suivi == 2


@pytest.mark.parametrize("action", [Bet(10), Banco()])
def test_c40_tie_return_gives_the_stakes_back_and_the_banker_goes_on(action: Bet | Banco) -> None:
    table = banked((100, 100, 100), 30, TIE, CheminDeFer(tie="return"))
    table.act(1, action)
    table.closes()
    assert table.stacks == (100, 100, 100)
    assert table.filled == {"bank": 30}
    table.begin()
    assert table.table.phase is Phase.AFTER
    assert table.offered(0) == [Continue()], "a tie is no win"


def test_c33_liable_the_offender_makes_good_the_others_losses() -> None:
    table = banked((100, 40, 100, 50), 70, "7c 7d Kh Ts 5d", CheminDeFer(false_draw="liable"), 1)
    table.bets(s1=30, s2=10, g3=5)
    table.draws()
    table.stands()
    assert table.happened(MadeGood) == [MadeGood(1, 2, 10)]
    assert table.stacks == (100, 0, 100, 45)
    assert table.filled == {"bank": 115}


def test_c33_seats_are_made_good_before_the_gallery() -> None:
    table = banked((100, 55, 100, 50), 70, "7c 7d Kh Ts 5d", CheminDeFer(false_draw="liable"), 1)
    table.bets(g3=15, s1=30, s2=10)
    table.draws()
    table.stands()
    assert table.happened(MadeGood) == [MadeGood(1, 2, 10), MadeGood(1, 3, 15)]
    assert table.stacks == (100, 0, 100, 50)


@pytest.mark.parametrize(
    ("shoe", "drew"),
    [
        pytest.param("7c 6d Kh Ts Kd", True, id="the punters win"),
        pytest.param("5c 7d Kh Ts Kd", True, id="five"),
        pytest.param("6c 7d Kh Ts", False, id="six, and stood"),
        pytest.param("3c 7d Kh Ts Kd", True, id="three, and drew"),
        pytest.param("3c 9d Kh Ts", None, id="nobody was asked"),
    ],
)
@pytest.mark.parametrize("false_draw", ["liable", "free"])
def test_c33_nothing_to_make_good(shoe: str, drew: bool | None, false_draw: str) -> None:
    table = dealt(shoe, decode(CheminDeFer, {"false_draw": false_draw}))
    if drew is not None:
        table.does(Draw() if drew else Stand())
        table.stands()
    assert table.happened(MadeGood) == []


@pytest.mark.parametrize("shoe", ["7c 6d Kh Ts 5d", "7c Kd Kh Ts 5d", "7c 2d Kh Ts 5d"])
def test_c34_a_false_draw_is_fined_whoever_wins(shoe: str) -> None:
    table = dealt(shoe, CheminDeFer(false_draw="fine", fine=7))
    table.draws()
    assert table.filled == {"bank": 50, "carried": 15}, "it would tell the banker"
    table.stands()
    assert table.happened(Fined) == [Fined(1, 7)]
    assert table.filled["kitty"] == 7


def test_c34_refusing_with_four_is_fined_and_the_kitty_stands_from_coup_to_coup() -> None:
    table = dealt("4c 2d Kh Ts", CheminDeFer(false_draw="fine", fine=7))
    table.stands()
    table.stands()
    assert table.stacks == (135, 103, 105)
    table.begin()
    assert table.filled == {"kitty": 7}


@pytest.mark.parametrize(("chips", "fined"), [(13, [Fined(1, 3)]), (10, [])])
def test_c34_the_fine_is_paid_as_far_as_the_purse_goes(chips: int, fined: list[Fined]) -> None:
    rules = CheminDeFer(false_draw="fine", fine=7)
    table = banked((100, chips, 100), 50, "4c 7d Kh Ts", rules)
    table.bets(s1=10, s2=0)
    table.stands()
    table.stands()
    assert table.happened(Fined) == fined


@pytest.mark.parametrize("shoe", ["4c 9d Kh Ts", "5c 2d Kh Ts"])
def test_c34_no_fine_for_a_five_nor_where_a_natural_left_no_choice(shoe: str) -> None:
    table = dealt(shoe, CheminDeFer(false_draw="fine"))
    if table.sitting.playing:
        table.stands()
        table.stands()
    assert table.happened(Fined) == []
