"""Sample counts and rounds: of nobody, of a few, of three hundred, with names from everywhere."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from bot.interest.counts import Counts, GameCount
from bot.interest.planning import PlannedTable
from bot.interest.programme import GAMES, PROGRAMME
from cards_art import counts, plan
from cards_art.scene import TableScene
from cogs.signups.captions import COUNTS, PLAN

TITLE: Final = "The Michaelmas evening of the Society"
NAMES: Final = (
    "Ada",
    "Bartholomew-Fitzgerald",
    "山田太郎",
    "דוד בן־גוריון",
    "Wilhelmina van der Meulen",
    "محمد عبد الله",
    "Xx_dragon_slayer_xX",
    "Ἑλένη",
    "東京都千代田区霞が関一丁目一番一号",
    "Bo",
    "♠♣ Pierre-Joseph 🎩",
    "MacGillicuddy of the Reeks, Warden",
)


def counted(*games: tuple[str, int, int, int]) -> Counts:
    """Counts of games by name, interested, teachers and newcomers."""
    each = tuple(
        GameCount(name, interested, teachers, newcomers, 0, None, None)
        for name, interested, teachers, newcomers in games
    )
    people = max((game.interested for game in each), default=0)
    return Counts(people, 0, 0, 0, each, None)


def seated(tables: int) -> tuple[PlannedTable, ...]:
    """So many tables of all games in turn, from the smallest to the largest that there can be."""
    chance = Random(1)
    found: list[PlannedTable] = []
    for table in range(tables):
        game = PROGRAMME[table % len(PROGRAMME)]
        first = sum(len(each.guests) for each in found)
        guests = tuple(range(first, first + chance.randint(game.least, game.most)))
        staff = "Wilhelmina van der Meulen" if game.staff else None
        found.append(PlannedTable(game.name, guests, staff, guests[0] if table % 3 == 0 else None))
    return tuple(found)


def largest() -> tuple[PlannedTable, ...]:
    """A full table of every game, each with a helper."""
    return tuple(PlannedTable(game.name, tuple(range(game.most)), "Ada", 1) for game in PROGRAMME)


def rounds(title: str, tables: Sequence[PlannedTable]) -> tuple[TableScene, ...]:
    """A round, its guests named in turn."""
    users = [user for table in tables for user in table.guests]
    names = {user: NAMES[user % len(NAMES)] for user in users}
    planned = plan.pages(tables)
    return tuple(plan.picture(title, planned, page, names, PLAN) for page in range(len(planned)))


def tables() -> dict[str, TableScene]:
    """Counts and rounds by name."""
    chance = Random(2)
    many = [(name, chance.randint(20, 300)) for name in GAMES]
    every = counted(*((name, all_, all_ // 12, all_ // 3) for name, all_ in many))
    nobody = counted(*((name, 0, 0, 0) for name in GAMES))
    few = (PlannedTable("whist", (0, 2, 3, 4), None, 2), PlannedTable("brag", (5, 6), None, None))
    several = {"forty": seated(40), "largest": largest()}
    return {
        "counts-all": counts.picture(TITLE, every, COUNTS),
        "counts-one": counts.picture("Whist at Home", counted(("whist", 1, 1, 0)), COUNTS),
        "counts-nobody": counts.picture(TITLE, nobody, COUNTS),
        "counts-thousands": counts.picture(
            "W" * 100, counted(*((n, 9999, 999, 9000) for n in GAMES)), COUNTS
        ),
        "plan-few": rounds("Round 1 of 4", few)[0],
        "plan-nobody": rounds("Round 4 of 4", ())[0],
        **{
            f"plan-{name}-{page}": scene
            for name, each in several.items()
            for page, scene in enumerate(rounds(f"Round 2 of 4 · {TITLE}", each), 1)
        },
    }
