"""Between two coups of baccara: who can play, who sits where, what goes home with whom."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from bot.games.baccara.carry import Carry
from bot.games.baccara.places import FIRST, NOBODY, without
from bot.games.baccara.table import Cloth, Phase
from bot.rules.chips import Payment, pay
from bot.rules.game import Company
from bot.rules.lots import no_such_seat
from bot.rules.refusals import too_few
from bot.rules.turns import Seat

_OPENING: Final = 3
"""Seats with chips that the first sale wants."""
_LEAST: Final = 2


def fault(company: Company, carry: Carry) -> str | None:
    """Why this company can play no coup, in words."""
    banker, bank = carry.dealer, carry.pool("bank")
    if missing := no_such_seat(company, banker, *(carry.places or ())):
        return missing
    if bank and banker not in company.taken:
        return "The bank lies where nobody sits."
    owned = [stack or 0 for stack in company.stacks[: company.seats]]
    if banker is not None:
        owned[banker] += bank
    wanted = _OPENING if carry.places is None else _LEAST
    if sum(chips > 0 for chips in owned) < wanted:
        return too_few("Baccara needs {players} who have chips.", wanted)
    return None


def laid(company: Company, carry: Carry) -> Cloth:
    """The table as the coups before have left it."""
    places = carry.places or NOBODY
    return Cloth(
        chips=company.chips({name: carry.pool(name) for name in ("bank", "kitty")}),
        seats=company.taken,
        gallery=company.onlookers,
        phase=Phase.BETTING if carry.pool("bank") else Phase.AUCTION,
        banker=carry.dealer,
        places=tuple(each if each in company.taken else None for each in places),
        drawn=carry.places is not None,
        holders=carry.holders or FIRST,
        shoe=len(carry.shoe or ()),
        banco_by=carry.banco_by,
        bancos=carry.bancos or 0,
    )


def stopped(carry: Carry) -> tuple[Payment, ...]:
    """The bank goes back to the banker."""
    if carry.dealer is None:
        return ()
    return pay("bank", carry.dealer, carry.pool("bank"), "bank")


def left(carry: Carry, place: Seat) -> tuple[Carry, tuple[Payment, ...]]:
    """What is carried on when somebody leaves between two coups, and what goes with him."""
    if carry.places is not None:
        carry = replace(carry, places=without(carry.places, place))
    if place == carry.banco_by:
        carry = replace(carry, banco_by=None, bancos=None)
    if place != carry.dealer or not carry.pool("bank"):
        return carry, ()
    kitty = {"bank": 0, "kitty": carry.pool("kitty")}
    return replace(carry, pools=kitty, banco_by=None, bancos=None), stopped(carry)
