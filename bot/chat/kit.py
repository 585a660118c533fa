"""What a game brings to the chat: its rules, its book, its pictures and its words.

The type variables tie them together: the pictures and words of another game do not fit in.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Final, Generic, Literal, TypeAlias, TypeVar, cast

from bot.chat.book import Book
from bot.chat.teaching.lesson import UNTAUGHT, Teaching
from bot.chat.wording import FROM_LEFT, long, paid
from bot.chat.words.deals import DEALS, Deals
from bot.games import AnyRules
from bot.rules.cards import Card, short
from bot.rules.chips import Payment
from bot.rules.game import Event, H, Held, Public, PublicView, SeatView, T
from bot.rules.offers import Action
from bot.rules.turns import Seat
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
class Pictures(Generic[R, T]):
    """The table as everybody sees it."""

    table: Callable[[PublicView[T], R, Sequence[Guest | None], int], TablePicture]
    """Of the public view, the rules, the guests by place, and the number of the deal from 1."""
    lobby: Callable[[Sequence[Guest | None]], TablePicture]
    """Of the guests before the first deal, by place."""


@dataclass(frozen=True, slots=True)
class Hands(Generic[R, T, H]):
    """A hand as its holder sees it."""

    picture: Callable[[SeatView[T, H], R, bool], HandPicture]
    """Of a seat's view and the rules; the flag asks for cards in four colours."""
    words: Callable[[SeatView[T, H], R], str]
    """The same in words, without markdown."""
    prospect: Callable[[SeatView[T, H], R, Action], str] = lambda _view, _rules, _action: ""
    """What an action of the menu would make of the hand, in a few words below it there.

    Nobody else reads them. By default nothing is said."""


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
class Inquiry:
    """How a form asks: its title, and what to know besides one's own chips."""

    title: str
    hint: str
    places: Mapping[str, str] = field(default_factory=lambda: MappingProxyType[str, str]({}))
    """How each place of a layout is put above its field, where its name alone says too little."""


def one_form(text: str) -> Callable[[Action], Label]:
    """The words for the only form of a game; without the dots they are its title."""
    return lambda _action: Label(text)


another: Final = one_form("Another amount…")
"""The usual words."""


def told_already(payments: Sequence[Payment], names: Names) -> Sequence[str]:
    """Nothing: the events have told of every payment."""
    del payments, names
    return ()


def card_line(card: Card, place: int, note: str = "") -> Label:
    """A card as a line of the menu: suit by suit as a hand is held, in a suit by `place`."""
    order, named = 20 * FROM_LEFT.index(card.suit) + place, f"{short(card)} {long(card)}"
    return Label(f"{named} ({note})" if note else named, listed=True, order=order)


def nameless(rules: object, guests: Sequence[Guest | None]) -> Sequence[str]:
    """No names of seats: it matters to nobody where he sits."""
    del rules, guests
    return ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Words(Generic[R, T]):
    """A game as it speaks to people at the table. Markdown is allowed in `events` and `paid`."""

    events: Events
    """What the latest move brought about, a sentence or two a line."""
    state: Callable[[PublicView[T], R, Names], str]
    """The table in words, without markdown: it is the text of the picture too."""
    label: Callable[[Action], Label]
    """How an action is offered; one with an amount as it stands on a quick button."""
    buy_in: Callable[[R], int]
    """The chips that a guest should bring, unless the host says otherwise."""
    costs: Callable[[R], str]
    """What it costs to play, in a sentence: antes, stakes, what is laid or put on a board."""

    # --- what most games need not say --------------------------------------------------------

    deals: Deals = DEALS
    """What it calls a deal."""
    priced: Callable[[T, Action], Label] | None = None
    """How an action is offered whose price only the table tells; by default as `label` has it."""
    asking: Callable[[Action], Label] = another
    """How the form is offered that asks for what an action leaves open: an amount, cards, a layout.

    Where there may be cards or a layout it has to be said."""
    inquiry: Callable[[PublicView[T], R, Seat, Action], Inquiry] | None = None
    """How that form asks a place; by default under the words of `asking`."""
    paid: Callable[[Sequence[Payment], Names], Sequence[str]] = paid
    """Who paid whom in a deal, as far as its events have not told it."""
    deals_first: str = "{dealer} deals first, {when}."
    """Who deals the first deal, and when, such as `in 20 seconds`."""
    deals_next: str = "{dealer} deals next, {when}."
    """The same of any other."""
    menu: str = "Choose"
    """What stands on the menu of listed actions."""
    places: Callable[[R, Sequence[Guest | None]], Sequence[str]] = nameless
    """Names of all seats where it matters who sits where, of the rules and the guests by seat."""
    seating: str = ""
    """What a guest should know before choosing a seat."""

    def labelled(self, table: T, action: Action) -> Label:
        """How an action is offered at this table."""
        return self.label(action) if self.priced is None else self.priced(table, action)


@dataclass(frozen=True, slots=True)
class Kit(Generic[R, T, H]):
    """A game, ready for the chat."""

    rules: type[R]
    book: Book
    pictures: Pictures[R, T]
    words: Words[R, T]
    hands: Hands[R, T, H] | None = None
    """`None` where nobody holds cards."""
    teaching: Teaching = UNTAUGHT
    """What there is to learn it by, besides the book."""


AnyKit: TypeAlias = Kit[AnyRules, Public, Held]
"""The kit of whichever game: it is only ever given its own game's views."""


class Kits:
    """The kits of all games, by the names of the games."""

    def __init__(self) -> None:
        self._by_name: dict[str, AnyKit] = {}

    def add(self, kit: Kit[R, T, H]) -> AnyKit:
        """Takes in a game's kit, and gives it back as the chat knows it."""
        known = cast("AnyKit", kit)
        self._by_name[known.rules.name] = known
        return known

    def __getitem__(self, game: str) -> AnyKit:
        return self._by_name[game]

    def __iter__(self) -> Iterator[AnyKit]:
        """All of them, by their titles."""
        return iter(sorted(self._by_name.values(), key=lambda kit: kit.book.title))

    def find(self, game: str) -> AnyKit | None:
        """The kit of the game with this name or title, in whatever case, or `None`."""
        wanted = game.casefold()
        named = (kit for kit in self if wanted in (kit.rules.name, kit.book.title.casefold()))
        return next(named, None)
