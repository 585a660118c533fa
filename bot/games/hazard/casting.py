"""What the caster does at hazard: his stake, his throws, and what they win and lose."""

from __future__ import annotations

from fractions import Fraction

from bot.games.hazard.box import ended
from bot.games.hazard.covering import covering
from bot.games.hazard.dice import MAINS, Faces, result_of
from bot.games.hazard.events import Called, Lost, MainThrown, OddsLaid, Thrown, Won
from bot.games.hazard.options import House
from bot.games.hazard.paying import dues
from bot.games.hazard.shares import divided, lost_to, together, won_from
from bot.games.hazard.table import DealStep, Phase
from bot.rules.steps import then


def called(house: House, step: DealStep, amount: int, main: int | None) -> DealStep:
    """The caster has staked, on a main that he names or that is thrown for (H3)."""
    events = (Called(step.position.table.caster, amount, main),)
    step = then(step, events, stake=amount)
    return then(step, rolling=True) if main is None else covering(house, step, main)


def laid(step: DealStep, amount: int) -> DealStep:
    """The caster bets besides on his chance."""
    return then(step, (OddsLaid(step.position.table.caster, amount),), odds=amount)


def rolled(house: House, step: DealStep, faces: Faces) -> DealStep:
    """The dice have fallen: for the main, for the first throw, or for the chance."""
    step = then(step, rolling=False)
    table = step.position.table
    if table.main is None:
        return _for_main(house, step, faces)
    result = result_of(table.main, table.chance, sum(faces))
    events = (Thrown(table.caster, faces, result),)
    step = then(step, events, throws=(*table.throws, faces))
    match result:
        case "nick" | "chance_won":
            return _won(house, step)
        case "out" | "chance_lost":
            return _lost(house, step)
        case "chance":
            return then(step, phase=Phase.CHANCE, chance=sum(faces))
        case "no_decision":
            return step


def _for_main(house: House, step: DealStep, faces: Faces) -> DealStep:
    if sum(faces) not in MAINS:
        return then(step, (MainThrown(faces, None),), rolling=True)
    return covering(house, then(step, (MainThrown(faces, sum(faces)),)), sum(faces))


def _won(house: House, step: DealStep) -> DealStep:
    """A nick wins even money, a chance its odds: on the stake or on the bet besides."""
    table = step.position.table
    shares, besides = (
        divided(table.covers, due, house.rounded(due)) for due in dues(house, table, table.chance)
    )
    payments = (
        *won_from(shares, table.caster, "stake"),
        *won_from(besides, table.caster, "odds"),
    )
    paid = together(shares, besides)
    events = (Won(table.caster, sum(each.amount for each in paid), paid),)
    return ended(house, then(step, events, payments, losses=0), None)


def _lost(house: House, step: DealStep) -> DealStep:
    table = step.position.table
    besides = divided(table.covers, Fraction(table.odds), table.odds)
    payments = (
        *lost_to(table.covers, table.caster, "stake"),
        *lost_to(besides, table.caster, "odds"),
    )
    losses = table.losses + 1
    got = together(table.covers, besides)
    events = (Lost(table.caster, table.covered + table.odds, got, losses),)
    cause = "losses" if losses == house.box_after else None
    return ended(house, then(step, events, payments, losses=losses), cause)
