"""Chemin de fer in pictures: the table with all its punters, and a hand with its point."""

from cards_art.chemin_de_fer.hand import hand
from cards_art.chemin_de_fer.table import table

__all__ = ["hand", "table"]
