"""Poch as it is dealt, melded and played out: the worked examples of a deal, and the ledger."""

from __future__ import annotations

from itertools import pairwise

import pytest

from bot.games.poch import ABOVE, POCH_PACK, Lead, Melded, Phase, Pochen
from bot.rules.board import Dressed
from bot.rules.cards import PACK, card, cards
from bot.rules.chance import Shuffled
from bot.rules.codec import encode
from bot.rules.game import Company, public_view, seat_view
from bot.rules.piles import Played, TrumpsTurned
from bot.rules.pools import Took
from bot.rules.stops import PaidForCards, Stopped, WentOut
from bot.rules.turns import Close, Nature, OnTurn, Over
from tests.games.poch_table import (
    PASS,
    PochTable,
    all_pass,
    dealt,
    go,
    pack_for,
    played,
    table_of,
    won,
)

CENTRE = Pochen(centre="on")
SEVENS = Pochen(sequence="trump-789")


def winner(table: PochTable) -> int | None:
    assert isinstance(table.rules.turn(table.table), Over)
    return table.table.winner


def faces(value: object) -> set[str]:
    """The cards that can be read in a value."""
    text = str(encode(value))
    return {str(each) for each in PACK if f"'{each}'" in text}


def test_example_1_a_whole_deal_po7_po8_po12_po15_po16() -> None:
    table = dealt(["7c 8d Tc Jd Kh", "Ks Qs 7d 7h Ac", "As Ts 8h 9h Qd"], "9s")
    assert won(table) == [
        (2, "ace", 3), (1, "king", 3), (1, "queen", 3), (2, "ten", 3), (1, "marriage", 3),
    ]  # fmt: skip
    go(table, "1 poch 1, 2 pass, 0 pass, 1 Ac, 1 7d, 0 7c, 0 Tc, 0 Jd, 2 8h, 2 Ts, 2 As")
    assert table.stacks == (41, 51, 52)
    assert winner(table) == 2
    assert table.table.poch_winner == 1
    assert table.pools == dict.fromkeys(table.pools, 0) | {"jack": 3, "sequence": 3}
    assert played(table) == "Ac 7d 8d 7c Tc Jd Qd 8h 9h Ts As"
    assert table.sitting.next_dealer == 1


def test_example_2_best_run_four_beat_three_po9() -> None:
    table = dealt(["9d 7h 8h Tc Jc", "7c 8c 9c Kh Kd", "Ts Js Qs Ks Ah"], "8d")
    assert table.stacks == (42, 45, 45)
    assert won(table) == [(1, "king", 3), (2, "sequence", 3)]
    assert table.table.phase is Phase.POCH


def test_example_6_a_ninth_pool_to_the_first_out_po5_po16() -> None:
    table = dealt(["7d 8h 9c Tc Qh", "Jc Qc Kc Ac As", "Kh Td 8s Js 9h"], "Jd", CENTRE)
    go(table, "1 poch 1, 2 pass, 0 pass, 1 Jc, 1 As")
    assert winner(table) == 1
    assert table.stacks == (36, 60, 39)
    found = table.pools
    assert [found[pool] for pool in ("centre", "sequence", "ten", "poch")] == [0, 0, 0, 0]
    assert table.happened(Took) == [Took(1, "centre", 3)]


@pytest.mark.parametrize(
    ("stacks", "seats", "able"),
    [
        ((50, 50), 2, False),
        ((50, None, 50), 3, False),
        ((50, 50, 50), 3, True),
        ((50,) * 6, 6, True),
        ((50,) * 7, 7, False),
        ((50, 50, 50), 2, False),
    ],
)
def test_po4_three_to_six_play(stacks: tuple[int | None, ...], seats: int, able: bool) -> None:
    fault = Pochen().fault(Company(stacks, seats), Pochen().carried({}))
    assert fault == (None if able else "Poch is played by three to six.")


def test_po4_thirty_two_cards_ace_high() -> None:
    assert {str(each) for each in POCH_PACK} == {r + s for r in "789TJQKA" for s in "cdhs"}
    for suit in "cdhs":
        ranks = [card(rank + suit) for rank in "789TJQKA"]
        assert [ABOVE.get(low) for low, _ in pairwise(ranks)] == ranks[1:]
        assert ranks[-1] not in ABOVE
    table = table_of()
    table.begin()
    assert isinstance(table.rules.turn(table.table), Nature)
    for wrong in (PACK, POCH_PACK[1:], (*POCH_PACK[1:], card("2c"))):
        assert "32" in table.refusal(None, Shuffled(wrong))


