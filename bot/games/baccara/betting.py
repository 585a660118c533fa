"""The window of bets at baccara, and what comes of it when it closes."""

from __future__ import annotations

from typing import TypeAlias

from bot.games.baccara.bank import betting, given_up
from bot.games.baccara.dealing import dealt
from bot.games.baccara.events import BetMade, BetsTrimmed, BettingDone
from bot.games.baccara.options import House
from bot.games.baccara.places import On, side_of
from bot.games.baccara.stakes import Wager, changed_by, trimmed
from bot.games.baccara.table import Cloth, DealStep
from bot.rules.banco import BancoAccepted, BancoCalled, challenged, uncounted
from bot.rules.chance import Shuffle
from bot.rules.entries import NobodyStaked
from bot.rules.steps import then
from bot.rules.turns import Seat, Window

Marks: TypeAlias = tuple[Seat, ...]


def window(house: House, table: Cloth) -> Window:
    """All who have chips bet; the banker may only retire, and nobody waits for it."""
    stacks = table.chips.stacks
    gallery = table.gallery if house.onlookers else ()
    bettors = (*table.bettors, *[place for place in gallery if stacks[place]])
    said = (*table.done, *table.callers)
    waiting = tuple([place for place in bettors if place not in said])
    free = table.banker is not None and not table.bets and not table.callers
    seats = (*bettors, table.banker) if free and table.banker is not None else bettors
    due = Shuffle(house.stock) if table.shoe < house.cut else None
    return Window(seats, waiting, due, 1 + table.empty)


def bet(step: DealStep, place: Seat, on: On, amount: int) -> DealStep:
    """A place has a bet there; what it said besides is taken back."""
    table = step.position.table
    return then(
        step,
        (BetMade(place, on, amount),),
        bets=changed_by(table.bets, Wager(place, on, amount)),
        done=_without(table.done, place),
        callers=_without(table.callers, place),
    )


def done(step: DealStep, place: Seat) -> DealStep:
    """A place bets no more."""
    return then(step, (BettingDone(place),), done=(*step.position.table.done, place))


def banco_called(step: DealStep, seat: Seat) -> DealStep:
    """A seat would play alone; its bets are taken back."""
    table = step.position.table
    if seat in table.callers:
        return step
    return then(
        step,
        (BancoCalled(seat),),
        bets=tuple(each for each in table.bets if each.place != seat),
        done=_without(table.done, seat),
        callers=(*table.callers, seat),
    )


def closed(house: House, step: DealStep) -> DealStep:
    """The window has closed: banco goes first; else the bets are played for, if there are any."""
    table = step.position.table
    if table.alone is not None:
        return _banco(house, step, table.alone)
    if not table.bets:
        return _nobody_staked(step)
    step = uncounted(step)
    if house.over_limit == "trim":
        kept = trimmed(table.bets, table.places, table.banked)
        if sum(each.amount for each in kept) < sum(each.amount for each in table.bets):
            step = then(step, (BetsTrimmed(kept),), bets=kept)
    return dealt(house, step)


def _banco(house: House, step: DealStep, caller: Seat) -> DealStep:
    """One plays alone, for the whole bank, on his own side (BA33)."""
    table = step.position.table
    own = side_of(table.places.index(caller))
    events, bets = (BancoAccepted(caller, table.banked),), (Wager(caller, own, table.banked),)
    return dealt(house, then(challenged(step, caller), events, bets=bets, banco=caller))


def _nobody_staked(step: DealStep) -> DealStep:
    """The window opens once more; after that the bank goes home."""
    again = not step.position.table.empty
    step = then(step, (NobodyStaked(again),))
    return then(betting(step), empty=1) if again else given_up(step)


def _without(marks: Marks, place: Seat) -> Marks:
    return tuple(each for each in marks if each != place)
