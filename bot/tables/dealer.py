"""Chance for real tables, from the operating system's source."""

from __future__ import annotations

import secrets
from random import Random, SystemRandom

from bot.rules.chance import Ask, Chance, Draw, Drawn, Roll, Rolled, Shuffle, Shuffled


class SystemDealer:
    """Shuffles, throws and draws lots; nothing of it can be foreseen.

    `random` is given by tests alone.
    """

    def __init__(self, random: Random | None = None) -> None:
        self._random = random or SystemRandom()

    def draw(self, ask: Ask) -> Chance:
        """What chance answers."""
        match ask:
            case Shuffle(pack):
                return Shuffled(tuple(self._random.sample(pack, len(pack))))
            case Roll(dice):
                return Rolled(tuple(self._random.randint(1, 6) for _ in range(dice)))
            case Draw(seats):
                return Drawn(tuple(self._random.sample(seats, len(seats))))

    def secret(self) -> str:
        """32 hexadecimal digits that nobody can guess."""
        return secrets.token_hex(16)
