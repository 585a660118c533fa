"""What happened at a table of hazard, in words."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Final, TypeAlias, assert_never, cast

from bot.chat.kit import Names
from bot.chat.wording import chips, listed
from bot.games.hazard import (
    BoxPassed,
    Called,
    CallVoid,
    Cause,
    Lost,
    MainThrown,
    OddsLaid,
    Share,
    StakeCovered,
    Thrown,
    Won,
)
from bot.rules.chips import Account
from bot.rules.entries import Entered
from bot.rules.game import Event
from bot.rules.lots import FirstDealer
from cogs.hazard.dice import DIE, total

OfTheStake: TypeAlias = (
    FirstDealer | Called | Entered | StakeCovered | CallVoid | OddsLaid | BoxPassed
)  # fmt: skip

OfTheDice: TypeAlias = MainThrown | Thrown | Won | Lost

Happening: TypeAlias = OfTheStake | OfTheDice
"""All that can happen at a table of hazard."""

_RESULTS: Final = {
    "nick": "a nick!",
    "out": "out.",
    "chance": "that is the chance.",
    "no_decision": "no decision.",
    "chance_won": "the chance is made!",
    "chance_lost": "the main comes first.",
}

_CAUSES: Final[dict[Cause, str]] = {
    "passed": "{0} gave up the box",
    "losses": "{0} has lost the box",
    "voids": "Nobody covered {0}'s stakes",
    "chips": "{0} has no chips for a call",
}

_ORDINALS: Final = {2: "the second loss running", 3: "the third loss running"}


def events(happened: Sequence[Event], names: Names) -> list[str]:
    """What happened: throws for a main, and setters who cover nothing, are told in one breath."""
    told: list[str] = []
    for _, run in groupby(cast("Sequence[Happening]", happened), _kind):
        told += _run(list(run), names)
    return told


def _kind(event: Happening) -> object:
    return type(event), isinstance(event, Entered) and event.amount == 0


def _run(run: list[Happening], names: Names) -> list[str]:
    match run[0]:
        case MainThrown():
            return [_for_main([each for each in run if isinstance(each, MainThrown)])]
        case Entered(amount=0):
            refused = [names[each.place] for each in run if isinstance(each, Entered)]
            return [f"{listed(refused)} offered nothing."]
        case _:
            return [_told(each, names) for each in run]


def _told(event: Happening, names: Names) -> str:
    if isinstance(event, OfTheStake):
        return _of_the_stake(event, names)
    return _of_the_dice(event, names)


def _of_the_stake(event: OfTheStake, names: Names) -> str:
    match event:
        case FirstDealer(caster):
            return f"{names[caster]} casts first, by lot."
        case Called(caster, amount, None):
            return f"{names[caster]} staked {chips(amount)}; the main is thrown for."
        case Called(caster, amount, main):
            return f"**{names[caster]} staked {chips(amount)} on main {main}.**"
        case Entered(place, amount):
            return f"{names[place]} offered {amount:,}."
        case StakeCovered(shares, amount):
            return f"{chips(amount).capitalize()} covered: {_shares(shares, names)}."
        case CallVoid(caster):
            return f"Nobody covered the stake: {names[caster]} keeps it, and nothing is lost."
        case OddsLaid(caster, amount):
            return f"{names[caster]} bet {amount:,} besides on the chance."
        case BoxPassed(caster, to, cause):
            return _passed(names[caster], None if to == caster else names[to], cause)
        case _:
            assert_never(event)


def _passed(caster: str, to: str | None, cause: Cause) -> str:
    why = _CAUSES[cause].format(caster)
    if to is None:
        return f"{why}, but there is nobody else to take it."
    return f"{why}: it goes to **{to}**."


def _of_the_dice(event: OfTheDice, names: Names) -> str:
    match event:
        case MainThrown():
            return _for_main([event])
        case Thrown(caster, faces, result):
            return f"{DIE} {names[caster]} threw **{total(faces)}**: {_RESULTS[result]}"
        case Won(caster, 0):
            return f"**{names[caster]} won, but the odds on so few chips came to nothing.**"
        case Won(caster, amount):
            return f"**{names[caster]} won {chips(amount)}.**"
        case Lost(caster, amount, losses=losses):
            count = f", {_ORDINALS[losses]}" if losses in _ORDINALS else ""
            return f"**{names[caster]} lost {chips(amount)}**{count}."
        case _:
            assert_never(event)


def _for_main(thrown: Sequence[MainThrown]) -> str:
    """The throws until one shows a main."""
    *before, last = [total(each.faces) for each in thrown]
    again = f"{', '.join(before)}, then " if before else ""
    return f"{DIE} Thrown for the main: {again}**{last}**."


def _shares(shares: Sequence[Share], names: Names) -> str:
    return listed([f"{_called(share.place, names)} {share.amount:,}" for share in shares])


def _called(place: Account, names: Names) -> str:
    return names[place] if isinstance(place, int) else "the house"
