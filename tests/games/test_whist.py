"""Whist at the table: the deal, the turn-up, following suit, tricks, what is seen and refused."""

from __future__ import annotations

from itertools import pairwise

import pytest
from msgspec.structs import replace

from bot.games.whist import (
    ClaimHonours,
    Hand,
    Pass,
    Play,
    TrickTaken,
    Whist,
    playable,
)
from bot.rules.cards import PACK, Card, Suit, card, cards
from bot.rules.chance import Shuffled
from bot.rules.codec import encode
from bot.rules.game import Company, public_view, seat_view
from bot.rules.piles import Played, TrumpsTurned
from bot.rules.turns import Close, Nature, OnTurn, Over
from tests.games.whist_table import dealt, play_cards, play_deal, table_of, trick_of

DEALT = pytest.mark.parametrize("dealer", range(4))


@pytest.mark.parametrize(
    ("leader", "played", "trumps", "winner"),
    [
        pytest.param(1, "Kd Ad 2h Qd", "h", 3, id="example 1: a ruff beats the ace"),
        pytest.param(0, "5c As 6c 4c", "h", 2, id="example 2: a discard loses"),
        pytest.param(0, "Ah 3s 5h 9s", "s", 3, id="example 3: overruffed"),
        pytest.param(2, "2c 3c 4c Ac", "s", 1, id="W23 highest of the suit led"),
        pytest.param(3, "2c Ad Ah As", "h", 1, id="W22 the only trump"),
        pytest.param(0, "Th Jh 9h Ac", "h", 1, id="W22 trumps led"),
        pytest.param(0, "2c Ad Ah As", "c", 0, id="W22 the two of trumps against aces"),
        pytest.param(1, "2d Ac Ah Kc", "s", 1, id="W23 nobody follows"),
    ],
)
def test_winner_of_a_trick(leader: int, played: str, trumps: str, winner: int) -> None:
    assert trick_of(leader, played).best(Suit(trumps)) == winner


@pytest.mark.parametrize("suit", Suit)
def test_w6_rank_in_every_suit(suit: Suit) -> None:
    order = [
        card(rank + suit.value)
        for rank in reversed(["A", "K", "Q", "J", "T", "9", "8", "7", "6", "5", "4", "3", "2"])
    ]
    assert [each.rank for each in order] == list(range(2, 15))
    for lower, higher in pairwise(order):
        for trumps in Suit:
            assert trick_of(0, f"{lower} {higher}").best(trumps) == 1
            assert trick_of(0, f"{higher} {lower}").best(trumps) == 0


def test_example_1_at_the_table_w24() -> None:
    hands = {1: "Kd", 2: "Ad", 3: "2h", 0: "Qd"}
    table = dealt(hands, {3: "d"}, 0, "5h")
    play_cards(table, "Kd Ad 2h Qd")
    assert table.happened(TrickTaken) == [TrickTaken(3, (0, 1))]
    assert table.rules.turn(table.table) == OnTurn(3)


@pytest.mark.parametrize(
    ("hand", "led", "legal"),
    [
        pytest.param("Ts 4s Ac 2d", "9s", "Ts 4s", id="example 4, W20"),
        pytest.param("Ac 2d", "9s", "Ac 2d", id="example 4, W21: also a trump"),
        pytest.param("Ts 4s Ac 2d", "", "Ts 4s Ac 2d", id="W18 the leader"),
        pytest.param("Ah", "9s", "Ah", id="W21 the last card"),
        pytest.param("3h 2h Ac", "Kh", "3h 2h", id="W20 trumps are followed too"),
    ],
)
def test_legal_cards(hand: str, led: str, legal: str) -> None:
    assert playable(trick_of(0, led), cards(hand)) == cards(legal)


def test_example_4_is_refused_in_words_and_changes_nothing() -> None:
    table = dealt({0: "9s", 1: "Ts 4s Ac 2d"}, {1: "h"}, 3, "5d")
    play_cards(table, "9s")
    before = table.position
    assert table.refusal(1, Play(card("Ac"))) == "You hold a spade; you must follow suit."
    assert table.refusal(1, Play(card("9s"))) == "You do not hold the 9♠."
    assert table.refusal(2, Play(card("Ac"))) == "It is not your turn."
    assert table.position == before
    assert table.rules.turn(table.table) == OnTurn(1)
    table.act(1, Play(card("4s")))


