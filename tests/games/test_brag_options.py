"""Brag before the cards: house rules, what is carried, and who is named by lot."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from bot.games import games
from bot.games.brag import Brag, Carry, Kind
from bot.rules.cards import PACK, cards, spelled
from bot.rules.chance import Draw
from bot.rules.codec import UnreadableError, decode, encode
from bot.rules.game import Company
from bot.rules.offers import Refused
from bot.rules.sitting import Sitting
from bot.tables.company import changed, read_change
from tests.games.brag_table import dealt, go


@pytest.mark.parametrize(
    ("name", "allowed", "refused", "default"),
    [
        ("ante", [1, 100], [0, 101, "1", True, None], 1),
        ("min_bet", [1, 10], [0, 101, 1.0], 1),
        ("max_bet", [1, 10_000], [0, 10_001, "10"], 10),
        ("max_raise", [0, 1000], [-1, 1001], 10),
        ("bet_cap", [0, 10_000], [-1, 10_001], 0),
        ("braggers", ["classic3", "hoyle2", "jc", "none"], ["Jc", "", 3], "classic3"),
        ("bragger_scope", ["pairs", "all"], ["runs"], "pairs"),
        ("natural_braggers", ["ace_of_diamonds", "own_rank"], ["none"], "ace_of_diamonds"),
        ("threes_high", ["on", "off"], [True, "yes"], "off"),
        ("show_losing_seer", ["on", "off"], [False], "off"),
        ("short_stack", ["cover", "fold"], ["see"], "cover"),
        ("shuffle_every_deal", ["on", "off"], [1], "off"),
        ("first_dealer", ["random", 0, 7], [8, -1, "0", False], "random"),
        ("deals", [0, 1, 200], [-1, 201], 0),
        ("rebuy", ["on", "off"], [None], "on"),
    ],
)
def test_b5_b6_options(
    name: str, allowed: list[object], refused: list[object], default: object
) -> None:
    assert getattr(Brag(), name) == getattr(decode(Brag, {}), name) == default
    for value in allowed:
        rules = decode(Brag, {name: value})
        assert getattr(rules, name) == value
        assert decode(Brag, encode(rules)) == rules
    for value in refused:
        with pytest.raises(UnreadableError, match=name):
            decode(Brag, {name: value})


def test_b6_the_greatest_opening_bet_is_not_below_the_least() -> None:
    assert decode(Brag, {"min_bet": 100, "max_bet": 100}).max_bet == 100
    with pytest.raises(UnreadableError, match="max_bet: 10 is below min_bet, 20"):
        decode(Brag, {"min_bet": 20})


@pytest.mark.parametrize("unknown", ["Ante", "pot", "name", "dealer", "gallery"])
def test_unknown_options_are_no_options(unknown: str) -> None:
    with pytest.raises(UnreadableError, match=unknown):
        decode(Brag, {unknown: 1})


def test_b4_two_to_eight() -> None:
    rules = games()["brag"]
    assert (rules.least_seats, rules.most_seats) == (2, 8)
    assert not Brag().onlookers


@pytest.mark.parametrize(
    ("options", "hand", "kind", "natural"),
    [
        ({}, "Ad 5c 5h", Kind.PRIAL, False),
        ({"braggers": "hoyle2"}, "Ad 5c 5h", Kind.PAIR, True),
        ({"braggers": "hoyle2"}, "9d 5c 5h", Kind.PRIAL, False),
        ({"braggers": "jc"}, "9d 5c 5h", Kind.PAIR, True),
        ({"braggers": "jc"}, "Jc 5c 5h", Kind.PRIAL, False),
        ({"braggers": "none"}, "Jc 5d 5h", Kind.PAIR, True),
        ({"bragger_scope": "all"}, "Jc 5s 6s", Kind.RUNNING_FLUSH, True),
        ({"natural_braggers": "own_rank"}, "9d 9h 9s", Kind.PRIAL, True),
        ({"natural_braggers": "ace_of_diamonds"}, "9d 9h 9s", Kind.PRIAL, False),
        ({"natural_braggers": "ace_of_diamonds"}, "Ad Ah As", Kind.PRIAL, True),
    ],
)
def test_options_of_the_ranking(
    options: dict[str, str], hand: str, kind: Kind, natural: bool
) -> None:
    reading = decode(Brag, options).reading(cards(hand))
    assert (reading.kind, reading.natural) == (kind, natural)


@pytest.mark.parametrize(("threes_high", "stacks"), [("on", (16, 24)), ("off", (22, 18))])
def test_threes_high_decides_a_see(threes_high: str, stacks: tuple[int, int]) -> None:
    rules = decode(Brag, {"threes_high": threes_high})
    table = dealt({0: "As Ah Ac", 1: "3c 3h 3s"}, (20, 20), rules, dealer=1)
    go(table, "0 bet 1, 1 bet 1, 0 see")
    assert table.stacks == stacks


@pytest.mark.parametrize(
    ("rules", "ask"), [(Brag(), Draw((0, 3, 5))), (Brag(first_dealer=3), None)]
)
def test_what_chance_is_asked_for(rules: Brag, ask: Draw | None) -> None:
    assert rules.seated_by((0, 3, 5)) == ask


@pytest.mark.parametrize(
    ("rules", "carry"),
    [
        (Brag(), {}),
        (Brag(), {"dealer": 7}),
        (Brag(), {"pack": spelled(PACK[::-1]), "played": 1_000}),
        (Brag(deals=3), {"dealer": 0, "played": 2}),
    ],
)
def test_carry_is_read_and_written(rules: Brag, carry: Mapping[str, object]) -> None:
    found = rules.carried(carry)
    written = encode(found)
    assert isinstance(written, dict)
    assert {key: written[key] for key in carry} == carry
    assert rules.carried(written) == found


@pytest.mark.parametrize(
    ("rules", "carry", "why"),
    [
        (Brag(), {"dealer": 8}, "dealer"),
        (Brag(), {"dealer": -1}, "dealer"),
        (Brag(), {"dealer": "0"}, "dealer"),
        (Brag(), {"pack": ""}, "pack"),
        (Brag(), {"pack": spelled(PACK[1:])}, "pack"),
        (Brag(), {"pack": spelled((*PACK[1:], PACK[1]))}, "pack"),
        (Brag(), {"pack": spelled((*PACK, PACK[0]))}, "pack"),
        (Brag(), {"pack": "2c 1x"}, "pack"),
        (Brag(), {"pack": list("2c")}, "pack"),
        (Brag(), {"played": -1}, "played"),
        (Brag(deals=3), {"played": 3}, "played"),
        (Brag(), {"pools": {}}, "pools"),
        (Brag(), {"score": []}, "score"),
        (Brag(), [], "no object"),
    ],
)
def test_carry_outside_the_book(rules: Brag, carry: object, why: str) -> None:
    with pytest.raises(UnreadableError, match=why):
        rules.carried(carry)


def test_rebuy() -> None:
    buys, sits = (
        read_change(each) for each in ({"seat": 0, "adds": 5}, {"seat": 2, "name": "C", "chips": 9})
    )
    on, off = (Sitting(Brag(rebuy=each), Company((3, 20), 2), Carry()) for each in ("on", "off"))
    assert changed(on, [buys, sits]).company == Company((8, 20, 9), 3)
    with pytest.raises(Refused, match="nobody buys in again"):
        changed(off, [buys])
    assert changed(off, [sits]).company == Company((3, 20, 9), 3)


@pytest.mark.parametrize(
    ("stacks", "options", "why"),
    [
        ((3, 3), {"short_stack": "fold"}, "Nobody could make the least bet of 3 after the ante."),
        ((3, 4), {"short_stack": "fold"}, None),
        ((3, 3), {}, None),
    ],
)
def test_where_all_could_only_fold_nothing_comes_of_a_deal(
    stacks: tuple[int, ...], options: dict[str, str], why: str | None
) -> None:
    rules = decode(Brag, {"min_bet": 3, **options})
    company, carry = Company(stacks, len(stacks)), rules.carried({})
    assert rules.fault(company, carry) is None
    assert rules.vain(company, carry) == why
