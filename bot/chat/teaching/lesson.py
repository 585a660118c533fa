"""A lesson: one deal of a game, written down move by move, with what a teacher says of it.

The same script is played by a learner, who makes the moves of one seat, and shown page by page as
a worked deal. Everything in it is written down, chance and all, so that it never depends on how a
computer plays.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum
from functools import cached_property
from typing import Final, Protocol, runtime_checkable

from bot.games import AnyRules, games
from bot.rules.chance import Chance
from bot.rules.chips import Payment
from bot.rules.game import Company, Event, Held, Public, SeatView, seat_view
from bot.rules.offers import Action, Offer
from bot.rules.play import offers, play
from bot.rules.sitting import Sitting, begin, move
from bot.rules.turns import Seat
from bot.tables.replay import AnySitting


@dataclass(frozen=True, slots=True)
class Said:
    """A move of the script, and what is said before it is made."""

    seat: Seat | None
    """`None` for chance."""
    move: Action | Chance
    comment: str = ""
    """What has just happened, and what to think about; with markdown.

    A card of the deal is named by its sign, and then the learner must be able to see it, or have
    seen it: `Q♠`. In words a card is one of the rules: the queen of spades.
    """
    otherwise: str = ""
    """What the learner is told who would rather do something else."""
    runs: bool = False
    """Whether it is made by itself even where it is the learner's, since there is nothing new."""


@dataclass(frozen=True, slots=True, repr=False)
class Scene:
    """Where a lesson rests: before the move `said`, or at its end."""

    sitting: AnySitting
    events: tuple[tuple[Event, ...], ...]
    """What has happened since the scene before, move by move."""
    payments: tuple[Payment, ...]
    """All that was paid in the deal so far."""
    said: Said | None
    """`None` at the end."""

    @property
    def table(self) -> Public:
        """What everybody sees."""
        assert self.sitting.position is not None
        return self.sitting.position.table

    def view(self, seat: Seat) -> SeatView[Public, Held]:
        """What a seat sees."""
        assert self.sitting.position is not None
        return seat_view(self.sitting.position, seat)

    def offers(self, seat: Seat) -> tuple[Offer, ...]:
        """What a seat may do."""
        assert self.sitting.position is not None
        hand = self.sitting.position.hands[seat]
        return offers(self.sitting.rules, self.table, hand, seat)

    def is_what_the_script_has(self, action: Action) -> bool:
        """Whether an action comes to the same as the scripted move. Raises `Refused`."""
        assert self.sitting.position is not None
        assert self.said is not None
        rules, position, seat = self.sitting.rules, self.sitting.position, self.said.seat
        scripted = play(rules, position, seat, self.said.move)
        return play(rules, position, seat, action).position == scripted.position


@dataclass(frozen=True, kw_only=True, eq=False, repr=False)
class Lesson:
    """A deal, or a few, to learn a game by."""

    game: str
    """By the name of its package; it is taught by the book, with no house rules."""
    names: tuple[str, ...]
    """The guests by seat, the learner's own name among them."""
    stacks: tuple[int, ...]
    """Chips that they bring, by seat."""
    moves: tuple[Said, ...]
    ending: str
    """What is said when the script is over."""
    seat: Seat = 0
    """The learner's."""
    carry: Mapping[str, object] = field(default_factory=dict[str, object])
    """What stands from before, as a record has it."""

    @cached_property
    def rules(self) -> AnyRules:
        """The rules by which it is played."""
        return games()[self.game]()

    @cached_property
    def scenes(self) -> tuple[Scene, ...]:
        """Where the lesson rests: at every move of the learner, at every comment, at the end."""
        sitting = self._opening()
        found: list[Scene] = []
        events: tuple[tuple[Event, ...], ...] = ()
        payments: tuple[Payment, ...] = ()
        for said in self.moves:
            if not sitting.playing:
                opened = begin(sitting)
                sitting, payments = opened.sitting, opened.payments
                events += (opened.events,)
            if said.comment or (said.seat == self.seat and not said.runs):
                found.append(Scene(sitting, events, payments, said))
                events = ()
            turned = move(sitting, said.seat, said.move)
            sitting = turned.sitting
            events, payments = (*events, turned.events), payments + turned.payments
        return (*found, Scene(sitting, events, payments, None))

    def _opening(self) -> AnySitting:
        company = Company(self.stacks, len(self.stacks))
        return Sitting(self.rules, company, self.rules.carried(dict(self.carry)))

    def is_asked(self, scene: Scene) -> bool:
        """Whether the scene waits for the learner."""
        said = scene.said
        return said is not None and said.seat == self.seat and not said.runs


@runtime_checkable
class Staged(Protocol):
    """The public part of a game that says where the deal stands."""

    @property
    def phase(self) -> Enum: ...


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Teaching:
    """What a game brings to those who learn it, besides its book."""

    lesson: Lesson | None = None
    glossary: Mapping[str, str] = field(default_factory=dict[str, str])
    """Words of the game, each in a sentence or two."""
    places: Mapping[Enum, str] = field(default_factory=dict[Enum, str])
    """Which heading of the book matters in each phase of a deal."""


UNTAUGHT: Final = Teaching()
"""Of a game that has nothing but its book."""
