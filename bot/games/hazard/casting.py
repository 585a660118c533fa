"""The throws of a round at hazard, and what they win and lose."""

from __future__ import annotations

from fractions import Fraction

from bot.games.hazard.box import ended
from bot.games.hazard.covering import covering
from bot.games.hazard.dice import MAINS, Faces, result_of
from bot.games.hazard.events import Lost, MainThrown, Thrown, Won
from bot.games.hazard.options import House
from bot.games.hazard.paying import dues
from bot.games.hazard.shares import divided, lost_to, together, won_from
from bot.games.hazard.table import Cloth, DealStep, Phase, at
from bot.rules.values import changed


def rolled(house: House, table: Cloth, faces: Faces) -> DealStep:
    """The dice have fallen: for the main, for the first throw, or for the chance."""
    table = changed(table, rolling=False)
    if table.main is None:
        return _for_main(house, table, faces)
    result = result_of(table.main, table.chance, sum(faces))
    thrown = Thrown(table.caster, faces, result)
    table = changed(table, throws=(*table.throws, faces))
    match result:
        case "nick" | "chance_won":
            return _won(house, table, thrown)
        case "out" | "chance_lost":
            return _lost(house, table, thrown)
        case "chance":
            return at(changed(table, phase=Phase.CHANCE, chance=sum(faces)), thrown)
        case "no_decision":
            return at(table, thrown)


def _for_main(house: House, table: Cloth, faces: Faces) -> DealStep:
    if sum(faces) not in MAINS:
        return at(changed(table, rolling=True), MainThrown(faces, None))
    return covering(house, table, sum(faces), MainThrown(faces, sum(faces)))


def _won(house: House, table: Cloth, thrown: Thrown) -> DealStep:
    """A nick wins even money, a chance its odds: on the stake or on the bet besides."""
    shares, besides = (
        divided(table.covers, due, house.rounded(due)) for due in dues(house, table, table.chance)
    )
    payments = (
        *won_from(shares, table.caster, "stake"),
        *won_from(besides, table.caster, "odds"),
    )
    paid = together(shares, besides)
    won = Won(table.caster, sum(each.amount for each in paid), paid)
    return ended(house, changed(table, losses=0), (thrown, won), None, payments)


def _lost(house: House, table: Cloth, thrown: Thrown) -> DealStep:
    besides = divided(table.covers, Fraction(table.odds), table.odds)
    payments = (
        *lost_to(table.covers, table.caster, "stake"),
        *lost_to(besides, table.caster, "odds"),
    )
    losses = table.losses + 1
    got = together(table.covers, besides)
    lost = Lost(table.caster, table.covered + table.odds, got, losses)
    cause = "losses" if losses == house.box_after else None
    return ended(house, changed(table, losses=losses), (thrown, lost), cause, payments)
