"""Cassino at the table: the deal, taking and laying, sweeps, what is seen, and what is refused."""

from __future__ import annotations

import pytest

from bot.games.cassino import Cassino, Dealt, DealtOn, Deed, Laid, LeftOver, Phase, Taking, Took
from bot.rules.cards import PACK, cards
from bot.rules.chance import Shuffled
from bot.rules.codec import encode
from bot.rules.game import Company, public_view, seat_view
from bot.rules.turns import Close, Nature, OnTurn, Over
from tests.games.cassino_table import (
    PLAIN,
    build,
    call,
    dealt,
    lay,
    lies,
    may,
    midway,
    pile,
    play_out,
    raise_,
    table_of,
    take,
)

TEN_BOARD = "Tc 9d Ah 8s 2c 5h 5d Kc"
SEATS = pytest.mark.parametrize("seats", [2, 3, 4])


def test_example_1_k25_the_ten_takes_all_that_comes_to_it() -> None:
    table = midway(TEN_BOARD, ["Ts", "2s"])
    table.act(0, take("Ts", "Tc", "9d Ah", "8s 2c", "5h 5d"))
    assert lies(table) == "Kc"
    assert pile(table, 0) == {"Ts", "Tc", "9d", "Ah", "8s", "2c", "5h", "5d"}
    (took,) = table.happened(Took)
    assert len(took.cards) == 7
    assert not took.sweep


@pytest.mark.parametrize(
    "groups", [["9d Ah"], ["Tc"], ["5h 5d", "Tc"], ["2c 8s"], ["Ah 9d", "2c 8s", "5d 5h", "Tc"]]
)
def test_k25_a_seat_may_take_less_and_name_it_in_any_order(groups: list[str]) -> None:
    table = midway(TEN_BOARD, ["Ts", "2s"])
    table.act(0, take("Ts", *groups))
    assert len(table.table.loose) == 8 - len(" ".join(groups).split())


def test_example_2_the_combinations_of_a_nine_overlap() -> None:
    table = midway("4c 5d 4h Ac", ["9s", "2s"])
    for single in (["4c 5d"], ["4h 5d"], ["4c 4h Ac"]):
        assert may(table, take("9s", *single))
    assert not may(table, take("9s", "4c 5d", "4h 5d"))
    assert not may(table, take("9s", "4c 5d", "4c 4h Ac"))
    refusal = table.refusal(0, take("9s", "4c 5d", "4h 5d"))
    assert refusal == "The 5♦ can be taken once only."
    offered = [each for each in table.offered(0) if each != lay("9s")]
    assert offered == [take("9s", "Ac 4c 4h"), take("9s", "4c 5d"), take("9s", "4h 5d")]


def test_example_3_k24_every_card_of_the_same_denomination_at_once() -> None:
    table = midway("Kc Kd 3h", ["Kh", "2s"])
    assert table.refusal(0, take("Kh", "Kc", "3h")) == "The K♥ does not pair with the 3♥."
    words = "Court cards have no number: each is only paired with a card of its rank."
    assert table.refusal(0, take("Kh", "Kc Kd")) == words
    assert table.refusal(0, take("Kh", "Kc 3h")) == words
    table.act(0, take("Kh", "Kc", "Kd"))
    assert lies(table) == "3h"


def test_a_court_card_is_nobodys_number() -> None:
    table = midway("Jc Qd As", ["Qh", "2s"])
    assert not may(table, take("Qh", "Jc As"))
    assert not may(table, take("Qh", "Jc"))
    assert may(table, take("Qh", "Qd"))


@pytest.mark.parametrize(
    ("card", "groups", "allowed"),
    [
        ("As", ["Ad"], True),
        ("As", ["Ad 2c"], False),
        ("3s", ["Ad 2c"], True),
        ("3s", ["2c"], False),
        ("As", ["Ts"], False),
    ],
)
def test_example_4_aces_are_one(card: str, groups: list[str], allowed: bool) -> None:
    table = midway("Ad 2c Td", [card, "2s"])
    assert may(table, take(card, *groups)) == allowed


def test_example_5_k26_a_sweep_counts_one_and_the_next_can_only_lay() -> None:
    table = midway("3c 5d", ["8h 9h", "2s 8c"])
    table.act(0, take("8h", "3c 5d"))
    assert table.happened(Took)[-1].sweep
    assert table.table.sweeps == (1, 0)
    assert lies(table) == ""
    assert table.offered(1) == [lay("2s"), lay("8c")]


@pytest.mark.parametrize(("option", "sweeps"), [("off", 0), ("on", 1)])
def test_example_6_k26_no_sweep_with_the_last_card_of_the_deal(option: str, sweeps: int) -> None:
    rules = Cassino(last_card_sweep="on" if option == "on" else "off")
    table = midway("3c 5d", ["8h", ""], rules, stock=0)
    table.act(0, take("8h", "3c 5d"))
    assert table.table.phase is Phase.OVER
    assert table.table.sweeps == (sweeps, 0)
    assert table.table.tallies[0].sweeps == sweeps


