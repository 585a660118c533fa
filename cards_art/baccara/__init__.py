"""Baccara in pictures: the banker between his right and his left, and a hand with its point."""

from cards_art.baccara.hand import hand
from cards_art.baccara.table import table

__all__ = ["hand", "table"]
