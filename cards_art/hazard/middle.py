"""The middle of the table: main, dice and chance, what is at stake and what the next throw pays."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import Final

from bot.games.hazard import (
    NICKS,
    OUTS,
    Cloth,
    Hazard,
    Phase,
    Result,
    chances,
    odds,
    prize,
    result_of,
)
from cards_art.dice import DiceBox, Die
from cards_art.hazard.captions import Captions
from cards_art.hazard.ground_plan import GroundPlan
from cards_art.lettering import NAME, caption, figure, line, penned
from cards_art.scene import (
    Ground,
    Ink,
    Item,
    Label,
    Letter,
    Panel,
    Spot,
)

_TILTS: Final = ((-11, 7), (9, -14), (4, 16), (-8, -5))
_DIE: Final = 104


def middle(cloth: Cloth, rules: Hazard, plan: GroundPlan, captions: Captions) -> Iterator[Item]:
    """All that lies between the seats."""
    yield from _dice(cloth, plan.dice, captions)
    yield from _lines(_above(cloth, rules, captions), plan.above)
    yield from _lines(_below(cloth, rules, captions), plan.below)
    if cloth.phase in (Phase.COVER, Phase.THROW) and cloth.main is not None:
        yield from _scale(rules, cloth.main, plan.dice, captions)


def _dice(cloth: Cloth, y: int, captions: Captions) -> Iterator[Item]:
    """The main, the dice as they fell or the box that holds them, the chance."""
    yield from _figure(captions.main, cloth.main, (408, y))
    yield from _figure(captions.chance, cloth.chance, (792, y))
    if not cloth.throws:
        yield DiceBox((600, y), 140)
        return
    faces = cloth.throws[-1]
    tilts = _TILTS[(sum(faces) + len(cloth.throws)) % len(_TILTS)]
    for x, lift, face, tilt in zip((541, 659), (6, -8), faces, tilts, strict=True):
        yield Die(face, (x, y + lift), _DIE, tilt)


def _figure(title: str, figure: int | None, at: Spot) -> Iterator[Item]:
    x, y = at
    yield Panel(at, (122, 140), Ground.PAPER)
    yield penned(title, (x, y - 42), 110, Letter.ITALIC)
    text = "–" if figure is None else str(figure)
    yield Label(text, (x, y + 18), 70, 110, Ink.BLACK, Ground.PAPER, Letter.BOLD)


def _lines(lines: Iterator[str], heights: Sequence[int]) -> Iterator[Item]:
    """Some lines one below the other; the first is the one that matters."""
    for number, (text, y) in enumerate(zip(lines, heights, strict=False)):
        if number == 0:
            yield Label(text, (600, y), NAME, 500, Ink.CREAM, Ground.FELT, Letter.BOLD)
        else:
            yield line(text, (600, y), 330)


def _above(cloth: Cloth, rules: Hazard, captions: Captions) -> Iterator[str]:
    """What is at stake."""
    if not cloth.stake:
        if cloth.phase is Phase.CALL:
            thrown = rules.main_choice == "thrown"
            yield captions.which_stake if thrown else captions.stake_and_main
            yield captions.losses(cloth.losses, rules.box_after)
        return
    yield captions.stake(cloth.stake)
    if cloth.phase in (Phase.CALL, Phase.COVER):
        yield captions.main_thrown_for if cloth.main is None else captions.who_covers
    elif cloth.covers:
        covered = cloth.covered
        yield captions.all_covered if covered == cloth.stake else captions.covered(covered)
    if cloth.odds:
        yield captions.on_the_chance(cloth.odds)


def _below(cloth: Cloth, rules: Hazard, captions: Captions) -> Iterator[str]:
    """What the table pays, and at the end what it paid."""
    main, chance = cloth.main, cloth.chance
    if cloth.phase is Phase.OVER:
        yield from _outcome(cloth, rules, captions)
    elif main is not None and chance is not None:
        won = prize(rules, cloth, chance)
        yield captions.wins(chance, won) if won else captions.wins_nothing(chance)
        yield captions.loses(main, cloth.covered + cloth.odds)
        yield captions.results[_latest(cloth, main)]


def _outcome(cloth: Cloth, rules: Hazard, captions: Captions) -> Iterator[str]:
    if cloth.main is not None and cloth.throws:
        result = _latest(cloth, cloth.main)
        if result in ("nick", "chance_won"):
            yield captions.caster_wins(prize(rules, cloth, cloth.chance))
        else:
            yield captions.caster_loses(cloth.covered + cloth.odds)
        yield captions.results[result]
    else:
        yield captions.nobody_covers if cloth.stake else captions.box_passed


def _latest(cloth: Cloth, main: int) -> Result:
    """What the latest throw came to."""
    *before, latest = cloth.throws
    return result_of(main, cloth.chance if before else None, sum(latest))


def _scale(rules: Hazard, main: int, middle: int, captions: Captions) -> Iterator[Item]:
    """Below the middle: what each chance pays, and which first throws decide."""
    decided = captions.decides(_figures(NICKS[main]), _figures(OUTS[main]))
    yield line(decided, (600, middle + 170), 330)
    pays: dict[Fraction, list[int]] = {}
    for chance in chances(main):
        rate = Fraction(1) if rules.odds == "evens" else odds(main, chance)
        pays.setdefault(rate, []).append(chance)
    for column, (rate, made) in enumerate(pays.items()):
        x = 600 + round(108 * (column - (len(pays) - 1) / 2))
        yield figure(_figures(made), (x, middle + 92), 104)
        paid = captions.rate(rate.numerator, rate.denominator)
        yield caption(paid, (x, middle + 126), 104)


def _figures(totals: Sequence[int]) -> str:
    return " ".join(map(str, totals))
