"""`python -m cards_art FOLDER` writes every face, the back, and sample tables and hands there."""

from __future__ import annotations

import sys
from pathlib import Path

from bot.rules.cards import PACK
from cards_art.paint import paint_hand, paint_table
from cards_art.samples import hands, tables
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
    """Write all pictures into the folder."""
    folder.mkdir(parents=True, exist_ok=True)
    pictures = {"faces": paint_table(sheet(False)), "four-colours": paint_table(sheet(True))}
    pictures |= {name: paint_table(scene) for name, scene in tables().items()}
    for name, picture in pictures.items():
        (folder / f"{name}.png").write_bytes(picture.data)
    for name, scene in hands().items():
        (folder / f"hand-{name}.png").write_bytes(paint_hand(scene).data)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
