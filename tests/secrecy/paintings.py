"""What was painted into a picture, told again by its bytes."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256
from typing import Any

import pytest

from bot.rules.cards import Card
from cards_art import faces, paint
from tests.laws.values import faces as cards_shown
from tests.secrecy.marks import named, replace_everywhere

SIGNATURE = b"\x89PNG\r\n\x1a\n"
PLAIN_CHUNKS = {"IHDR", "PLTE", "tRNS", "IDAT", "IEND"}


class Paintings:
    """The cards in every picture that was painted since."""

    def __init__(self) -> None:
        self._shown: dict[str, set[Card]] = {}
        self._laid: set[Card] = set()

    def watch(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """From now on whatever is painted is noted. One painter paints at a time."""
        face = faces.face

        def laid(card: Card, *look: Any) -> Any:
            self._laid.add(card)
            return face(card, *look)

        monkeypatch.setattr(faces, "face", laid)
        for painter in (paint.paint_table, paint.paint_hand):
            replace_everywhere(monkeypatch, painter, self._noting(painter))

    def _noting(self, painter: Callable[[Any], Any]) -> Callable[[Any], Any]:
        def painted(scene: Any) -> Any:
            self._laid.clear()
            picture = painter(scene)
            self.note(picture.data, self._laid | in_scene(scene))
            return picture

        return painted

    def note(self, data: bytes, cards: set[Card]) -> None:
        """A picture that shows these cards."""
        self._shown[sha256(data).hexdigest()] = set(cards)

    def of(self, data: bytes) -> set[Card] | None:
        """The cards in a picture; `None` for one that nobody here has painted."""
        return self._shown.get(sha256(data).hexdigest())


def in_scene(scene: Any) -> set[Card]:
    """The cards that are in a scene, as values or in what is written there."""
    texts = [str(getattr(item, "text", "")) for item in scene.items]
    return cards_shown(scene.items).union(*(named(text, by_name=True) for text in texts))


def chunks(data: bytes) -> list[str]:
    """The kinds of chunks of a PNG, and `?` for bytes that belong to none."""
    if not data.startswith(SIGNATURE):
        return ["?"]
    found, at = list[str](), len(SIGNATURE)
    while at + 12 <= len(data):
        length = int.from_bytes(data[at : at + 4])
        found.append(data[at + 4 : at + 8].decode("latin-1"))
        at += 12 + length
        if found[-1] == "IEND":
            break
    return found if at == len(data) else [*found, "?"]
