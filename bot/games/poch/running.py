"""The cards played out: runs up to a stop, and what the first one out receives."""

from __future__ import annotations

from bot.games.poch.pack import ABOVE
from bot.games.poch.table import DealStep, Phase
from bot.rules.board import taken
from bot.rules.piles import Hand, Played
from bot.rules.steps import then
from bot.rules.stops import laid, paid_for_cards, run
from bot.rules.turns import Seat
from bot.rules.values import without


def led(step: DealStep, lead: Played) -> DealStep:
    """The run from a lead up to its stop, or to a hand that is out (PO15)."""
    step = run(step, lead, ABOVE, _played)
    winner = step.position.table.winner
    return step if winner is None else _out(step, winner)


def _played(step: DealStep, played: Played) -> DealStep:
    held = step.position.hands[played.seat].cards
    return laid(step, played, Hand(without(held, played.card)))


def _out(step: DealStep, winner: Seat) -> DealStep:
    """The winner takes the centre, where there is one, and a chip for every card left (PO16)."""
    others = [seat for seat in step.position.table.players if seat != winner]
    step = paid_for_cards(taken(step, winner, ["centre"]), winner, others)
    return then(step, phase=Phase.OVER)
