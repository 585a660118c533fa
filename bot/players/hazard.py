"""The computer player of hazard, by the table of odds.

It always calls seven: with the seed's odds that is by far the caster's best main, at even money
his smallest loss. As a setter it stands the less of a stake, the better the caster's chances are.
"""

from __future__ import annotations

from fractions import Fraction
from math import ceil

from bot.games.hazard import Baize, Call, Cover, Hand, Hazard, Phase
from bot.rules.game import Action, Seat, SeatView, Stake

STAKED = Fraction(1, 20)
"""What of its chips the caster stakes, and lays besides on his chance."""
NEVER_ROUNDED = 10
"""A stake on seven of so many chips, or of a multiple, is paid without a fraction."""
STOOD = {
    5: Fraction(1, 10),
    6: Fraction(1, 20),
    7: Fraction(1, 40),
    8: Fraction(1, 20),
    9: Fraction(1, 10),
}
"""What of its chips a setter covers by main, where the stake is paid at the odds."""
STOOD_AT_EVENS = Fraction(1, 10)


def choose(rules: Hazard, view: SeatView[Baize, Hand]) -> Action:
    """What a cool head does at this place."""
    table = view.public.table
    match table.phase:
        case Phase.CALL:
            return _call(rules, table)
        case Phase.COVER:
            return Cover(_cover(rules, table, view.seat))
        case _:
            return _throw_or_odds(rules, view)


def _call(rules: Hazard, table: Baize) -> Action:
    chips = table.chips.stacks[table.caster]
    offer = next(each for each in rules.calls(chips) if each.at(0) in (Call(0, 7), Call(0)))
    wanted = max(2, round(chips * STAKED))
    if chips >= NEVER_ROUNDED**2:
        wanted = max(NEVER_ROUNDED, wanted // NEVER_ROUNDED * NEVER_ROUNDED)
    return offer.at(_fitted(offer, wanted))


def _cover(rules: Hazard, table: Baize, place: Seat) -> int:
    """What it stands, as a multiple of what is taken; nothing where that is more than it may."""
    assert table.main is not None
    chips, multiple = table.chips.stacks[place], rules.multiple(table.main)
    part = STOOD[table.main] if rules.odds == "seed" else STOOD_AT_EVENS
    wanted = min(ceil(chips * part / multiple) * multiple, table.stake)
    return min(wanted, rules.limit(chips, table.main) // multiple * multiple)


def _throw_or_odds(rules: Hazard, view: SeatView[Baize, Hand]) -> Action:
    """The bet besides costs nothing in the long run, so it is laid where it may be."""
    table = view.public.table
    for offer in rules.open_offers(table, view.seat):
        if isinstance(offer, Stake):
            return offer.at(_fitted(offer, round(table.chips.stacks[view.seat] * STAKED)))
    return rules.absent(table, view.hand, view.seat)


def _fitted(offer: Stake, wanted: int) -> int:
    """The amount on offer that comes nearest from below, else the least."""
    within = min(max(wanted, offer.low), offer.high)
    return within - (within - offer.low) % offer.step
