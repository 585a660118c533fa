"""What few games need of the frame, by a toy that needs all of it: see `tests.cabinet`."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import cast

import pytest
from hypothesis import given, settings
from msgspec.structs import replace

from bot.games import AnyRules
from bot.rules.cards import cards
from bot.rules.chance import Reshuffle, Shuffled
from bot.rules.game import Company, Position, Step
from bot.rules.offers import Layout, Pick, Refused
from bot.rules.play import asked, opened, play
from bot.rules.steps import then
from bot.rules.turns import Close, Seat, Turn, Window
from bot.tables.record import read_move, write_move
from tests.cabinet import (
    CARDS,
    PLACES,
    Bid,
    Cabinet,
    Carry,
    Hand,
    Heap,
    Lay,
    NoBareTop,
    OneSuit,
    PutAway,
    Shelf,
)
from tests.laws.all_six import LAWS
from tests.laws.deals import Deal, sitting
from tests.laws.houses import DEALS, House, houses

CLUBS = cards("2c 3c 4c 5c")
COMPANY = Company((10, 10, None), 3)


def anyone(rules: Cabinet) -> AnyRules:
    return cast("AnyRules", rules)


@pytest.mark.parametrize("law", LAWS)
def test_the_toy_keeps_every_law(law: str) -> None:
    looked = 0

    @settings(max_examples=25, deadline=None, derandomize=True, database=None)
    @given(houses(cast("type[AnyRules]", Cabinet)))
    def holds(house: House) -> None:
        nonlocal looked
        random = house.random
        for deal in sitting(house.rules, house.company, random, DEALS):
            looked += LAWS[law](deal, random)

    holds()
    assert looked > 100


class Telling(Cabinet):
    """Whose bid is high is whispered to the table: it is entered as the place is."""

    def entered(
        self, position: Position[Shelf, Hand, Heap], seat: Seat, entry: PutAway | Lay | Bid
    ) -> Step[Shelf, Hand, Heap]:
        step = super().entered(position, seat, entry)
        high = isinstance(entry, Bid) and entry.amount > 3
        return then(step, score=(int(high),))


class Numberless(Cabinet):
    """All windows look like one."""

    def turn(self, table: Shelf) -> Turn:
        turn = super().turn(table)
        return replace(turn, number=0) if isinstance(turn, Window) else turn


@pytest.mark.parametrize(
    ("rules", "law", "word"),
    [
        (Telling(), "two worlds", "the public can tell"),
        (Numberless(), "only offers are legal", "two windows of one number"),
    ],
)
def test_a_law_catches_it(rules: Cabinet, law: str, word: str) -> None:
    assert word in caught(rules, law)


def caught(rules: Cabinet, law: str) -> str:
    """What a law has against rules, within a few sittings."""
    for deal, random in deals(rules):
        try:
            LAWS[law](deal, random)
        except AssertionError as error:
            return str(error)
    return ""


def deals(rules: Cabinet) -> Iterator[tuple[Deal, Random]]:
    for seed in range(20):
        random = Random(seed)
        yield from ((deal, random) for deal in sitting(anyone(rules), COMPANY, random, 1))


def test_a_pick_admits_what_goes_together() -> None:
    offer = OneSuit(PutAway(()), cards("2c 3c 4d"), 1, 2)
    for picked in ("2c", "3c 2c", "4d"):
        assert offer.admits(PutAway(cards(picked)))
    for picked in ("", "2c 4d", "2c 2c", "5c", "2c 3c 4d"):
        assert not offer.admits(PutAway(cards(picked)))
    assert not offer.admits(Bid(1))
    assert not Pick(PutAway(()), CLUBS, 1, 2).admits(PutAway([CLUBS[0]]))  # type: ignore[arg-type]


def test_a_layout_admits_a_total_within_its_bounds() -> None:
    offer = NoBareTop(Lay({}), PLACES, 2, 4)
    for laid in ({"left": 2}, {"left": 1, "right": 3}, {"left": 0, "top_shelf": 2}):
        assert offer.admits(Lay(laid))
    wrong = ({}, {"left": 1}, {"left": 5}, {"floor": 2}, {"left": 3, "right": -1}, {"top_shelf": 3})
    for laid in wrong:
        assert not offer.admits(Lay(laid))
    assert not offer.admits(Lay({"left": True, "right": True}))
    assert not Layout(Lay({}), PLACES, 2, 4).admits(Bid(2))


@pytest.mark.parametrize(
    "action", [PutAway(cards("2c 3c")), Lay({"left": 1, "top_shelf": 2}), Bid(0)]
)
def test_what_fills_an_offer_is_written_and_read(action: PutAway | Lay | Bid) -> None:
    written = write_move(1, action, 3)
    assert read_move(Cabinet(), written, 3) == (1, action)


@pytest.mark.parametrize(
    "params",
    [
        {"do": "put_away", "cards": "2c"},
        {"do": "put_away", "cards": ["2x"]},
        {"do": "lay", "layout": {"left": True}},
        {"do": "lay", "layout": {"left": 1.0}},
        {"do": "lay", "layout": ["left"]},
    ],
)
def test_what_is_no_pick_or_layout_is_no_move(params: dict[str, object]) -> None:
    with pytest.raises(Refused, match="This is no move"):
        read_move(Cabinet(), {"seat": 0, **params}, 3)


def refilling() -> Position[Shelf, Hand, Heap]:
    """Everything is entered, and the heap is to be shuffled."""
    rules = Cabinet()
    position = opened(rules, COMPANY, Carry()).position
    position = play(rules, position, None, Shuffled(CARDS)).position
    for _ in range(3):
        position = play(rules, position, None, Close()).position
    return position


def test_of_a_pack_that_nobody_may_know_the_turn_tells_the_number() -> None:
    rules, position = Cabinet(), refilling()
    assert rules.turn(position.table).ask == Reshuffle(34)  # type: ignore[union-attr]
    assert len(position.veiled.cards) == 34
    with pytest.raises(Refused, match="A shuffle of 34 given cards"):
        play(rules, position, None, Shuffled(CARDS[:34]))
    heap = tuple(reversed(position.veiled.cards))
    after = play(rules, position, None, Shuffled(heap)).position
    assert after.hands[0].cards[-1] is heap[0]


def test_what_the_dealer_is_asked_for_depends_on_no_order() -> None:
    rules, position = Cabinet(), refilling()
    heap = Heap(tuple(reversed(position.veiled.cards)))
    turned = Position(position.table, position.hands, heap)
    wanted = Reshuffle(34)
    assert asked(rules, position, wanted) == asked(rules, turned, wanted)


def test_a_table_is_laid_by_the_house_rules() -> None:
    assert Cabinet(most=2).sizes == range(2, 3)
    assert Cabinet().sizes == range(2, 5)
