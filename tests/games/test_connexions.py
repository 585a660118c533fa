"""Connexions at the table: the deal, what may be played, and who takes a trick."""

from __future__ import annotations

from itertools import pairwise

import pytest

from bot.games.connexions import (
    CONNEXIONS,
    Connected,
    Connexions,
    Phase,
    Play,
    Took,
    TrickTaken,
    playable,
)
from bot.games.connexions.offers import lowest as played_for
from bot.games.connexions.pack import connexions
from bot.rules.antes import Anted
from bot.rules.cards import PACK, card, cards
from bot.rules.chance import Shuffle, Shuffled
from bot.rules.game import Company, public_view, seat_view
from bot.rules.piles import Dealt, Played
from bot.rules.turns import Close, Nature, OnTurn, Over
from tests.games.connexions_table import (
    dealt,
    drawn,
    legal,
    play,
    play_cards,
    play_deal,
    table_of,
    trick,
)

OFF = Connexions(must_answer="off")


# --- the deal -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("stacks", "fault"),
    [
        ((4, 4, 4), None),
        ((4, 4, 4, 4), None),
        ((4, None, 4, 4), None),
        ((4, 4, None, None), "Connexions is played by three or four."),
        ((4, 4), "Connexions is played by three or four."),
        ((4,) * 5, "Connexions is played by three or four."),
    ],
)
def test_x1_three_or_four_play(stacks: tuple[int | None, ...], fault: str | None) -> None:
    rules = Connexions()
    assert (rules.least_seats, rules.most_seats) == (3, 4)
    assert rules.fault(Company(stacks, len(stacks)), rules.carried({})) == fault


@pytest.mark.parametrize(
    ("stacks", "cards_each", "undealt", "order"),
    [
        pytest.param((50,) * 3, 10, 22, (2, 0, 1), id="X2 three"),
        pytest.param((50,) * 4, 8, 20, (2, 3, 0, 1), id="X3 four"),
        pytest.param((50, 50, 3, 50), 10, 22, (3, 0, 1), id="X2 four, one of them sits out"),
        pytest.param((None, 50, 50, 50), 10, 22, (2, 3, 1), id="X2 a free seat"),
    ],
)
def test_x2_x3_cards_one_at_a_time_from_the_left_of_the_dealer(
    stacks: tuple[int | None, ...], cards_each: int, undealt: int, order: tuple[int, ...]
) -> None:
    table = table_of(stacks=stacks, dealer=1)
    table.begin()
    assert table.rules.turn(table.table) == Nature(Shuffle(PACK))
    table.chance(Shuffled(PACK))
    assert table.table.players == order
    for place, seat in enumerate(order):
        held = PACK[place : len(order) * cards_each : len(order)]
        assert table.position.hands[seat].cards == held
        assert table.table.left[seat] == cards_each
    assert len(table.position.veiled.cards) == undealt
    assert table.happened(Dealt) == [Dealt(1, cards_each)]
    assert table.rules.turn(table.table) == OnTurn(order[0])
    assert table.rules.dealer(table.table) == 1


def test_x3_nothing_but_a_whole_pack_is_dealt() -> None:
    table = table_of()
    table.begin()
    assert table.refusal(None, Shuffled(PACK[1:])) == "A shuffle of 52 given cards is asked for."


# --- tricks ---------------------------------------------------------------------------------------


def test_x4_cards_rank_as_at_whist() -> None:
    for suit in "chs":
        order = [card(rank + suit) for rank in "23456789TJQKA"]
        for lower, higher in pairwise(order):
            assert trick(0, f"{lower} {higher}").winner == 1
            assert trick(0, f"{higher} {lower}").winner == 0


