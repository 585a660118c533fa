"""The computer player of matrimony, by the precepts of its book and what each chance is worth.

Of three cards one hand in six has a pair, one in five an ace, and one in thirty each couple of
court cards. Best is always won, and often by equal cards, of which the elder wins: a chip on it is
worth twice as much to the eldest of eight as to the dealer, who comes last. A couple often stands
over, and is worth the same to all.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Final

from bot.games.matrimony import CHANCES, Hand, Lay, Matrimony, Phase, Sheet, by_the_book
from bot.rules.game import SeatView
from bot.rules.offers import Action
from bot.rules.turns import Seat

COUPLES: Final = ("matrimony", "intrigue", "confederacy")
"""The chances that go by two court cards."""

_USUAL: Final = 5
"""What a dealer lays in all, where so much may be laid."""


def choose(rules: Matrimony, view: SeatView[Sheet, Hand]) -> Action:
    """What a calm player lays from this seat."""
    table = view.public.table
    if table.phase is Phase.STAKES:
        return Lay(_answer(table, view.seat))
    layout = by_the_book(rules, table)
    if rules.less_one == "per-chance":
        # The dealer pays a chip more for each chance that he stakes on: one is enough.
        return Lay(layout)
    return Lay(_opening(table, sum(layout.values())))


def _opening(table: Sheet, most: int) -> Mapping[str, int]:
    """Two on best, one on pairs, the rest on the couples on which most lies."""
    pools = table.chips.pools
    richest = sorted(COUPLES, key=lambda chance: -pools[chance])
    return dict(Counter(("best", "best", "pairs", *richest)[: min(most, _USUAL)]))


def _answer(table: Sheet, seat: Seat) -> Mapping[str, int]:
    """As the dealer, without a chip on a couple; the elder half moves all from there to best."""
    layout = Counter(table.laid[0].layout)
    layout[_spared(table)] -= 1
    if 2 * table.others.index(seat) < len(table.others):
        layout["best"] += sum(layout.pop(chance, 0) for chance in COUPLES)
    return {chance: chips for chance, chips in layout.items() if chips}


def _spared(table: Sheet) -> str:
    """The chance that gets a chip less: the poorest couple, else where the dealer laid most."""
    layout, pools = table.laid[0].layout, table.chips.pools
    staked = [chance for chance in COUPLES if layout.get(chance)]
    if staked:
        return min(staked, key=lambda chance: pools[chance])
    return max(CHANCES, key=lambda chance: layout.get(chance, 0))
