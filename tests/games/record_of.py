"""Records of a game for tests: the head that all have."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any


def record_of(
    game: str, chips: Iterable[int], deals: Sequence[dict[str, Any]], **head: Any
) -> dict[str, Any]:
    """A record of these deals with so many chips by seat; `head` is said besides or instead."""
    seats = [{"name": f"Guest {seat}", "chips": stack} for seat, stack in enumerate(chips)]
    whole = {"record": 1, "game": game, "options": {}, "seats": seats, "deals": list(deals)}
    return whole | head
