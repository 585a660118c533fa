"""Vingt-un in pictures: the table as all see it, and a hand as its holder does."""

from cards_art.vingt_un.hand import hand
from cards_art.vingt_un.table import table

__all__ = ["hand", "table"]
