"""`make gallery`: every game with few guests and with as many as it seats, to be looked at.

Each is played by computer players from a fixed chance. Some moments of a deal, and the hands of
whoever is to act then, are written in full, and side by side as a telephone shows them. Run it as
`python -m tests.art.gallery FOLDER`.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from functools import cache
from importlib import import_module
from io import BytesIO
from itertools import groupby
from pathlib import Path
from random import Random
from typing import Any, Final

from PIL import Image

from bot.games import AnyRules, games
from bot.players import players
from bot.rules.game import Company, public_view, seat_view
from bot.rules.play import asked, opened, play
from bot.rules.turns import Nature, Over, awaited
from cards_art.paint import paint_hand, paint_table
from cards_art.scene import HandScene, TableScene
from tests.art.samples.guests import COMPANY
from tests.dealers import SeededDealer
from tests.laws.deals import AnyPosition, first_carry

SHOWN: Final = 400
"""How wide a telephone shows a picture, in dots."""
GAP: Final = 10
CHIPS: Final = 500
ONLOOKERS: Final = 6
MOMENTS: Final = 4
SEEDS: Final = range(2)


@cache
def scenes() -> dict[str, TableScene | HandScene]:
    """Some moments of every game, by `game few|many table|hand number`."""
    found: dict[str, TableScene | HandScene] = {}
    for name, kind in sorted(games().items()):
        rules = kind()
        kit: Any = import_module(f"cogs.{name}").KIT
        for size, company in _companies(rules):
            shown = _moments(max((deal(rules, company, seed) for seed in SEEDS), key=len))
            for number, position in enumerate(shown, 1):
                table = kit.pictures.table(public_view(position), rules, COMPANY, 1)
                found[f"{name} {size} table {number}"] = table.scene
            for number, position in enumerate(shown[:-1] if kit.hands else (), 1):
                hand = kit.hands.picture(
                    seat_view(position, _to_act(rules, position)), rules, False
                )
                found[f"{name} {size} hand {number}"] = hand.scene
    return found


def deal(rules: AnyRules, company: Company, seed: int) -> tuple[AnyPosition, ...]:
    """The positions of one deal in which somebody is to act, and its end."""
    dealer, player = SeededDealer(seed), players()[rules.name]
    carry = first_carry(rules, company.taken, Random(seed))
    position = opened(rules, company, carry).position
    found: list[AnyPosition] = []
    while not isinstance(turn := rules.turn(position.table), Over):
        if isinstance(turn, Nature):
            chance = dealer.draw(asked(rules, position, turn.ask))
            position = play(rules, position, None, chance).position
            continue
        found.append(position)
        seat = awaited(turn)[0]
        position = play(rules, position, seat, player(rules, seat_view(position, seat))).position
    return (*found, position)


def _to_act(rules: AnyRules, position: AnyPosition) -> int:
    turn = rules.turn(position.table)
    assert not isinstance(turn, Over | Nature)
    return awaited(turn)[0]


def _companies(rules: AnyRules) -> Iterator[tuple[str, Company]]:
    """The smallest company that can play, and the largest, with some who look on."""
    few, many = rules.sizes[0], rules.sizes[-1]
    if few < many:
        yield "few", Company((CHIPS,) * few + (None,) * (many - few), many)
    crowd = min(len(COMPANY), many + ONLOOKERS) if rules.onlookers else many
    yield "many", Company((CHIPS,) * crowd, many)


def _moments(positions: Sequence[AnyPosition]) -> list[AnyPosition]:
    """Some positions of a deal, evenly from its beginning to its end."""
    last = len(positions) - 1
    places = sorted({round(last * each / (MOMENTS - 1)) for each in range(MOMENTS)})
    return [positions[place] for place in places]


def painted(scene: TableScene | HandScene) -> bytes:
    """The scene as a PNG."""
    return (paint_table(scene) if isinstance(scene, TableScene) else paint_hand(scene)).data


def sheet(rows: Sequence[Sequence[bytes]]) -> Image.Image:
    """Pictures in rows, each as wide as a telephone shows it."""
    small = [[_small(picture) for picture in row] for row in rows]
    highs = [max(each.height for each in row) + GAP for row in small]
    paper = Image.new("RGB", (MOMENTS * (SHOWN + GAP), sum(highs)), "white")
    for number, row in enumerate(small):
        for column, each in enumerate(row):
            paper.paste(each, (column * (SHOWN + GAP), sum(highs[:number])))
    return paper


def _small(picture: bytes) -> Image.Image:
    with Image.open(BytesIO(picture)) as full:
        high = round(full.height * SHOWN / full.width)
        return full.convert("RGB").resize((SHOWN, high), Image.Resampling.LANCZOS)


def main(folder: Path) -> None:
    """Write all pictures, and a sheet a game, into the folder."""
    folder.mkdir(parents=True, exist_ok=True)
    pictures = {name: painted(scene) for name, scene in scenes().items()}
    for name, picture in pictures.items():
        (folder / f"{name.replace(' ', '-')}.png").write_bytes(picture)
    for game, names in groupby(pictures, lambda name: name.split()[0]):
        rows = groupby(names, lambda name: name.split()[:3])
        shown = [[pictures[name] for name in row] for _, row in rows]
        sheet(shown).save(folder / f"sheet-{game}.png")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
