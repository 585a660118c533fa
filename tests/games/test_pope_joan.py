"""The cards of Pope Joan: the deal, runs and stops, and what may be led."""

from __future__ import annotations

from itertools import pairwise

import pytest

from bot.games.pope_joan import (
    ABOVE,
    HAND_SIZES,
    POPE,
    STOPS_PACK,
    Lead,
    PopeJoan,
    height,
    known_stops,
)
from bot.rules.cards import PACK, card, cards
from bot.rules.chance import Shuffled
from bot.rules.codec import encode
from bot.rules.game import Company, public_view, seat_view
from bot.rules.piles import Played, TrumpsTurned
from bot.rules.stops import PaidForCards, Stopped
from bot.rules.turns import Close, Nature, OnTurn
from tests.games.pope_joan_table import (
    collected,
    dealt,
    lead,
    leads,
    pack,
    played,
    table_of,
    winner,
)

ORDERED = PopeJoan(lead="ordered")
LOWEST = PopeJoan(lead="lowest")


@pytest.mark.parametrize(
    ("seats", "size", "stock"),
    [(3, 14, 8), (4, 11, 6), (5, 9, 5), (6, 7, 8), (7, 6, 8), (8, 5, 10)],
)
def test_p2_p7_p30_p31_everybody_gets_the_same_number(seats: int, size: int, stock: int) -> None:
    table = table_of(PopeJoan(), (50,) * seats)
    table.deal(STOPS_PACK)
    assert HAND_SIZES[seats] == size
    assert table.table.left == (size,) * seats
    assert table.table.stock == len(table.position.veiled.cards) == stock
    assert table.table.turn_up is STOPS_PACK[seats * size]
    assert table.table.trumps is STOPS_PACK[seats * size].suit
    assert table.happened(TrumpsTurned) == [TrumpsTurned(seats - 1, STOPS_PACK[seats * size])]
    held = [each for hand in table.position.hands for each in hand.cards]
    assert sorted(map(str, [*held, table.table.turn_up, *table.position.veiled.cards])) == sorted(
        map(str, STOPS_PACK)
    )


@pytest.mark.parametrize("dealer", range(4))
def test_p7_one_card_at_a_time_from_the_dealers_left(dealer: int) -> None:
    table = table_of(PopeJoan(), (50,) * 4, dealer=dealer)
    table.deal(STOPS_PACK)
    for number, each in enumerate(STOPS_PACK[:44], start=1):
        assert each in table.position.hands[(dealer + number) % 4].cards
    assert table.rules.turn(table.table) == OnTurn((dealer + 1) % 4)


def test_p3_p27_the_eight_of_diamonds_is_taken_out() -> None:
    assert {*PACK} - {*STOPS_PACK} == {card("8d")}
    table = table_of(PopeJoan())
    table.begin()
    assert isinstance(table.rules.turn(table.table), Nature)
    for wrong in (PACK, STOPS_PACK[1:], (*STOPS_PACK[1:], card("8d"))):
        assert "51" in table.refusal(None, Shuffled(wrong))  # pyright: ignore[reportArgumentType]


def test_empty_seats_are_dealt_no_cards() -> None:
    table = table_of(PopeJoan(), (None, 50, None, 50, 50, None), dealer=4)
    table.deal(STOPS_PACK)
    assert table.table.players == (1, 3, 4)
    assert table.table.left == (0, 14, 0, 14, 14, 0)
    assert table.position.hands[1].cards == STOPS_PACK[0:42:3]
    assert table.position.hands[3].cards == STOPS_PACK[1:42:3]


@pytest.mark.parametrize(
    ("stacks", "seats", "able"),
    [
        ((50, 50), 2, False),
        ((50, None, 50), 3, False),
        ((50, 50, 50), 3, True),
        ((50,) * 8, 8, True),
        ((50,) * 9, 9, False),
        ((50, 50, 50), 2, False),
    ],
)
def test_p2_three_to_eight_play(stacks: tuple[int | None, ...], seats: int, able: bool) -> None:
    fault = PopeJoan().fault(Company(stacks, seats), PopeJoan().carried({}))
    assert fault == (None if able else "Pope Joan is played by three to eight.")


def test_p14_p34_the_ace_is_lowest_and_can_never_be_led_through() -> None:
    for suit in "cdhs":
        ranks = [card(rank + suit) for rank in "A23456789TJQK" if rank + suit != "8d"]
        assert sorted(ranks, key=height) == ranks
        for low, high in pairwise(ranks):
            assert ABOVE.get(low) is (None if low is card("7d") else high)
        assert card("A" + suit) not in ABOVE.values()
        assert card("K" + suit) not in ABOVE
    table = dealt(["As 5h", "Ks 2h", "5d 6d"], "9c")
    lead(table, "Ks")
    assert table.happened(Stopped) == [Stopped(1, card("Ks"))]


