"""Poch in pictures: the square board among the seats, pochen and run below it; and a hand."""

from cards_art.poch.hand import hand
from cards_art.poch.table import table

__all__ = ["hand", "table"]