@pytest.mark.parametrize(
    ("suit", "word"), [("c", "club"), ("d", "diamond"), ("h", "heart"), ("s", "spade")]
)
def test_w20_the_refusal_names_the_suit(suit: str, word: str) -> None:
    other = "c" if suit != "c" else "d"
    table = dealt({0: f"9{suit}", 1: f"T{suit} 4{other}"}, {}, 3, "5h")
    play_cards(table, f"9{suit}")
    refusal = table.refusal(1, Play(card(f"4{other}")))
    assert refusal == f"You hold a {word}; you must follow suit."


def test_w1_there_is_no_bidding_and_nothing_to_claim_while_cards_are_played() -> None:
    table = dealt({}, {}, 3, "5d")
    assert all(isinstance(each, Play) for each in table.offered(0))
    for action in (ClaimHonours(), Pass()):
        assert table.refusal(0, action) == "That cannot be done now."
    assert table.refusal(None, Close()) == "There is no window to close."


@pytest.mark.parametrize(
    ("stacks", "seats", "fault"),
    [
        ((0, 0, 0, 0), 4, None),
        ((0, 0, 0), 3, "Whist is played by four."),
        ((0, 0, 0, 0, 0), 5, "Whist is played by four."),
        ((0, None, 0, 0), 4, "Whist is played by four."),
        ((0, 0, 0, 0, 0), 4, None),
    ],
)
def test_w2_four_play(stacks: tuple[int | None, ...], seats: int, fault: str | None) -> None:
    rules = Whist()
    assert rules.fault(Company(stacks, seats), rules.carried({})) == fault


@pytest.mark.parametrize("winner", range(4))
def test_w3_w31_partners_face_each_other_and_share_their_tricks(winner: int) -> None:
    low = {seat: f"{rank}c" for seat, rank in zip(range(4), "2345", strict=True)}
    table = dealt(low | {winner: "Ac"}, {}, 3, "5d")
    play_cards(table, " ".join("Ac" if seat == winner else low[seat] for seat in range(4)))
    assert table.table.tricks == ((1, 0) if winner in (0, 2) else (0, 1))


@DEALT
def test_w5_w8_one_card_at_a_time_from_the_dealers_left(dealer: int) -> None:
    table = table_of(Whist(), dealer=dealer)
    table.begin()
    assert isinstance(table.rules.turn(table.table), Nature)
    table.chance(Shuffled(PACK))
    for number, each in enumerate(PACK, start=1):
        assert each in table.position.hands[(dealer + number) % 4].cards
    assert [len(hand.cards) for hand in table.position.hands] == [13] * 4
    assert table.table.left == (13,) * 4


def test_w5_only_the_whole_pack_is_dealt() -> None:
    table = table_of(Whist())
    table.begin()
    for wrong in (PACK[:-1], (*PACK[:-1], PACK[0]), ()):
        refused = "A shuffle of 52 given cards is asked for."
        assert table.refusal(None, Shuffled(wrong)) == refused
    assert table.refusal(0, Play(PACK[0])) == "It is not your turn."


def test_example_12_dealer_seat_3() -> None:
    table = table_of(Whist(), dealer=3)
    play_deal(table, 7)
    assert table.table.history[0].leader == 0
    assert table.sitting.next_dealer == table.sitting.carry.dealer == 0
    table.deal(PACK)
    assert PACK[0] in table.position.hands[1].cards
    assert PACK[51] in table.position.hands[0].cards


@DEALT
def test_w9_the_last_card_makes_trumps(dealer: int) -> None:
    table = dealt({}, {}, dealer, "Qs")
    assert table.happened(TrumpsTurned) == [TrumpsTurned(dealer, card("Qs"))]
    assert table.table.trumps is Suit.SPADES
    assert card("Qs") in table.position.hands[dealer].cards