@pytest.mark.parametrize(
    ("turn_up", "hand", "stops"),
    [
        pytest.param("Ts", "9s Js 8s 2c", "9s", id="P8 the ten of spades turned up"),
        pytest.param("2c", "Kc Kd Kh Ks Qs 7d", "Kc Kd Kh Ks 7d", id="P9 kings, seven of diamonds"),
        pytest.param("9d", "7d 6d Td", "7d", id="nothing is below Pope"),
        pytest.param("Ah", "Kh 2h Qh", "Kh", id="nothing is below an ace"),
        pytest.param("2h", "Ah 3h", "Ah", id="an ace below the turn-up"),
        pytest.param("Kh", "Qh Qs", "Qh", id="below a king turned up"),
        pytest.param("Td", "9d 7d 6d", "9d 7d", id="Pope below the turn-up"),
    ],
)
def test_p8_p9_p29_p36_stops_that_everybody_knows(turn_up: str, hand: str, stops: str) -> None:
    rules = PopeJoan(pope_turnup="compartment")
    table = dealt(["2d 4c", "4d 6c", "5h 8c"], turn_up, rules)
    assert known_stops(table.table, cards(hand)) == cards(stops)


def test_p36_cards_below_played_cards_are_stops_whoever_played_them() -> None:
    table = dealt(["4s 7d 6h", "3s 9h 2d", "5s Th 8c"], "2c")
    lead(table, "3s")
    assert table.table.leader == 2
    assert known_stops(table.table, cards("2s 4s As 5s 8h")) == cards("2s 4s")
    lead(table, "Th")
    assert known_stops(table.table, cards("9h 8h")) == cards("9h")


def test_p15_p35_the_holder_of_the_next_card_plays_it_and_one_may_play_several() -> None:
    table = dealt(["3s 4s 8h", "2s 6s 2d", "5s 7s 7c"], "2c")
    lead(table, "2s")
    assert table.happened(Played) == [
        Played(1, card("2s")),
        Played(0, card("3s")),
        Played(0, card("4s")),
        Played(2, card("5s")),
        Played(1, card("6s")),
        Played(2, card("7s")),
    ]
    assert table.happened(Stopped) == [Stopped(2, card("7s"))]
    assert table.table.left == (1, 1, 1)
    assert table.rules.turn(table.table) == OnTurn(2)


def test_p16_p37_the_player_of_the_stop_leads_again() -> None:
    table = dealt(["3s 8h 5c", "2s 2d 7h", "5s 7s Kc"], "2c")
    lead(table, "2s")
    assert table.rules.turn(table.table) == OnTurn(0)
    lead(table, "8h")
    assert table.rules.turn(table.table) == OnTurn(0)
    assert [[str(each.card) for each in run] for run in table.table.runs] == [["2s", "3s"], ["8h"]]


def test_p29_a_card_of_the_stock_stops_the_run_and_nobody_is_told_which() -> None:
    """A run that stops below the stock, below the turn-up or at a king looks just the same."""
    table = dealt(["4s Kh 6d 2d", "2s 5c 7h", "3s Qc Kc"], "6c")
    lead(table, "2s Kh")
    stopped = table.happened(Stopped)
    assert stopped == [Stopped(0, card("4s")), Stopped(0, card("Kh"))]
    shown = {str(each) for each in PACK if f"'{each}'" in str(encode(table.table))}
    assert shown == {"6c", "2s", "3s", "4s", "Kh"}


def test_hands_are_not_laid_open_when_the_deal_is_over() -> None:
    table = dealt(["4s Kh 6d", "2s 7h", "3s Qc Kc"], "5c")
    lead(table, "2s Kh 6d")
    shown = {str(each) for each in PACK if f"'{each}'" in str(encode(public_view(table.position)))}
    assert shown == {"5c", "2s", "3s", "4s", "Kh", "6d"}
    assert {
        str(each) for each in PACK if str(each) in str(list(map(encode, table.events)))
    } == shown


def test_a_view_holds_no_card_that_its_seat_may_not_see() -> None:
    table = table_of(PopeJoan(), dealer=2)
    table.deal(STOPS_PACK)
    for seat in range(3):
        view = str(encode(seat_view(table.position, seat)))
        shown = {each for each in PACK if f"'{each}'" in view}
        assert shown == {table.table.turn_up, *table.position.hands[seat].cards}


