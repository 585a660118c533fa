"""The pochen: who may bet, how much, who wins, and what is refused."""

from __future__ import annotations

import pytest

from bot.games.poch import (
    Held,
    Hold,
    Passed,
    Phase,
    Poch,
    Poched,
    Pochen,
    Raise,
    Showed,
    WonPoch,
    best_holding,
)
from bot.rules.cards import Suit, cards
from bot.rules.codec import encode
from bot.rules.game import public_view
from bot.rules.levels import Raised
from bot.rules.offers import Stake
from bot.rules.pools import StoodOver
from bot.rules.refusals import span
from bot.rules.turns import OnTurn
from tests.games.poch_table import (
    HOLD,
    PASS,
    PochTable,
    action_of,
    dealt,
    go,
)

NO_RAISE = Pochen(raising="off")
ANYBODY = Pochen(pair_required="off")

PAIRS = ("9d 9h 9s Tc Jc", "7c 7h 8c Ah Kd", "Qs Qh 8s Ks Th")
"""Three nines, two sevens and two queens; with the ace of diamonds turned up."""


def on_turn(table: PochTable) -> int:
    turn = table.rules.turn(table.table)
    assert isinstance(turn, OnTurn)
    return turn.seat


def test_example_3_raise_hold_show_down_po13_po14() -> None:
    table = dealt(PAIRS, "Ad")
    go(table, "1 poch 2, 2 raise 3, 0 hold, 1 pass")
    assert table.stacks == (52, 43, 37)
    assert table.table.poch_winner == 0
    assert table.happened(Showed) == [
        Showed(2, best_holding(cards("Qs Qh"), None)),
        Showed(0, best_holding(cards("9d 9h 9s"), Suit.DIAMONDS)),
    ]
    assert table.pools["poch"] == 0
    assert table.table.phase is Phase.PLAY
    assert on_turn(table) == 1


def test_example_4_two_pairs_of_kings_the_trump_decides_po14() -> None:
    hands = ["7d 8h 9c Tc Qh", "Kc Ks 8c Ah 7s", "Kh Kd 8s Qs Th"]
    table = dealt(hands, "Jd")
    go(table, "1 poch 1, 2 hold, 0 pass")
    assert table.table.poch_winner == 2
    assert table.stacks == (42, 41, 49)


def test_example_5_without_a_pair_one_may_only_pass_po12() -> None:
    table = dealt(["7d 8h 9c Tc Qh", "Kc Qs 8c Ah 7s", "Kh Td 8s Js 9h"], "Jd")
    before = table.position
    assert table.refusal(1, Poch(1)) == "You hold no two equal cards: you can only pass."
    assert table.position == before
    go(table, "1 pass, 2 pass, 0 pass")
    assert table.table.poch_winner is None
    assert table.pools["poch"] == 3
    assert table.table.phase is Phase.PLAY
    assert on_turn(table) == 1
    assert table.happened(StoodOver) == [StoodOver("poch", 3)]


def test_po13_what_happens_is_told_with_the_chips() -> None:
    table = dealt(PAIRS, "Ad")
    go(table, "1 poch 2, 2 raise 3, 0 hold, 1 raise 4, 2 pass, 0 hold")
    assert table.happened(Poched) == [Poched(1, 2)]
    assert table.happened(Raised) == [Raised(2, 5, 3, 5), Raised(1, 7, 4, 9)]
    assert table.happened(Held) == [Held(0, 5), Held(0, 4)]
    assert table.happened(Passed) == [Passed(2)]
    assert table.happened(WonPoch) == [WonPoch(0, 3 + 9 + 5 + 9, True)]


def test_po13_who_gives_up_loses_what_he_has_put() -> None:
    table = dealt(PAIRS, "Ad")
    go(table, "1 poch 2, 2 raise 3, 0 pass, 1 pass")
    assert table.stacks == (42, 50 - 8 - 2 + 3, 42 + 2 + 3)
    assert table.happened(WonPoch) == [WonPoch(2, 10, False)]


