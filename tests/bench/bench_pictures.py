"""Pictures: warm painting against its floor, and against the usual way of card bots.

Run it as `python tests/bench/bench_pictures.py [file.json]`.

The floor is a copy of the bare table and the writing of the same finished canvas by Pillow, at the
fastest level of zlib; the own floor is the same with our writer. The usual way opens every picture
from disk, lays it with its alpha channel on a full-colour canvas, draws each text anew and writes a
PNG with Pillow's defaults. All ways paint the same scenes in the same run.

A few scenes painted over and over never ask for a card that is not there yet. So first of all, with
nothing drawn, comes a whole evening of whist: every position of some deals, each painted once.
"""

from __future__ import annotations

import json
import sys
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import replace
from io import BytesIO
from pathlib import Path
from random import Random
from statistics import median, quantiles
from time import perf_counter
from typing import Final

from PIL import Image, ImageDraw

from bot.games.whist import Carry, Whist
from bot.rules.cards import PACK
from bot.rules.chance import Shuffled
from bot.rules.game import Company, public_view, seat_view
from bot.rules.offers import Say
from bot.rules.play import offers, opened, play
from bot.rules.turns import OnTurn
from cards_art import faces, ground, paint, plates, png, text, whist
from cards_art.fonts import Typeface, font
from cards_art.palette import palette_bytes
from cards_art.scene import (
    Back,
    Disc,
    Face,
    HandScene,
    Item,
    Label,
    Panel,
    Row,
    TableScene,
)
from cards_art.sprites import Sprite, coloured
from cogs.whist.captions import CAPTIONS
from tests.art.samples import hands, tables
from tests.art.samples.guests import GUESTS

Scene = TableScene | HandScene

FLOOR_LEVEL: Final = 1
"""The zlib level at which the floor is written: the fastest."""

REPEATS: Final = 15
"""So many times each picture is painted; its median moves by a tenth from run to run."""

DEALS: Final = 6


def timed(work: Callable[[], object], times: int) -> float:
    """Median milliseconds of so many runs, after one to warm up."""
    work()
    taken: list[float] = []
    for _ in range(times):
        start = perf_counter()
        work()
        taken.append(1000 * (perf_counter() - start))
    return median(taken)


def painted(scene: Scene) -> bytes:
    """What a table or a hand goes through."""
    match scene:
        case TableScene():
            return paint.paint_table(scene).data
        case HandScene():
            return paint.paint_hand(scene).data


def floor(scene: Scene) -> Callable[[], bytes]:
    """The least that a picture of this size and content can cost with Pillow."""
    bare = ground.table_top if isinstance(scene, TableScene) else ground.tray
    finished = coloured(paint.composed(scene))

    def work() -> bytes:
        bare(scene.size).copy()
        file = BytesIO()
        finished.save(file, "PNG", compress_level=FLOOR_LEVEL)
        return file.getvalue()

    return work


def own_floor(scene: Scene) -> Callable[[], bytes]:
    """The least that it can cost with our own writer."""
    bare = ground.table_top if isinstance(scene, TableScene) else ground.tray
    finished = paint.composed(scene)

    def work() -> bytes:
        bare(scene.size).copy()
        return png.written(finished, palette_bytes())

    return work


