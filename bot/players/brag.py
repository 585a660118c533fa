"""The computer player of brag: cautious without a pair, and now and then bold with nothing.

The old books give no precepts; these are our own: what a hand is worth decides whether it stays,
and nobody without a run risks more than a quarter of his chips in one deal.
"""

from __future__ import annotations

from typing import Final

from bot.games.brag import (
    Baize,
    Bet,
    Brag,
    Cover,
    Fold,
    Kind,
    Reading,
    See,
    bets,
    least_bet,
    may_see,
    price,
)
from bot.players._luck import lot
from bot.rules.cards import ACE, QUEEN
from bot.rules.game import SeatView
from bot.rules.offers import Action, Stake
from bot.rules.piles import Hand
from bot.rules.turns import Seat

NINE: Final = 9
PART_AT_RISK: Final = 4
"""Without a run, one chip in so many is the most to be put into a deal."""
RICH_POT: Final = 4
"""A pot of more than so many times the price is worth to be seen for."""
PATIENCE: Final = 3
"""Between two it comes to a see after so many bets of each."""
ENDURANCE: Final = {
    Kind.SINGLE: 2,
    Kind.PAIR: 8,
    Kind.FLUSH: 12,
    Kind.RUN: 18,
    Kind.RUNNING_FLUSH: 30,
}
"""Among three or more, who cannot see each other, a hand is given up after so many bets."""
BLUFFS: Final = 10
"""One empty hand in so many is played as if it were a run."""


def choose(rules: Brag, view: SeatView[Baize, Hand]) -> Action:
    """What a careful bragger does in this seat."""
    table, seat = view.public.table, view.seat
    reading = rules.reading(view.hand.cards)
    if may_see(table, seat) and _would_see(table, reading):
        return See()
    found = bets(rules, table, seat)
    if found is None:
        covers = rules.short_stack == "cover" and _would_cover(table, reading, seat)
        return Cover() if covers else Fold()
    amount = _amount(rules, view, reading, found) if _endures(table, reading, seat) else None
    return Fold() if amount is None else Bet(amount)


def _amount(rules: Brag, view: SeatView[Baize, Hand], reading: Reading, stake: Stake) -> int | None:
    """What is bet on a hand; nothing when it is not worth the least bet."""
    table, seat = view.public.table, view.seat
    if reading.kind >= Kind.RUN:
        return _raised(rules, stake, reading)
    purse = _purse(table, seat)
    if purse < stake.low:
        return None
    if _bluffs(table, view.hand, reading):
        return min(_raised(rules, stake, reading), purse)
    return stake.low if _stays(rules, table, reading, seat) else None


def _would_see(table: Baize, reading: Reading) -> bool:
    if reading.kind >= Kind.RUN:
        return not _is_patient(table)
    if _is_patient(table):
        return table.pot > RICH_POT * price(table) and _is_pair_of(QUEEN, reading)
    return _is_pair_of(NINE, reading)


def _is_patient(table: Baize) -> bool:
    return table.duel < 2 * PATIENCE


def _endures(table: Baize, reading: Reading, seat: Seat) -> bool:
    most = ENDURANCE.get(reading.kind)
    return len(table.live) == 2 or most is None or table.times[seat] < most


def _would_cover(table: Baize, reading: Reading, seat: Seat) -> bool:
    """Nothing is lost by covering with nothing."""
    return table.chips.stacks[seat] == 0 or _is_pair_of(NINE, reading)


def _stays(rules: Brag, table: Baize, reading: Reading, seat: Seat) -> bool:
    """Whether a hand below a run is worth the required amount."""
    two_left = len(table.live) == 2
    if _is_pair_of(NINE, reading):
        return True
    if reading.kind is Kind.SINGLE and two_left and reading.height >= ACE:
        return _is_patient(table)
    return least_bet(rules, table) <= rules.ante and not table.bets[seat]


def _is_pair_of(rank: int, reading: Reading) -> bool:
    """Whether a hand is a pair of this rank or anything better."""
    return reading.kind > Kind.PAIR or (reading.kind is Kind.PAIR and reading.height >= rank)


def _purse(table: Baize, seat: Seat) -> int:
    """How much a hand without a run may still put in."""
    paid = table.paid[seat]
    return (table.chips.stacks[seat] + paid) // PART_AT_RISK - paid


def _raised(rules: Brag, stake: Stake, reading: Reading) -> int:
    """A few chips more than required, no more telling of the hand than of its odd cards."""
    few = 1 + sum(reading.ranks) % 3
    return min(stake.high, stake.low + few * rules.min_bet)


def _bluffs(table: Baize, hand: Hand, reading: Reading) -> bool:
    """Whether this empty hand is one to be bold with: settled by its cards and the deal."""
    bold = lot(hand.cards, table.deals) % BLUFFS == 0
    return reading.kind is Kind.SINGLE and bold and _is_patient(table)
