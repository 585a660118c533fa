"""What one window is: whose it is, what it has open, and what it can reach."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Protocol

from bot.practice.modals import Modal
from bot.practice.people import Person
from bot.practice.server import Practice
from bot.practice.state.components import Json
from bot.practice.state.world import World


class Keeper(Protocol):
    """Whoever runs the bot's process. `again` is how the room is opened anew, as it is typed."""

    again: str

    @property
    def starting(self) -> bool:
        """Whether the bot has been started and has not been on line since."""
        ...

    async def restart(self, *, hard: bool) -> None:
        """Stop the bot and start it again; `hard` kills it without a word."""
        ...

    def log(self) -> str:
        """The end of the bot's log, a few KiB."""
        ...


@dataclass(eq=False)
class Screen:
    """The screen of one window.

    `forms` are the forms open on it by id; `oldest` says of each place in sight from which message
    on it has been told, nought being the beginning; `told` is each slice as it was last told;
    `drawer` says whether the workshop is open. `push` sends a frame.
    """

    practice: Practice
    keeper: Keeper | None
    person: Person
    push: Callable[[Json], None]
    forms: dict[str, Modal] = field(default_factory=dict[str, Modal])
    oldest: dict[int, int] = field(default_factory=dict[int, int])
    told: dict[str, Json] = field(default_factory=dict[str, Json])
    drawer: bool = False

    @property
    def world(self) -> World:
        """All that there is."""
        return self.practice.world

    def show(self, slice_: Json) -> None:
        """Send a slice, unless it has been told just so."""
        if self.told.get(slice_["news"]) != slice_:
            self.told[slice_["news"]] = slice_
            self.push(slice_)
