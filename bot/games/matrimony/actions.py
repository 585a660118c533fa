"""What can be done at matrimony."""

from __future__ import annotations

from collections.abc import Mapping

from bot.rules.offers import Action


class Lay(Action, frozen=True):
    """Chips on the chances, by their names; what is not named gets none (M9, M10)."""

    layout: Mapping[str, int]