@pytest.mark.parametrize(
    ("leader", "played", "winner"),
    [
        pytest.param(1, "Kc 2d Qc 3c", 2, id="X5 the two of diamonds beats a king"),
        pytest.param(1, "Kc 2d 3d Ah", 3, id="X5 the higher of two diamonds"),
        pytest.param(0, "Td Jd Ad 9d", 2, id="X5 diamonds led"),
        pytest.param(2, "4s Kh Ah Ts", 1, id="X4 a discard takes nothing"),
        pytest.param(1, "7s As Ac Ks", 2, id="example 1, X15 the first card of the connexion"),
        pytest.param(1, "7s As Ac 2d", 0, id="example 2, X14 a trump steals it"),
        pytest.param(1, "7s 3d As Kh", 2, id="example 4, X14 a trump played before it"),
        pytest.param(1, "7s 3d As 5d", 0, id="X14 the higher of two trumps"),
        pytest.param(1, "9c Kh Tc 4c", 3, id="example 5, a lone card off suit"),
        pytest.param(1, "9c Ac Tc 4c", 2, id="X4 a lone card of the suit led ranks as ever"),
        pytest.param(0, "As Kh Ac 3s", 0, id="example 6, X15 three connexion cards"),
        pytest.param(0, "Kh Qh Ac 3h", 0, id="X15 led, and answered with another suit"),
        pytest.param(0, "9h Kh Ac Ah", 1, id="X15 the ace of hearts does not beat a connexion"),
        pytest.param(0, "9h Ah Ac Kh", 2, id="X15 by liberty, before the king of hearts"),
        pytest.param(0, "Td Ac Jd As", 2, id="X14 diamonds led, connexion or not"),
    ],
)
def test_x14_x15_winner_of_a_trick(leader: int, played: str, winner: int) -> None:
    assert trick(leader, played).winner == winner


@pytest.mark.parametrize(
    ("held", "names"),
    [
        pytest.param("As Ac", ("first",), id="X6"),
        pytest.param("Kh As", ("second",), id="X7"),
        pytest.param("Ac Kh", ("third",), id="X8"),
        pytest.param("Kh Ac As", ("first", "second", "third"), id="all three"),
        pytest.param("As Ks Ah Qc", (), id="none"),
        pytest.param("Kh Kc Kd Ks", (), id="other kings are none"),
    ],
)
def test_x6_x7_x8_connexions(held: str, names: tuple[str, ...]) -> None:
    assert connexions(cards(held)) == names
    assert trick(0, held).connexions == names


def test_the_connexions_by_precedence() -> None:
    assert [*CONNEXIONS] == ["first", "second", "third"]


# --- what may be played ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hand", "led", "playable_cards"),
    [
        pytest.param("Ts 4s Ac 2d", "", "Ts 4s Ac 2d", id="the leader"),
        pytest.param("Ts 4s 9c 2d", "9s", "Ts 4s", id="X18 follow suit"),
        pytest.param("9c 2d", "9s", "9c 2d", id="X18 void: anything"),
        pytest.param("Ts 4s Ac Kh 2d", "9s", "Ts 4s Ac Kh", id="X17 liberty"),
        pytest.param("As 4s 2d", "9s", "As 4s", id="X17 a connexion card of the suit led"),
        pytest.param("4d Ac 9c", "Td", "4d Ac", id="example 9, liberty on a lead of diamonds"),
        pytest.param("9s 5d", "7s As", "9s", id="example 3, X16 too early to trump"),
        pytest.param("9s Ac", "7s As", "Ac", id="example 1, X19 the connexion is answered"),
        pytest.param("9s Ac Kh 5d", "7s As", "Ac Kh", id="X19 with either card"),
        pytest.param("Kh 5d 9s", "7s 3d As", "Kh", id="example 4, X19 after a trump"),
        pytest.param("As 5s", "Kh", "As", id="X19 a lead is answered"),
        pytest.param("9s 5d 3c", "7s As Ac", "9s 5d", id="example 2, X16 liberty to trump"),
        pytest.param("9s 5d Kh", "7s As Ac", "9s 5d Kh", id="X16, X17 both liberties"),
        pytest.param("9s 5d", "As Kh Ac", "9s 5d", id="X16 after all three"),
        pytest.param("5d 3c", "7s As", "5d 3c", id="X18 void, with one connexion card down"),
        pytest.param("Ad 3d Kh", "Td As Ac", "Ad 3d Kh", id="diamonds led"),
    ],
)
def test_x16_to_x19_legal_cards(hand: str, led: str, playable_cards: str) -> None:
    found = playable(Connexions(), trick(0, led), cards(hand))
    assert found == cards(playable_cards)


@pytest.mark.parametrize(
    ("hand", "led", "playable_cards"),
    [
        pytest.param("9s Ac", "7s As", "9s Ac", id="the answer is but a liberty"),
        pytest.param("9s 5d Ac", "7s As", "9s Ac", id="and does not free the diamonds"),
        pytest.param("Kh 5d 9s", "7s As Ac", "Kh 5d 9s", id="after a connexion all is as ever"),
    ],
)
def test_x19_without_the_duty_to_answer(hand: str, led: str, playable_cards: str) -> None:
    assert playable(OFF, trick(0, led), cards(hand)) == cards(playable_cards)


