"""The customs of a server: what those who manage it have settled for the house there.

A value is written down by its name, so that a version that does not know the name, or not the
value, leaves it out and goes on.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Annotated, Final, Protocol, TypeAlias, cast

from bot.games import games
from bot.rules.codec import Between, Json, UnreadableError, decode, encode, fields
from bot.tables.purses import ALLOWANCE
from bot.tables.state import Pace

MOST_CHIPS: Final = 1_000_000
"""That a server may settle on."""
MOST_TABLES: Final = 1_000
HOUSE: Final = ""
"""Stands in place of a game for what concerns the house."""

Options: TypeAlias = Mapping[str, int | str]
"""House rules by the names of the rule book."""
Value: TypeAlias = Json


@dataclass(frozen=True, slots=True)
class Customs:
    """How the house is run in a server; the defaults are those of one that has settled nothing."""

    purse: Annotated[int, Between(0, MOST_CHIPS)] = 1_000
    """Chips that everybody finds in the purse, once."""
    allowance: Annotated[int, Between(0, MOST_CHIPS)] = ALLOWANCE
    """Once a day of UTC the house fills a purse up to so many chips."""
    poor: Annotated[int, Between(0, MOST_CHIPS)] = ALLOWANCE
    """The purse of whoever has fewer than so many chips in all."""
    pace: Pace = "social"
    """Of a table whose host names none."""
    four_colours: bool = False
    """The cards of whoever has not chosen."""
    per_host: Annotated[int, Between(1, MOST_TABLES)] | None = None
    """Open tables of one host; `None` for as many as the house allows anywhere."""
    per_channel: Annotated[int, Between(1, MOST_TABLES)] | None = None
    """Open tables in a channel, likewise."""
    channels: tuple[int, ...] = ()
    """Where tables may be opened, with the threads there; nothing is everywhere."""
    roles: tuple[int, ...] = ()
    """Whose members may open tables; nothing is everybody."""

    def __post_init__(self) -> None:
        if self.poor > self.allowance:
            raise UnreadableError(f"poor: {self.poor} is above allowance, {self.allowance}")


@dataclass(frozen=True, slots=True)
class Row:
    """A thing that is settled: for a game or the house, by its name, and as JSON."""

    game: str
    name: str
    value: Value


@dataclass(frozen=True, slots=True)
class Settlement:
    """All that a server has settled."""

    customs: Customs
    rules: Mapping[str, Options] = field(default_factory=dict[str, Options])
    """House rules by game, where there are any."""


class Settled(Protocol):
    """What every server has settled."""

    @property
    def standard(self) -> Customs:
        """How the house is run where nothing is settled."""
        ...

    def of(self, server: int) -> Customs:
        """The customs of a server."""
        ...

    def rules(self, server: int, game: str) -> Options:
        """The house rules of a game in a server, where they are not the book's."""
        ...

    async def settle(self, server: int, values: Mapping[str, Value]) -> None:
        """Settles these customs and no other; `None` for as it is where nothing is settled.

        Raises `UnreadableError` for what cannot be, `UnwrittenError`.
        """
        ...

    async def rule(
        self,
        server: int,
        game: str,
        values: Mapping[str, int | str | None],
        check: Callable[[Options], None],
    ) -> None:
        """Settles these house rules of a game and no other; `None` for as the book has it.

        `check` is asked, in the same transaction, of all of the game as they would stand. Raises
        what it raises, and `UnwrittenError`.
        """
        ...


def settlement(rows: Iterable[Row], standard: Customs) -> tuple[Settlement, list[Row]]:
    """What the rows of a server come to, and those that this version cannot make anything of.

    `standard` is how the house is run where nothing is settled.
    """
    by_game: dict[str, dict[str, Value]] = {}
    for row in rows:
        by_game.setdefault(row.game, {})[row.name] = row.value
    customs, lost = _fitting(Customs, _written(standard), by_game.pop(HOUSE, {}))
    left = [Row(HOUSE, name, value) for name, value in lost.items()]
    rules: dict[str, Options] = {}
    for game, values in by_game.items():
        kept, lost = _fitting(games()[game], {}, values) if game in games() else ({}, values)
        rules[game] = cast("Options", kept)
        left += [Row(game, name, value) for name, value in lost.items()]
    return Settlement(decode(Customs, customs), rules), left


def changed(customs: Customs, values: Mapping[str, Value], standard: Customs) -> Customs:
    """Customs with other values, `None` for those of the standard. Raises `UnreadableError`."""
    usual = _written(standard)
    meant = {
        name: usual[name] if value is None and name in usual else value
        for name, value in values.items()
    }
    return decode(Customs, _written(customs) | meant)


def _written(standard: Customs) -> dict[str, Value]:
    return cast("dict[str, Value]", encode(standard))


def _fitting(
    kind: type[object], base: dict[str, Value], values: dict[str, Value]
) -> tuple[dict[str, Value], dict[str, Value]]:
    """As many of the values as go together on top of `base`, and the rest."""
    if _fits(kind, base | values):
        return base | values, {}
    kept, left = base, dict(values)
    while fitting := [name for name in left if _fits(kind, kept | {name: left[name]})]:
        kept = kept | {fitting[0]: left.pop(fitting[0])}
    return kept, left


def _fits(kind: type[object], values: Mapping[str, Value]) -> bool:
    try:
        decode(kind, dict(values))
    except UnreadableError:
        return False
    return True


def laid(rules: type[object], usual: Options, named: Options) -> dict[str, int | str]:
    """The house rules of a table, where they are not the book's.

    What the host has named holds, also where that is the book's own, and for the rest what is
    `usual` in the server.
    """
    book = {each.name: each.default for each in fields(rules)}
    return {name: value for name, value in {**usual, **named}.items() if value != book[name]}
