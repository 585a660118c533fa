"""The computer player of bragg, by the advice of the rule book.

Queens or better raise while it is cheap and then call, a middling pair calls a small bet, and one
poor hand in twelve is bold with nothing. All amounts go by the least raise of the house.
"""

from __future__ import annotations

from typing import Final

from bot.games.bragg import (
    Baize,
    Bragg,
    Call,
    Check,
    Fold,
    Hand,
    Phase,
    Pick,
    Raise,
    best_count,
    best_holding,
    most_more,
)
from bot.players._luck import lot
from bot.rules.cards import QUEEN
from bot.rules.game import SeatView
from bot.rules.offers import Action
from bot.rules.turns import Seat

EIGHT: Final = 8
CHEAP: Final = 4
"""Below this level a strong pair raises."""
STRONG_RAISES: Final = 3
"""By one to so much."""
MIDDLING_CALLS: Final = 2
"""So high a level is worth a middling pair."""
BLUFFS, BLUFF = 12, 2
"""One poor hand in so many raises by so much."""


def choose(rules: Bragg, view: SeatView[Baize, Hand]) -> Action:
    """What a prudent player does in this seat."""
    table, hand = view.public.table, view.hand
    if table.phase is Phase.THIRD:
        return Pick(best_count(hand.cards))
    rank = best_holding(hand.cards).halves // 2
    level, unit = table.bets.level, rules.min_raise
    stay = Call() if table.bets.due else Check()
    if rank >= QUEEN:
        more = _more(rules, table, 1 + lot(hand.cards, table.deals) % STRONG_RAISES)
        return Raise(more) if more and level < CHEAP * unit else stay
    if level == 0 or (rank >= EIGHT and level <= MIDDLING_CALLS * unit):
        return stay
    more = _more(rules, table, BLUFF)
    bold = rank < EIGHT and more and _bluffs(table, hand, view.seat)
    return Raise(more) if bold else Fold()


def _more(rules: Bragg, table: Baize, wished: int) -> int:
    """A raise by so many of the least, or by what is allowed; 0 where there is none."""
    return min(wished * rules.min_raise, most_more(rules, table))


def _bluffs(table: Baize, hand: Hand, seat: Seat) -> bool:
    """Whether this poor hand is one to be bold with, once: settled by its cards and the deal."""
    return not table.bets.puts[seat] and lot(hand.cards, table.deals) % BLUFFS == 0