@pytest.mark.parametrize("dealer", range(3))
def test_p10_only_the_dealer_may_look_at_the_stock(dealer: int) -> None:
    table = table_of(PopeJoan(dealer_peeks="on"), dealer=dealer)
    table.deal(STOPS_PACK)
    stock = {*table.position.veiled.cards}
    assert len(stock) == 8
    for seat in range(3):
        view = str(encode(seat_view(table.position, seat)))
        shown = {each for each in PACK if f"'{each}'" in view}
        seen = stock if seat == dealer else set[object]()
        assert shown == {table.table.turn_up, *table.position.hands[seat].cards, *seen}
    public = str(encode(public_view(table.position)))
    assert {each for each in PACK if f"'{each}'" in public} == {table.table.turn_up}


def test_p10_the_dealer_sees_the_stock_to_the_end_and_plays_by_the_same_rules() -> None:
    hands = ["4s Kh 6d", "2s 7h", "3s Qc Kc"]
    peeking = dealt(hands, "5c", PopeJoan(dealer_peeks="on"))
    plain = dealt(hands, "5c")
    for table in (peeking, plain):
        lead(table, "2s Kh")
        assert leads(table) == {card("6d")}
        lead(table, "6d")
    assert peeking.stacks == plain.stacks
    assert peeking.position.hands[0].stock == peeking.position.veiled.cards
    assert plain.position.hands[0].stock == ()


def test_nothing_hidden_is_spelled_out_by_a_repr() -> None:
    table = table_of(PopeJoan(dealer_peeks="on"), dealer=0)
    table.deal(STOPS_PACK)
    for value in (table.position, table.position.hands[0], table.position.veiled):
        assert not any(str(each) in repr(value) for each in PACK)


@pytest.mark.parametrize(
    ("rules", "hand", "allowed"),
    [
        pytest.param(PopeJoan(), "Kh 3s 9d As 7c", "Kh 3s 9d As 7c", id="P35 any card"),
        pytest.param(ORDERED, "Kh 3s 9d As 7d 2h", "Kh 7d", id="P13 stops first"),
        pytest.param(ORDERED, "4c 3s 9d As", "4c", id="P13 below the turn-up"),
        pytest.param(ORDERED, "3c 3s 9d As", "9d", id="P13 then Pope"),
        pytest.param(ORDERED, "3s 5s As 7h 2h", "As", id="P13 an ace is its lowest"),
        pytest.param(ORDERED, "3s 5s Ad 7h 2h 9h", "Ad 2h", id="P13 low or an ace"),
        pytest.param(ORDERED, "3s 5s 7h 2h", "3s 2h", id="P13 of suits as long either"),
        pytest.param(LOWEST, "Kh 3s 9d As 7d 2h", "As 7d 2h", id="lowest of each suit"),
        pytest.param(LOWEST, "Kh", "Kh", id="lowest is the only one"),
    ],
)
def test_p13_p35_what_may_be_led(rules: PopeJoan, hand: str, allowed: str) -> None:
    table = dealt(["2s", hand, "2d"], "5c", rules)
    assert leads(table) == {*cards(allowed)}


def test_p13_p24_ordered_a_stop_made_in_play_must_be_led() -> None:
    table = dealt(["5d 6d", "8c 7c 3h", "4h 9s"], "2c", ORDERED)
    assert leads(table) == {card("7c")}
    again = dealt(["5d 6d", "8c 3h 6s", "4h 9s 7c 2h"], "2d", ORDERED)
    assert leads(again) == {card("8c"), card("3h"), card("6s")}
    lead(again, "8c 3h")
    assert leads(again) == {card("7c"), card("2h")}


@pytest.mark.parametrize(
    ("rules", "hand", "led", "words"),
    [
        (PopeJoan(), "Kh 3s", "Ks", "You do not hold the K♠."),
        (PopeJoan(), "Kh 3s", "8d", "You do not hold the 8♦."),
        (ORDERED, "Kh 3s 7d", "3s", "You hold a stop and must lead it: the K♥ or the 7♦."),
        (ORDERED, "9d 3s", "3s", "You hold Pope and must lead it: the 9♦."),
        (ORDERED, "3s 5s Ah", "5s", "You must lead the 3♠ or the A♥."),
        (LOWEST, "3s 5s Ah", "5s", "Only the lowest of a suit may be led: here the 3♠."),
        (LOWEST, "3s 5s Ah", "5h", "You do not hold the 5♥."),
    ],
)
def test_refusals_are_in_words_and_change_nothing(
    rules: PopeJoan, hand: str, led: str, words: str
) -> None:
    table = dealt(["2s", hand, "2d"], "5c", rules)
    before = table.position
    assert table.refusal(1, Lead(card(led))) == words
    assert table.refusal(0, Lead(card("2s"))) == "It is not your turn."
    assert table.refusal(None, Close()) == "There is no window to close."
    assert table.position == before


