"""What a game brings to the chat: its rules, its two pictures and its words.

The type variables tie them together: the pictures and words of another game do not fit in.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Generic, Literal, TypeAlias, TypeVar, cast

from bot.chat.wording import paid
from bot.games import AnyRules
from bot.rules.chips import Payment
from bot.rules.game import Action, Event, H, Held, Public, PublicView, SeatView, T
from bot.tables.state import Guest

R = TypeVar("R")
"""The rules class of the game."""

Names: TypeAlias = Sequence[str]
"""How the guests are called, by place."""

Events: TypeAlias = Callable[[Sequence[Event], Names], Sequence[str]]

Style: TypeAlias = Literal["plain", "chief", "good", "grave"]
"""How a button looks: grey, blue, green or red."""


@dataclass(frozen=True, slots=True)
class TablePicture:
    """A picture for everybody. Two are equal when they show the same scene."""

    scene: object
    paint: Callable[[], bytes] = field(compare=False)


@dataclass(frozen=True, slots=True, repr=False)
class HandPicture:
    """A picture for one pair of eyes. It is no `TablePicture`: in public it does not type."""

    scene: object
    paint: Callable[[], bytes] = field(compare=False)

    def __repr__(self) -> str:
        return "HandPicture()"


@dataclass(frozen=True, slots=True)
class Pictures(Generic[R, T, H]):
    """The table as everybody sees it, and a hand as its holder does."""

    table: Callable[[PublicView[T], R, Sequence[Guest | None], int], TablePicture]
    """Of the public view, the rules, the guests by place, and the number of the deal from 1."""
    hand: Callable[[SeatView[T, H], R, bool], HandPicture] | None
    """Of a seat's view and the rules; the flag asks for cards in four colours.

    `None` without cards to hold.
    """
    lobby: Callable[[Sequence[Guest | None]], TablePicture]
    """Of the guests before the first deal, by place."""


@dataclass(frozen=True, slots=True)
class Label:
    """How an action is offered: on a button, or as a line of a select menu."""

    text: str
    emoji: str | None = None
    style: Style = "plain"
    listed: bool = False
    """Whether it belongs in the menu."""
    order: int = 0
    """Where it stands there: lower comes first."""


@dataclass(frozen=True, slots=True)
class OptionWords:
    """How a house rule is put: `about` beside the parameter, `values` for each of its choices.

    A number that is no choice is put with `{}` in `values[None]`.
    """

    about: str
    values: Mapping[int | str | None, str]


@dataclass(frozen=True, slots=True)
class Words(Generic[R, T, H]):
    """A game as it speaks to people. Markdown is allowed in all but labels."""

    title: str
    line: str
    """The game in a line."""
    minute: str
    """How to play, in a minute."""
    pages: tuple[str, ...]
    """The full rules, in pages of at most 3,500 characters."""
    source: str
    options: Mapping[str, OptionWords]
    """By the names of the rule book; every option has its words."""
    places: tuple[str, ...]
    """Names of the seats where it matters who sits where, else empty."""
    seating: str
    """What a guest should know before choosing a seat, or empty."""
    menu: str
    """What stands on the menu of listed actions."""
    events: Events
    """What the latest move brought about, a sentence or two a line."""
    state: Callable[[PublicView[T], R, Names], str]
    """The table in words, without markdown: it is the text of the picture too."""
    hand: Callable[[SeatView[T, H], R], str]
    """A hand in words, without markdown; never asked for in a game without cards to hold."""
    label: Callable[[Action], Label]
    """How an action is offered; one with an amount as it stands on a quick button."""
    asking: Callable[[Action], Label]
    """How the form is offered that asks for the amount of an action."""
    buy_in: Callable[[R], int]
    """The chips that a guest should bring, unless the host says otherwise."""
    paid: Callable[[Sequence[Payment], Names], Sequence[str]] = paid
    """Who paid whom in a deal, as far as its events have not told it."""


@dataclass(frozen=True, slots=True)
class Kit(Generic[R, T, H]):
    """A game, ready for the chat."""

    rules: type[R]
    pictures: Pictures[R, T, H]
    words: Words[R, T, H]


def each(sentence: Callable[[Event, Names], str | None]) -> Events:
    """The words of events one by one, by a function that gives `None` for what needs no words."""

    def told(events: Sequence[Event], names: Names) -> list[str]:
        sentences = [sentence(event, names) for event in events]
        return [each for each in sentences if each]

    return told


def another(action: Action) -> Label:
    """The usual words for the form that asks for an amount."""
    del action
    return Label("Another amount…")


AnyKit: TypeAlias = Kit[AnyRules, Public, Held]
"""The kit of whichever game: it is only ever given its own game's views."""


class Kits:
    """The kits of all games, by the names of the games."""

    def __init__(self) -> None:
        self._by_name: dict[str, AnyKit] = {}

    def add(self, kit: Kit[R, T, H]) -> None:
        """Takes in a game's kit."""
        known = cast("AnyKit", kit)
        self._by_name[known.rules.name] = known

    def __getitem__(self, game: str) -> AnyKit:
        return self._by_name[game]

    def __iter__(self) -> Iterator[AnyKit]:
        return iter(self._by_name.values())