@pytest.mark.parametrize("rules", [Pochen(), CENTRE])
def test_po5_each_puts_a_chip_into_each_pool(rules: Pochen) -> None:
    table = table_of(rules, (50, 40, 30, 20), dealer=1)
    table.begin()
    pools_in_use = 9 if rules.centre == "on" else 8
    assert set(table.pools.values()) == {4}
    assert len(table.pools) == pools_in_use
    assert table.stacks == tuple(each - pools_in_use for each in (50, 40, 30, 20))
    assert table.happened(Dressed) == [Dressed(1, (2, 3, 0, 1), pools_in_use)]


@pytest.mark.parametrize("seats", range(3, 7))
def test_po6_five_cards_each_and_the_next_turned_up(seats: int) -> None:
    table = table_of(Pochen(), (50,) * seats, dealer=seats - 2)
    table.deal(POCH_PACK)
    for number, each in enumerate(POCH_PACK[: 5 * seats], start=seats - 1):
        assert each in table.position.hands[number % seats].cards
    assert table.table.left == (5,) * seats
    assert table.table.turn_up is POCH_PACK[5 * seats]
    assert table.happened(TrumpsTurned) == [TrumpsTurned(seats - 2, POCH_PACK[5 * seats])]
    assert table.table.trumps is POCH_PACK[5 * seats].suit
    assert table.table.stock == len(table.position.veiled.cards) == 31 - 5 * seats
    assert table.rules.turn(table.table) == OnTurn(seats - 1)


@pytest.mark.parametrize(
    ("held", "pool"),
    [("Ah", "ace"), ("Kh", "king"), ("Qh", "queen"), ("Jh", "jack"), ("Th", "ten"), ("9h", None),
     ("As", None), ("Td", None)],
)  # fmt: skip
def test_po7_the_holder_of_an_honour_of_trumps_takes_its_pool(held: str, pool: str | None) -> None:
    table = dealt(["7c 9c Jc 8s Ts", f"7s 9s {held} 7d 9d", "8c Tc Qc 8d Jd"], "8h")
    assert won(table) == ([] if pool is None else [(1, pool, 3)])
    assert held in map(str, table.position.hands[1].cards)


@pytest.mark.parametrize("turn_up", ["Ah", "Qh", "Th"])
def test_po7_a_card_turned_up_or_in_the_stock_wins_nothing(turn_up: str) -> None:
    table = dealt(["7c 9c Jc 8s Ts", "7s 9s Ks 7d 9d", "8c Tc Qc 8d Jd"], turn_up)
    assert won(table) == []
    assert table.happened(Took) == []


def test_po8_king_and_queen_of_trumps_in_one_hand_take_marriage_as_well() -> None:
    one = dealt(["7c 9c Jc 8s Ts", "Kh Qh Ks 7d 9d", "8c Tc Qc 8d Jd"], "8h")
    assert won(one) == [(1, "king", 3), (1, "queen", 3), (1, "marriage", 3)]
    two = dealt(["7c 9c Jc 8s Ts", "Kh 9s Ks 7d 9d", "8c Tc Qh 8d Jd"], "8h")
    assert won(two) == [(1, "king", 3), (2, "queen", 3)]
    plain = dealt(["7c 9c Jc 8s Ts", "Ks Qs 7d 9d Td", "8c Tc Qc 8d Jd"], "8h")
    assert won(plain) == []


