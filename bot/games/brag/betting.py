"""The betting at brag, where every turn costs at least the last bet anew, and how it ends.

Source: the rule book of brag, ledger B33 to B46, and its rules for a cover.
"""

from __future__ import annotations

from bot.games.brag.dealing import put_under
from bot.games.brag.events import BetMade, Covered, Folded, Saw, Showed, ShuffleEarned, Took, Way
from bot.games.brag.options import House
from bot.games.brag.table import DealStep, Phase, closed_pot, price
from bot.games.brag.worth import Kind
from bot.rules.chips import pay
from bot.rules.steps import then
from bot.rules.turns import Seat, following
from bot.rules.values import added, replaced, without


def bet(step: DealStep, seat: Seat, amount: int) -> DealStep:
    """A seat has bet, and the next one is on turn."""
    table = step.position.table
    return then(
        _paid_in(step, seat, amount, "bet"),
        (BetMade(seat, amount, amount - table.last_bet),),
        bets=replaced(table.bets, seat, amount),
        times=added(table.times, seat, 1),
        last_bet=amount,
        duel=table.duel + (len(table.live) == 2),
        on_turn=following(seat, table.live)[0],
    )


def folded(house: House, step: DealStep, seat: Seat) -> DealStep:
    """A seat is out, and its cards go under the pack at once (B47)."""
    step = put_under(step, seat)
    out = (*step.position.table.folded, seat)
    return _passed_on(house, then(step, (Folded(seat),), folded=out), seat)


def covered(house: House, step: DealStep, seat: Seat) -> DealStep:
    """A seat puts in all it has, and the pot so far is closed."""
    amount = step.position.table.chips.stacks[seat]
    step = _paid_in(step, seat, amount, "cover")
    table = step.position.table
    covers = (*table.covers, seat)
    number, pot = len(covers), table.pot
    payments = pay("pot", closed_pot(number), pot, "cover")
    step = then(step, [Covered(seat, amount, number, pot)], payments, covers=covers)
    return _passed_on(house, step, seat)


def saw(house: House, step: DealStep, seat: Seat) -> DealStep:
    """The other shows first; the seer shows, and takes the pot, only if better (B40 to B42)."""
    hands, cost = step.position.hands, price(step.position.table)
    (other,) = (each for each in step.position.table.live if each != seat)
    step = then(_paid_in(step, seat, cost, "see"), (Saw(seat, other, cost),))
    step = _showed(house, step, other)
    seers, others = (house.reading(hands[each].cards) for each in (seat, other))
    winner, worth = (seat, seers) if seers > others else (other, others)
    if winner == seat or house.show_losing_seer == "on":
        step = _showed(house, step, seat)
    step = _settled(house, step, winner, "see")
    if worth.kind is not Kind.PRIAL:
        return step
    return then(step, (ShuffleEarned(winner),), shuffle_earned=True)


def _passed_on(house: House, step: DealStep, seat: Seat) -> DealStep:
    """A seat bets no longer: the turn goes on, or the last one has won."""
    live = without(step.position.table.live, seat)
    if len(live) == 1:
        return _settled(house, then(step, live=live), live[0], "folds")
    return then(step, live=live, on_turn=following(seat, live)[0])


def _settled(house: House, step: DealStep, winner: Seat, by: Way) -> DealStep:
    """The winner takes the newest pot, and meets those who cover for the closed ones."""
    step = _took(step, winner, 0, by)
    covers, hands = step.position.table.covers, step.position.hands
    for seat in (winner, *reversed(covers)) if covers else ():
        step = _showed(house, step, seat)
    best = winner
    for number, seat in reversed(list(enumerate(covers, 1))):
        # Whoever comes later must be better, so ties stay with the winner or the later cover.
        if house.reading(hands[seat].cards) > house.reading(hands[best].cards):
            best = seat
        step = _took(step, best, number, "cover")
    return then(step, phase=Phase.OVER)


def _showed(house: House, step: DealStep, seat: Seat) -> DealStep:
    """A hand is laid open, if it does not lie so already."""
    shown, hand = step.position.table.shown, step.position.hands[seat].cards
    if shown[seat]:
        return step
    event = Showed(seat, hand, house.reading(hand))
    return then(step, (event,), shown=replaced(shown, seat, hand))


def _paid_in(step: DealStep, seat: Seat, amount: int, reason: str) -> DealStep:
    """Chips go from a seat to the newest pot."""
    paid = added(step.position.table.paid, seat, amount)
    return then(step, (), pay(seat, "pot", amount, reason), paid=paid)


def _took(step: DealStep, seat: Seat, number: int, by: Way) -> DealStep:
    """A pot goes to its winner, the newest where no number is given; an empty one in silence."""
    table, pool = step.position.table, closed_pot(number) if number else "pot"
    amount = table.chips.pools.get(pool, 0)
    if not amount:
        return step
    event, payments = Took(seat, pool, amount, by, number), pay(pool, seat, amount, "pool")
    return then(step, [event], payments, won=added(table.won, seat, amount))
