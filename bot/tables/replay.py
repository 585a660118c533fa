"""Playing a record through the very code that tables use."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias, cast

from bot.rules.chance import Ask
from bot.rules.chips import Chips
from bot.rules.game import Event, Held, Public
from bot.rules.offers import Refused
from bot.rules.play import asked
from bot.rules.sitting import Sitting, Turned, begin, ended, move, stop
from bot.rules.turns import Nature, OnTurn, Seat, Window
from bot.tables.company import changed
from bot.tables.record import Deal, Record, read_move, standing

AnySitting: TypeAlias = Sitting[Public, Held, object, object]
AnyTurned: TypeAlias = Turned[Public, Held, object, object]


@dataclass(frozen=True, slots=True)
class Before:
    """A point in a record: before the move `move` of the deal `deal`."""

    deal: int
    move: int


@dataclass(frozen=True, slots=True)
class Refusal:
    """The first move of a record that the rules refuse, and why."""

    deal: int
    move: int
    why: str
    mover: Seat | Literal["gallery"] | None
    """Whose move it is; `None` for chance, the clock, and a deal that cannot begin."""


@dataclass(frozen=True, slots=True)
class Replay:
    """What a record brings about."""

    sitting: AnySitting
    chips: Chips
    """Every chip of the table at the end, the host's stop included."""
    events: tuple[tuple[int, Event], ...]
    """With the number of their deal."""
    left: tuple[AnySitting, ...]
    """The sitting as each deal that has begun leaves it, also an unfinished one."""
    stopped: bool
    refusal: Refusal | None
    foreseen: frozenset[tuple[int, int]]
    """Deals and moves of the chance that was known to be asked for before somebody acted: what
    opens a deal, and what the turn before named."""


def replayed(record: Record, end: Before | None = None) -> Replay:
    """Plays a record to its end, to `end`, or to the first move that is refused.

    An `end` in a deal that the record does not hold is the end of the record; one in a deal that
    it does hold leaves out all later deals, and the host's stop.
    """
    player = _Player(Sitting(record.rules, record.company, record.carry))
    within = end is not None and end.deal < len(record.deals)
    last = end.deal if end is not None and within else len(record.deals) - 1
    for number, deal in enumerate(record.deals[: last + 1]):
        if end is not None and number == end.deal:
            deal = Deal(deal.company, deal.moves[: end.move])
        if not player.plays(number, deal):
            break
    if record.stopped and not within and player.refusal is None:
        player.stop()
    return player.replay()


class _Player:
    """A sitting on its way through a record."""

    def __init__(self, sitting: AnySitting) -> None:
        self._sitting = sitting
        self._events: list[tuple[int, Event]] = []
        self._left: list[AnySitting] = []
        self._stopped: Chips | None = None
        self._named: Ask | None = None
        self._foreseen: set[tuple[int, int]] = set()
        self.refusal: Refusal | None = None

    def plays(self, number: int, deal: Deal) -> bool:
        """Plays a deal; false when something in it is refused."""
        try:
            self._began(number, deal)
        except Refused as refused:
            self.refusal = Refusal(number, 0, str(refused), None)
            return False
        for ordinal, written in enumerate(deal.moves):
            self._look((number, ordinal), deal.moves[ordinal : ordinal + 2])
            try:
                self._moved(number, written)
            except Refused as refused:
                self.refusal = Refusal(number, ordinal, str(refused), _mover(written))
                break
        self._ended(number)
        self._left.append(self._sitting)
        return self.refusal is None

    def _look(self, place: tuple[int, int], moves: Sequence[object]) -> None:
        """Notes whether the chance that stands here is foreseen; `moves` are it and the next."""
        if not any(map(is_chance, moves)):
            return
        wanted = self._wanted()
        if not is_chance(moves[0]):
            self._named = wanted
            return
        opens = place[1] == 0
        if wanted is not None and (opens or wanted == self._named):
            self._foreseen.add(place)
        self._named = None

    def _wanted(self) -> Ask | None:
        """The chance that is asked for now, or by name may be as soon as somebody has acted."""
        rules, position = self._sitting.rules, self._sitting.position
        match turn := None if position is None else rules.turn(position.table):
            case Nature():
                wanted = turn.ask
            case OnTurn() | Window():
                wanted = turn.then
            case _:
                return None
        return None if position is None or wanted is None else asked(rules, position, wanted)

    def _began(self, number: int, deal: Deal) -> None:
        sitting = self._sitting
        if not sitting.over and not sitting.playing:
            sitting = changed(sitting, deal.company)
        self._adopt(number, begin(sitting))

    def _moved(self, number: int, written: object) -> None:
        sitting = self._sitting
        place, action = read_move(sitting.rules, written, sitting.company.seats)
        try:
            self._adopt(number, move(sitting, place, action))
        except Refused:
            if not sitting.playing:
                raise Refused("The deal is over.") from None
            raise

    def _ended(self, number: int) -> None:
        """Nobody comes while a deal is under way, so that a match that can end does."""
        self._adopt(number, ended(self._sitting))

    def _adopt(self, number: int, turned: AnyTurned) -> None:
        self._sitting = turned.sitting
        self._events += [(number, event) for event in turned.events]

    def stop(self) -> None:
        """The host ends the sitting."""
        chips, turned = chips_of(self._sitting), stop(self._sitting)
        self._sitting, self._stopped = turned.sitting, chips.paid(turned.payments)

    def replay(self) -> Replay:
        """What has come of it."""
        return Replay(
            self._sitting,
            chips_of(self._sitting) if self._stopped is None else self._stopped,
            tuple(self._events),
            tuple(self._left),
            self._stopped is not None,
            self.refusal,
            frozenset(self._foreseen),
        )


def chips_of(sitting: AnySitting) -> Chips:
    """Every chip of a sitting."""
    if sitting.position is not None:
        return sitting.position.table.chips
    return Chips(tuple(stack or 0 for stack in sitting.company.stacks), standing(sitting.carry))


def is_chance(move: object) -> bool:
    """Whether a move, as it is written, is one of chance."""
    return isinstance(move, Mapping) and "chance" in move


def _mover(written: object) -> Seat | Literal["gallery"] | None:
    if not isinstance(written, Mapping):
        return None
    given = cast("Mapping[str, object]", written)
    if "gallery" in given:
        return "gallery"
    seat = given.get("seat")
    return seat if type(seat) is int else None
