"""What the bot has done that Discord would not have let pass."""

from __future__ import annotations

from bot.practice.checks import Breach
from bot.practice.state.world import World


class Breaches(list[Breach]):
    """The breaches so far, oldest first; whoever listens to the world hears of each."""

    def __init__(self, world: World) -> None:
        super().__init__()
        self._world = world

    def note(self, breach: Breach) -> None:
        """Add one."""
        self.append(breach)
        self._world.tell("BREACH", breach)