def test_example_1_first_connexion_x15_x20() -> None:
    table = dealt({1: "7s", 2: "As", 3: "Ac 9s", 0: "Ks"})
    play_cards(table, "7s As")
    assert legal(table) == {card("Ac")}
    play_cards(table, "Ac Ks")
    assert table.happened(Connected) == [Connected(("first",))]
    assert table.happened(TrickTaken) == [TrickTaken(2, ("first",))]
    assert (table.table.possessor, table.table.connexions) == (2, ("first",))
    assert table.rules.turn(table.table) == OnTurn(2)
    assert table.happened(Took) == []


def test_example_2_stolen_x14_x16() -> None:
    table = dealt({1: "7s", 2: "As", 3: "Ac", 0: "Ks 2d"})
    play_cards(table, "7s As Ac 2d")
    assert table.happened(TrickTaken) == [TrickTaken(0, ("first",))]
    assert table.rules.turn(table.table) == OnTurn(0)


def test_example_3_too_early_to_trump_x16() -> None:
    table = dealt({1: "7s", 2: "As", 3: "9s 5d"}, voids={3: "s"})
    play_cards(table, "7s As")
    assert legal(table) == {card("9s")}
    before = table.position
    assert table.refusal(3, play("5d")) == (
        "You hold a spade; you must follow suit until a connexion is complete."
    )
    assert table.position == before
    play_cards(table, "9s")


def test_example_4_void_trump_before_the_answer() -> None:
    table = dealt({1: "7s", 2: "3d", 3: "As", 0: "Kh 4s"}, voids={2: "s"})
    play_cards(table, "7s 3d As")
    assert legal(table) == {card("Kh")}
    play_cards(table, "Kh")
    assert table.happened(TrickTaken) == [TrickTaken(2, ("second",))]


def test_example_5_lone_card_off_suit() -> None:
    table = dealt({1: "9c", 2: "Kh 8c", 3: "Tc", 0: "4c"})
    play_cards(table, "9c Kh Tc 4c")
    assert table.happened(Connected) == []
    assert table.happened(TrickTaken) == [TrickTaken(3, ())]
    assert table.table.possessor is None


def test_example_6_triple() -> None:
    table = dealt({1: "As", 2: "Kh", 3: "Ac 4s", 0: "3s"})
    play_cards(table, "As Kh")
    assert card("Ac") in legal(table)
    play_cards(table, "Ac 3s")
    assert table.happened(Connected) == [Connected(("second",)), Connected(("first", "third"))]
    assert table.happened(TrickTaken) == [TrickTaken(1, ("first", "second", "third"))]


def test_example_9_liberty_on_a_diamond_lead() -> None:
    table = dealt({1: "Td", 2: "4d Ac 9c"}, voids={2: "d"})
    play_cards(table, "Td")
    assert legal(table) == {card("4d"), card("Ac")}
    assert table.refusal(2, play("9c")) == "You hold a diamond; you must follow suit."


# --- refusals and what is seen --------------------------------------------------------------------


def test_what_is_refused_in_words() -> None:
    table = dealt({1: "7s", 2: "As", 3: "Ac Kh 9s 5d", 0: "Ks"})
    play_cards(table, "7s As")
    before = table.position
    answer = "The A♠ lies there: you must answer the connexion with the A♣ or the K♥."
    assert table.refusal(3, play("9s")) == table.refusal(3, play("5d")) == answer
    assert table.refusal(3, play("2h")) == "You do not hold the 2♥."
    assert table.refusal(0, play("Ks")) == "It is not your turn."
    assert table.refusal(None, Close()) == "There is no window to close."
    assert table.refusal(None, Shuffled(PACK)) == "Chance is not asked for now."
    assert table.position == before


@pytest.mark.parametrize(("suit", "word"), [("c", "club"), ("h", "heart"), ("s", "spade")])
def test_x18_the_refusal_names_the_suit(suit: str, word: str) -> None:
    table = dealt({1: f"9{suit}", 2: f"T{suit} 4d"})
    play_cards(table, f"9{suit}")
    assert table.refusal(2, play("4d")) == f"You hold a {word}; you must follow suit."


def test_x19_the_refusal_names_the_one_card_that_answers() -> None:
    table = dealt({1: "Kh", 2: "As 9h"})
    play_cards(table, "Kh")
    assert table.refusal(2, play("9h")) == (
        "The K♥ lies there: you must answer the connexion with the A♠."
    )


