"""What can be done at cassino."""

from __future__ import annotations

from typing import TypeAlias

from bot.rules.cards import Card
from bot.rules.offers import Action

Groups: TypeAlias = tuple[tuple[Card, ...], ...]
"""Cards of the board taken together; their order means nothing, nor that within a group."""


class Take(Action, frozen=True):
    """A card from hand takes groups of the board that match it (K24, K25)."""

    card: Card
    groups: Groups


class Lay(Action, frozen=True):
    """A card from hand joins the board (K27)."""

    card: Card


class Build(Action, frozen=True):
    """A card from hand is put on loose cards, to be taken as one later (`builds`)."""

    card: Card
    with_: tuple[Card, ...]


class Raise(Action, frozen=True):
    """A card from hand, and loose cards if wished, make a build worth more (`builds`)."""

    card: Card
    target: tuple[Card, ...]
    """All cards of the build."""
    with_: tuple[Card, ...] = ()


class Call(Action, frozen=True):
    """A card from hand gathers groups of its value into one that nobody can raise (`builds`)."""

    card: Card
    groups: Groups


Deed: TypeAlias = Take | Lay | Build | Raise | Call