def test_one_left_takes_all_without_showing() -> None:
    table = dealt(PAIRS, "Ad")
    go(table, "1 pass, 2 poch 4, 0 pass")
    assert table.happened(Showed) == []
    assert table.table.shown == ((), (), ())
    assert table.happened(WonPoch) == [WonPoch(2, 7, False)]


def test_the_last_one_left_is_asked_too_and_takes_the_pool_only_if_he_pochs() -> None:
    for move, pool, winner in (("0 poch 1", 0, 0), ("0 pass", 3, None)):
        table = dealt(PAIRS, "Ad")
        go(table, "1 pass, 2 pass")
        assert on_turn(table) == 0
        assert table.table.phase is Phase.POCH
        go(table, move)
        assert table.table.phase is Phase.PLAY
        assert table.table.poch_winner == winner
        assert table.pools["poch"] == pool


def test_a_raise_makes_all_others_answer_again_in_their_order() -> None:
    table = dealt(PAIRS, "Ad")
    go(table, "1 poch 1, 2 hold")
    assert on_turn(table) == 0
    go(table, "0 raise 1, 1 hold")
    assert on_turn(table) == 2
    go(table, "2 raise 1, 0 hold")
    assert on_turn(table) == 1
    go(table, "1 hold")
    assert table.table.phase is Phase.PLAY
    assert table.happened(WonPoch) == [WonPoch(0, 3 + 9, True)]


def test_bets_lie_in_the_poch_pool_until_they_are_won() -> None:
    table = dealt(PAIRS, "Ad", pools={"poch": 5})
    go(table, "1 poch 2, 2 hold")
    assert table.pools["poch"] == 5 + 3 + 4
    assert table.table.bets.puts == (0, 2, 2)
    assert table.table.bets.level == 2


def test_a_pass_keeps_the_cards_for_the_play() -> None:
    table = dealt(PAIRS, "Ad")
    go(table, "1 poch 1, 2 pass, 0 pass")
    assert table.table.left == (5, 5, 5)
    assert table.table.players == (1, 2, 0)


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("7c 7d 7h 7s 8c", "Ac Ad Ah Kc Ks"),
        ("7c 7d 7h 8s 9s", "Ac Ad Kh 8h 9c"),
        ("Ac Ad 7h 8s 9s", "Kc Kd Qh Qs Jc"),
        ("Kc Kd 7h 8s 9s", "Qc Qd Jh Js Ac"),
        ("Kd Kc 7h 8s 9s", "Kh Ks Ac Qd Jd"),
        ("Kh Ks 7c 8c 9c", "Ac Qd Jd Ts 9s"),
    ],
)
def test_po14_four_beat_three_beat_two_and_rank_decides(better: str, worse: str) -> None:
    """Diamonds are trumps."""
    one, other = (best_holding(cards(each), Suit.DIAMONDS) for each in (better, worse))
    assert one > other


def test_po14_only_the_best_set_counts() -> None:
    one = best_holding(cards("9c 9h Kc 7c 7h"), Suit.DIAMONDS)
    other = best_holding(cards("9s 9d 8c 8h Td"), Suit.CLUBS)
    assert one.cards == cards("9c 9h")
    assert (one.size, one.rank) == (other.size, other.rank)
    assert best_holding(cards("Qc Jc Jh 9d Qh"), Suit.DIAMONDS).cards == cards("Qc Qh")


def test_only_the_set_is_shown_in_a_show_down() -> None:
    table = dealt(PAIRS, "Ad")
    go(table, "1 poch 1, 2 hold, 0 hold")
    assert table.table.shown == (cards("9d 9h 9s"), cards("7c 7h"), cards("Qs Qh"))
    text = str(encode(public_view(table.position)))
    hidden = ["Tc", "Jc", "8c", "Ah", "8s", "Ks", "Th"]
    assert not any(f"'{each}'" in text for each in hidden)


@pytest.mark.parametrize(("seat", "may"), [(0, True), (1, False), (2, True)])
def test_po12_only_holders_of_a_set_may_bet(seat: int, may: bool) -> None:
    hands = ["9d 9h Js Tc 7c", "7d 8h Qc Ah Kd", "Qs Qh 8s Ks Th"]
    table = dealt(hands, "Ad", dealer=(seat - 1) % 3)
    assert on_turn(table) == seat
    assert table.bounds() == ({"poch": (1, 10)} if may else {})
    assert table.offered(seat) == [PASS]
    assert table.rules.open_offers(table.table, seat) == ()