@pytest.mark.parametrize(
    ("hands", "best"),
    [
        pytest.param(("7c 8c 9c Kd As", "8s 9s Ts Kc 7d"), "8s 9s Ts", id="the higher"),
        pytest.param(("7c 8c 9c Tc Kd", "Qs Ks As Kc 7d"), "7c 8c 9c Tc", id="the longer"),
        pytest.param(("8c 9c Tc Kd As", "8h 9h Th Kc 7d"), "8h 9h Th", id="trumps"),
        pytest.param(("8c 9c Tc Kd As", "8s 9s Ts Kc 7d"), "8s 9s Ts", id="the elder"),
        pytest.param(("7c 8c 9c Tc Jc", "Ts Js Qs Ks 7d"), "7c 8c 9c Tc Jc", id="five"),
        pytest.param(("7c 8c Tc Jc As", "7s 8s Ts Js 7d"), None, id="none of three"),
        pytest.param(("7c 8h 9s Tc As", "7s 8c 9d Qc 7d"), None, id="none of one suit"),
        pytest.param(("Ac 7c 8c Kc 7d", "8s 9s Js Qs 9d"), None, id="an ace is high only"),
    ],
)  # fmt: skip
def test_po9_the_best_run_takes_the_sequence(hands: tuple[str, str], best: str | None) -> None:
    """Seat 1 is the elder of the two; hearts are trumps, and the third hand has no run."""
    table = dealt([hands[0], hands[1], "8d Td Qd Qh"], "Jh")
    found = [each for each in table.happened(Melded) if each.pool == "sequence"]
    if best is None:
        assert found == []
    else:
        seat = 0 if best in hands[0] else 1
        assert found == [Melded(seat, "sequence", cards(best), 3)]


@pytest.mark.parametrize(
    ("hand", "wins"),
    [("9h 7h 8h Kc Kd", True), ("7h 8h 9s Kc Kd", False), ("7c 8c 9c Tc Jc", False)],
)
def test_po9_by_option_seven_eight_nine_of_trumps(hand: str, wins: bool) -> None:
    table = dealt(["7d 8d Td Jd 7s", hand, "8s Ts Js Qs Qd"], "Jh", SEVENS)
    meld = Melded(1, "sequence", cards("7h 8h 9h"), 3)
    assert table.happened(Melded) == ([meld] if wins else [])


def test_po9_seven_eight_nine_of_trumps_are_a_run_by_the_other_rule_too() -> None:
    table = dealt(["7d 8d Td Jd 7s", "9h 7h 8h Kc Kd", "8s Ts Js Qs Qd"], "Jh")
    (meld,) = [each for each in table.happened(Melded) if each.pool == "sequence"]
    assert meld.cards == cards("Ts Js Qs")


def test_melded_cards_are_public_stay_in_the_hand_and_are_played() -> None:
    table = dealt(["7c 8d Tc Jd Kh", "Ks Qs 7d 7h Ac", "As Ts 8h 9h Qd"], "9s")
    assert faces(public_view(table.position)) == {"9s", "Ks", "Qs", "As", "Ts"}
    assert table.table.left == (5, 5, 5)
    all_pass(table)
    go(table, "1 Ks")
    assert played(table) == "Ks As"
    assert winner_is_nobody(table)


def winner_is_nobody(table: PochTable) -> bool:
    return table.table.winner is None and table.sitting.playing


def test_po10_pools_not_won_stay_and_are_added_to() -> None:
    table = dealt(["7c 8d Tc Jd Kh", "Ks Qs 7d 7h Ac", "As Ts 8h 9h Qd"], "9s", pools={"jack": 4})
    assert table.pools["jack"] == 7
    all_pass(table)
    go(table, "1 Ac, 1 7d, 0 7c, 0 Tc, 0 Jd, 2 8h, 2 Ts, 2 As")
    left = dict.fromkeys(table.pools, 0) | {"jack": 7, "sequence": 3, "poch": 3}
    assert table.sitting.carry.pools == left
    table.begin()
    assert table.pools == {pool: held + 3 for pool, held in left.items()}


@pytest.mark.parametrize(("value", "brought"), [("off", 0), ("on", 3)])
@pytest.mark.parametrize(("turn_up", "pool"), [("Kh", "king"), ("Th", "ten"), ("9h", None)])
def test_po11_the_turn_up_belongs_to_the_dealer_only_by_option(
    value: str, brought: int, turn_up: str, pool: str | None
) -> None:
    rules = Pochen(turnup_to_dealer="on") if value == "on" else Pochen()
    table = dealt(["7c 9c Jc 8s Ts", "7s 9s Qh 7d 9d", "8c Tc Qc 8d Jd"], turn_up, rules)
    wins = pool is not None and brought
    assert table.happened(Took) == ([Took(0, pool, 3)] if pool and wins else [])
    assert won(table) == [(1, "queen", 3)]


