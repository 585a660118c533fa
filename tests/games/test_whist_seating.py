"""Whist before the cards: cutting for partners and deal, the options, and what is carried."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from bot.games.whist import Carry, Whist
from bot.rules.cards import PACK, Card, cards
from bot.rules.chance import Draw, Drawn, Shuffle, Shuffled
from bot.rules.codec import UnreadableError, decode, encode
from bot.rules.cutting import Cut
from bot.rules.game import Seating
from bot.rules.lots import FirstDealer
from bot.rules.turns import Seat
from tests.games.whist_table import NS, play_deal, table_of

CUT = Whist(first_dealer="cut")
CUT_BOTH = Whist(first_dealer="cut", partners="cut")


def seating(rules: Whist, top: str) -> Seating[Carry]:
    """What a cut brings when the pack begins with these cards."""
    drawn = cards(top)
    rest: tuple[Card, ...] = tuple(each for each in PACK if each not in drawn)
    chance = Shuffled(drawn + rest)
    ask = rules.seated_by((0, 1, 2, 3))
    assert ask is not None
    assert ask.admits(chance)
    return rules.seating((0, 1, 2, 3), chance)


@pytest.mark.parametrize(
    ("rules", "top", "order", "dealer"),
    [
        pytest.param(CUT, "9c 2d Kh 5s", (0, 1, 2, 3), 1, id="lowest deals"),
        pytest.param(CUT, "9c 2d Ah 5s", (0, 1, 2, 3), 2, id="ace is lowest"),
        pytest.param(CUT, "2c 9d 2h 5s 7c 6d", (0, 1, 2, 3), 2, id="two tied draw on"),
        pytest.param(CUT, "2c 9d 2h 5s 7c 7d 4c 3c", (0, 1, 2, 3), 2, id="tied twice"),
        pytest.param(CUT, "2c 2d 2h 2s 7c 6d Ac 5d", (0, 1, 2, 3), 2, id="all four tied"),
        pytest.param(CUT, "2c 9d 3h 9s 7c 6d", (0, 1, 2, 3), 0, id="a tie above settles nothing"),
        pytest.param(CUT_BOTH, "2c 9d 3h 5s", (0, 1, 2, 3), 0, id="lowest two are opposite"),
        pytest.param(CUT_BOTH, "2c 3d 9h 5s", (0, 2, 1, 3), 0, id="1 and 2 change places"),
        pytest.param(CUT_BOTH, "2c 5d 9h 3s", (0, 1, 3, 2), 0, id="2 and 3 change places"),
        pytest.param(CUT_BOTH, "3c 9d 5h 2s", (1, 0, 2, 3), 3, id="0 and 1 change places"),
        pytest.param(CUT_BOTH, "9c 3d 3h As 5c 4c", (0, 2, 1, 3), 3, id="tie for second place"),
        pytest.param(CUT_BOTH, "3c 9d 3h 9s 8c 7c 6d 5d", (0, 1, 2, 3), 2, id="two ties at once"),
        pytest.param(
            Whist(partners="cut"), "3c 9d 5h 2s", (1, 0, 2, 3), 3, id="partners: lowest deals"
        ),
        pytest.param(
            Whist(partners="cut", first_dealer=2),
            "3c 9d 5h 2s",
            (1, 0, 2, 3),
            2,
            id="a number goes before the cut and means the seat after moving",
        ),
    ],
)
def test_w42_cutting(rules: Whist, top: str, order: tuple[Seat, ...], dealer: Seat) -> None:
    found = seating(rules, top)
    assert found.order == order
    assert found.carry == Carry(dealer)
    cut, first = found.events
    assert first == FirstDealer(dealer)
    assert isinstance(cut, Cut)
    assert [order[seat] for seat in cut.seats] == [0, 1, 2, 3]
    assert [each for drawn in zip(*cut.drawn, strict=False) for each in drawn][:4] == [
        *cards(top)[:4]
    ]


def test_w42_tied_seats_draw_on_in_the_order_of_seats() -> None:
    cut = seating(CUT, "2c 9d 2h 9s 7c 6d 5c 4d").events[0]
    assert isinstance(cut, Cut)
    assert cut.drawn == (cards("2c 7c"), cards("9d 6d"), cards("2h 5c"), cards("9s 4d"))
    assert cut.order == (2, 0, 3, 1)


@pytest.mark.parametrize(
    ("rules", "ask"),
    [
        (Whist(), Draw((0, 1, 2, 3))),
        (CUT, Shuffle(PACK)),
        (Whist(partners="cut", first_dealer=1), Shuffle(PACK)),
        (Whist(first_dealer=1), None),
    ],
)
def test_w42_what_chance_is_asked_for(rules: Whist, ask: Draw | Shuffle | None) -> None:
    assert rules.seated_by((0, 1, 2, 3)) == ask


@pytest.mark.parametrize("dealer", range(4))
def test_w42_the_lot_of_a_random_first_dealer(dealer: Seat) -> None:
    order = (dealer, *(seat for seat in range(4) if seat != dealer))
    found = Whist().seating((0, 1, 2, 3), Drawn(order))
    assert found == Seating((0, 1, 2, 3), Carry(dealer), (FirstDealer(dealer),))


@pytest.mark.parametrize(
    ("rules", "carry", "dealer"),
    [
        (Whist(), {}, 3),
        (CUT, {}, 3),
        (Whist(first_dealer=1), {}, 1),
        (Whist(first_dealer=0), {}, 0),
        (Whist(first_dealer=1), {"dealer": 2}, 2),
        (Whist(), {"dealer": 0}, 0),
    ],
)
def test_who_deals_first(rules: Whist, carry: dict[str, int], dealer: Seat) -> None:
    table = table_of(rules, **carry)
    table.begin()
    assert table.table.dealer == dealer


def test_a_number_in_first_dealer_names_the_first_dealer_only() -> None:
    table = table_of(Whist(first_dealer=1), dealer=1)
    play_deal(table, 7)
    table.begin()
    assert table.table.dealer == 2


@pytest.mark.parametrize(
    ("name", "allowed", "refused", "default"),
    [
        ("target", [5, 7, 10], [0, 4, 6, 9, 11, "5", True, None, 5.0], 5),
        ("honours", ["on", "off"], ["ON", "", 1, True], "on"),
        ("honours_conflict", ["order", "cancel"], ["none"], "order"),
        ("honours_claim", ["auto", "manual"], ["none"], "auto"),
        ("match", ["single", "rubber"], ["double"], "single"),
        ("first_dealer", ["random", "cut", 0, 1, 2, 3], [4, -1, "0", False, None], "random"),
        ("partners", ["seats", "cut"], ["random"], "seats"),
        ("stake", [0, 1, 1000], [-1, 1001, "1", True, 0.5, None], 0),
    ],
)
def test_options(name: str, allowed: list[object], refused: list[object], default: object) -> None:
    assert getattr(Whist(), name) == getattr(decode(Whist, {}), name) == default
    for value in allowed:
        rules = decode(Whist, {name: value})
        assert getattr(rules, name) == value
        assert decode(Whist, encode(rules)) == rules
    for value in refused:
        with pytest.raises(UnreadableError, match=name):
            decode(Whist, {name: value})


@pytest.mark.parametrize("unknown", ["Target", "turn_up", "name", "version", "dealer"])
def test_w11_unknown_options_are_no_options(unknown: str) -> None:
    with pytest.raises(UnreadableError, match=unknown):
        decode(Whist, {unknown: 5})


RUBBER = Whist(match="rubber")


@pytest.mark.parametrize(
    ("rules", "carry"),
    [
        (Whist(), {}),
        (Whist(), {"dealer": 3, "score": [4, 4]}),
        (Whist(target=10), {"score": [9, 0]}),
        (RUBBER, {"games": [[5, 0]]}),
        (RUBBER, {"games": [[5, 4], [0, 11]], "score": [4, 0]}),
        (Whist(match="rubber", target=7), {"games": [[13, 6]]}),
    ],
)
def test_carry_is_read_and_written(rules: Whist, carry: Mapping[str, object]) -> None:
    found = rules.carried(carry)
    written = encode(found)
    assert isinstance(written, dict)
    assert {key: written[key] for key in carry} == carry
    assert rules.carried(written) == found


@pytest.mark.parametrize(
    ("rules", "carry", "why"),
    [
        (Whist(), {"dealer": 4}, "dealer"),
        (Whist(), {"dealer": -1}, "dealer"),
        (Whist(), {"dealer": "0"}, "dealer"),
        (Whist(), {"score": [5, 0]}, "score"),
        (Whist(), {"score": [0, -1]}, "score"),
        (Whist(), {"score": [0]}, "score"),
        (Whist(), {"score": [0, 0, 0]}, "score"),
        (Whist(target=7), {"score": [0, 7]}, "score"),
        (Whist(), {"games": [[5, 0]]}, "games"),
        (RUBBER, {"games": [[4, 0]]}, "games"),
        (RUBBER, {"games": [[5, 5]]}, "games"),
        (RUBBER, {"games": [[12, 0]]}, "games"),
        (RUBBER, {"games": [[5, -1]]}, "games"),
        (RUBBER, {"games": [[5, 0], [5, 0]]}, "games"),
        (RUBBER, {"games": [[5, 0], [0, 5], [5, 0]]}, "games"),
        (RUBBER, {"pools": {}}, "pools"),
        (RUBBER, [], "no object"),
        (RUBBER, None, "no object"),
    ],
)
def test_carry_outside_the_book(rules: Whist, carry: object, why: str) -> None:
    with pytest.raises(UnreadableError, match=why):
        rules.carried(carry)


def test_carry_after_every_deal_of_a_rubber_is_a_carry() -> None:
    table = table_of(Whist(match="rubber", honours="off"), dealer=1)
    for ns, score, games in (
        (7, (1, 0), ()),
        (2, (0, 0), ((1, 5),)),
        (9, (3, 0), ((1, 5),)),
    ):
        play_deal(table, ns)
        carry = table.sitting.carry
        assert (carry.score, carry.games) == (score, games)
        assert table.rules.carried(encode(carry)) == carry
    assert not table.sitting.over
    assert table.table.tricks[NS] == 9
