"""The table: the seats, and in the middle the pot and what is asked of the seat on turn."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from bot.games.brag import Baize, Brag, Phase, bets, least_bet, may_see, price
from bot.rules.game import PublicView
from cards_art.brag.captions import Captions
from cards_art.brag.seat import seat_items
from cards_art.counters import heap
from cards_art.lettering import caption
from cards_art.places import Place
from cards_art.scene import (
    Anchor,
    Back,
    Ground,
    Guest,
    Heading,
    Ink,
    Item,
    Label,
    Letter,
    TableScene,
)
from cards_art.slips import height_of, notice, tariff

_LEFT, _RIGHT = Place((182, 400), Heading.LEFT), Place((1018, 400), Heading.RIGHT)


def _row(y: int, *across: int) -> tuple[Place, ...]:
    return tuple(Place((x, y), Heading.UP if y < 400 else Heading.DOWN) for x in across)


_BELOW, _ABOVE = _row(710, 600, 220, 980), _row(90, 220, 600, 980)
_PAIR: Final = _row(90, 380, 820)
_PLACES: Final = {
    2: (_BELOW[0], _ABOVE[1]),
    3: (_BELOW[0], *_PAIR),
    4: (_BELOW[0], _LEFT, _ABOVE[1], _RIGHT),
    5: (_BELOW[0], _LEFT, *_PAIR, _RIGHT),
    6: (*_BELOW[:2], *_ABOVE, _BELOW[2]),
    7: (*_BELOW[:2], _LEFT, *_PAIR, _RIGHT, _BELOW[2]),
    8: (*_BELOW[:2], _LEFT, *_ABOVE, _RIGHT, _BELOW[2]),
}
"""So many seats, clockwise from the one nearest to the viewer, with room for cards before each."""


def table(
    view: PublicView[Baize], rules: Brag, guests: Sequence[Guest], deal: int, captions: Captions
) -> TableScene:
    """The table in the `deal`-th deal of the sitting; only taken seats are to be seen."""
    baize = view.table
    items: list[Item] = [*notice([(captions.deal(deal), Letter.ITALIC)], (410, 307), 150)]
    items += _pack(baize, captions)
    if baize.phase is not Phase.OVER:
        items += _pot(baize, rules, captions)
    for seat, place in zip(baize.seats, _PLACES[len(baize.seats)], strict=True):
        items += seat_items(baize, rules, seat, place, guests[seat], captions)
    return TableScene(tuple(items))


def _pack(baize: Baize, captions: Captions) -> Iterator[Item]:
    """The pack, with how many cards have gone under it, or that it will be shuffled."""
    yield from (Back((757 + 2 * each, 307 - 2 * each), 44) for each in range(3))
    if baize.shuffle_earned:
        lines = captions.to_be_shuffled
    elif baize.under:
        lines = (str(baize.under), captions.under)
    else:
        return
    for line, y in zip(lines, (286, 320), strict=True):
        yield caption(line, (796, y), 100, Anchor.LEFT)


def _pot(baize: Baize, rules: Brag, captions: Captions) -> Iterator[Item]:
    """The newest pot, and what it costs to go on."""
    yield from heap(baize.pot, (600, 328))
    yield Label(captions.pot(baize.pot), (600, 374), 44, 250, Ink.CREAM, Ground.FELT, Letter.BOLD)
    rows = [*_prices(baize, rules, captions)]
    yield from tariff(rows, (600, 402 + height_of(len(rows)) // 2), 330)


def _prices(baize: Baize, rules: Brag, captions: Captions) -> Iterator[tuple[str, str]]:
    yield captions.least, f"{least_bet(rules, baize):,}"
    found = bets(rules, baize, baize.on_turn)
    if found is not None:
        yield captions.most, f"{found.high:,}"
    elif rules.short_stack == "cover":
        yield captions.to_cover, f"{baize.chips.stacks[baize.on_turn]:,}"
    else:
        yield captions.may_only, captions.fold
    if may_see(baize, baize.on_turn):
        yield captions.to_see, f"{price(baize):,}"
