"""Chips laid on the sheet at matrimony: by the dealer in the open, by the others unseen."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from bot.games.matrimony.actions import Lay
from bot.games.matrimony.events import Entered, Laid
from bot.games.matrimony.offers import named
from bot.games.matrimony.options import House
from bot.games.matrimony.table import DealStep, Phase
from bot.rules.chips import Payment
from bot.rules.steps import then
from bot.rules.turns import Seat
from bot.rules.values import replaced


def dealer_laid(house: House, step: DealStep, layout: Mapping[str, int]) -> DealStep:
    """The dealer's chips lie there; the others answer, or have no choice (M10)."""
    table = step.position.table
    step = _laid(step, table.dealer, layout)
    if house.less_one == "total":
        return then(step, phase=Phase.STAKES)
    answer = {chance: chips - 1 for chance, chips in layout.items() if chips}
    for seat in table.others:
        step = _laid(step, seat, answer)
    return then(step, phase=Phase.DEAL)


def entered(step: DealStep, seat: Seat, entry: Lay) -> DealStep:
    """One of the others has settled where the chips go, which it alone knows."""
    hands = step.position.hands
    return then(
        step,
        [Entered(seat)],
        hands=replaced(hands, seat, replace(hands[seat], entry=entry)),
        entered=tuple(sorted({*step.position.table.entered, seat})),
    )


def closed(step: DealStep) -> DealStep:
    """All have entered something, and it is laid for everybody to see."""
    table, hands = step.position.table, step.position.hands
    entries = [hand.entry for hand in hands]
    step = then(step, hands=tuple(replace(hand, entry=None) for hand in hands))
    for seat in table.others:
        entry = entries[seat]
        assert entry is not None
        step = _laid(step, seat, entry.layout)
    return then(step, phase=Phase.DEAL, entered=())


def _laid(step: DealStep, seat: Seat, layout: Mapping[str, int]) -> DealStep:
    laid = Laid(seat, named(layout))
    payments = tuple(Payment(seat, chance, chips, "laid") for chance, chips in laid.layout.items())
    return then(step, [laid], payments, laid=(*step.position.table.laid, laid))
