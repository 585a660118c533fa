"""Whist in pictures: the table as all see it, and a hand as its holder does."""

from cards_art.whist.hand import hand
from cards_art.whist.table import table

__all__ = ["hand", "table"]