def test_nothing_may_be_led_before_the_deal_and_after_its_end() -> None:
    table = table_of(PopeJoan())
    table.begin()
    assert table.refusal(0, Lead(card("2c"))) == "It is not your turn."
    over = dealt(["2c 3c 4c", "5c 6c 7c", "8c 9c Tc"], "9d")
    assert over.refusal(1, Lead(card("5c"))) == "It is not your turn."


@pytest.mark.parametrize(
    ("rules", "hand", "led"),
    [
        pytest.param(PopeJoan(), "Kh 7d Ks 2c", "Kh", id="a stop, the highest, hearts first"),
        pytest.param(PopeJoan(), "7d 4c 2h", "7d", id="seven above four"),
        pytest.param(PopeJoan(), "9d 4c As", "4c", id="a stop before Pope"),
        pytest.param(PopeJoan(), "9d As 2s", "9d", id="Pope before an ace"),
        pytest.param(PopeJoan(), "As 3h 2h Ad", "Ad", id="an ace, diamonds before spades"),
        pytest.param(PopeJoan(), "7s 3s 6h 2c", "3s", id="low from the longest"),
        pytest.param(PopeJoan(), "7s 3s 6h 4h", "4h", id="of suits as long hearts first"),
        pytest.param(ORDERED, "7s 3s 6h 4h As", "As", id="ordered"),
        pytest.param(ORDERED, "9d As Kc", "Kc", id="ordered: a stop"),
        pytest.param(LOWEST, "Kh 3h 2s", "3h", id="lowest: the stop may not be led"),
        pytest.param(LOWEST, "Kh 3s 2s 4d", "Kh", id="lowest: the stop is its lowest"),
        pytest.param(LOWEST, "9d 3d 2s 4s 5s", "2s", id="lowest: Pope may not be led"),
        pytest.param(LOWEST, "As 3h 4h", "As", id="lowest: an ace always may"),
    ],
)
def test_timeout(rules: PopeJoan, hand: str, led: str) -> None:
    table = dealt(["2s", hand, "2d"], "5c", rules)
    assert table.absent(1) == Lead(card(led))
    table.act(1, table.absent(1))


def test_timeout_knows_the_stops_made_in_play_but_not_those_of_the_stock() -> None:
    hands = ["5d 6d 2h 4s", "8c 6s 3h", "4h 7c 9s As"]
    table = dealt(hands, "2d", PopeJoan(dealer_peeks="on"), dealer=2)
    lead(table, "5d")
    assert table.absent(0) == Lead(card("2h"))
    other = dealt(hands, "2d")
    lead(other, "8c 3h")
    assert other.absent(2) == Lead(card("7c"))


def test_p43_pope_is_a_universal_stop_only_by_option() -> None:
    hands = ["Td Jd 2h", "9d 3h 2s", "Qd 4h"]
    plain = dealt(hands, "2c")
    lead(plain, "9d")
    assert played(plain) == "9d Td Jd Qd"
    assert plain.table.leader == 2
    stop = dealt(hands, "2c", PopeJoan(pope_stop="on"))
    lead(stop, "9d")
    assert played(stop) == "9d"
    assert stop.happened(Stopped) == [Stopped(1, POPE)]
    assert stop.table.leader == 1
    assert collected(stop) == [(1, "pope", 6)]


def test_pope_as_the_last_card_ends_the_deal_with_or_without_the_option() -> None:
    for value in ("on", "off"):
        table = dealt(["Td Jd", "9d", "Qd 4h"], "2c", PopeJoan(pope_stop=value))
        lead(table, "9d")
        assert played(table) == "9d"
        assert winner(table) == 1


def test_a_hand_that_is_out_by_its_lead_stops_the_run_at_once() -> None:
    table = dealt(["3s 4s", "2s", "4h"], "2c")
    lead(table, "2s")
    assert played(table) == "2s"
    assert table.happened(PaidForCards) == [PaidForCards(2, 1, 1, 1), PaidForCards(0, 1, 2, 2)]


def test_pack_of_the_builder_brings_the_hands_it_says() -> None:
    table = table_of(PopeJoan(), (50,) * 8)
    hands = {0: "9c Tc Jc Qc Kc", 3: "9d", 7: "As Ks"}
    table.deal(cards(pack(hands, 7, 8, "2c", "Td")))
    for seat, hand in hands.items():
        assert table.position.hands[seat].cards[: len(cards(hand))] == cards(hand)
    assert table.table.turn_up is card("2c")
    assert card("Td") in table.position.veiled.cards
