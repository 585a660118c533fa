"""The words in a picture of hazard."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from bot.games.hazard import Result


@dataclass(frozen=True, slots=True, kw_only=True)
class Captions:
    """What stands about the dice, before the setters, and at the edge of the table."""

    main: str
    """Above a figure, as `chance`: there is room for some six letters."""
    chance: str
    which_stake: str
    """What the caster is asked, where the main is thrown for."""
    stake_and_main: str
    """What the caster is asked, where it is named."""
    losses: Callable[[int, int], str]
    """How many the caster has had running, and how many cost the box."""
    stake: Callable[[int], str]
    who_covers: str
    main_thrown_for: str
    all_covered: str
    covered: Callable[[int], str]
    """The chips of the stake that are."""
    on_the_chance: Callable[[int], str]
    """The chips that are bet besides."""
    wins: Callable[[int, int], str]
    """A throw and what it wins."""
    wins_nothing: Callable[[int], str]
    """The same where so few chips win none."""
    loses: Callable[[int, int], str]
    """A throw and what it loses."""
    results: Mapping[Result, str]
    """What a throw came to."""
    caster_wins: Callable[[int], str]
    caster_loses: Callable[[int], str]
    nobody_covers: str
    box_passed: str
    """No stake was called."""
    decides: Callable[[str, str], str]
    """The first throws that win at once, and those that lose at once: `7 11`, `2 3 12`."""
    rate: Callable[[int, int], str]
    """How many chips a chance wins for how many: there is room for some seven letters."""
    house: Callable[[int], str]
    """The chips of the house."""
    covers: Callable[[int], str]
    """What the house covers."""
    gallery: str
    """Above the onlookers who cover."""
    onlooker: Callable[[int, str], str]
    """What one of them covers, and who that is."""
    more_onlookers: Callable[[int, int], str]
    """What the others cover together, and how many they are."""
    thrown_before: str
    """Above the totals of all throws but the latest."""
    many_before: Callable[[int], str]
    """The same with their number, where only the last of them stand there."""
    nothing: str
    """A setter covers nothing."""
