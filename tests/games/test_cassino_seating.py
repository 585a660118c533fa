"""Cassino before the cards: cutting and first dealer, the options, and what is carried."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from bot.games.cassino import BegunAnew, Carry, Cassino
from bot.rules.cards import PACK, cards
from bot.rules.chance import Draw, Drawn, Shuffle, Shuffled
from bot.rules.codec import UnreadableError, decode, encode
from bot.rules.cutting import Cut
from bot.rules.game import Company, Seating
from bot.rules.lots import FirstDealer
from bot.rules.turns import Seat
from tests.games.cassino_table import PLAIN, play_out, table_of

CUT = Cassino(first_dealer="cut")
CUT_BOTH = Cassino(first_dealer="cut", partners="cut")


def seating(rules: Cassino, seats: tuple[Seat, ...], top: str) -> Seating[Carry]:
    """What a cut brings when the pack begins with these cards."""
    drawn = cards(top)
    chance = Shuffled((*drawn, *(each for each in PACK if each not in drawn)))
    ask = rules.seated_by(seats)
    assert ask is not None
    assert ask.admits(chance)
    return rules.seating(seats, chance)


@pytest.mark.parametrize(
    ("rules", "seats", "top", "order", "dealer"),
    [
        pytest.param(CUT, (0, 1, 2, 3), "9c 2d Ah 5s", (0, 1, 2, 3), 2, id="ace is lowest"),
        pytest.param(CUT, (0, 2), "9c 2d", (0, 2), 2, id="two of four seats"),
        pytest.param(CUT, (0, 1, 2), "9c 9d Th 3s 2s", (0, 1, 2), 1, id="a tie draws on"),
        pytest.param(CUT_BOTH, (0, 1, 2, 3), "2c 3d 9h 5s", (0, 2, 1, 3), 0, id="partners"),
        pytest.param(CUT_BOTH, (0, 1, 2), "2c 3d 9h", (0, 1, 2), 0, id="no partners of three"),
    ],
)
def test_k14_cutting_for_deal_and_partners(
    rules: Cassino, seats: tuple[Seat, ...], top: str, order: tuple[Seat, ...], dealer: Seat
) -> None:
    found = seating(rules, seats, top)
    assert (found.order, found.carry) == (order, Carry(dealer))
    cut = found.events[0]
    assert isinstance(cut, Cut)
    assert [found.order[seats.index(seat)] for seat in cut.seats] == [*seats]
    assert found.events[1] == FirstDealer(dealer)


@pytest.mark.parametrize(
    ("rules", "seats", "ask"),
    [
        (PLAIN, (0, 1), Draw((0, 1))),
        (PLAIN, (0, 1, 2, 3), Draw((0, 1, 2, 3))),
        (CUT, (0, 1), Shuffle(PACK)),
        (Cassino(first_dealer=1), (0, 1), None),
        (Cassino(first_dealer=1, partners="cut"), (0, 1), None),
        (Cassino(first_dealer=1, partners="cut"), (0, 1, 2, 3), Shuffle(PACK)),
    ],
)
def test_k14_what_chance_is_asked_for(
    rules: Cassino, seats: tuple[Seat, ...], ask: Draw | Shuffle | None
) -> None:
    assert rules.seated_by(seats) == ask


def test_k14_the_lot_of_a_random_first_dealer() -> None:
    found = PLAIN.seating((0, 1, 3), Drawn((3, 0, 1)))
    assert found == Seating((0, 1, 3), Carry(3), (FirstDealer(3),))


@pytest.mark.parametrize(
    ("rules", "carry", "dealer"),
    [
        (PLAIN, {}, 2),
        (CUT, {}, 2),
        (Cassino(first_dealer=1), {}, 1),
        (Cassino(first_dealer=3), {}, 0),
        (Cassino(first_dealer=1), {"dealer": 2}, 2),
        (PLAIN, {"dealer": 0}, 0),
    ],
)
def test_who_deals_first(rules: Cassino, carry: Mapping[str, int], dealer: Seat) -> None:
    table = table_of(rules, (0, 0, 0), **carry)
    table.begin()
    assert table.table.dealer == dealer


@pytest.mark.parametrize(
    ("name", "allowed", "refused", "default"),
    [
        ("target", [0, 11, 21], [1, 10, "11", True, None], 11),
        ("scoring", ["net", "gross"], ["NET", 0], "net"),
        ("lurch", [0, 6, 10], [-1, 11, "6", True], 6),
        ("builds", ["off", "simple", "full"], ["on", False], "off"),
        ("must_take", ["on", "off"], [True, "no"], "off"),
        ("last_card_sweep", ["on", "off"], [True, "no"], "off"),
        ("last_take_wins", ["on", "off"], [True, "no"], "off"),
        ("show_piles", ["on", "off"], [True, "no"], "off"),
        ("partners", ["seats", "cut"], ["random"], "seats"),
        ("first_dealer", ["random", "cut", 0, 1, 2, 3], [4, -1, "0", False], "random"),
        ("stake", [0, 1, 1000], [-1, 1001, "1", True], 0),
    ],
)
def test_options(name: str, allowed: list[object], refused: list[object], default: object) -> None:
    assert getattr(PLAIN, name) == getattr(decode(Cassino, {}), name) == default
    for value in allowed:
        rules = decode(Cassino, {name: value})
        assert getattr(rules, name) == value
        assert decode(Cassino, encode(rules)) == rules
    for value in refused:
        with pytest.raises(UnreadableError, match=name):
            decode(Cassino, {name: value})


@pytest.mark.parametrize(
    ("rules", "carry", "why"),
    [
        (PLAIN, {}, None),
        (PLAIN, {"dealer": 3, "score": [10, 0]}, None),
        (PLAIN, {"score": [10, 0, 5]}, None),
        (Cassino(scoring="gross"), {"score": [12, 12]}, None),
        (Cassino(target=0), {"score": [0, 0]}, None),
        (PLAIN, {"score": [3, 0], "players": [0, 2]}, None),
        (PLAIN, {"dealer": 4}, "dealer"),
        (PLAIN, {"dealer": "0"}, "dealer"),
        (PLAIN, {"score": [11, 0]}, "score"),
        (PLAIN, {"score": [11, 11]}, "score"),
        (Cassino(scoring="gross"), {"score": [12, 11]}, "score"),
        (Cassino(target=0), {"score": [1, 0]}, "score"),
        (PLAIN, {"score": [-1, 0]}, "score"),
        (PLAIN, {"score": [1]}, "score"),
        (PLAIN, {"score": [1, 0, 0, 0]}, "score"),
        (PLAIN, {"players": [2, 0]}, "players"),
        (PLAIN, {"players": [0, 0]}, "players"),
        (PLAIN, {"players": [0]}, "players"),
        (PLAIN, {"score": [3, 0], "players": [0, 1, 2]}, "players"),
        (PLAIN, {"score": [3, 0, 1], "players": [0, 1, 2, 3]}, "players"),
        (PLAIN, {"games": []}, "games"),
        (PLAIN, [], "no object"),
    ],
)
def test_what_is_carried(rules: Cassino, carry: object, why: str | None) -> None:
    if why is not None:
        with pytest.raises(UnreadableError, match=why):
            rules.carried(carry)
        return
    found = rules.carried(carry)
    assert rules.carried(encode(found)) == found


def test_a_score_of_three_is_none_of_two() -> None:
    carry = PLAIN.carried({"score": [3, 2, 1]})
    words = "The score is one of 3 sides, and 2 would play."
    assert PLAIN.fault(Company((0, 0), 2), carry) == words
    assert PLAIN.fault(Company((0, 0, 0), 3), carry) is None


def test_the_game_goes_on_among_the_same_and_begins_anew_among_others() -> None:
    carry = PLAIN.carried({"dealer": 1, "score": [3, 0], "players": [0, 1]})
    step = PLAIN.open(Company((0, 0, None), 3), carry)
    assert (step.position.table.score, step.events) == ((3, 0), ())
    step = PLAIN.open(Company((0, 0, 0), 3), carry)
    assert (step.position.table.score, step.events) == ((0, 0, 0), (BegunAnew(),))
    step = PLAIN.open(Company((0, None, 0), 3), carry)
    assert (step.position.table.score, step.events) == ((0, 0), (BegunAnew(),))
    nothing = PLAIN.carried({"dealer": 1, "score": [0, 0], "players": [0, 1]})
    assert PLAIN.open(Company((0, 0, 0), 3), nothing).events == ()


def test_carry_after_every_deal_is_a_carry() -> None:
    table = table_of(PLAIN, (0, 0, 0), dealer=2)
    for deal in range(4):
        table.deal((*PACK[13 * deal :], *PACK[: 13 * deal]))
        play_out(table)
        if table.sitting.over:
            break
        carry = table.sitting.carry
        assert carry == Carry(deal % 3, table.table.score, (0, 1, 2))
        assert PLAIN.carried(encode(carry)) == carry
