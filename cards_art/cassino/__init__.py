"""Cassino in pictures: the table as all see it, and a hand as its holder does."""

from cards_art.cassino.hand import hand
from cards_art.cassino.table import table

__all__ = ["hand", "table"]