def test_k26_the_last_card_but_one_and_the_last_of_a_round_may_sweep() -> None:
    table = midway("3c 5d", ["8h", "Ks"], stock=0)
    table.act(0, take("8h", "3c 5d"))
    assert table.table.sweeps == (1, 0)
    table = midway("3c 5d", ["8h", ""], stock=1)
    table.act(0, take("8h", "3c 5d"))
    assert table.table.sweeps == (1, 0)


def test_example_11_k31_the_last_take_has_what_is_left_without_a_sweep() -> None:
    table = midway("9c 4d", ["Ks Qs", "9s Jh"], stock=0, won={0: "2c", 1: "3c"})
    table.act(0, lay("Ks"))
    table.act(1, take("9s", "9c"))
    table.act(0, lay("Qs"))
    table.act(1, lay("Jh"))
    assert table.happened(LeftOver) == [LeftOver(1, cards("4d Ks Qs Jh"))]
    assert pile(table, 1) == {"3c", "9s", "9c", "4d", "Ks", "Qs", "Jh"}
    assert table.table.loose == ()
    assert table.table.tallies[1].sweeps == 0


def test_k31_where_nobody_ever_took_the_rest_counts_for_nobody() -> None:
    table = midway("4d", ["Ks", "Jh"], stock=0)
    table.act(0, lay("Ks"))
    table.act(1, lay("Jh"))
    assert table.happened(LeftOver) == [LeftOver(None, cards("4d Ks Jh"))]
    assert lies(table) == "4d Ks Jh"
    assert [tally.points for tally in table.table.tallies] == [0, 0]


# --- the deal -------------------------------------------------------------------------------------


@SEATS
def test_k1_k15_k16_four_each_one_at_a_time_and_then_four_to_the_board(seats: int) -> None:
    for dealer in range(seats):
        table = table_of(PLAIN, (0,) * seats, dealer=dealer)
        table.begin()
        assert isinstance(table.rules.turn(table.table), Nature)
        table.chance(Shuffled(PACK))
        for number, each in enumerate(PACK[: 4 * seats], start=1):
            assert each in table.position.hands[(dealer + number) % seats].cards
        board = PACK[4 * seats : 4 * seats + 4]
        assert table.table.loose == board
        assert table.happened(Dealt) == [Dealt(dealer, board)]
        assert table.rules.turn(table.table) == OnTurn((dealer + 1) % seats)
        assert table.table.stock == 48 - 4 * seats


@SEATS
def test_k17_k18_four_more_to_each_until_the_pack_is_out_and_none_to_the_board(seats: int) -> None:
    table = dealt([""] * seats, "")
    before = table.position.veiled.stock
    for _ in range(4):
        for seat in range(seats):
            assert table.rules.turn(table.table) == OnTurn(seat)
            table.act(seat, table.absent(seat))
    assert table.happened(DealtOn) == [DealtOn(48 - 8 * seats)]
    for number, each in enumerate(before[: 4 * seats]):
        assert each in table.position.hands[number % seats].cards
    play_out(table)
    rounds = {2: 6, 3: 4, 4: 3}[seats]
    assert len(table.happened(DealtOn)) == rounds - 1
    assert len(table.happened(Took)) + len(table.happened(Laid)) == 48
    assert isinstance(table.rules.turn(table.table), Over)


@pytest.mark.parametrize(
    ("stacks", "seats", "fault"),
    [
        ((0, 0), 2, False),
        ((0, 0, 0), 3, False),
        ((0, 0, 0, 0), 4, False),
        ((0, None, 0, None), 4, False),
        ((0, None, None, None), 4, True),
        ((0,), 1, True),
        ((0, 0, 0, 0, 0), 5, True),
    ],
)
def test_k2_two_three_or_four_play(stacks: tuple[int | None, ...], seats: int, fault: bool) -> None:
    found = PLAIN.fault(Company(stacks, seats), PLAIN.carried({}))
    assert (found == "Cassino is played by two, three or four.") == fault


def test_k2_four_are_two_partnerships_and_others_play_alone() -> None:
    four, three = (dealt([""] * seats, "") for seats in (4, 3))
    assert [four.table.members(side) for side in range(four.table.sides)] == [(0, 2), (1, 3)]
    assert [three.table.side(seat) for seat in range(3)] == [0, 1, 2]
    apart = table_of(PLAIN, (5, None, None, 5))
    apart.deal(PACK)
    assert [apart.table.members(side) for side in range(apart.table.sides)] == [(0,), (3,)]


def test_k2_partners_share_what_they_win() -> None:
    table = midway("9c 4d 7c", ["9s", "2h", "4h", "2c"], stock=0)
    table.act(0, take("9s", "9c"))
    table.act(1, lay("2h"))
    table.act(2, take("4h", "4d"))
    assert pile(table, 0) == {"9s", "9c", "4h", "4d"}


