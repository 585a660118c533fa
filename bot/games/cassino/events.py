"""What happens at cassino, besides the cut."""

from __future__ import annotations

from bot.games.cassino.options import Score
from bot.games.cassino.table import Tally
from bot.rules.cards import Card
from bot.rules.game import Event
from bot.rules.turns import Seat


class BegunAnew(Event, frozen=True):
    """Others sit there than in the deal before: the game begins anew, without points."""


class Dealt(Event, frozen=True):
    """Four cards to each, and four to the board, face up (K15, K16)."""

    dealer: Seat
    board: tuple[Card, ...]


class DealtOn(Event, frozen=True):
    """All hands were empty: four more to each, and so many are left (K17, K18)."""

    left: int


class Took(Event, frozen=True):
    """A card from hand took cards of the board; a sweep is one that counts (K24 to K26)."""

    seat: Seat
    card: Card
    cards: tuple[Card, ...]
    sweep: bool


class Laid(Event, frozen=True):
    """A card from hand joined the board (K27)."""

    seat: Seat
    card: Card


class Built(Event, frozen=True):
    """A card from hand and loose cards became a build of this value."""

    seat: Seat
    card: Card
    with_: tuple[Card, ...]
    value: int


class Raised(Event, frozen=True):
    """A build became worth so much, and belongs to whoever raised it."""

    seat: Seat
    card: Card
    target: tuple[Card, ...]
    with_: tuple[Card, ...]
    value: int


class Called(Event, frozen=True):
    """A card from hand and groups of its value became a build that cannot be raised."""

    seat: Seat
    card: Card
    cards: tuple[Card, ...]
    value: int


class LeftOver(Event, frozen=True):
    """All is played; what lay on the board goes to the side that took last (K31).

    `seat` is who made that take; without one the cards count for nobody.
    """

    seat: Seat | None
    cards: tuple[Card, ...]


class Counted(Event, frozen=True):
    """What a side has won in the deal, and its points for that."""

    side: int
    seats: tuple[Seat, ...]
    """The players of the side."""
    tally: Tally
    points: int


class Scored(Event, frozen=True):
    """What each side scores for the deal, and the score of the game (K10 to K13)."""

    points: Score
    score: Score
    sides: tuple[tuple[Seat, ...], ...]
    """The players of each side."""


class GameWon(Event, frozen=True):
    """A side has won the game; those of `lurched` have lost it with too few points (K8)."""

    side: int
    score: Score
    sides: tuple[tuple[Seat, ...], ...]
    """The players of each side."""
    lurched: tuple[int, ...]
    by_last_take: bool
    """Whether it won because it took last, whatever the points (K32)."""


class GameDrawn(Event, frozen=True):
    """The only deal of a game left no side ahead."""
