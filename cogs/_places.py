"""Words for places and the deal: who deals, and whether a cut or a lot has settled it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.chat.kit import Names
from bot.rules.cards import short
from bot.rules.cutting import Cut
from bot.rules.game import Event
from bot.rules.lots import FirstDealer
from bot.rules.turns import Seat


def with_dealer(names: Names, dealer: Seat) -> Names:
    """The names of all places, the dealer's marked as such."""
    return [f"{name} (dealer)" if seat == dealer else name for seat, name in enumerate(names)]


def settled(events: Sequence[Event], names: Names) -> Iterator[str]:
    """What everybody cut, and who deals first; where nobody cut, the lot has settled it."""
    cuts = [each for each in events if isinstance(each, Cut)]
    for cut in cuts:
        drawn = zip(cut.seats, cut.drawn, strict=True)
        yield f"The cut: {', '.join(f'{names[seat]} {short(cards[-1])}' for seat, cards in drawn)}."
    for each in events:
        if isinstance(each, FirstDealer):
            yield f"{names[each.seat]} deals first." if cuts else by_lot(each, names)


def by_lot(drawn: FirstDealer, names: Names) -> str:
    """Who deals first, as the lot has it."""
    return f"{names[drawn.seat]} deals first, by lot."
