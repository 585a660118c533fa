"""Games and capacities as organisers write them."""

from __future__ import annotations

import pytest

from bot.interest.programme import GAMES
from bot.interest.terms import read_capacity, read_games, read_staff
from bot.rules.offers import Refused


@pytest.mark.parametrize(
    ("text", "games"),
    [
        ("all", GAMES),
        ("hazard, Whist", ("whist", "hazard")),
        ("pope joan; chemin de fer", ("pope_joan", "chemin_de_fer")),
        ("thirty-one, VINGT UN, baccara", ("thirty_one", "vingt_un", "baccara")),
        ("brag", ("brag",)),
        ("cass, matri", ("cassino", "matrimony")),
    ],
)
def test_games_are_known_by_name_and_title(text: str, games: tuple[str, ...]) -> None:
    assert read_games(text) == games


@pytest.mark.parametrize("text", ["loo", "p", ",", "whist, loo"])
def test_what_is_no_game_is_refused(text: str) -> None:
    with pytest.raises(Refused):
        read_games(text)


@pytest.mark.parametrize(
    ("text", "places"),
    [
        ("whist 8, hazard 12", {"whist": 8, "hazard": 12}),
        ("Hazard: 12; whist=8", {"whist": 8, "hazard": 12}),
        ("thirty-one 16", {"thirty_one": 16}),
        ("whist 8, hazard none", {"whist": 8, "hazard": None}),
        ("none", dict.fromkeys(GAMES)),
    ],
)
def test_places_are_read(text: str, places: dict[str, int | None]) -> None:
    assert read_capacity(text, GAMES) == places


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("whist", "a game and its places are wanted"),
        ("8", "a game and its places are wanted"),
        ("whist 0", "from 1 to 1,000 places"),
        ("whist -4", "from 1 to 1,000 places"),
        ("whist 99999999999999999999", "from 1 to 1,000 places"),
        ("whist 4, Whist 8", "named twice"),
        ("hazard 4", "not offered"),
        ("loo 4", "no game of the programme"),
    ],
)
def test_places_that_cannot_be_are_refused(text: str, word: str) -> None:
    with pytest.raises(Refused, match=word):
        read_capacity(text, ("whist", "brag"))


def test_staff_are_named_with_what_they_can_run() -> None:
    tom, olivia, ann = read_staff("Tom: hazard; Olivia: chemin de fer, baccara\n Ann")
    assert (tom.name, tom.games) == ("Tom", ("hazard",))
    assert (olivia.name, olivia.games) == ("Olivia", ("chemin_de_fer", "baccara"))
    assert (ann.name, ann.games) == ("Ann", GAMES)
    assert read_staff("") == ()


@pytest.mark.parametrize("text", ["1", ": hazard", "Tom: dominoes", "Tom: hazard; Tom: whist"])
def test_staff_that_cannot_be_are_refused(text: str) -> None:
    with pytest.raises(Refused):
        read_staff(text)
