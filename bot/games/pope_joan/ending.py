"""The end of a deal at Pope Joan, and of the game."""

from __future__ import annotations

from bot.games.pope_joan.events import Excused, PaidForCards, Shared, WentOut
from bot.games.pope_joan.pack import POPE
from bot.games.pope_joan.prizes import taken
from bot.games.pope_joan.table import DealStep, Phase
from bot.rules.chips import Payment
from bot.rules.pools import equal_parts, shared_out
from bot.rules.steps import then
from bot.rules.turns import Seat


def out(step: DealStep, winner: Seat) -> DealStep:
    """The winner takes the game, and a chip for every card in the other hands (P17, P38)."""
    step = taken(then(step, [WentOut(winner)], winner=winner), winner, ["game"])
    hands = step.position.hands
    others = [seat for seat in step.position.table.players if seat != winner]
    excused = [seat for seat in others if POPE in hands[seat].cards]
    step = then(step, [Excused(seat, POPE) for seat in excused])
    paying = [seat for seat in others if seat not in excused]
    return over(paid_for_cards(step, winner, paying))


def paid_for_cards(step: DealStep, winner: Seat, others: list[Seat]) -> DealStep:
    """Each of the others pays a chip for each of his cards, or what he has."""
    left, stacks = step.position.table.left, step.position.table.chips.stacks
    paid = [
        PaidForCards(seat, winner, left[seat], min(left[seat], stacks[seat])) for seat in others
    ]
    payments = (Payment(each.seat, winner, each.amount, "cards") for each in paid if each.amount)
    return then(step, paid, tuple(payments), settled=tuple(paid))


def over(step: DealStep) -> DealStep:
    """The end of the deal."""
    return then(step, phase=Phase.OVER)


def divided(step: DealStep) -> DealStep:
    """Nobody can dress the board again: those who played share what lies on it."""
    table = step.position.table
    pools = table.chips.pools
    parts = equal_parts(sum(pools.values()), table.players)
    events = [Shared(seat, amount) for seat, amount in parts if amount]
    return then(step, events, shared_out(pools, table.players))
