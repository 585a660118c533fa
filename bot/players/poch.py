"""The computer player of poch, by the advice of the rule book.

Three or four equal cards bet boldly, a good pair carefully, a low one only cheaply, and who is the
last to be asked takes the pool for a single chip. In the play it sheds its stops first.
"""

from __future__ import annotations

from bot.games.poch import (
    ABOVE,
    Board,
    Hold,
    Holding,
    Lead,
    Pass,
    Phase,
    Poch,
    Pochen,
    Raise,
    best_holding,
    height,
    limit,
)
from bot.rules.cards import QUEEN, Card, lowest_of_longest
from bot.rules.game import SeatView
from bot.rules.offers import Action
from bot.rules.piles import Hand
from bot.rules.stops import known_stops, own_run

BOLD_POCH, BOLD_RAISE = 3, 2
"""With three equal cards; a bet above the first of these is held and raised no more."""
PAIR_HOLDS, LOW_PAIR_HOLDS = 4, 2
"""So high a bet is held by queens or better, and by a lower pair."""


def choose(rules: Pochen, view: SeatView[Board, Hand]) -> Action:
    """What a prudent player does in this seat."""
    table, cards = view.public.table, view.hand.cards
    if table.phase is Phase.PLAY:
        return Lead(_led(table, cards))
    holding, most = best_holding(cards, table.trumps), limit(rules, table)
    if most and len(table.bets.live) == 1 and (holding.is_set or rules.pair_required == "off"):
        return Poch(1)
    if not most or not holding.is_set:
        return Pass()
    return _answer(table, holding, most, rules) if table.bets.level else _opening(holding, most)


def _opening(holding: Holding, most: int) -> Action:
    if holding.size > 2:
        return Poch(min(BOLD_POCH, most))
    return Poch(1) if holding.rank >= QUEEN else Pass()


def _answer(table: Board, holding: Holding, most: int, rules: Pochen) -> Action:
    level = table.bets.level
    if holding.size > 2:
        more = min(BOLD_RAISE, most - level) if rules.raising == "on" else 0
        return Raise(more) if more and level <= BOLD_POCH else Hold()
    return Hold() if level <= (PAIR_HOLDS if holding.rank >= QUEEN else LOW_PAIR_HOLDS) else Pass()


def _led(table: Board, cards: tuple[Card, ...]) -> Card:
    """The longest way to a card after which the seat is sure to lead again, or low from length."""
    stops = known_stops(table, cards, ABOVE)
    runs = [own_run(cards, each, ABOVE) for each in cards]
    keeping = [run for run in runs if run[-1] in stops]
    return max(keeping, key=len)[0] if keeping else lowest_of_longest(cards, height)
