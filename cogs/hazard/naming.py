"""What lies on the table of hazard, in notes."""

from __future__ import annotations

from typing import Final

MAIN_THROWN_FOR: Final = "the main is thrown for"
COVERS: Final = "covers {:,}".format
"""What somebody stands of the stake."""