def test_po12_without_a_set_one_may_neither_hold_nor_raise() -> None:
    hands = ["7d 8h Jc Tc Qd", "9d 9h Js Th Kc", "Qs 7h 8s Ks Ts"]
    table = dealt(hands, "Ad")
    go(table, "1 poch 1")
    for action in (Hold(), Raise(1), Poch(1)):
        assert table.refusal(2, action) == "You hold no two equal cards: you can only pass."
    assert table.offered(2) == [PASS]


def test_po12_by_option_anybody_may_bet_and_everybody_can_tell() -> None:
    hands = ["7d 8h Jc Tc Qd", "9d Jh Js Th Kc", "Qs 7h 8s Ks Ts"]
    table = dealt(hands, "Ad", ANYBODY)
    first, _ = table.rules.open_offers(table.table, 1)
    assert isinstance(first, Stake)
    assert table.rules.hand_offers(table.table, table.position.hands[1], 1) == ()
    go(table, "1 poch 1, 2 hold, 0 raise 1, 1 hold, 2 hold")
    assert table.happened(Showed) == [
        Showed(1, best_holding(cards("Jh Js"), None)),
        Showed(2, best_holding(cards("Ks"), None)),
        Showed(0, best_holding(cards("Qd"), Suit.DIAMONDS)),
    ]
    assert table.table.poch_winner == 1


@pytest.mark.parametrize(
    ("hands", "winner"),
    [
        pytest.param(("7d 8h Jc Tc Qd", "9d Jh 8s Th Kc", "Ts 7h 8c Qs Ks"), 1, id="the elder"),
        pytest.param(("7d 8h Jc Tc Qd", "9d Jh 8s Th Kc", "Ts 7h 8c Qs Kd"), 2, id="the trump"),
        pytest.param(("7d 8h Jc Tc Ac", "9d Jh 8s Th Kc", "Ts 7h 8c Qs Kd"), 0, id="the higher"),
        pytest.param(("7d 7h Jc Tc Qd", "9d Jh 8s Th Kc", "Ts 9h 8c Qs Kd"), 0, id="any pair"),
    ],
)
def test_po12_hands_without_a_set_go_by_their_highest_card(
    hands: tuple[str, str, str], winner: int
) -> None:
    table = dealt(hands, "Ad", ANYBODY)
    go(table, "1 poch 1, 2 hold, 0 hold")
    assert table.table.poch_winner == winner


def test_po13_by_option_nobody_raises() -> None:
    table = dealt(PAIRS, "Ad", NO_RAISE)
    assert table.bounds() == {"poch": (1, 10)}
    go(table, "1 poch 2")
    assert table.bounds() == {}
    assert table.offered(2) == [HOLD, PASS]
    refused = "By these house rules nobody raises: hold or pass."
    assert table.refusal(2, Raise(1)) == refused
    assert table.refusal(2, Poch(1)) == "There is a bet of 2 already: hold or pass."


@pytest.mark.parametrize(
    ("most", "purses", "limit"),
    [
        pytest.param(10, (50, 50, 50), 10, id="the house"),
        pytest.param(3, (50, 50, 50), 3, id="a low house"),
        pytest.param(1, (50, 50, 50), 1, id="the lowest"),
        pytest.param(100, (50, 13, 50), 5, id="his own chips"),
        pytest.param(100, (12, 50, 50), 4, id="the chips of another"),
    ],
)
def test_the_limit_is_what_the_house_allows_and_all_still_in_can_pay(
    most: int, purses: tuple[int, int, int], limit: int
) -> None:
    table = dealt(["7d 8h Jc Tc Ac", "9d 9h Js Th Kc", "Qs 7h 8s Ks Ts"], "8d",
                  Pochen(max_poch=most), purses)  # fmt: skip
    assert table.bounds() == {"poch": (1, limit)}
    words = f"You may poch {span(1, limit)}."
    for wrong in (0, -1, limit + 1):
        assert table.refusal(1, Poch(wrong)) == words


