"""What lies in a scene, by its kind."""

from __future__ import annotations

from typing import TypeVar

from cards_art.scene import HandScene, Item, Label, TableScene

Kind = TypeVar("Kind", bound=Item)


def of_kind(scene: TableScene | HandScene, kind: type[Kind]) -> list[Kind]:
    """The items of a kind, in the order painted."""
    return [item for item in scene.items if isinstance(item, kind)]


def texts(scene: TableScene | HandScene) -> list[str]:
    """All that is written with letters."""
    return [label.text for label in of_kind(scene, Label)]
