"""Hazard in pictures: the dice in the middle, who has the box, and what lies before the setters."""

from cards_art.hazard.table import lobby, table

__all__ = ["lobby", "table"]
