"""Chance as recorded moves: what a game asks for, and what came of it.

A game never draws. It asks (`Shuffle`, `Roll`, `Draw`), the dealer of the house answers
(`Shuffled`, `Rolled`, `Drawn`), and the answer stands in the record, so that a replay needs no
random numbers and a test deals what it likes.
"""

from __future__ import annotations

from collections import Counter
from typing import TypeAlias, cast

from msgspec import Struct

from bot.rules.cards import Card, cards, spelled
from bot.rules.codec import Json, UnreadableError


class Shuffled(Struct, frozen=True):
    """A pack in its new order, top card first."""

    cards: tuple[Card, ...]

    def __repr__(self) -> str:
        return f"Shuffled({len(self.cards)} cards)"


class Rolled(Struct, frozen=True):
    """Dice as they fell, faces 1 to 6."""

    faces: tuple[int, ...]


class Drawn(Struct, frozen=True):
    """Seats in the order in which their lots were drawn."""

    order: tuple[int, ...]


class Shuffle(Struct, frozen=True):
    """These cards are to be shuffled together."""

    pack: tuple[Card, ...]

    def admits(self, chance: object) -> bool:
        """Whether `chance` is a shuffle of just these cards."""
        return isinstance(chance, Shuffled) and Counter(chance.cards) == Counter(self.pack)


class Roll(Struct, frozen=True):
    """So many dice are to be thrown."""

    dice: int

    def admits(self, chance: object) -> bool:
        """Whether `chance` is a throw of so many dice."""
        return (
            isinstance(chance, Rolled)
            and len(chance.faces) == self.dice
            and all(1 <= face <= 6 for face in chance.faces)
        )


class Draw(Struct, frozen=True):
    """Lots are to be drawn for the order of these seats."""

    seats: tuple[int, ...]

    def admits(self, chance: object) -> bool:
        """Whether `chance` is an order of just these seats."""
        return isinstance(chance, Drawn) and sorted(chance.order) == sorted(self.seats)


class Reshuffle(Struct, frozen=True):
    """So many cards are to be shuffled together; which, nobody may know: `Rules.pack` says it."""

    count: int


Chance: TypeAlias = Shuffled | Rolled | Drawn
Ask: TypeAlias = Shuffle | Roll | Draw
"""What the dealer can answer."""
Wanted: TypeAlias = Ask | Reshuffle
"""What a game asks for, in public."""


def name_of(wanted: Wanted) -> str:
    """What a record calls the answer to what is wanted."""
    match wanted:
        case Shuffle() | Reshuffle():
            return "shuffled"
        case Roll():
            return "rolled"
        case Draw():
            return "drawn"


def write_chance(chance: Chance) -> dict[str, Json]:
    """`chance` as a move of a record."""
    match chance:
        case Shuffled():
            return {"chance": "shuffled", "cards": spelled(chance.cards)}
        case Rolled():
            return {"chance": "rolled", "faces": list(chance.faces)}
        case Drawn():
            return {"chance": "drawn", "order": list(chance.order)}


def read_chance(move: dict[str, object]) -> Chance:
    """The chance move of a record. Raises `UnreadableError`."""
    rest = {key: value for key, value in move.items() if key != "chance"}
    match move.get("chance"), list(rest):
        case "shuffled", ["cards"]:
            return Shuffled(_pack(rest["cards"]))
        case "rolled", ["faces"]:
            return Rolled(_numbers(rest["faces"]))
        case "drawn", ["order"]:
            return Drawn(_numbers(rest["order"]))
        case _:
            raise UnreadableError("this is no chance move")


def _pack(text: object) -> tuple[Card, ...]:
    try:
        return cards(text if isinstance(text, str) else "")
    except ValueError as error:
        raise UnreadableError(str(error)) from None


def _numbers(items: object) -> tuple[int, ...]:
    found = cast("list[object]", items) if isinstance(items, list) else [None]
    if any(type(each) is not int for each in found):
        raise UnreadableError("faces and seats are whole numbers")
    return tuple(cast("list[int]", found))
