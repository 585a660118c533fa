"""What a caster may stake at hazard: on a main, and besides on his chance."""

from __future__ import annotations

from bot.games.hazard.actions import Call, Odds
from bot.games.hazard.dice import MAINS
from bot.games.hazard.options import House
from bot.games.hazard.table import Cloth, Phase
from bot.rules.chips import handy
from bot.rules.offers import Stake


def calls(house: House, chips: int) -> tuple[Stake, ...]:
    """The calls that are legal with so many chips: one offer for each main."""
    most = min(chips, house.max_stake or chips)
    mains = MAINS if house.main_choice == "call" else (None,)
    steps = [(main, house.multiple(main)) for main in mains]
    return tuple(_call(main, step, most) for main, step in steps if step <= most)


def _call(main: int | None, step: int, most: int) -> Stake:
    # What is near at hand leaves chips for another day.
    parts = handy(most, (20, 8, 3), step) or (step,)
    return Stake(Call(0, main), step, most // step * step, step, parts)


def bets_besides(house: House, table: Cloth) -> tuple[Stake, ...]:
    """The bet on the chance, once and before the first throw for it."""
    is_time = table.phase is Phase.CHANCE and len(table.throws) == 1 and not table.odds
    if house.odds != "evens-plus-odds" or not is_time:
        return ()
    free = table.chips.stacks[table.caster] - table.covered
    step = house.multiple(table.main)
    most = min(house.odds_cap * table.covered, free) // step * step
    return (Stake(Odds(0), step, most, step, (*handy(most, (4, 2), step), most)),) if most else ()
