"""Thirty-one in pictures: the table as all see it, and a hand as its holder does."""

from cards_art.thirty_one.hand import hand
from cards_art.thirty_one.table import table

__all__ = ["hand", "table"]
