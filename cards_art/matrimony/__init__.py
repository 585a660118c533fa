"""Matrimony in pictures: the sheet of chances between two rows of seats; and a hand."""

from cards_art.matrimony.hand import hand
from cards_art.matrimony.table import table

__all__ = ["hand", "table"]