@DEALT
def test_w10_turn_up_lies_until_the_dealers_turn_in_the_first_trick(dealer: int) -> None:
    order = [(dealer + step) % 4 for step in (1, 2, 3, 4)]
    held = dict(zip(order, ("2c", "3c", "4c", "5c"), strict=True))
    table = dealt(held, {}, dealer, "Qc")
    for played in ("2c", "3c", "4c"):
        assert table.table.turn_up is card("Qc")
        play_cards(table, played)
    assert table.table.turn_up is None
    assert table.table.trumps is Suit.CLUBS
    assert Play(card("Qc")) in table.offered(dealer)
    play_cards(table, "Qc")
    assert table.table.turn_up is None
    assert table.table.tricks[dealer % 2] == 1


@DEALT
def test_w4_w17_w19_left_of_the_dealer_leads_and_all_follow_clockwise(dealer: int) -> None:
    table = dealt({}, {}, dealer, "Qs")
    for step in range(1, 5):
        assert table.rules.turn(table.table) == OnTurn((dealer + step) % 4)
        seat = (dealer + step) % 4
        table.act(seat, table.offered(seat)[0])
        assert table.happened(Played)[-1].seat == seat


def test_w18_any_card_may_be_led() -> None:
    table = dealt({}, {}, 3, "5d")
    held = table.position.hands[0].cards
    assert table.offered(0) == [Play(each) for each in held]


def test_w25_thirteen_tricks_then_the_deal_is_over() -> None:
    table = table_of(Whist(), dealer=0)
    play_deal(table, 7)
    taken = table.happened(TrickTaken)
    assert len(taken) == 13
    assert taken[-1].tricks == (7, 6)
    assert isinstance(table.rules.turn(table.table), Over)
    assert all(not hand.cards for hand in table.position.hands)
    assert table.refusal(0, Play(card("2c"))) == "It is not your turn."


def test_only_the_trick_before_is_seen_until_all_are_played() -> None:
    table = dealt({}, {}, 3, "5d")
    played: list[Card] = []
    while isinstance(turn := table.rules.turn(table.table), OnTurn):
        baize, made = table.table, sum(table.table.tricks)
        assert baize.history == ()
        assert baize.trick.cards == tuple(played[4 * made :])
        assert (baize.last.cards if baize.last else ()) == tuple(played[4 * made - 4 : 4 * made])
        table.act(turn.seat, table.absent(turn.seat))
        played.append(table.happened(Played)[-1].card)
    assert len(played) == 52
    assert [each for trick in table.table.history for each in trick.cards] == played


def test_a_view_holds_no_card_that_its_seat_may_not_see() -> None:
    table = dealt({}, {}, 3, "5d")
    written = str(encode(public_view(table.position)))
    shown = [each for each in PACK if f"'{each}'" in written]
    assert shown == [card("5d")]
    for seat in range(4):
        written = str(encode(seat_view(table.position, seat)))
        shown = {each for each in PACK if f"'{each}'" in written}
        assert shown == {card("5d"), *table.position.hands[seat].cards}


def test_nothing_hidden_is_spelled_out_by_a_repr() -> None:
    table = dealt({}, {}, 3, "5d")
    for value in (table.position, table.position.hands[0], seat_view(table.position, 0)):
        assert not any(str(each) in repr(value) for each in PACK)


@pytest.mark.parametrize(
    ("hand", "trick", "trumps", "chosen"),
    [
        pytest.param("9s 4s Ac 2d", "Ts", "h", "4s", id="following: lowest of the suit"),
        pytest.param("9h 4h 2d", "Th", "h", "4h", id="following in trumps"),
        pytest.param("9c 3d 3c 2h", "Ts", "h", "3c", id="void: lowest plain, ties c d h s"),
        pytest.param("9h 3h", "Ts", "h", "3h", id="void: only trumps"),
        pytest.param("9c 8c 3d 2d 5d Ah Kh Qh Jh", "", "h", "2d", id="leading: longest plain"),
        pytest.param("9s 8s 5d 4d Ah", "", "h", "4d", id="leading: ties c d h s"),
        pytest.param("Ah 5h", "", "h", "5h", id="leading: only trumps"),
        pytest.param("Ac 2h", "", "h", "Ac", id="leading: a plain card before a trump"),
    ],
)
def test_what_is_played_for_an_absent_seat(hand: str, trick: str, trumps: str, chosen: str) -> None:
    table = dealt({}, {}, 3, "5d").table
    table = replace(table, trumps=Suit(trumps), trick=trick_of(3, trick))
    assert Whist().absent(table, Hand(cards(hand)), 0) == Play(card(chosen))
