"""What may be laid at matrimony, what is laid for an absent player, and why not otherwise."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from bot.games.matrimony.actions import Lay
from bot.games.matrimony.options import LEAST, House
from bot.games.matrimony.table import CHANCES, Hand, Phase, Sheet
from bot.rules.offers import Action, Layout, Offer, Refused, Say
from bot.rules.refusals import NOT_NOW, span


class Answerable(Layout, frozen=True, kw_only=True):
    """A layout that everybody can answer with one less on each chance."""

    purse: int
    """Chips of the poorest of those who have to answer."""

    def of(self, layout: Mapping[str, int]) -> Action:
        answers = {chance: chips - 1 for chance, chips in layout.items() if chips}
        if 0 in answers.values():
            raise Refused("Put nothing or at least 2 chips on each chance: all answer with 1 less.")
        if (answer := sum(answers.values())) > self.purse:
            raise Refused(f"All have to answer with {answer:,}; the poorest holds {self.purse:,}.")
        return Layout.of(self, layout)


def open_offers(house: House, table: Sheet) -> tuple[Offer, ...]:
    """What whoever may act may lay, as far as anybody can tell, which is all there is."""
    layout = by_the_book(house, table)
    return Say(Lay(layout)), _layout(house, table, layout)


def by_the_book(house: House, table: Sheet) -> Mapping[str, int]:
    """What is laid for a player who is absent: little as a dealer, and then as the dealer did."""
    if table.phase is Phase.STAKES:
        return less_one(table)
    if house.less_one == "per-chance":
        return MappingProxyType({"best": LEAST})
    return MappingProxyType(dict.fromkeys(CHANCES[: _most(house, table)], 1))


def absent(house: House, table: Sheet, hand: Hand) -> Action:
    """Whoever has entered something stays with it; else it goes by the book."""
    return hand.entry or Lay(by_the_book(house, table))


def less_one(table: Sheet) -> Mapping[str, int]:
    """The dealer's layout without a chip of its largest pile, the first of equal ones."""
    layout = dict(table.laid[0].layout)
    largest = max(CHANCES, key=lambda chance: layout.get(chance, 0))
    layout[largest] -= 1
    return named(layout)


def named(layout: Mapping[str, int]) -> Mapping[str, int]:
    """The chances that get chips, in their order."""
    return MappingProxyType({each: layout[each] for each in CHANCES if layout.get(each)})


def why_not(house: House, table: Sheet, action: Action) -> str:
    """Why no offer admits an action, in words."""
    if not isinstance(action, Lay):
        return NOT_NOW
    if wrong := [chance for chance in action.layout if chance not in CHANCES]:
        return f"There is no chance called {wrong[0]} on the sheet."
    if min(action.layout.values(), default=0) < 0:
        return "Chips are put down, and not taken up."
    offer = _layout(house, table, {})
    if not offer.low <= sum(action.layout.values()) <= offer.high:
        return _why_not_so_many(table, offer)
    try:
        offer.of(action.layout)
    except Refused as refused:
        return str(refused)
    raise AssertionError("the layout is on offer")


def _why_not_so_many(table: Sheet, offer: Layout) -> str:
    if table.phase is Phase.STAKES:
        return f"Lay {span(offer.low, offer.high)} in all: as many as the dealer, less one."
    return f"Lay {span(offer.low, offer.high)} in all, so that everybody can answer."


def _layout(house: House, table: Sheet, usual: Mapping[str, int]) -> Layout:
    if table.phase is Phase.STAKES:
        return Layout(Lay({}), CHANCES, table.due, table.due, usual)
    most = _most(house, table)
    if house.less_one == "total":
        return Layout(Lay({}), CHANCES, LEAST, most, usual)
    return Answerable(Lay({}), CHANCES, LEAST, most, usual, purse=poorest(table))


def poorest(table: Sheet) -> int:
    """Chips of the poorest of those who have to answer the dealer."""
    return min(table.chips.stacks[seat] for seat in table.others)


def _most(house: House, table: Sheet) -> int:
    """What the dealer may lay in all, so that the others can answer it.

    They save a chip in all, or one on each chance; with two at least on each of those, there are
    no more of them than the poorest has chips.
    """
    purse = poorest(table)
    saved = 1 if house.less_one == "total" else min(len(CHANCES), purse)
    return min(house.max_stake, table.chips.stacks[table.dealer], purse + saved)
