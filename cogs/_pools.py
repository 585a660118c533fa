"""Words for what is paid into pools before a deal, and for what is left there at the end."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.chat.kit import Names
from bot.chat.wording import chips, listed, they
from bot.rules.antes import Anted
from bot.rules.board import SatOut
from bot.rules.game import Event
from bot.rules.pools import Shared
from bot.rules.turns import Seat


def anted(event: Anted, names: Names, what: str) -> str:
    """`Each paid 5 chips for the ante; Dee sits this deal out, for want of them.`"""
    paid = f"Each paid {chips(event.amount)} {what}"
    if not event.out:
        return f"{paid}."
    return f"{paid}; {_out(event.out, names)}, for want of {'it' if event.amount == 1 else 'them'}."


def sat_out(events: Sequence[Event], names: Names) -> Iterator[str]:
    """Who sits out, and for want of how much."""
    out = [each for each in events if isinstance(each, SatOut)]
    if out:
        missing = chips(out[0].amount)
        yield f"{_out([each.seat for each in out], names)}, for want of {missing}."


def _out(seats: Sequence[Seat], names: Names) -> str:
    return f"{they([names[seat] for seat in seats], 'sits', 'sit')} this deal out"


def shared(events: Sequence[Event], names: Names, why: str) -> Iterator[str]:
    """What everybody has of the pools at the end of the game, and why it is the end."""
    shares = [each for each in events if isinstance(each, Shared)]
    if shares:
        told = listed([f"{each.amount:,} to {names[each.seat]}" for each in shares])
        yield f"{why}, and what lay there is shared out: {told}."
