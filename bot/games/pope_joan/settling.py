"""The end of a deal at Pope Joan."""

from __future__ import annotations

from bot.games.pope_joan.events import Excused
from bot.games.pope_joan.pack import POPE
from bot.games.pope_joan.table import DealStep, Phase
from bot.rules.board import taken
from bot.rules.steps import then
from bot.rules.stops import paid_for_cards
from bot.rules.turns import Seat


def out(step: DealStep, winner: Seat) -> DealStep:
    """The winner takes the game, and a chip for every card in the other hands (P17, P38)."""
    step = taken(step, winner, ["game"])
    hands = step.position.hands
    others = [seat for seat in step.position.table.players if seat != winner]
    excused = [seat for seat in others if POPE in hands[seat].cards]
    step = then(step, [Excused(seat, POPE) for seat in excused])
    paying = [seat for seat in others if seat not in excused]
    return over(paid_for_cards(step, winner, paying))


def over(step: DealStep) -> DealStep:
    """The end of the deal."""
    return then(step, phase=Phase.OVER)
