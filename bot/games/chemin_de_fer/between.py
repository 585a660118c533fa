"""Between two coups of chemin de fer: who can play, what lies there, what goes home with whom."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from bot.games.chemin_de_fer.carry import Carry, split
from bot.games.chemin_de_fer.options import House
from bot.games.chemin_de_fer.stakes import Wagers, returned
from bot.games.chemin_de_fer.table import Cloth, Phase
from bot.rules.chips import Payment, pay
from bot.rules.game import Company
from bot.rules.lots import no_such_seat
from bot.rules.refusals import too_few
from bot.rules.turns import Seat

_LEAST: Final = 2


def fault(house: House, company: Company, carry: Carry) -> str | None:
    """Why this company can play no coup, in words."""
    stakes = carry.wagers(company.seats)
    banker = carry.dealer
    if missing := no_such_seat(company, banker):
        return missing
    if any(not _is_there(company, each.place) for each in stakes):
        return "A stake lies where nobody is."
    if carry.pool("bank") and not (banker is not None and _is_there(company, banker)):
        return "The bank lies where nobody sits."
    owned = _chips_owned(company, banker, carry.pool("bank"), stakes)
    if sum(chips > 0 for chips in owned) < _LEAST:
        return too_few("Chemin de fer needs {players} who have chips.", _LEAST)
    if carry.phase is None and max(owned) < house.min_bank:
        return too_few(
            "Chemin de fer needs {players} who can pay {chips} for a bank.", 1, house.min_bank
        )
    return None


def laid(company: Company, carry: Carry) -> Cloth:
    """The table as the coups before have left it."""
    return Cloth(
        chips=company.chips({name: carry.pool(name) for name in ("bank", "carried", "kitty")}),
        seats=company.taken,
        gallery=company.onlookers,
        gallery_from=company.seats,
        phase=Phase[carry.phase.upper()] if carry.phase else Phase.OPEN_BANK,
        banker=carry.dealer or 0,
        shoe=len(carry.shoe or ()),
        price=carry.price or 0,
        wins=carry.wins or 0,
        suivi=carry.suivi,
        resume=carry.resume,
        banco_by=carry.banco_by,
        bancos=carry.bancos or 0,
        stakes=carry.wagers(company.seats),
        banco=carry.phase == "deal",
    )


def stopped(company: Company, carry: Carry) -> tuple[Payment, ...]:
    """The bank and the stakes that lie go back to their owners."""
    stakes = returned(carry.wagers(company.seats))
    if carry.dealer is None:
        return stakes
    return pay("bank", carry.dealer, carry.pool("bank"), "bank") + stakes


def left(company: Company, carry: Carry, place: Seat) -> tuple[Carry, tuple[Payment, ...]]:
    """What is carried on when somebody leaves between two coups, and what goes with him."""
    carry = _claims_dropped(carry, place)
    banked, stakes = carry.pool("bank"), carry.wagers(company.seats)
    kitty = {"kitty": carry.pool("kitty")}
    if banked and place == carry.dealer:
        home = stopped(company, carry)
        offered = replace(carry, phase="pass_offer", price=banked, pools=kitty, wins=None)
        return split(offered, (), company.seats), home
    own = tuple(each for each in stakes if each.place == place)
    if not own:
        return carry, ()
    rest = tuple(each for each in stakes if each.place != place)
    pools = {"bank": banked, "carried": sum(each.amount for each in rest), **kitty}
    again = replace(carry, phase="betting", pools=pools)
    return split(again, rest, company.seats), returned(own)


def _is_there(company: Company, place: Seat) -> bool:
    return place < len(company.stacks) and company.stacks[place] is not None


def _chips_owned(company: Company, banker: Seat | None, bank: int, stakes: Wagers) -> list[int]:
    """Chips by seat, with the bank and the stakes as their owners' own."""
    owned = [stack or 0 for stack in company.stacks[: company.seats]]
    if banker is not None:
        owned[banker] += bank
    for each in stakes:
        if each.place < company.seats:
            owned[each.place] += each.amount
    return owned


def _claims_dropped(carry: Carry, place: Seat) -> Carry:
    """What was kept for somebody who leaves is void."""
    if carry.suivi == place:
        carry = replace(carry, suivi=None)
    if carry.banco_by == place:
        carry = replace(carry, banco_by=None, bancos=None)
    return carry