def test_po11_the_king_turned_up_makes_no_marriage_with_the_dealers_queen() -> None:
    rules = Pochen(turnup_to_dealer="on")
    table = dealt(["7c 9c Qh 8s Ts", "7s 9s Jh 7d 9d", "8c Tc Qc 8d Jd"], "Kh", rules)
    assert table.pools["marriage"] == 3
    assert table.stacks[0] == 50 - 8 + 3 + 3


def test_po15_the_eldest_leads_and_the_next_higher_follows_up_to_the_ace() -> None:
    table = dealt(["7c 8d Tc Jd Kh", "Ks 9s 7d Jh Ac", "As Ts 8h 9h Qd"], "9c")
    all_pass(table)
    assert table.rules.turn(table.table) == OnTurn(1)
    go(table, "1 7d")
    assert table.happened(Played) == [Played(1, card("7d")), Played(0, card("8d"))]
    assert table.happened(Stopped) == [Stopped(0, card("8d"))]
    assert table.rules.turn(table.table) == OnTurn(0)
    go(table, "0 Jd")
    assert table.rules.turn(table.table) == OnTurn(2)
    assert played(table) == "7d 8d Jd Qd"
    assert [[str(each.card) for each in run] for run in table.table.runs] == [
        ["7d", "8d"],
        ["Jd", "Qd"],
    ]


def test_po15_one_may_play_several_and_after_the_ace_leads_again() -> None:
    table = dealt(["7c 8d 9d Jd Kh", "Js Qs 7d Jh Ac", "Ks As 8h 9h Qd"], "9c")
    all_pass(table)
    go(table, "1 Js")
    assert played(table) == "Js Qs Ks As"
    assert table.rules.turn(table.table) == OnTurn(2)
    assert table.happened(Stopped) == [Stopped(2, card("As"))]


def test_po15_a_run_stops_below_the_stock_the_turn_up_and_a_card_played() -> None:
    table = dealt(["7c 8d Ts Jd Kh", "8s Qs 7d Th Ac", "Ks As 8h 9d Qd"], "9s")
    all_pass(table)
    go(table, "1 8s")
    assert table.happened(Stopped)[-1] == Stopped(1, card("8s"))
    go(table, "1 Qs")
    assert table.happened(Stopped)[-1] == Stopped(2, card("As"))
    go(table, "2 9d")
    assert table.happened(Stopped)[-1] == Stopped(2, card("9d"))
    go(table, "2 8h, 2 Qd")
    assert winner(table) == 2


def test_po16_the_first_out_takes_a_chip_a_card_from_each_hand() -> None:
    table = dealt(["7d 8h 9c Tc Qh", "Jc Qc Kc Ac As", "Kh Td 8s Js 9h"], "Jd")
    all_pass(table)
    go(table, "1 Jc, 1 As")
    assert table.happened(WentOut) == [WentOut(1)]
    assert table.happened(PaidForCards) == [PaidForCards(2, 1, 5, 5), PaidForCards(0, 1, 5, 5)]
    assert table.stacks == (37, 50 - 8 + 3 + 10, 50 - 8 + 3 - 5)
    assert table.table.settled == tuple(table.happened(PaidForCards))
    assert [table.table.gain(seat) for seat in range(3)] == [-13, 5, -10]


def test_po16_who_has_fewer_chips_pays_what_he_has() -> None:
    hands = ["7d 8h 9c Tc Qh", "Jc Qc Kc Ac As", "Kh Td 8s Js 9h"]
    table = dealt(hands, "Jd", stacks=(10, 50, 8))
    all_pass(table)
    go(table, "1 Jc, 1 As")
    assert table.happened(PaidForCards) == [PaidForCards(2, 1, 5, 3), PaidForCards(0, 1, 5, 2)]
    # Nobody but seat 1 can pay for the board again, so the 18 chips on it are shared.
    assert table.stacks == (0 + 6, 50 + 6, 0 + 6)


def test_po16_going_out_in_mid_run_ends_the_deal_at_once() -> None:
    table = dealt(["9c Tc Qh Jh Kc", "7c Ac As Ah Ad", "8c 7s Kh 7d 8d"], "9h")
    all_pass(table)
    go(table, "1 Ac, 1 As, 1 Ah, 1 Ad, 1 7c")
    assert winner(table) == 1
    assert played(table) == "Ac As Ah Ad 7c"
    assert table.happened(Stopped) == [Stopped(1, each) for each in cards("Ac As Ah Ad")]


