"""What is to be painted, and where: values that a test can compare without looking at a picture.

Places are in dots from the top left corner; `at` is the middle of a thing. Items are painted in
their order, so a later one lies on top. A scene says nothing of why: it knows no rules.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from enum import Enum, auto
from typing import TYPE_CHECKING, Final, TypeAlias

from bot.rules.cards import Card, Suit

if TYPE_CHECKING:
    from cards_art.ground import Plate
    from cards_art.sprites import Sprite

Spot: TypeAlias = tuple[int, int]
Size: TypeAlias = tuple[int, int]

TABLE_SIZE: Final[Size] = (1200, 800)
HAND_SIZE: Final[Size] = (880, 316)


@dataclass(frozen=True, slots=True)
class Guest:
    """Who sits at a place, as far as a picture tells."""

    name: str
    """Of somebody; of a free seat what it is called."""
    away: bool
    computer: bool
    free: bool = False
    """Whether nobody sits there."""


class Ink(Enum):
    """What is written or drawn with."""

    CREAM = auto()
    GILT = auto()
    GLOW = auto()
    BLACK = auto()
    RED = auto()
    BLUE = auto()


class Ground(Enum):
    """What is written or laid upon."""

    FELT = auto()
    WALNUT = auto()
    PAPER = auto()


class Letter(Enum):
    """The three cuts of the letter."""

    ROMAN = auto()
    BOLD = auto()
    ITALIC = auto()


class Anchor(Enum):
    """Which point of a line of text `at` is; always half way up its capitals."""

    LEFT = auto()
    MIDDLE = auto()
    RIGHT = auto()


class Heading(Enum):
    """Where a pointer points."""

    UP = auto()
    DOWN = auto()
    LEFT = auto()
    RIGHT = auto()


class Tone(Enum):
    """What a disc is made of."""

    IVORY = auto()
    BRASS = auto()
    RED = auto()
    BLUE = auto()
    DARK = auto()


class State(Enum):
    """How a card stands out from the others."""

    PLAIN = auto()
    DIMMED = auto()
    MARKED = auto()


@dataclass(frozen=True, slots=True)
class Face:
    """A card face up, tilted clockwise by so many degrees."""

    card: Card
    at: Spot
    width: int
    tilt: int = 0
    state: State = State.PLAIN


@dataclass(frozen=True, slots=True)
class Back:
    """A card face down."""

    at: Spot
    width: int
    tilt: int = 0


@dataclass(frozen=True, slots=True)
class Row:
    """Cards face down, each covering the one to its left but for `step` dots."""

    at: Spot
    width: int
    count: int
    step: int

    @property
    def length(self) -> int:
        """From the left edge of the first card to the right edge of the last."""
        return self.width + self.step * (self.count - 1)


@dataclass(frozen=True, slots=True)
class Sign:
    """A suit sign by itself."""

    suit: Suit
    at: Spot
    height: int
    ground: Ground


@dataclass(frozen=True, slots=True)
class Label:
    """A line of text, cut with an ellipsis to `room` dots. `pixels` is the size of the letter."""

    text: str
    at: Spot
    pixels: int
    room: int
    ink: Ink
    ground: Ground
    letter: Letter = Letter.ROMAN
    anchor: Anchor = Anchor.MIDDLE


@dataclass(frozen=True, slots=True)
class Panel:
    """A plate of paper or walnut; `ribbon` is a stripe along its left edge, `lit` a bright rim."""

    at: Spot
    size: Size
    ground: Ground
    ribbon: Ink | None = None
    lit: bool = False


@dataclass(frozen=True, slots=True)
class Disc:
    """A button or chip with at most two characters on it."""

    at: Spot
    radius: int
    tone: Tone
    text: str = ""

    @property
    def pixels(self) -> int:
        """Size of the letter, as large as the ring allows."""
        return round((1.2 if len(self.text) > 1 else 1.36) * self.radius)


@dataclass(frozen=True, slots=True)
class Pointer:
    """The marker of whose turn it is."""

    at: Spot
    heading: Heading


@dataclass(frozen=True, slots=True)
class Rule:
    """A straight line, along or down, two dots wide."""

    start: Spot
    end: Spot
    ink: Ink


class Piece(ABC):
    """Something that games bring along besides what all tables have; it knows how it is drawn."""

    at: Spot

    @abstractmethod
    def sprite(self) -> Sprite:
        """Its picture, about the middle."""

    def plate(self) -> Plate | None:
        """Its outline, for the shadow that it casts; `None` for what lies flat."""
        return None


Item: TypeAlias = Face | Back | Row | Sign | Label | Panel | Disc | Pointer | Rule | Piece


@dataclass(frozen=True, slots=True)
class TableScene:
    """What lies on a table for everybody to see."""

    items: tuple[Item, ...]
    size: Size = TABLE_SIZE
    four_colours: bool = False


@dataclass(frozen=True, slots=True, repr=False)
class HandScene:
    """What one seat alone sees. It is no `TableScene`, and never shown where others can look."""

    items: tuple[Item, ...]
    size: Size = HAND_SIZE
    four_colours: bool = False

    def __repr__(self) -> str:
        return f"HandScene({len(self.items)} items)"