def test_all_is_played_and_then_the_deal_is_over() -> None:
    table = table_of(dealer=0)
    play_deal(table, [1, 2, 3, 0, 1, 2, 3, 0])
    assert table.table.phase is Phase.OVER
    assert table.rules.turn(table.table) == Over()
    assert table.offered(1) == []
    assert table.refusal(1, play("2c")) == "It is not your turn."
    assert table.table.left == (0,) * 4
    assert len(table.happened(Played)) == 32
    assert [each.seat for each in table.happened(TrickTaken)] == [1, 2, 3, 0, 1, 2, 3, 0]
    assert drawn(table) == []


def test_a_hand_is_private_and_what_is_undealt_is_nobodys() -> None:
    table = dealt({1: "7s", 2: "As", 3: "Ac", 0: "Ks"})
    play_cards(table, "7s As")
    public = public_view(table.position).table
    assert public.trick == trick(1, "7s As")
    assert public.left == (8, 7, 7, 8)
    view = seat_view(table.position, 3)
    assert len(view.hand.cards) == 8
    assert card("Ac") in view.hand.cards
    assert table.rules.open_offers(public, 3) == ()


def test_how_many_cards_everybody_holds_can_be_told() -> None:
    table = table_of(stacks=(50, 3, 50, 50), dealer=0)
    play_deal(table, [2] * 10)
    assert table.happened(Anted) == [Anted((2, 3, 0), 4, (1,))]
    table = dealt({}, seats=3)
    first = next(iter(legal(table)))
    table.act(1, Play(first))
    assert table.table.left == (10, 9, 10)


# --- absent players -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hand", "led", "lowest"),
    [
        pytest.param("9s Ac As", "7h", "9s", id="void: the lowest plain card"),
        pytest.param("9s Ac Kh", "7h", "Kh", id="the king is of the suit led"),
        pytest.param("9s As Ac", "7s Kh", "Ac", id="forced: the cheaper answer"),
        pytest.param("9s As Kh", "7s Ac", "Kh", id="forced: king before ace"),
        pytest.param("9s 2s Ac 2d", "7s", "2s", id="the lowest of the suit led"),
        pytest.param("As 9s 2d", "7s", "9s", id="not a connexion card of the suit"),
        pytest.param("As 3c 2d", "7s", "As", id="unless there is no other of it"),
        pytest.param("Kh Ah 2d", "7h", "Ah", id="the ace of hearts before the king"),
        pytest.param("5d 3d Ac", "Td", "3d", id="the lowest diamond on a diamond"),
        pytest.param("4s 4h 4c 2d", "Td", "2d", id="a diamond where diamonds are led"),
        pytest.param("4s 4h 2d", "9c", "4h", id="of one rank: clubs, hearts, spades"),
        pytest.param("4s 4c 2d", "9h", "4c", id="clubs first"),
        pytest.param("5d 3d Kh As", "9c", "3d", id="void and nothing plain: a diamond"),
        pytest.param("As Ac Kh", "9d", "Kh", id="void and nothing else: the king"),
        pytest.param("As Ac", "9d", "Ac", id="then the ace of clubs"),
        pytest.param("9s 5d 3s", "7s As Ac", "3s", id="no trump, though it may"),
        pytest.param("9s 2s 4h 3h 5h 2d", "", "3h", id="leading: low of the longest plain suit"),
        pytest.param("9s 8s 4h 3h", "", "3h", id="leading: of two as long hearts before spades"),
        pytest.param("9c 8c 4h 3h", "", "8c", id="leading: clubs before hearts"),
        pytest.param("As Ks Kh Qh Jh Td 9d 8d", "", "Jh", id="diamonds are no plain suit"),
        pytest.param("As 2s 3h 4h", "", "3h", id="connexion cards make no suit longer"),
        pytest.param("As Kh 9d 5d", "", "5d", id="leading: nothing plain, a diamond"),
        pytest.param("As Kh", "", "Kh", id="leading: only connexion cards"),
    ],
)
def test_what_is_played_for_an_absent_seat(hand: str, led: str, lowest: str) -> None:
    assert played_for(Connexions(), trick(0, led), cards(hand)) == card(lowest)


def test_what_is_played_for_an_absent_seat_that_need_not_answer() -> None:
    assert played_for(OFF, trick(0, "7s Ac"), cards("9s As Kh")) == card("9s")


def test_absent_seats_play_a_whole_deal_and_it_costs_them_nothing() -> None:
    table = dealt({1: "As 3d", 2: "Kh 4d"})
    paid = len(table.payments)
    while table.sitting.playing:
        seat = table.table.on_turn
        table.act(seat, table.absent(seat))
    assert all(isinstance(each.target, int) for each in table.payments[paid:])
