"""What is told at the edge: what the house or the onlookers stand, and what was thrown before."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from bot.games.hazard import HOUSE, Cloth, Hazard, Phase, Share
from bot.rules.turns import Seat
from cards_art.hazard.captions import Captions
from cards_art.lettering import caption, figure
from cards_art.scene import Anchor, Guest, Item, Spot

_EARLIER: Final = 5


def gallery(
    cloth: Cloth,
    rules: Hazard,
    guests: Sequence[Guest],
    spots: Sequence[Spot],
    captions: Captions,
) -> Iterator[Item]:
    """What the house or the onlookers stand; of many onlookers the last ones together."""
    if rules.setter == "house":
        told, room = _house(cloth, captions), 290
    else:
        told, room = _onlookers(cloth, guests, len(spots) - 1, captions), 190
    for number, (text, at) in enumerate(zip(told, spots, strict=False)):
        write = figure if number else caption
        yield write(text, at, room, Anchor.LEFT)


def earlier(cloth: Cloth, above: Spot, below: Spot, captions: Captions) -> Iterator[Item]:
    """The totals thrown before the dice that lie there."""
    before = [str(sum(faces)) for faces in cloth.throws[:-1]]
    if not before:
        return
    few = len(before) <= _EARLIER
    told = captions.thrown_before if few else captions.many_before(len(before))
    # In a line with them the caption ends where the figures begin.
    beside = above[1] == below[1]
    yield caption(told, above, 290, Anchor.RIGHT if beside else Anchor.MIDDLE)
    figures = " · ".join(before[-_EARLIER:])
    yield figure(figures, below, 290, Anchor.LEFT if beside else Anchor.MIDDLE)


def amount_of(shares: Sequence[Share], place: Seat | str) -> int:
    """What a place stands."""
    return sum(share.amount for share in shares if share.place == place)


def _house(cloth: Cloth, captions: Captions) -> Iterator[str]:
    yield captions.house(cloth.chips.pools.get(HOUSE, 0))
    if amount := amount_of(cloth.covers, HOUSE):
        yield captions.covers(amount)


def _onlookers(
    cloth: Cloth, guests: Sequence[Guest], room: int, captions: Captions
) -> Iterator[str]:
    shares = cloth.entries if cloth.phase is Phase.COVER else cloth.covers
    standing = [share for share in shares if share.place in cloth.gallery and share.amount]
    if not standing:
        return
    yield captions.gallery
    alone = len(standing) if len(standing) <= room else room - 1
    for share in standing[:alone]:
        yield captions.onlooker(share.amount, _name(guests, share.place))
    if more := standing[alone:]:
        yield captions.more_onlookers(sum(share.amount for share in more), len(more))


def _name(guests: Sequence[Guest], place: Seat | str) -> str:
    assert isinstance(place, int)
    return guests[place].name
