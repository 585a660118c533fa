"""The book of a game: what the house says about it to whoever asks."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class OptionWords:
    """How a house rule is put: `about` beside the parameter, `values` for each of its choices.

    A number that is no choice is put with `{}` in `values[None]`, unless it has words of its own:
    nought does, where it means that there is no limit, or nothing.
    """

    about: str
    values: Mapping[int | str | None, str]
    usual: str = ""
    """How the default is put where it follows from other house rules."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Book:
    """A game from its title to its last page. Markdown is allowed from `minute` to `sources`."""

    title: str
    line: str
    """The game in a line of at most 100 characters, without its title; also the command's."""
    minute: str
    """How to play, in a minute: at most 2,500 characters."""
    pages: tuple[str, ...]
    """The full rules, in pages of at most 3,500 characters, each with a heading."""
    source: str
    """The works that the rules come from: by whom, what, when; and what the house has settled."""
    sources: Mapping[str, str]
    """Where each house rule and its values come from, by the names of the options."""
    options: Mapping[str, OptionWords]
    """By the names of the rule book; every option has its words."""