def test_the_limit_is_found_afresh_when_somebody_poor_has_passed() -> None:
    """Seat 0 holds no pair, and counts all the same while it is in."""
    hands = ["7d 8h Jc 9c Ac", "9d 9h Js Th Kc", "Qs Qh 8s Ks Tc"]
    table = dealt(hands, "8d", stacks=(11, 50, 50), dealer=2)
    assert on_turn(table) == 0
    go(table, "0 pass")
    assert table.bounds() == {"poch": (1, 10)}
    early = dealt(hands, "8d", stacks=(11, 50, 50), dealer=0)
    assert early.bounds() == {"poch": (1, 3)}
    go(early, "1 poch 2, 2 hold, 0 pass")
    assert early.table.poch_winner == 2


def test_what_is_put_in_counts_for_the_limit() -> None:
    table = dealt(PAIRS, "Td", stacks=(50, 14, 50))
    assert table.bounds() == {"poch": (1, 9)}  # The king of trumps has brought seat 1 three chips.
    go(table, "1 poch 5")
    assert table.bounds() == {"raise": (1, 4)}
    go(table, "2 raise 4, 0 hold, 1 hold")
    assert table.stacks[1] == 0
    assert table.table.poch_winner == 0


def test_where_somebody_has_no_chips_nobody_can_poch_until_he_has_passed() -> None:
    table = dealt(PAIRS, "Jd", stacks=(8, 50, 50))
    assert table.bounds() == {}
    refused = "Somebody who is still in has no chips, so nobody can poch: you can only pass."
    assert table.refusal(1, Poch(1)) == refused
    go(table, "1 pass, 2 pass, 0 pass")
    assert table.table.poch_winner is None


def test_at_the_limit_nobody_can_raise() -> None:
    table = dealt(PAIRS, "Ad", Pochen(max_poch=3))
    go(table, "1 poch 1")
    assert table.refusal(2, Raise(3)) == "A raise may be from 1 to 2 chips."
    assert table.refusal(2, Raise(0)) == "A raise may be from 1 to 2 chips."
    go(table, "2 raise 2")
    assert table.refusal(0, Raise(1)) == "The bet can go no higher than 3: hold or pass."
    assert table.bounds() == {}


@pytest.mark.parametrize("words", ["hold", "raise 1"])
def test_before_a_bet_there_is_nothing_to_hold_or_raise(words: str) -> None:
    table = dealt(PAIRS, "Ad")
    refused = "Nobody has poched yet: poch or pass."
    assert table.refusal(1, action_of(words.split())) == refused


def test_a_second_poch_is_refused_and_so_is_who_is_not_on_turn() -> None:
    table = dealt(PAIRS, "Ad")
    go(table, "1 poch 2")
    refused = "There is a bet of 2 already: hold, raise or pass."
    before = table.position
    assert table.refusal(2, Poch(3)) == refused
    assert table.refusal(0, HOLD) == table.refusal(1, Raise(1)) == "It is not your turn."
    assert table.position == before
    go(table, "2 pass, 0 hold")
    assert table.table.poch_winner == 0


@pytest.mark.parametrize(
    ("rules", "moves", "leader"),
    [
        (Pochen(), "1 poch 1, 2 hold, 0 pass", 1),
        (Pochen(lead="poch-winner"), "1 poch 1, 2 hold, 0 pass", 2),
        (Pochen(lead="poch-winner"), "1 pass, 2 pass, 0 poch 1", 0),
        (Pochen(lead="poch-winner"), "1 pass, 2 pass, 0 pass", 1),
    ],
)
def test_po15_who_leads(rules: Pochen, moves: str, leader: int) -> None:
    table = dealt(PAIRS, "Ad", rules)
    go(table, moves)
    assert on_turn(table) == table.table.leader == leader


def test_timeout_passes_whatever_is_held() -> None:
    table = dealt(PAIRS, "Ad")
    assert table.absent(1) == PASS
    go(table, "1 poch 1")
    assert table.absent(2) == PASS
    table.act(2, table.absent(2))
