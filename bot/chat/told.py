"""A table, ready to be put into words, and words that fit whatever people call themselves."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import Final

from bot.chat.ids import Ident
from bot.chat.kit import AnyKit, Names
from bot.chat.sheet import Button
from bot.chat.wording import LONGEST_NAME, cut, names, plain_names
from bot.chat.words.deals import Deals
from bot.games import AnyRules
from bot.rules.game import Public
from bot.rules.turns import Seat
from bot.tables.customs import Options
from bot.tables.seats import no_buying_in
from bot.tables.state import Guest, Phase
from bot.tables.view import TableView

_SHORTER: Final = (LONGEST_NAME, 20, 12, 6)
"""Characters of a name, as many as there is room for."""


@dataclass(frozen=True, slots=True)
class Told:
    """What a table needs besides its own view, to be put into words."""

    kit: AnyKit
    rules: AnyRules
    view: TableView[Public]
    usual: Options
    """The house rules of this game in the server, where they are not the book's."""
    longest: int = LONGEST_NAME
    """Characters of a name."""

    @property
    def deals(self) -> Deals:
        """What the game calls a deal."""
        return self.kit.words.deals

    @property
    def guests(self) -> tuple[Guest | None, ...]:
        """Who is at the table, by place."""
        return self.view.state.guests

    @property
    def names(self) -> Names:
        """The guests, for texts with markdown."""
        return names(self.guests, self.longest)

    @property
    def plain_names(self) -> Names:
        """The guests, for texts without it."""
        return plain_names(self.guests, self.longest)

    @property
    def party(self) -> tuple[Guest | None, ...]:
        """Of whom the latest deal is told, by place."""
        return self.view.state.party

    @property
    def players(self) -> Names:
        """How they are called in texts with markdown: who has left keeps the name."""
        return names(self.party, self.longest)

    @property
    def plain_players(self) -> Names:
        """How they are called in texts without it."""
        return plain_names(self.party, self.longest)

    def of(self, chosen: Callable[[Guest], object]) -> list[str]:
        """The names of those guests of whom `chosen` holds."""
        called = zip(self.guests, self.names, strict=True)
        return [name for guest, name in called if guest is not None and chosen(guest)]

    @property
    def ident(self) -> Ident:
        """The ids of the controls of this move; what they do is yet to be said."""
        return Ident(self.view.charter.table, self.view.state.move, "")

    def is_free(self, seat: Seat) -> bool:
        """Whether somebody may take a seat now; between deals from who is not there, too."""
        guest, phase = self.guests[seat], self.view.state.phase
        if guest is None:
            return True
        return phase is not Phase.PLAYING and (guest.computer or guest.away)

    @property
    def vacant(self) -> list[str]:
        """Who is away from a seat: it may be had between two deals."""
        seats = self.rules.sizes[-1]
        called = zip(self.guests[:seats], self.names, strict=False)
        return [name for guest, name in called if guest is not None and guest.away]

    @property
    def buys_in(self) -> bool:
        """Whether guests may put chips to their stacks now."""
        charter, state = self.view.charter, self.view.state
        return no_buying_in(charter, state, again=self.rules.buys_in_again) is None

    def button(self, label: str, what: str, **look: str) -> Button:
        """A tool of the table."""
        return Button(label, self.ident.of(what), **look)  # pyright: ignore[reportArgumentType]


def fitted(told: Told, words: Callable[[Told], str], most: int) -> str:
    """`words` in at most `most` characters: names give way first, and the end of it last."""
    text = ""
    for longest in _SHORTER:
        text = words(replace(told, longest=longest))
        if len(text) <= most:
            return text
    return cut(text, most)


def lines(*texts: str | Iterable[str]) -> str:
    """Texts below each other, without those that are empty."""
    flat = (line for each in texts for line in ((each,) if isinstance(each, str) else each))
    return "\n".join(line for line in flat if line)


def small(text: str) -> str:
    """A text in small print, line by line."""
    return "\n".join(f"-# {line}" for line in text.splitlines())
