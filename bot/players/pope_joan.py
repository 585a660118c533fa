"""The computer player of Pope Joan, by the precepts of the old books.

Stops first, then Pope, then an ace, then low from the longest suit; and before an ace whatever wins
something on the board. The only art is to know the stops: it counts every card played, and as a
dealer who may look it knows the stock.
"""

from __future__ import annotations

from bot.games.pope_joan import (
    ABOVE,
    HONOURS,
    PAIRS,
    POPE,
    Board,
    Hand,
    Lead,
    PopeJoan,
    first_ace,
    height,
    known_stops,
    leads,
)
from bot.rules.cards import Card, lowest_of_longest
from bot.rules.game import SeatView
from bot.rules.offers import Action
from bot.rules.stops import own_run
from bot.rules.turns import Seat


def choose(rules: PopeJoan, view: SeatView[Board, Hand]) -> Action:
    """What an attentive player leads from this seat."""
    table, hand = view.public.table, view.hand
    led = leads(rules, table, hand.cards)
    runs = {each: own_run(hand.cards, each, rules.above) for each in led}
    stops = _stops(rules, table, hand)
    if keeping := [each for each in led if runs[each][-1] in stops]:
        return Lead(max(keeping, key=height))
    if POPE in led:
        return Lead(POPE)
    won = {each: _won(table, view.seat, run) for each, run in runs.items()}
    if any(won.values()):
        return Lead(max(led, key=won.__getitem__))
    return Lead(first_ace(led) or _low(led, hand.cards))


def _low(led: tuple[Card, ...], cards: tuple[Card, ...]) -> Card:
    """Low from the longest suit, or from the longest that may be led."""
    lowest = lowest_of_longest(cards, height)
    return lowest if lowest in led else lowest_of_longest(led, height)


def _stops(rules: PopeJoan, table: Board, hand: Hand) -> set[Card]:
    """The cards of the hand after which it is sure to lead again."""
    stops = {*known_stops(table, hand.cards)}
    stops |= {each for each in hand.cards if ABOVE.get(each) in hand.stock}
    return stops | {POPE} if rules.pope_stop == "on" else stops


def _won(table: Board, seat: Seat, run: tuple[Card, ...]) -> int:
    """Chips that a seat wins on the board by its own part of a run."""
    pools = table.chips.pools
    own = [each.card for each in table.played if each.seat == seat] + [*run]
    ranks = {each.rank for each in own if each.suit is table.trumps}
    fresh = {each.rank for each in run if each.suit is table.trumps}
    single = sum(pools.get(HONOURS[rank], 0) for rank in fresh if rank in HONOURS)
    pairs = [pool for pool, *pair in PAIRS if ranks.issuperset(pair) and fresh & {*pair}]
    return single + sum(pools[pool] for pool in pairs)
