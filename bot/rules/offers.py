"""What a place may do: actions, the offers that admit them, and the refusal of all others."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType
from typing import TypeAlias, TypeGuard, cast

from msgspec import Struct, field

from bot.rules.cards import Card
from bot.rules.values import changed


class Action(Struct, frozen=True):
    """What somebody does, in the imperative; the class name is the `do` of a record."""


class Refused(Exception):  # noqa: N818 - it is an answer to a player, not an error
    """An action that is not to be had. Its text is for the player, in the game's own terms."""


class Say(Struct, frozen=True):
    """This very action: a button, or one line of a select menu."""

    action: Action

    def admits(self, action: Action) -> bool:
        """Whether `action` is the one offered."""
        return action is self.action or action == self.action


class Stake(Struct, frozen=True):
    """`action` with an `amount` of chips from `low` to `high` by `step`: never enumerated.

    Both bounds are among the amounts.
    """

    action: Action
    low: int
    high: int
    step: int = 1
    handy: tuple[int, ...] = ()
    """Amounts that come to mind first; where none are named, those follow from the bounds."""

    def at(self, amount: int) -> Action:
        """The action with this amount."""
        return changed(self.action, amount=amount)

    def admits(self, action: Action) -> bool:
        """Whether `action` is the one offered, with one of its amounts."""
        if type(action) is not type(self.action):
            return False
        amount: object = getattr(action, "amount", None)
        amounts = range(self.low, self.high + 1, self.step)
        return type(amount) is int and amount in amounts and action == self.at(amount)


class Pick(Struct, frozen=True):
    """`action` with `cards`, from `least` to `most` of these: never enumerated.

    A game in which not all cards go together, or whose action holds them otherwise, inherits it.
    """

    action: Action
    cards: tuple[Card, ...]
    """At most 125, as many as a form shows; in the order in which they are shown."""
    least: int
    most: int

    def of(self, cards: tuple[Card, ...]) -> Action:
        """The action with these of the cards, in the offer's order, no fewer or more than it says.

        Raises `Refused` where they do not go together.
        """
        return changed(self.action, cards=cards)

    def admits(self, action: Action) -> bool:
        """Whether `action` is the one offered, with cards that go together, in whatever order."""
        cards: object = getattr(action, "cards", None)
        if type(action) is not type(self.action) or not isinstance(cards, tuple):
            return False
        picked = cast("tuple[Card, ...]", cards)
        if not self.least <= len(picked) <= self.most or Counter(picked) - Counter(self.cards):
            return False
        try:
            return self.of(picked) == action
        except Refused:
            return False


class Layout(Struct, frozen=True):
    """`action` with a `layout`: amounts on `places` that come to `low` to `high` in all.

    What is not named has nothing on it. A game with more to ask of a layout inherits it.
    """

    action: Action
    places: tuple[str, ...]
    """At most five, as many as a form shows."""
    low: int
    high: int
    usual: Mapping[str, int] = field(default_factory=lambda: MappingProxyType[str, int]({}))
    """What comes to mind first."""

    def of(self, layout: Mapping[str, int]) -> Action:
        """The action with these amounts, which are within the bounds.

        Raises `Refused` for a layout that the game does not take.
        """
        return changed(self.action, layout=layout)

    def admits(self, action: Action) -> bool:
        """Whether `action` is the one offered, with a layout that the game takes."""
        layout: object = getattr(action, "layout", None)
        if type(action) is not type(self.action) or not _is_layout(layout):
            return False
        if not layout.keys() <= set(self.places) or min(layout.values(), default=0) < 0:
            return False
        try:
            return self.low <= sum(layout.values()) <= self.high and self.of(layout) == action
        except Refused:
            return False


Offer: TypeAlias = Say | Stake | Pick | Layout


def says(action: Callable[[Card], Action], pack: Iterable[Card]) -> Mapping[Card, Say]:
    """The offer of an action with each card of a pack, made once: they are shown all the time."""
    return MappingProxyType({each: Say(action(each)) for each in pack})


def _is_layout(layout: object) -> TypeGuard[Mapping[str, int]]:
    """Whether this is whole numbers by name, no truth values among them."""
    if not isinstance(layout, Mapping):
        return False
    return all(type(each) is int for each in cast("Mapping[object, object]", layout).values())
