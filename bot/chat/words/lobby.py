"""What a table says before the first deal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.chat.wording import PACES, chips, listed, sentences, soon
from bot.tables.state import Milliseconds, Pace

CHOOSE_SEAT: Final = "Choose your seat"
FREE: Final = "free"
HOST: Final = "host"
COMPUTER: Final = "computer"
AWAY: Final = "away"


def heading(title: str, line: str) -> str:
    """The game, and what it is."""
    return f"### {title}\n{line}"


def rules_of_server(rules: Sequence[str]) -> str:
    """The house rules that the server has settled, where they are not the book's."""
    return f"-# House rules of this server: {' · '.join(rules)}"


def rules_of_table(rules: Sequence[str]) -> str:
    """The house rules that this table has for itself."""
    return f"-# House rules of this table: {' · '.join(rules)}"


def stakes(costs: str, buy_in: int) -> str:
    """What it costs to play, in a sentence of the game's, and what everybody brings."""
    brought = f"The buy-in is {chips(buy_in)}." if buy_in else ""
    return f"-# {sentences(costs, brought)}"


def pace(chosen: Pace) -> str:
    """How long a player may think."""
    return f"-# Pace: {PACES[chosen]}"


def cleared_away(moment: Milliseconds) -> str:
    """What becomes of a lobby in which nothing happens."""
    return f"-# If nobody does anything, the table is cleared away {soon(moment)}."


def seats(people: Sequence[str], about: str) -> str:
    """Who sits where; `about` is what a guest should know before choosing."""
    told = " · ".join(people)
    return f"**Seats** ({about}): {told}" if about else f"**Seats**: {told}"


def described(name: str, marks: Sequence[str]) -> str:
    """A guest with what there is to be noted of them."""
    return f"**{name}** ({', '.join(marks)})" if marks else f"**{name}**"


def at_place(place: str, described: str) -> str:
    """Who has a seat that has a name."""
    return f"{place} {described}"


def an_empty_seat() -> str:
    """In place of a guest."""
    return f"*{FREE}*"


def empty_seats(free: int, seats: int) -> str:
    """Where seats have no names, how many there still are."""
    return f"*{free} of {seats} seats free*"


def seat_of_computer(name: str) -> str:
    """A seat that a person may have all the same."""
    return f"Now {name}, a computer player"


def picture(title: str, people: Sequence[str], free: int) -> str:
    """The company, to those who do not see the picture."""
    if not free:
        return f"A table laid for {title}. There: {listed(people)}."
    if not people:
        return f"A table laid for {title}. All {free} seats are free."
    return f"A table laid for {title}. There: {listed(people)}. Free seats: {free}."
