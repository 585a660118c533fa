"""A sitting: a run of deals, as a value. Tables and replays move it by the same functions."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Generic

from bot.rules.chance import Chance
from bot.rules.chips import Payment
from bot.rules.game import C, Closing, Company, Event, H, Position, Rules, Step, T, V
from bot.rules.offers import Action, Refused
from bot.rules.play import opened, play
from bot.rules.turns import Over, Seat


@dataclass(frozen=True, slots=True)
class Sitting(Generic[T, H, V, C]):
    """A run of deals by the same rules.

    `company` and `carry` are those of the next deal; `position` is that of the latest deal, also
    when it is finished; `over` says that no further deal can follow: the match is decided, or has
    `ended` for want of those who can play.
    """

    rules: Rules[T, H, V, C]
    company: Company
    carry: C
    position: Position[T, H, V] | None = None
    deals: int = 0
    """Deals begun so far."""
    next_dealer: Seat | None = None
    """Who deals next, as the latest finished deal left it."""
    over: bool = False
    secret: bool = False
    """What is carried holds cards in an order that nobody may know."""

    @property
    def playing(self) -> bool:
        """Whether a deal is under way."""
        return self.position is not None and not isinstance(
            self.rules.turn(self.position.table), Over
        )

    @property
    def fault(self) -> str | None:
        """Why those at the table can play no deal, in words; `None` when they can."""
        return self.rules.fault(self.company, self.carry)

    @property
    def hindrance(self) -> str | None:
        """Why no deal should follow: none can, or nothing could come of one."""
        return self.fault or self.rules.vain(self.company, self.carry)


@dataclass(frozen=True, slots=True)
class Turned(Generic[T, H, V, C]):
    """A sitting after a step, what happened in it, and the chips that moved."""

    sitting: Sitting[T, H, V, C]
    events: tuple[Event, ...]
    payments: tuple[Payment, ...]


def begin(sitting: Sitting[T, H, V, C]) -> Turned[T, H, V, C]:
    """The next deal, before its first move. Raises `Refused`."""
    if sitting.over:
        raise Refused("The match is over.")
    if sitting.playing:
        raise Refused("The deal before is not finished.")
    if sitting.fault is not None:
        raise Refused(sitting.fault)
    step = opened(sitting.rules, sitting.company, sitting.carry)
    return _adopted(replace(sitting, deals=sitting.deals + 1), step)


def move(
    sitting: Sitting[T, H, V, C], seat: Seat | None, action: Action | Chance
) -> Turned[T, H, V, C]:
    """The sitting after one move of the deal under way. Raises `Refused`."""
    if sitting.position is None:
        raise Refused("No deal has begun.")
    return _adopted(sitting, play(sitting.rules, sitting.position, seat, action))


def ended(sitting: Sitting[T, H, V, C]) -> Turned[T, H, V, C]:
    """The sitting after a deal: the match is over if this company can play no other.

    Whoever came while the deal was under way must be in the company already.
    """
    position = sitting.position
    if position is None or sitting.playing or sitting.over or sitting.fault is None:
        return Turned(sitting, (), ())
    step = sitting.rules.end(position)
    after = replace(
        sitting,
        position=step.position,
        company=_paid(sitting.company, step.payments),
        carry=sitting.rules.close(step.position).carry,
        over=True,
        next_dealer=None,
    )
    return Turned(after, step.events, step.payments)


def leave(sitting: Sitting[T, H, V, C], place: Seat) -> Turned[T, H, V, C]:
    """The sitting before somebody gives up a place between two deals.

    What lay in pools for the one who leaves has come to the stack that is taken along.
    """
    carry, payments = sitting.rules.left(sitting.company, sitting.carry, place)
    company = _paid(sitting.company, payments)
    return Turned(replace(sitting, company=company, carry=carry), (), payments)


def lying(sitting: Sitting[T, H, V, C], place: Seat) -> int:
    """Chips in pools that are a guest's own between two deals: what would go home with him."""
    _, payments = sitting.rules.left(sitting.company, sitting.carry, place)
    return sum(each.amount for each in payments if each.target == place)


def stop(sitting: Sitting[T, H, V, C]) -> Turned[T, H, V, C]:
    """The sitting ended by the host between two deals; a deal under way is left unfinished.

    A match that is over has paid back everything by itself.
    """
    if sitting.playing or sitting.over:
        return Turned(replace(sitting, over=True), (), ())
    payments = sitting.rules.stop(sitting.company, sitting.carry)
    company = _paid(sitting.company, payments)
    return Turned(replace(sitting, company=company, over=True), (), payments)


def _paid(company: Company, payments: tuple[Payment, ...]) -> Company:
    """The company after pools have been paid out to its places."""
    stacks = list(company.stacks)
    for payment in payments:
        assert isinstance(payment.target, int)
        stacks[payment.target] = (stacks[payment.target] or 0) + payment.amount
    return replace(company, stacks=tuple(stacks))


def _adopted(sitting: Sitting[T, H, V, C], step: Step[T, H, V]) -> Turned[T, H, V, C]:
    position = step.position
    if isinstance(sitting.rules.turn(position.table), Over):
        closing = sitting.rules.close(position)
        return Turned(_finished(sitting, position, closing), step.events, step.payments)
    # Every move comes by here, and `replace` is dear.
    moved = Sitting(
        sitting.rules,
        sitting.company,
        sitting.carry,
        position,
        sitting.deals,
        sitting.next_dealer,
        sitting.over,
        sitting.secret,
    )
    return Turned(moved, step.events, step.payments)


def _finished(
    sitting: Sitting[T, H, V, C], position: Position[T, H, V], closing: Closing[C]
) -> Sitting[T, H, V, C]:
    stacks = position.table.chips.stacks
    present = zip(sitting.company.stacks, stacks, strict=True)
    company = replace(
        sitting.company,
        stacks=tuple(None if before is None else after for before, after in present),
    )
    return replace(
        sitting,
        position=position,
        company=company,
        carry=closing.carry,
        next_dealer=None if closing.over else closing.next_dealer,
        over=closing.over,
        secret=closing.secret,
    )
