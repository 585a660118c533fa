"""Who has registered, for an organiser: by game or by person, in pages and as a file."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from io import BytesIO
from typing import Final, Literal, TypeAlias

import discord

from bot.chat.interest.ids import Ident
from bot.chat.pages import last_page
from bot.chat.sheet import Button, Row, TableSheet
from bot.chat.wording import escaped
from bot.chat.words import organising as words
from bot.chat.words.buttons import BACK, NEXT
from bot.chat.words.interest import NOBODY, heading, person_line
from bot.interest.standing import Standing, standings
from bot.interest.values import Evening, Registration

By: TypeAlias = Literal["games", "persons"]
ROOM: Final = 3_000
"""Characters of a page: with head and foot that is well within a message."""
MOST_LINES: Final = 25
IN_LINE: Final = 8
"""Names in a line of the list by game."""


@dataclass(frozen=True, slots=True)
class Listing:
    """Everybody who has registered for an evening; `names` are those of now, where known."""

    evening: Evening
    people: Sequence[Registration]
    names: Mapping[int, str]
    doubt: bool
    """Whether nobody could say of some whether they are still in the server."""

    @property
    def doubts(self) -> str:
        """A word about what nobody knows, if there is any need of it."""
        return words.DOUBTS if self.doubt else ""

    def name(self, registration: Registration) -> str:
        """What somebody is called."""
        return self.names.get(registration.user, registration.name)

    def lines(self, by: By) -> list[str]:
        """The whole list."""
        if by == "persons":
            return [person_line(self.name(each), each) for each in self.people]
        held = standings(self.evening, self.people)
        wanted = [game for game in self.evening.games if held[game].placed]
        return [line for game in wanted for line in self._game(game, held[game])]

    def _game(self, game: str, standing: Standing) -> Iterable[str]:
        known = {each.user: each for each in self.people}
        yield words.wanted(game, len(standing.placed) + len(standing.waiting))
        placed = [self._marked(known[each]) for each in standing.placed]
        yield from map(words.placed, _in_lines(placed))
        waiting = [self._marked(known[each]) for each in standing.waiting]
        yield from map(words.waiting, _in_lines(waiting))

    def _marked(self, registration: Registration) -> str:
        name = escaped(self.name(registration))
        match registration.answer.experience:
            case "teach":
                return words.teaches(name)
            case "new":
                return words.is_new(name)
            case "played":
                return name

    def page(self, by: By, number: int) -> TableSheet:
        """One of the pages, counted from 0; the last one for a number beyond it."""
        pages = paginated(self.lines(by))
        number = min(number, last_page(len(pages), 1))
        foot = words.page_of(len(self.people), number + 1, len(pages))
        body = "\n".join(pages[number]) if pages else NOBODY
        return TableSheet(
            heading(self.evening), body, "\n".join(filter(None, (foot, self.doubts))),
            rows=tuple(self._rows(by, number, len(pages))),
        )  # fmt: skip

    def _rows(self, by: By, number: int, count: int) -> Iterable[Row]:
        other, label = ("persons", words.BY_PERSON) if by == "games" else ("games", words.BY_GAME)
        turns = [
            Button(word, str(Ident(by, self.evening.id, target)))
            for word, target in ((BACK, number - 1), (NEXT, number + 1))
            if 0 <= target < count
        ]
        yield (*turns, Button(label, str(Ident(other, self.evening.id))))

    def file(self, by: By) -> discord.File:
        """The whole list as a text."""
        text = "\n".join([self.evening.title, "", *self.lines(by), ""])
        return discord.File(BytesIO(text.encode("utf-8-sig")), f"{by}-{self.evening.id}.txt")


def paginated(lines: Sequence[str]) -> list[list[str]]:
    """The lines in pages that a message can hold."""
    pages: list[list[str]] = []
    room = 0
    for line in lines:
        if not pages or len(line) + 1 > room or len(pages[-1]) == MOST_LINES:
            pages.append([])
            room = ROOM
        pages[-1].append(line)
        room -= len(line) + 1
    return pages


def _in_lines(names: Sequence[str]) -> Iterable[Sequence[str]]:
    for start in range(0, len(names), IN_LINE):
        yield names[start : start + IN_LINE]
