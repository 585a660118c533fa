"""The computer player of hazard, by the table of odds.

It calls seven if anybody could cover that: with the seed's odds it is by far the caster's best
main, at even money his smallest loss. As a setter it stands the less of a stake, the better the
caster's chances are.
"""

from __future__ import annotations

from fractions import Fraction
from math import ceil
from typing import Final

from bot.games.hazard import HOUSE, Call, Cloth, Cover, Hazard, Phase, calls
from bot.rules.game import SeatView
from bot.rules.offers import Action, Stake
from bot.rules.piles import Hand
from bot.rules.turns import Seat

STAKED: Final = Fraction(1, 20)
"""What of its chips the caster stakes, and lays besides on his chance."""
NEVER_ROUNDED: Final = 10
"""A stake on seven of so many chips, or of a multiple, is paid without a fraction."""
STOOD: Final = {
    5: Fraction(1, 10),
    6: Fraction(1, 20),
    7: Fraction(1, 40),
    8: Fraction(1, 20),
    9: Fraction(1, 10),
}
"""What of its chips a setter covers by main, where the stake is paid at the odds."""
_BEST: Final = (Call(0), Call(0, 7), Call(0, 6), Call(0, 8), Call(0, 5), Call(0, 9))
"""Calls from the best down; the first is that of a main that is thrown for."""
STOOD_AT_EVENS: Final = Fraction(1, 10)


def choose(rules: Hazard, view: SeatView[Cloth, Hand]) -> Action:
    """What a cool head does at this place."""
    table = view.public.table
    match table.phase:
        case Phase.CALL:
            return _call(rules, table)
        case Phase.COVER:
            return Cover(_cover(rules, table, view.seat))
        case _:
            return _throw_or_odds(rules, view)


def _call(rules: Hazard, table: Cloth) -> Action:
    chips = table.chips.stacks[table.caster]
    offers = {each.action: each for each in calls(rules, chips)}
    ranked = [offers[call] for call in _BEST if call in offers]
    offer = next((each for each in ranked if _is_met(rules, table, each)), ranked[0])
    wanted = max(2, round(chips * STAKED))
    if chips >= NEVER_ROUNDED**2:
        wanted = max(NEVER_ROUNDED, wanted // NEVER_ROUNDED * NEVER_ROUNDED)
    return offer.at(_fitted(offer, wanted))


def _is_met(rules: Hazard, table: Cloth, call: Stake) -> bool:
    """Whether anybody could cover such a call; where the main is thrown for, that is not known."""
    assert isinstance(call.action, Call)
    if call.action.main is None:
        return True
    others = [each for each in (*table.seats, *table.gallery) if each != table.caster]
    most = max((table.chips.stacks[each] for each in others), default=0)
    limit = rules.limit(table.chips.pools.get(HOUSE, most), call.action.main)
    return limit >= rules.multiple(call.action.main)


def _cover(rules: Hazard, table: Cloth, place: Seat) -> int:
    """What it stands, as a multiple of what is taken; nothing where that is more than it may."""
    assert table.main is not None
    chips, multiple = table.chips.stacks[place], rules.multiple(table.main)
    part = STOOD[table.main] if rules.odds == "seed" else STOOD_AT_EVENS
    wanted = min(ceil(chips * part / multiple) * multiple, table.stake)
    return min(wanted, rules.limit(chips, table.main) // multiple * multiple)


def _throw_or_odds(rules: Hazard, view: SeatView[Cloth, Hand]) -> Action:
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
