"""What an organiser writes of games, places (`whist 8`), slots and staff (`Tom: hazard`)."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from bot.interest import refusals
from bot.interest.planning import Helper
from bot.interest.programme import GAMES, PROGRAMME, in_order
from bot.interest.values import LONGEST_SLOT, MOST_PLACES, MOST_SLOTS
from bot.rules.offers import Refused

_PLACES: Final = re.compile(r"(.*?)[\s:=x×]*(-?\d+|(?<![a-z])none)", re.IGNORECASE)
UNBOUNDED: Final = "none"
"""Takes every limit away, and every slot that was named."""


def read_games(text: str) -> tuple[str, ...]:
    """The games that a text names, in the programme's order; `all` names all. Raises `Refused`."""
    if text.strip().lower() == "all":
        return GAMES
    found = [_game(part) for part in _parts(text)]
    if not found:
        raise Refused(refusals.NO_GAME)
    return in_order(found)


def read_capacity(text: str, games: tuple[str, ...]) -> Mapping[str, int | None]:
    """The places of each game that is named; `None` takes its limit away. Raises `Refused`.

    `whist 8, hazard none` names two of them, and `none` alone every game.
    """
    if text.strip().lower() == UNBOUNDED:
        return dict.fromkeys(games)
    places: dict[str, int | None] = {}
    for part in _parts(text):
        game, number = _entry(part)
        if game not in games:
            raise Refused(refusals.not_offered(part))
        if game in places:
            raise Refused(refusals.game_twice(part))
        places[game] = number
    return {game: places[game] for game in in_order(places)}


def read_slots(text: str) -> tuple[str, ...]:
    """The slots of an evening: `20:00, 21:30, after midnight`; `none` for the usual ones.

    Each begins with a capital, as none of the usual ones does. Raises `Refused`.
    """
    if text.strip().lower() == UNBOUNDED:
        return ()
    found = [part[0].upper() + part[1:] for part in map(_in_a_line, _parts(text))]
    for each in found:
        if len(each) > LONGEST_SLOT:
            raise Refused(refusals.slot_too_long(each, LONGEST_SLOT))
    if len({each.casefold() for each in found}) < len(found):
        raise Refused(refusals.SLOT_TWICE)
    if not 1 <= len(found) <= MOST_SLOTS:
        raise Refused(refusals.wrong_number_of_slots(MOST_SLOTS))
    return tuple(found)


def read_staff(text: str) -> tuple[Helper, ...]:
    """The staff with what each can run: `Tom: hazard; Olivia: chemin de fer, baccara`.

    A name alone can run everything; a number is none. Raises `Refused`.
    """
    found: dict[str, Helper] = {}
    for part in filter(None, (each.strip() for each in re.split(r"[;\n]", text))):
        name, _, games = (each.strip() for each in part.partition(":"))
        if not any(each.isalpha() for each in name):
            raise Refused(refusals.no_name(part))
        if name in found:
            raise Refused(refusals.name_twice(name))
        found[name] = Helper(name, read_games(games or "all"))
    return tuple(found.values())


def _parts(text: str) -> list[str]:
    return [part.strip() for part in re.split(r"[,;\n]", text) if part.strip()]


def _in_a_line(part: str) -> str:
    return " ".join(part.split())


def _entry(part: str) -> tuple[str, int | None]:
    found = _PLACES.fullmatch(part)
    if found is None or not found[1]:
        raise Refused(refusals.no_places(part))
    if found[2].lower() == UNBOUNDED:
        return _game(found[1]), None
    number = int(found[2]) if len(found[2]) < 9 else 0
    if not 1 <= number <= MOST_PLACES:
        raise Refused(refusals.places_out_of_bounds(part, MOST_PLACES))
    return _game(found[1]), number


def _game(text: str) -> str:
    """The game that somebody means: by its name, its title, or how either begins."""
    wanted = _plain(text)
    names = {each.name: {_plain(each.name), _plain(each.title)} for each in PROGRAMME}
    exact = [name for name, known in names.items() if wanted in known]
    begun = [
        name for name, known in names.items() if any(each.startswith(wanted) for each in known)
    ]
    found = exact or (begun if wanted else [])
    if len(found) != 1:
        raise Refused(refusals.no_such_game(text, [each.title for each in PROGRAMME]))
    return found[0]


def _plain(text: str) -> str:
    return "".join(each for each in text.lower() if each.isalnum())
