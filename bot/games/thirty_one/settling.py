"""How a deal of thirty-one ends: with 31 made, or with all hands shown and compared."""

from __future__ import annotations

from bot.games.thirty_one.events import MadeThirtyOne, Showed, Tied, Took
from bot.games.thirty_one.options import House
from bot.games.thirty_one.table import DealStep, Phase
from bot.games.thirty_one.worth import THIRTY_ONE, Worth
from bot.rules.chips import pay
from bot.rules.pools import equal_parts
from bot.rules.steps import then
from bot.rules.turns import Seat
from bot.rules.values import replaced


def made_thirty_one(step: DealStep, seat: Seat, *, dealt: bool) -> DealStep:
    """A seat shows 31 and takes the pool; nobody else shows (T15)."""
    hand = step.position.hands[seat].cards
    shown = replaced(step.position.table.shown, seat, hand)
    step = then(step, (MadeThirtyOne(seat, hand, dealt),), shown=shown, phase=Phase.OVER)
    return _took(step, seat, step.position.table.pool, THIRTY_ONE)


def all_shown(house: House, step: DealStep) -> DealStep:
    """Everybody shows; the best hand takes the pool, of equal ones the most senior (T18)."""
    table, hands = step.position.table, step.position.hands
    worths = {seat: house.worth(hands[seat].cards) for seat in table.players}
    best = max(worths.values())
    tied = tuple(seat for seat in table.players if worths[seat] == best)
    winners = tied if house.ties == "split" else tied[:1]
    step = then(
        step,
        (Showed(seat, hands[seat].cards, worths[seat]) for seat in table.players),
        shown=tuple(hand.cards for hand in hands),
        phase=Phase.OVER,
    )
    if len(tied) > 1:
        step = then(step, (Tied(tied, shared=len(winners) > 1),))
    for seat, amount in equal_parts(table.pool, winners):
        step = _took(step, seat, amount, best)
    return step


def _took(step: DealStep, seat: Seat, amount: int, worth: Worth) -> DealStep:
    """Chips go from the pool to a winner."""
    won = replaced(step.position.table.won, seat, amount)
    payments = pay("pool", seat, amount, "pool")
    return then(step, (Took(seat, amount, worth),), payments, won=won)