def test_empty_seats_and_who_cannot_pay_get_no_cards() -> None:
    table = table_of(Pochen(), (None, 50, 7, 50, 50, None), dealer=4)
    table.deal(POCH_PACK)
    assert table.table.seats == (1, 2, 3, 4)
    assert table.table.players == (1, 3, 4)
    assert table.table.left == (0, 5, 0, 5, 5, 0)
    assert table.position.hands[1].cards == POCH_PACK[0:15:3]
    assert table.position.hands[3].cards == POCH_PACK[1:15:3]


def test_hands_are_not_laid_open_and_nobody_is_told_what_stops_a_run() -> None:
    table = dealt(["7d 8h 9c Tc Qh", "Jc Qc Kc Ac 9s", "Kh Td 8s Js 9h"], "Jd")
    all_pass(table)
    go(table, "1 Jc, 1 9s")
    assert winner(table) == 1
    shown = {"Jd", "Td", "Jc", "Qc", "Kc", "Ac", "9s"}
    assert faces(public_view(table.position)) == shown
    assert {each for event in table.events for each in faces(event)} == shown


def test_a_view_holds_no_card_that_its_seat_may_not_see() -> None:
    table = dealt(["7c 9c Jc 8s Ts", "7s 9s Ah 7d 9d", "8c Tc Qc 8d Jd"], "8h", dealer=2)
    for seat in range(3):
        own = {*map(str, table.position.hands[seat].cards)}
        assert faces(seat_view(table.position, seat)) == {"8h", "Ah", *own}


def test_nothing_hidden_is_spelled_out_by_a_repr() -> None:
    table = table_of()
    table.deal(POCH_PACK)
    for value in (table.position, table.position.hands[0], table.position.veiled):
        assert not any(str(each) in repr(value) for each in PACK)


@pytest.mark.parametrize(
    ("hand", "led"),
    [
        ("Kh 9s Qs Ts 7c", "9s"),
        ("Kh 9h Qs Ts 7c", "9h"),
        ("Ac 9h Qs Td 7h", "7h"),
        ("Ac 9c Qs Td 7h", "9c"),
    ],
)
def test_timeout_leads_the_lowest_of_the_longest_suit(hand: str, led: str) -> None:
    table = dealt(["7s 8s 8h", hand, "7d 8d 9d"], "8c")
    assert table.absent(1) == PASS
    all_pass(table)
    assert table.absent(1) == Lead(card(led))
    table.act(1, table.absent(1))


def test_leads_are_refused_in_words_and_change_nothing() -> None:
    table = dealt(["7d 8h 9c Tc Qh", "Jc Qc Kc Ac As", "Kh Td 8s Js 9h"], "Jd")
    lead = Lead(card("As"))
    assert table.refusal(1, lead) == "The pochen comes first; cards are led when it is over."
    assert table.refusal(0, lead) == "It is not your turn."
    all_pass(table)
    before = table.position
    assert table.refusal(1, Lead(card("7d"))) == "You do not hold the 7♦."
    assert table.refusal(1, PASS) == "The pochen is over: you are to lead a card."
    assert table.refusal(0, Lead(card("7d"))) == "It is not your turn."
    assert table.refusal(None, Close()) == "There is no window to close."
    assert table.position == before
    go(table, "1 Jc, 1 As")
    assert table.refusal(1, Lead(card("Kc"))) == "It is not your turn."


def test_nothing_may_be_done_before_the_deal() -> None:
    table = table_of()
    table.begin()
    assert table.refusal(0, PASS) == "It is not your turn."


def test_the_pack_of_the_builder_brings_the_hands_it_says() -> None:
    table = table_of(Pochen(), (50,) * 6)
    hands = {0: "9c Tc Jc Qc Kc", 3: "9d", 5: "As Ks"}
    table.deal(pack_for(hands, range(6), "7c", "Td"))
    for seat, hand in hands.items():
        assert table.position.hands[seat].cards[: len(cards(hand))] == cards(hand)
    assert table.table.turn_up is card("7c")
    assert table.position.veiled.cards == cards("Td")
