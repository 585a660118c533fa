"""How a seat or a hand stands."""

from __future__ import annotations

from typing import Final

STANDS: Final = "stands"
SITS_COUP_OUT: Final = "You sit this coup out."
