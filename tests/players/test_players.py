"""What is true of every computer player."""

from __future__ import annotations

import pytest

from bot.games import games
from bot.players import players


@pytest.mark.parametrize("game", games())
def test_a_player_is_found_by_its_game(game: str) -> None:
    assert players()[game].__module__ == f"bot.players.{game}"
