"""Guests for sample tables: a plain name, one in another script, a machine, a long one asleep."""

from __future__ import annotations

from typing import Final

from cards_art.scene import Guest

FREE: Final = Guest("free seat", away=False, computer=False, free=True)

GUESTS: Final = (
    Guest("Ada Lovelace", False, False),
    Guest("山田太郎", False, False),
    Guest("Charles", False, True),
    Guest("Ἑλένη Bartholomew-Fitzgerald", True, False),
)

COMPANY: Final = (
    *GUESTS,
    Guest("Wilhelmina van der Meulen", False, False),
    Guest("Bo", False, False),
    Guest("Xx_dragon_slayer_xX", False, False),
    Guest("Dr Quadrille", False, True),
    Guest("Mortimer Wolfgang", False, False),
    Guest("Clo", False, False),
    Guest("Sir Basto", False, True),
    Guest("Madame de Spadille", True, False),
    Guest("Ben", False, False),
    Guest("Colonel Pam", False, True),
    Guest("Fay", False, False),
    Guest("Squire Tarot", False, True),
    Guest("Captain Ruff", False, False),
    Guest("Gil Onlooker", False, False),
    Guest("Hal", False, False),
    Guest("Ina from the Gallery", True, False),
    Guest("Joe", False, False),
    Guest("Mrs Battle", False, False),
)
"""Twenty-two of them, for large tables and their galleries."""
