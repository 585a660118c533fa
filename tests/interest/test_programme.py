"""The programme, against the games that this house deals."""

from __future__ import annotations

from importlib import import_module

import pytest

from bot.games import games
from bot.interest.programme import BY_NAME, GAMES, in_order


def test_there_are_thirteen_games() -> None:
    assert len(GAMES) == len(set(GAMES)) == 13


@pytest.mark.parametrize("name", sorted(games()))
def test_every_game_dealt_here_stands_in_it_with_its_seats(name: str) -> None:
    rules, entry = games()[name], BY_NAME[name]
    assert (entry.least, entry.most) == (rules.least_seats, rules.most_seats)


@pytest.mark.parametrize("name", sorted(games()))
def test_every_game_dealt_here_is_called_as_at_its_tables(name: str) -> None:
    assert BY_NAME[name].title == import_module(f"cogs.{name}.book").BOOK.title


def test_the_banks_and_the_dice_need_staff() -> None:
    staffed = {each.name: each.staff for each in BY_NAME.values() if each.staff}
    assert staffed == {
        "chemin_de_fer": "croupier",
        "baccara": "croupier",
        "hazard": "groom-porter",
    }


def test_games_come_in_the_order_of_the_programme_and_once() -> None:
    assert in_order(["hazard", "whist", "hazard", "loo"]) == ("whist", "hazard")