class UsualBot:
    """Pictures in a folder, opened and pasted one by one."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def table(self, scene: Scene) -> bytes:
        """The scene, as most card bots would paint it."""
        bare = ground.table_top(scene.size)
        canvas = self._opened(
            f"bare-{scene.size[0]}", lambda: Sprite(bare, Image.new("1", bare.size, 1))
        )
        for item in scene.items:
            self._lay(canvas, item)
        file = BytesIO()
        canvas.convert("RGB").save(file, "PNG")
        return file.getvalue()

    def _lay(self, canvas: Image.Image, item: Item) -> None:
        match item:
            case Face(card, at, width, tilt, state):
                for place, layer in enumerate(faces.layers(card, width, tilt, state, False)):
                    name = f"{card}-{width}-{tilt}-{state.name}-{place}"
                    self._paste(canvas, name, at, lambda each=layer: each)
            case Back(at, width, tilt):
                self._paste(canvas, f"back-{width}-{tilt}", at, lambda: faces.back(width, tilt))
            case Row(at, width, count, step):
                for index in range(count):
                    spot = at[0] - item.length // 2 + width // 2 + step * index, at[1]
                    self._paste(canvas, f"back-{width}-0", spot, lambda: faces.back(width, 0))
            case Label():
                ink = plates.INKS[item.ink]
                letters = font(Typeface.BOLD, item.pixels)
                ImageDraw.Draw(canvas).text(item.at, text.cleaned(item.text), ink, letters, "mm")
            case Panel(at, (width, height)):
                box = (
                    at[0] - width // 2,
                    at[1] - height // 2,
                    at[0] + width // 2,
                    at[1] + height // 2,
                )
                ImageDraw.Draw(canvas).rounded_rectangle(box, 10, plates.GROUNDS[item.ground])
            case Disc(at, radius):
                box = (at[0] - radius, at[1] - radius, at[0] + radius, at[1] + radius)
                ImageDraw.Draw(canvas).ellipse(box, plates.written_on(item.tone)[0])
            case _:
                pass

    def _paste(
        self, canvas: Image.Image, name: str, at: tuple[int, int], drawn: Callable[[], Sprite]
    ) -> None:
        piece = self._opened(name, drawn)
        canvas.paste(piece, (at[0] - piece.width // 2, at[1] - piece.height // 2), piece)

    def _opened(self, name: str, drawn: Callable[[], Sprite]) -> Image.Image:
        path = self._folder / f"{name}.png"
        if not path.exists():
            sprite = drawn()
            whole = coloured(sprite.image).convert("RGBA")
            whole.putalpha(sprite.mask.convert("L"))
            whole.save(path)
        return Image.open(path).convert("RGBA")


def renamed(scene: TableScene, turn: int) -> TableScene:
    """The scene with every text new."""
    items = tuple(
        replace(item, text=f"{item.text}{turn}") if isinstance(item, Label) else item
        for item in scene.items
    )
    return replace(scene, items=items)


def deal_of_whist(number: int) -> Iterator[Scene]:
    """Every position of a deal at random: the table, and the hand on turn."""
    rules, random = Whist(), Random(number)
    position = opened(rules, Company((100,) * 4, 4), Carry(dealer=number % 4)).position
    pack = Shuffled(tuple(random.sample(PACK, 52)))
    position = play(rules, position, None, pack).position
    while isinstance(turn := rules.turn(position.table), OnTurn):
        yield whist.table(public_view(position), rules, GUESTS, number, CAPTIONS)
        yield whist.hand(seat_view(position, turn.seat), rules, CAPTIONS)
        offer = random.choice(offers(rules, position.table, position.hands[turn.seat], turn.seat))
        assert isinstance(offer, Say)
        position = play(rules, position, turn.seat, offer.action).position
    yield whist.table(public_view(position), rules, GUESTS, number, CAPTIONS)


def evening() -> dict[str, dict[str, float]]:
    """Each picture painted once, by deal: the first meets nothing that is drawn already."""
    figures: dict[str, dict[str, float]] = {}
    later: dict[str, list[tuple[float, float]]] = {"tables": [], "hands": []}
    ground.table_top((1200, 800))
    for number in range(DEALS):
        taken: dict[str, list[tuple[float, float]]] = {"tables": [], "hands": []}
        for scene in deal_of_whist(number):
            kind = "tables" if isinstance(scene, TableScene) else "hands"
            taken[kind].append(_once(scene))
        for kind, pairs in taken.items():
            figures[f"deal {number + 1}, {kind}"] = _spread(pairs)
            if number:
                later[kind] += pairs
    return figures | {f"later deals, {kind}": _spread(pairs) for kind, pairs in later.items()}


def _once(scene: Scene) -> tuple[float, float]:
    """Milliseconds of the first painting of a scene, and of its floor."""
    start = perf_counter()
    painted(scene)
    took = 1000 * (perf_counter() - start)
    least = floor(scene)
    start = perf_counter()
    least()
    return took, 1000 * (perf_counter() - start)


def _spread(pairs: list[tuple[float, float]]) -> dict[str, float]:
    took, least = [pair[0] for pair in pairs], median(pair[1] for pair in pairs)
    return {
        "ms": median(took),
        "p99_ms": quantiles(took, n=100)[98],
        "floor_ms": least,
        "times_floor": median(took) / least,
    }


def measured(folder: Path) -> dict[str, dict[str, float]]:
    """Milliseconds and KiB by picture."""
    usual = UsualBot(folder)
    scenes: dict[str, Scene] = dict(tables()) | {
        f"hand {name}": each for name, each in hands().items()
    }
    figures: dict[str, dict[str, float]] = {}
    for name, scene in scenes.items():
        warm = timed(lambda s=scene: painted(s), REPEATS)
        least, own = timed(floor(scene), REPEATS), timed(own_floor(scene), REPEATS)
        theirs = timed(lambda s=scene: usual.table(s), 3)
        figures[name] = {
            "ms": warm,
            "floor_ms": least,
            "times_floor": warm / least,
            "own_floor_ms": own,
            "times_own_floor": warm / own,
            "usual_ms": theirs,
            "faster_than_usual": theirs / warm,
            "kib": len(painted(scene)) / 1024,
            "usual_kib": len(usual.table(scene)) / 1024,
        }
    turns = iter(range(1000))
    base = tables()["whist-midway"]
    fresh = timed(lambda: painted(renamed(base, next(turns))), 20)
    figures["every string new"] = {"ms": fresh}
    return figures


COLUMNS: Final = {
    "ms": "ms",
    "p99": "p99_ms",
    "floor": "floor_ms",
    "x floor": "times_floor",
    "own": "own_floor_ms",
    "x own": "times_own_floor",
    "usual": "usual_ms",
    "x faster": "faster_than_usual",
    "KiB": "kib",
}


def main() -> None:
    """Print the figures, and write them to a file that is named."""
    figures = evening()
    with tempfile.TemporaryDirectory() as folder:
        figures |= measured(Path(folder))
    print(f"{'picture':22}" + "".join(f"{title:>9}" for title in COLUMNS))
    for name, row in figures.items():
        cells = (f"{row[key]:.2f}" if key in row else "" for key in COLUMNS.values())
        print(f"{name:22}" + "".join(f"{cell:>9}" for cell in cells))
    if len(sys.argv) > 1:
        Path(sys.argv[1]).write_text(json.dumps(figures, indent=1) + "\n")


if __name__ == "__main__":
    main()
