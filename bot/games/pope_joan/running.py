"""A run at Pope Joan: the cards that follow a lead, and what they win."""

from __future__ import annotations

from bot.games.pope_joan.options import House
from bot.games.pope_joan.prizes import won_by
from bot.games.pope_joan.settling import out
from bot.games.pope_joan.table import DealStep, Hand
from bot.rules.board import collected
from bot.rules.piles import Played
from bot.rules.stops import laid, run
from bot.rules.values import without


def led(house: House, step: DealStep, lead: Played) -> DealStep:
    """The run from a lead up to its stop, or to a hand that is out (P15)."""
    step = run(step, lead, house.above, lambda step, played: _played(house, step, played))
    winner = step.position.table.winner
    return step if winner is None else out(step, winner)


def _played(house: House, step: DealStep, played: Played) -> DealStep:
    before = step.position.hands[played.seat]
    left = Hand(without(before.cards, played.card), before.stock)
    step = laid(step, played, left)
    return collected(step, won_by(house, step.position.table, played))
