"""Guests for sample tables: a plain name, one in another script, a machine, a long one asleep."""

from __future__ import annotations

from typing import Final

from cards_art.scene import Guest

GUESTS: Final = (
    Guest("Ada Lovelace", False, False),
    Guest("山田太郎", False, False),
    Guest("Charles", False, True),
    Guest("Ἑλένη Bartholomew-Fitzgerald", True, False),
)
