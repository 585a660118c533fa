"""Pope Joan in pictures: the round board among the seats, the run below it; and a hand."""

from cards_art.pope_joan.hand import hand
from cards_art.pope_joan.table import table

__all__ = ["hand", "table"]
