"""Connexions in pictures: the table as all see it, and a hand as its holder does."""

from cards_art.connexions.hand import hand
from cards_art.connexions.table import table

__all__ = ["hand", "table"]
