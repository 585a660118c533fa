"""What can be done at matrimony."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from bot.rules.offers import Action


@dataclass(frozen=True, slots=True)
class Lay(Action):
    """Chips on the chances, by their names; what is not named gets none (M9, M10)."""

    layout: Mapping[str, int]
