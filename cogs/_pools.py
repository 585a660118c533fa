"""Words for what is paid into pools before a deal, and for what is left there at the end."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.chat.kit import Names
from bot.chat.wording import about, chips, listed, sentences
from bot.rules.antes import Anted
from bot.rules.board import SatOut
from bot.rules.game import Event
from bot.rules.pools import Shared
from bot.rules.turns import Seat


def anted(event: Anted, names: Names, paid: str) -> str:
    """What each `paid` (`Each paid {} into the pool.`), and who could not."""
    return sentences(paid.format(chips(event.amount)), _out(event.out, names))


def sat_out(events: Sequence[Event], names: Names) -> Iterator[str]:
    """Who sits out, too poor for the board."""
    if out := [each.seat for each in events if isinstance(each, SatOut)]:
        yield _out(out, names)


def _out(seats: Sequence[Seat], names: Names) -> str:
    return (
        about(
            [names[seat] for seat in seats],
            "{who} has too few chips, and sits this deal out.",
            "{who} have too few chips, and sit this deal out.",
        )
        if seats
        else ""
    )


def shared(events: Sequence[Event], names: Names, why: str) -> Iterator[str]:
    """What everybody has of the pools at the end of the game, and why it is the end."""
    shares = [each for each in events if isinstance(each, Shared)]
    if shares:
        told = listed([f"{each.amount:,} to {names[each.seat]}" for each in shares])
        yield f"{why} What is left in the pools is shared out: {told}."
