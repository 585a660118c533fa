"""The computer player of cassino: its precepts one by one, and what they are worth in points."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

import pytest
from msgspec import structs

from bot.games.cassino import Build, Cassino, GameWon, Lay, Take
from bot.rules.cards import card
from bot.rules.codec import decode
from bot.rules.game import Position
from tests.games.cassino_table import (
    FULL,
    SIMPLE,
    CassinoTable,
    build,
    heap,
    lay,
    midway,
    table_of,
    take,
)
from tests.players.rounds import Policy, absent, at_random, computer, sitting


@pytest.mark.parametrize(
    ("board", "hand", "does"),
    [
        pytest.param("Td Kc Ks", "Th Kh", take("Th", "Td"), id="Great Cassino before kings"),
        pytest.param("2s 2d 8c", "2h Kh", take("2h", "2d", "2s"), id="Little Cassino"),
        pytest.param("Ac 4d 9c", "Ad 9h", take("Ad", "Ac"), id="aces, two of them"),
        pytest.param("3c 5d", "8h 5s", take("8h", "3c 5d"), id="a sweep first"),
        pytest.param("9c 4d 5h Kd", "9s Kh", take("9s", "9c", "4d 5h"), id="most cards"),
        pytest.param("8c 8d Ks Kd", "8h Kh", take("Kh", "Kd", "Ks"), id="spades"),
        pytest.param("Qd 3h", "Qh 9c", take("Qh", "Qd"), id="even two cards"),
    ],
)
def test_what_is_taken(board: str, hand: str, does: Take) -> None:
    found = computer(midway(board, [hand, "6s"]), 0)
    assert isinstance(found, Take)
    assert {frozenset(each) for each in found.groups} == {frozenset(each) for each in does.groups}
    assert found.card is does.card


@pytest.mark.parametrize(
    ("board", "hand", "does"),
    [
        pytest.param("8c 9d", "Ks As", lay("Ks"), id="a court card, not an ace"),
        pytest.param("8c 9d", "Td 3c", lay("3c"), id="not Great Cassino"),
        pytest.param("8c 9d", "2s Qc", lay("Qc"), id="not Little Cassino"),
        pytest.param("3c 9h", "5s Kc", lay("Kc"), id="no sum of eight"),
        pytest.param("", "4c Kd Kc Ks", lay("Kd"), id="of an empty board: few kings are out"),
    ],
)
def test_what_is_laid(board: str, hand: str, does: Lay) -> None:
    found = computer(midway(board, [hand, "6s"]), 0)
    assert isinstance(found, Lay)
    assert found.card.rank == does.card.rank


def test_no_card_is_laid_that_makes_a_sweep_likely() -> None:
    table = midway("4c", ["3h Jd", "6s"])
    assert computer(table, 0) == lay("Jd"), "a seven would sweep"


def test_a_build_is_made_where_its_value_is_held_twice_or_nobody_else_can_have_it() -> None:
    assert computer(midway("3d Kc", ["4s 7c 7h", "6s"], SIMPLE), 0) == build("4s", "3d")
    risky = computer(midway("3d Kc", ["4s 7c", "6s"], SIMPLE), 0)
    assert not isinstance(risky, Build)
    # The sevens that it does not hold have just been taken.
    sure = midway("3d Kc 7d", ["4s 7c", "7s 2h 7h"], SIMPLE)
    sure.act(0, lay("7c"))
    sure.act(1, take("7s", "7c", "7d"))
    other = midway("3d Kc", ["4s 7h", "6s"], SIMPLE)
    taken = structs.replace(other.table, last=sure.table.last)
    position = Position(taken, other.position.hands, other.position.veiled)
    other.sitting = replace(other.sitting, position=position)
    assert computer(other, 0) == build("4s", "3d")


def test_a_build_is_taken_by_its_owner() -> None:
    table = midway("Kc", ["7c 7h Qd", "6s"], FULL, heaps=[heap(7, "3d 4s", 0)])
    found = computer(table, 0)
    assert isinstance(found, Take)
    assert card("3d") in {each for group in found.groups for each in group}


@pytest.mark.parametrize(
    ("other", "deals", "least"),
    [
        pytest.param(at_random(7), 10, 80, id="random"),
        pytest.param(absent, 25, 10, id="the book's absent player"),
    ],
)
@pytest.mark.parametrize("builds", ["off", "full"])
def test_tournament(other: Policy[CassinoTable], deals: int, least: int, builds: str) -> None:
    """So many packs, each dealt twice with the seats changed: points ahead in all."""
    ahead = 0
    rules = decode(Cassino, {"target": 0, "scoring": "gross", "builds": builds})
    for seed in range(deals):
        for mine, policies in enumerate(((computer, other), (other, computer))):
            table = sitting(table_of(rules, (100, 100)), policies, 1, seed)
            ahead += table.table.points[mine] - table.table.points[1 - mine]
    assert ahead >= least, f"the computers are {ahead} points ahead"


@pytest.mark.parametrize(
    ("options", "seats"),
    [
        ({}, 2),
        ({"builds": "full", "target": 21}, 4),
        ({"builds": "simple", "must_take": "on", "scoring": "gross"}, 3),
        ({"last_take_wins": "on", "last_card_sweep": "on", "show_piles": "on"}, 4),
    ],
)
def test_whole_games_between_computers(options: Mapping[str, object], seats: int) -> None:
    rules = decode(Cassino, {**options, "stake": 10})
    table = sitting(table_of(rules, (100,) * seats), (computer,) * seats, 60, 3)
    assert table.sitting.over
    assert sum(table.stacks) == seats * 100
    assert table.happened(GameWon)


def test_a_view_settles_the_choice() -> None:
    table = midway("3d Kc 9h", ["4s 7c 7h", "6s"], SIMPLE)
    assert computer(table, 0) == computer(table, 0)
