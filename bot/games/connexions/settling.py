"""The end of a deal of connexions: what is drawn from the pool, and who shares it at the end."""

from __future__ import annotations

from bot.games.connexions.events import NoMajority, Took
from bot.games.connexions.options import House
from bot.games.connexions.pack import CONNEXIONS, UNITS, Prize
from bot.games.connexions.table import CARDS, Baize, DealStep, Phase
from bot.rules.chips import pay
from bot.rules.pools import divided
from bot.rules.steps import then
from bot.rules.turns import Seat


def settled(house: House, step: DealStep) -> DealStep:
    """Connexions draw by precedence, the majority last; the last deal shares the rest (X20 to
    X22)."""
    table = step.position.table
    for seat, prize in _prizes(house, table):
        step = _drawn(step, seat, prize, UNITS[prize] * house.unit)
    if majority(house, table) is None:
        step = then(step, [NoMajority()])
    step = then(step, phase=Phase.OVER)
    return divided(step, table.players) if table.is_last else step


def majority(house: House, table: Baize) -> Seat | None:
    """The seat with more tricks than any other, or with more than half of all (X12)."""
    (seat, most), *others = table.taken.most_common()
    if house.majority == "half":
        return seat if 2 * most > CARDS[len(table.players)] else None
    return seat if all(tricks < most for _, tricks in others) else None


def _prizes(house: House, table: Baize) -> list[tuple[Seat, Prize]]:
    """Who draws for what, in their order."""
    held: list[Prize] = [name for name in CONNEXIONS if name in table.connexions]
    drawing = held[:1] if house.triple == "best" else held
    found: list[tuple[Seat | None, Prize]] = [(table.possessor, each) for each in drawing]
    found.append((majority(house, table), "majority"))
    return [(seat, prize) for seat, prize in found if seat is not None]


def _drawn(step: DealStep, seat: Seat, prize: Prize, due: int) -> DealStep:
    """The pool pays what is due, or what it has."""
    table = step.position.table
    took = Took(seat, prize, due, min(due, table.pool))
    drawn = (*table.drawn, took)
    return then(step, [took], pay("pool", seat, took.amount, "pool"), drawn=drawn)