def test_empty_seats_are_passed_by() -> None:
    table = table_of(PLAIN, (5, None, 5, None), dealer=2)
    table.deal(PACK)
    assert table.rules.turn(table.table) == OnTurn(0)
    table.act(0, table.absent(0))
    assert table.rules.turn(table.table) == OnTurn(2)
    assert table.table.left == (3, 0, 4, 0)


# --- what is seen ---------------------------------------------------------------------------------


def test_k28_k29_won_cards_are_hidden_but_for_the_last_take() -> None:
    table = midway("9c 4d 7c", ["9s 2h", "4h 2c"])
    table.act(0, take("9s", "9c"))
    table.act(1, take("4h", "4d"))
    seen = str(encode(public_view(table.position)))
    assert table.table.last == Taking(1, cards("4h")[0], cards("4d"))
    assert table.table.piles == ()
    for code in ("9s", "9c"):
        assert code not in seen
        assert code not in str(encode(seat_view(table.position, 0)))
    play_out(table)
    assert {str(each) for each in table.table.piles[0]} >= {"9s", "9c"}


def test_piles_lie_open_by_house_rule() -> None:
    table = midway("9c 4d 7c", ["9s 2h", "4h 2c"], Cassino(show_piles="on"), won={1: "Kd"})
    table.act(0, take("9s", "9c"))
    assert table.table.piles == (cards("9c 9s"), cards("Kd"))


def test_hands_and_stock_are_counted_and_not_shown() -> None:
    table = dealt(["2c 3c 4c 5c", "6c 7c 8c 9c"], "Kc Kd Kh Ks")
    table.act(0, lay("2c"))
    assert table.table.left == (3, 4)
    assert table.table.stock == 40
    seen = str(encode(seat_view(table.position, 0)))
    assert "3c" in seen
    assert "6c" not in seen


# --- what is refused ------------------------------------------------------------------------------


def test_k23_one_card_at_a_time_in_turn() -> None:
    table = midway("9c 4d", ["9s 2h", "4h 2c"])
    assert table.refusal(1, take("4h", "4d")) == "It is not your turn."
    table.act(0, take("9s", "9c"))
    assert table.refusal(0, lay("2h")) == "It is not your turn."
    assert len(table.position.hands[0].cards) == 1


@pytest.mark.parametrize(
    ("deed", "words"),
    [
        (take("9s", "8c Ad"), None),
        (take("9h", "9c"), "You do not hold the 9♥."),
        (take("9s"), "Name at least one card of the board to take."),
        (take("9s", "9c", ""), "A group has no card."),
        (take("9s", "9c", "9c"), "The 9♣ can be taken once only."),
        (take("9s", "8c 8c"), "The 8♣ can be taken once only."),
        (take("9s", "9d"), "The 9♦ does not lie on the board."),
        (take("9s", "8c 2c"), "The 2♣ does not lie on the board."),
        (take("9s", "8c"), "The 9♠ does not pair with the 8♣."),
        (take("9s", "8c Ad 4d"), "8♣, A♦ and 4♦ come to 13, not to 9."),
        (take("Ks", "8c 4d Ad"), "Court cards have no number: each is only paired with a card of"
         " its rank."),
        (lay("9h"), "You do not hold the 9♥."),
        (build("9s", "Ad"), "By these house rules nothing is built."),
        (raise_("9s", "Ad"), "By these house rules nothing is built."),
        (call("9s", "9c"), "By these house rules nothing is called."),
    ],
)  # fmt: skip
def test_k30_a_false_take_is_refused_at_once_in_words(deed: Deed, words: str | None) -> None:
    table = midway("9c 8c Ad 4d Kd", ["9s Ks", "2s"])
    before = table.position
    if words is None:
        table.act(0, deed)
    else:
        assert table.refusal(0, deed) == words
        assert table.position == before


def test_there_is_no_clock_to_close_and_no_chance_in_mid_deal() -> None:
    table = midway("9c", ["9s", "2s"])
    assert table.refusal(None, Close()) == "There is no window to close."
    assert table.refusal(None, Shuffled(PACK)) == "Chance is not asked for now."
    play_out(table)
    assert table.refusal(0, lay("9s")) == "It is not your turn."


def test_k27_laying_is_free_by_default_and_bound_by_house_rule() -> None:
    assert may(midway("9c", ["9s Ks", "2s"]), lay("9s"))
    strict = Cassino(must_take="on")
    table = midway("9c", ["9s Ks", "2s"], strict)
    words = "By these house rules whoever can take may not lay a card."
    assert table.refusal(0, lay("Ks")) == words
    assert table.offered(0) == [take("9s", "9c")]
    assert may(midway("8c", ["9s Ks", "2s"], strict), lay("Ks"))
    assert not may(midway("8c Ad", ["9s Ks", "2s"], strict), lay("Ks"))
