"""The one palette of 256 places that every picture is painted with.

A picture of indices needs no search for row filters when it is written, so it leaves the house in
a tenth of the time of a full-colour one. The price is that every smooth edge has to be planned:
where ink meets paper, or gilt meets baize, there is a ramp of mixtures between the two. Each module
that draws declares the ramps that it needs, and the plan is made of them all. What the plan lacks
falls to the nearest colour it has.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from importlib import import_module
from itertools import chain, count
from pkgutil import walk_packages
from typing import Final, NamedTuple, cast

import cards_art

RGB = tuple[int, int, int]

FELT_DARK: Final[RGB] = (3, 26, 17)
FELT: Final[RGB] = (25, 96, 65)
MAHOGANY_DARK: Final[RGB] = (38, 17, 10)
MAHOGANY: Final[RGB] = (134, 70, 38)
WALNUT: Final[RGB] = (40, 25, 19)
GILT: Final[RGB] = (222, 184, 102)
GLOW: Final[RGB] = (255, 226, 138)
CREAM: Final[RGB] = (245, 236, 214)
PAPER: Final[RGB] = (252, 248, 237)
INK: Final[RGB] = (27, 23, 27)
RED: Final[RGB] = (194, 26, 38)
BLUE: Final[RGB] = (30, 72, 150)
GREEN: Final[RGB] = (20, 112, 62)
YELLOW: Final[RGB] = (234, 178, 52)
FLESH: Final[RGB] = (250, 226, 198)

PLACES: Final = 256
"""So many colours a picture of indices can have."""

_FURTHEST: Final = 9 * 255**2
"""How far apart two colours can be, by `_apart`."""

DUSK: Final = 0.26
"""How far towards ink a dimmed card is sunk."""

_HERE: Final = f"{cards_art.__name__}."
_NOT_DRAWN: Final = f"{_HERE}__main__"


def mixed(here: RGB, there: RGB, share: float) -> RGB:
    """The colour that is `share` (0 to 1) of the way from `here` to `there`."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(here, there, strict=True))
    return red, green, blue


def in_dusk(colour: RGB) -> RGB:
    """The colour as it is on a dimmed card."""
    return mixed(colour, INK, DUSK)


class Ramp(NamedTuple):
    """The mixtures on the way from one colour to another, both ends among them.

    Whatever is drawn declares those that it needs as `RAMPS` in its own module.
    """

    here: RGB
    there: RGB
    steps: int

    def colours(self) -> Iterator[RGB]:
        for step in range(self.steps):
            yield mixed(self.here, self.there, step / (self.steps - 1))


FELTS: Final = tuple(Ramp(FELT_DARK, FELT, 56).colours())
"""The first of the plan, dark to bright, so that a shade is a lower index."""

FELT_TOP: Final = len(FELTS) - 1
"""Index of the brightest felt; every index below it is a darker felt."""


@cache
def colours() -> tuple[RGB, ...]:
    """The colours of the plan by index: the felts, and what all modules here declare."""
    return planned(_declared())


def planned(ramps: Iterable[Ramp]) -> tuple[RGB, ...]:
    """The felts, then these ramps: each pair of colours once, with the most steps asked for.

    Where that would be too many, steps are left out that come near to a colour which is there.
    Raises `ValueError` if the ends alone are too many.
    """
    longest: dict[frozenset[RGB], Ramp] = {}
    for ramp in ramps:
        pair = frozenset((ramp.here, ramp.there))
        longest[pair] = max(longest.get(pair, ramp), ramp, key=lambda each: each.steps)
    if len(_thinned(longest.values(), _FURTHEST)) > PLACES:
        raise ValueError("the ends of the ramps alone are more colours than a picture can have")
    found = (_thinned(longest.values(), slack) for slack in count())
    return next(each for each in found if len(each) <= PLACES)


def _thinned(ramps: Iterable[Ramp], slack: int) -> tuple[RGB, ...]:
    """All ends of the ramps, and of the steps between those that stand out by more than so much.

    No further than to where they are too many.
    """
    plan = dict.fromkeys(FELTS) | dict.fromkeys(end for ramp in ramps for end in ramp[:2])
    for colour in chain.from_iterable(ramp.colours() for ramp in ramps):
        if len(plan) > PLACES:
            break
        if colour not in plan and all(_apart(colour, each) > slack for each in plan):
            plan[colour] = None
    return tuple(plan)


def _declared() -> Iterator[Ramp]:
    """The ramps of every module of this package, in the order of their names."""
    for module in sorted(each.name for each in walk_packages(cards_art.__path__, _HERE)):
        if not module.startswith(_NOT_DRAWN):
            yield from cast("tuple[Ramp, ...]", getattr(import_module(module), "RAMPS", ()))


def _apart(one: RGB, other: RGB) -> int:
    """How different two colours look, roughly; 0 for the same."""
    red, green, blue = one[0] - other[0], one[1] - other[1], one[2] - other[2]
    return 3 * red * red + 4 * green * green + 2 * blue * blue


@cache
def palette_bytes() -> bytes:
    """The palette as Pillow takes it: red, green, blue by index."""
    return bytes(channel for colour in colours() for channel in colour)


@lru_cache(maxsize=4096)
def nearest(colour: RGB) -> int:
    """Index of the colour of the plan that looks most like `colour`."""
    plan = colours()
    return min(range(len(plan)), key=lambda index: _apart(colour, plan[index]))


@cache
def blend(ground: RGB, ink: RGB) -> bytes:
    """Coverage (0 to 255) -> index, for ink that is laid over an even ground.

    Eight shades are as smooth to the eye as more, and take fewer bytes.
    """
    steps = 7
    ladder = [nearest(mixed(ground, ink, step / steps)) for step in range(steps + 1)]
    return bytes(ladder[round(cover * steps / 255)] for cover in range(256))
