"""The pool of connexions: when it is filled and by whom, and who plays."""

from __future__ import annotations

from bot.games.connexions.carry import LEAST, Carry
from bot.games.connexions.options import House
from bot.games.connexions.table import DealStep
from bot.rules.antes import anted, payers
from bot.rules.game import Company
from bot.rules.lots import no_such_seat
from bot.rules.refusals import too_few
from bot.rules.turns import Seat


def is_due(house: House, company: Company, carry: Carry) -> bool:
    """Whether the seats pay before the next deal: also when too few of the last payers stay."""
    return house.is_short(carry.pools["pool"]) or len(carry.staying(company)) < LEAST


def playing(house: House, company: Company, carry: Carry) -> tuple[Seat, ...]:
    """The seats that are in the next deal, in rising order: who can pay, or who has paid."""
    if is_due(house, company, carry):
        return payers(company, house.stake)
    return carry.staying(company)


def why_none(house: House, company: Company, carry: Carry) -> str | None:
    """Why this company can play no deal, in words."""
    if not LEAST <= len(company.taken) <= 4:
        return "Connexions is played by three or four."
    if missing := no_such_seat(company, carry.dealer, *(carry.in_ or ())):
        return missing
    if carry.played >= house.length(company.seats):
        return f"All {house.length(company.seats)} deals of the match are played."
    if len(playing(house, company, carry)) < LEAST:
        return too_few(
            "Connexions needs {players} who can pay {chips} for the pool.", LEAST, house.stake
        )
    return None


def pooled(house: House, step: DealStep) -> DealStep:
    """Everybody who plays pays once, even if that leaves the pool short."""
    table = step.position.table
    return anted(step, table.seats, table.players, ["pool"], house.stake)
