"""An archive as it is after years: many sittings, written straight into the sums, fast."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

from tests.store.furniture import SERVER

GAMES = ("brag", "cassino", "hazard", "poch", "whist")
CHANNELS = (77, 78, 79)
BEGAN = 1_700_000_000_000
HOUR = 3_600_000
PEOPLE = 40
SEATS = 4


def fill(path: Path, sittings: int, deals: int) -> None:
    """So many sittings of so many deals, one an hour: each a game, four people, and chips."""
    random = Random(1)
    with closing(sqlite3.connect(path)) as connection, connection:
        for number in range(sittings):
            table, game = f"t{number:07}", GAMES[number % len(GAMES)]
            channel, began = CHANNELS[number % len(CHANNELS)], BEGAN + number * HOUR
            at = began + deals * 60_000
            row = (table, SERVER, channel, None, game, began, at, deals)
            connection.execute("INSERT INTO sittings VALUES (?, ?, ?, ?, ?, ?, ?, ?)", row)
            people = random.sample(range(1, PEOPLE + 1), SEATS)
            connection.executemany(
                "INSERT INTO results VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                [
                    (table, deal, place, user, SERVER, game, began + deal * 60_000, *won)
                    for deal in range(deals)
                    for place, (user, won) in enumerate(
                        zip(people, _won(random, game), strict=True)
                    )
                ],
            )


def _won(random: Random, game: str) -> list[tuple[int | None, int | None, int]]:
    """What a deal brings to each of four: points to one side, or chips."""
    if game in ("cassino", "whist"):
        one, other = random.choice(((random.randint(1, 4), 0), (0, random.randint(1, 4))))
        return [(one, other, 0), (other, one, 0)] * 2
    won = random.randint(1, 30)
    return [(None, None, 3 * won), *[(None, None, -won)] * 3]
