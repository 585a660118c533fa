"""The window of stakes at vingt-un."""

from __future__ import annotations

from bot.games.vingt_un.dealing import dealt
from bot.games.vingt_un.ending import over
from bot.games.vingt_un.options import House
from bot.games.vingt_un.table import LEAST, Cloth, DealStep, Entry, Phase, dealers
from bot.rules.entries import Entered, NobodyStaked, entered
from bot.rules.steps import then
from bot.rules.turns import Seat, following


def limit(house: House, table: Cloth, seat: Seat) -> int:
    """The most that a seat may stake, so that it and the dealer can pay every double."""
    own, cover = table.chips.stacks[seat], table.chips.stacks[table.dealer]
    return min(house.max_stake, own // LEAST, cover // (LEAST * len(table.able)))


def may_pass(table: Cloth) -> bool:
    """Whether the dealer may give up the deal: nobody has staked, and another can deal."""
    others = set(dealers(table.chips.stacks, table.seats)) - {table.dealer}
    return bool(others) and not any(each.amount for each in table.entries)


def offered(step: DealStep, seat: Seat, amount: int) -> DealStep:
    """A seat has entered a stake."""
    entries = entered(step.position.table.entries, Entry(seat, amount))
    return then(step, (Entered(seat, amount),), entries=entries)


def closed(house: House, step: DealStep) -> DealStep:
    """The window has closed: those who have staked are dealt to."""
    table = step.position.table
    players = tuple(seat for seat in table.able if table.staked(seat))
    if players:
        return dealt(house, then(step, players=players, phase=Phase.DEAL))
    step = then(step, (NobodyStaked(not table.empty),), entries=(), empty=table.empty + 1)
    if not table.empty:
        return step
    return over(step, following(table.dealer, table.seats)[0], "empty")


def passed(step: DealStep) -> DealStep:
    """The dealer has given up the deal: there is no coup."""
    table = step.position.table
    return over(then(step, entries=()), following(table.dealer, table.seats)[0], "passed")
