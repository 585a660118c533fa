"""The buy-in of a table: with such stacks round it, a deal must be able to begin."""

from __future__ import annotations

from bisect import bisect_left

from bot.games import AnyRules
from bot.rules.game import Company
from bot.rules.offers import Refused
from bot.tables import refusals


def check_buy_in(rules: AnyRules, buy_in: int, most: int) -> None:
    """Raises `Refused` where no deal could begin, and names the least buy-in up to `most`."""
    fault = _fault(rules, buy_in)
    if fault is None:
        return
    least = bisect_left(range(most + 1), True, key=lambda chips: _fault(rules, chips) is None)
    if least > most:
        raise Refused(f"{fault} {refusals.NEVER}")
    raise Refused(f"{fault} {refusals.at_least(least)}")


def _fault(rules: AnyRules, buy_in: int) -> str | None:
    """Why a full table could not begin when everybody has brought so much."""
    seats = rules.sizes[-1]
    company, carry = Company((buy_in,) * seats, seats), rules.carried({})
    return rules.fault(company, carry) or rules.vain(company, carry)
