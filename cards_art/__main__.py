"""`python -m cards_art FOLDER` writes all faces and the back there, in two colours and in four."""

from __future__ import annotations

import sys
from pathlib import Path

from bot.rules.cards import PACK
from cards_art.paint import paint_table
from cards_art.scene import Back, Face, Item, TableScene


def sheet(four_colours: bool) -> TableScene:
    """All the faces, and two backs."""
    items: list[Item] = [
        Face(card, (150 + 156 * (index % 13), 170 + 212 * (index // 13)), 140)
        for index, card in enumerate(PACK)
    ]
    items += [Back((150, 1018), 140), Back((320, 1018), 140, 6)]
    items += [Face(card, (500 + 80 * index, 1018), 62) for index, card in enumerate(PACK[::4])]
    return TableScene(tuple(items), (2172, 1188), four_colours)


def main(folder: Path) -> None:
    """Write both sheets into the folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, four_colours in (("faces", False), ("four-colours", True)):
        (folder / f"{name}.png").write_bytes(paint_table(sheet(four_colours)).data)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
