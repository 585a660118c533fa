"""Building at cassino: builds, raises and calls, what their owner owes them, and who takes them."""

from __future__ import annotations

import pytest

from bot.games.cassino import Built, Called, Cassino, Deed, Heap, Raised, Took
from bot.rules.cards import cards
from tests.games.cassino_table import (
    FULL,
    SIMPLE,
    build,
    call,
    heap,
    lay,
    lies,
    may,
    midway,
    pile,
    raise_,
    take,
)

BOTH = pytest.mark.parametrize("rules", [SIMPLE, FULL])


@BOTH
def test_example_12_a_build_and_a_raise(rules: Cassino) -> None:
    table = midway("3d 2h", ["7c 4s", "2s 9h"], rules)
    table.act(0, build("4s", "3d"))
    assert table.table.heaps == (Heap(7, cards("3d 4s"), 0),)
    assert lies(table) == "2h"
    assert table.happened(Built)[-1].value == 7
    table.act(1, raise_("2s", "4s 3d"))
    assert table.table.heaps == (Heap(9, cards("4s 3d 2s"), 1),)
    assert table.happened(Raised)[-1].value == 9
    words = "That build is worth 9: only a card of that value takes it."
    assert table.refusal(0, take("7c", "3d 4s 2s")) == words
    assert may(table, lay("7c")), "it is no longer the owner"


@BOTH
@pytest.mark.parametrize(
    ("deed", "words"),
    [
        (build("4s", "3d"), None),
        (build("4s", "3d 2h"), "That comes to 9, and you hold no nine to take it with."),
        (build("4s", ""), "A build needs a loose card of the board."),
        (build("4s", "3d 3d"), "A card can be used once only."),
        (build("4s", "3h"), "The 3♥ does not lie on the board."),
        (build("4s", "Kd"), "Court cards have no number, and cannot be built."),
        (build("Kc", "3d"), "Court cards have no number, and cannot be built."),
        (build("7c", "3d 2h"), "That comes to 12, and a build is worth ten at most."),
        (build("5s", "3d"), "You do not hold the 5♠."),
        (raise_("4s", "3d"), "That is no build of the board."),
        (raise_("4s", ""), "That is no build of the board."),
    ],
)
def test_what_can_be_built(rules: Cassino, deed: Deed, words: str | None) -> None:
    table = midway("3d 2h Kd", ["7c 4s Kc", "2s"], rules)
    if words is None:
        table.act(0, deed)
    else:
        assert table.refusal(0, deed) == words


def test_the_card_that_is_played_is_not_the_card_that_is_kept() -> None:
    table = midway("3d", ["7c 3s", "2s"], SIMPLE)
    assert not may(table, build("7c", "3d"))
    assert not may(table, build("3s", "3d"))
    assert may(midway("5d", ["5c Th", "2s"], SIMPLE), build("5c", "5d"))


@BOTH
def test_a_build_is_one_unit_that_anyone_takes_by_its_value(rules: Cassino) -> None:
    built = heap(8, "5d 3s", 0)
    table = midway("8d 6c 2c", ["Kc 8s", "8c 5c"], rules, heaps=[built])
    table.act(0, take("8s", "5d 3s"))
    assert pile(table, 0) == {"8s", "5d", "3s"}
    table = midway("8d 6c 2c", ["8s Kc", "8c 5c"], rules, heaps=[heap(8, "5d 3s", 1)])
    for deed in (
        take("Kc", "5d 3s"),
        take("8s", "5d 3s 8d"),
        take("8s", "5d"),
        take("8s", "5d 2c", "6c"),
    ):
        assert not may(table, deed)
    refusal = table.refusal(0, take("8s", "3s"))
    assert refusal == "The 3♠ lies in a build, which goes as a whole and by itself."
    table.act(0, take("8s", "3s 5d", "8d", "6c 2c"))
    assert table.happened(Took)[-1].sweep, "the board is cleared, builds included"


def test_a_build_left_lying_is_no_sweep() -> None:
    table = midway("8d", ["8s Kc", "9c 5c"], SIMPLE, heaps=[heap(9, "5d 4s", 1)])
    table.act(0, take("8s", "8d"))
    assert not table.happened(Took)[-1].sweep


@BOTH
def test_an_owner_may_not_lay_and_keeps_the_last_card_for_the_take(rules: Cassino) -> None:
    table = midway("Ad 9d Qd", ["8s Kc 9c", "2s"], rules, heaps=[heap(8, "5d 3s", 0)])
    assert table.refusal(0, lay("Kc")) == "While a build is yours you may not lay a card."
    words = "Your last eight is kept for a build of yours."
    assert table.refusal(0, build("8s", "Ad")) == words
    assert may(table, take("9c", "9d")), "another take is free"
    assert may(table, take("8s", "5d 3s"))
    assert table.absent(0) == take("8s", "3s 5d") or table.absent(0) == take("8s", "5d 3s")


def test_the_last_card_takes_every_build_of_its_value() -> None:
    heaps = [heap(8, "5d 3s", 0), heap(8, "6d 2s", 0), heap(8, "7d Ac", 1)]
    table = midway("8d", ["8s Kc", "2h"], SIMPLE, heaps=heaps)
    words = "Your last eight is kept for a build of yours. It takes all that you have built"
    for deed in (take("8s", "8d"), take("8s", "5d 3s"), take("8s", "7d Ac", "5d 3s")):
        assert table.refusal(0, deed).startswith(words)
    assert may(table, take("8s", "5d 3s", "6d 2s"))
    two = midway("8d", ["8s 8h", "2h"], SIMPLE, heaps=heaps)
    assert may(two, take("8s", "8d")), "one of two eights is free"


@BOTH
def test_one_card_backs_several_builds(rules: Cassino) -> None:
    table = midway("3d 2h", ["8s 5c", "2s"], rules, heaps=[heap(8, "7d Ac", 0)])
    table.act(0, build("5c", "3d"))
    assert [each.value for each in table.table.heaps] == [8, 8]
    assert {each.owner for each in table.table.heaps} == {0}


@BOTH
def test_a_raise_may_take_in_loose_cards_and_an_own_build(rules: Cassino) -> None:
    own = heap(5, "3d 2h", 0)
    table = midway("2c 9s", ["2d 9c 5s", "2s"], rules, heaps=[own])
    assert may(table, raise_("2d", "2h 3d", "2c"))
    assert not may(table, raise_("2d", "2h 3d")), "no seven is held"
    assert not may(table, raise_("5s", "2h 3d")), "no ten is held"
    words = "Your last five is kept for a build of yours."
    assert table.refusal(0, raise_("5s", "2h 3d", "2c")) == words
    table.act(0, raise_("2d", "3d 2h", "2c"))
    assert [(each.value, each.owner) for each in table.table.heaps] == [(9, 0)]


@BOTH
def test_the_last_card_of_a_build_is_kept_from_the_builds_of_others_too(rules: Cassino) -> None:
    heaps = [heap(4, "3d Ah", 0), heap(5, "3s 2h", 1)]
    table = midway("", ["4s 9c", "2s"], rules, heaps=heaps)
    assert not may(table, raise_("4s", "3s 2h"))
    spare = midway("", ["4s 4c 9c", "2s"], rules, heaps=heaps)
    assert may(spare, raise_("4s", "3s 2h"))


def test_ten_is_the_most_that_a_raise_makes() -> None:
    table = midway("", ["5s Tc", "2s"], SIMPLE, heaps=[heap(8, "5d 3s", 1)])
    words = "That comes to 13, and a build is worth ten at most."
    assert table.refusal(0, raise_("5s", "5d 3s")) == words


def test_calling_gathers_pairs_sums_and_builds() -> None:
    table = midway("7d 5c 2c Kd", ["7s 7h", "2s 7c"], FULL, heaps=[heap(7, "4d 3s", 1)])
    table.act(0, call("7s", "7d", "5c 2c", "4d 3s"))
    (called,) = table.table.heaps
    assert (called.value, called.owner, called.called) == (7, 0, True)
    assert called.cards == cards("7d 5c 2c 4d 3s 7s")
    assert table.happened(Called)[-1].value == 7
    assert lies(table) == "Kd"
    assert table.refusal(1, raise_("2s", "7d 5c 2c 4d 3s 7s")) == (
        "A build that has been called cannot be raised."
    )
    table.act(1, take("7c", "7s 7d 5c 2c 4d 3s"))
    assert len(pile(table, 1)) == 7


@pytest.mark.parametrize(
    ("deed", "words"),
    [
        (call("8s", "8d"), "You hold no other eight to take them with."),
        (call("Ks", "Kd"), "Court cards have no number, and cannot be called."),
        (call("7s"), "Name at least one card of the board to take."),
        (call("7s", "8d"), "The 7♠ does not pair with the 8♦."),
        (call("7s", "7d", "7d"), "The 7♦ can be taken once only."),
        (call("7c", "7d"), "You do not hold the 7♣."),
    ],
)
def test_what_cannot_be_called(deed: Deed, words: str) -> None:
    table = midway("7d 8d Kd", ["7s 7h 8s Ks Kh", "2s"], FULL)
    assert table.refusal(0, deed) == words


def test_another_call_may_be_added_to_a_called_build_and_takes_it_over() -> None:
    called = heap(7, "7d 7s", 1, called=True)
    table = midway("6d Ac", ["7h 7c", "7s"], FULL, heaps=[called])
    table.act(0, call("7h", "7d 7s", "6d Ac"))
    assert [(each.owner, len(each.cards)) for each in table.table.heaps] == [(0, 5)]


def test_calling_is_unknown_to_simple_builds() -> None:
    table = midway("7d", ["7s 7h", "2s"], SIMPLE)
    assert table.refusal(0, call("7s", "7d")) == "By these house rules nothing is called."
    assert [each for each in table.offered(0) if type(each) is type(call("7s"))] == []


def test_a_partners_hand_does_not_count() -> None:
    table = midway("3d", ["4s 2c", "5c", "7c", "6c"], SIMPLE)
    assert not may(table, build("4s", "3d"))


def test_must_take_bars_only_a_lay_and_a_build_can_be_taken() -> None:
    rules = Cassino(builds="full", must_take="on")
    table = midway("3d 7d", ["7c 4s 7s Kh", "2s"], rules)
    assert not may(table, lay("Kh"))
    assert may(table, build("4s", "3d"))
    assert may(table, call("7c", "7d"))
    others = midway("Qd", ["7c Kh", "2s"], rules, heaps=[heap(7, "4d 3s", 1)])
    assert not may(others, lay("Kh"))


def test_what_is_listed_is_what_can_be_done() -> None:
    table = midway("3d 2h", ["7c 4s 5s", "2s"], SIMPLE)
    assert table.offered(0) == [
        take("5s", "2h 3d"),
        build("4s", "3d"),
        build("5s", "2h"),
        lay("7c"),
        lay("4s"),
        lay("5s"),
    ]


def test_cards_of_a_group_may_be_named_in_any_order() -> None:
    for deed in (build("2s", "2h 3d"), build("2s", "3d 2h")):
        table = midway("3d 2h", ["7c 2s", "4s"], SIMPLE)
        table.act(0, deed)
    table = midway("3d 2h", ["5c", "4s"])
    table.act(0, take("5c", "3d 2h"))
