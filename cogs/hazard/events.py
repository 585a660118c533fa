"""What happened at a table of hazard, in words."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Final, TypeAlias, assert_never, cast

from bot.chat.kit import Names
from bot.chat.wording import chips, listed, sentences
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
    "nick": "{} {} threw **{}**: a nick!",
    "out": "{} {} threw **{}**: out.",
    "chance": "{} {} threw **{}**: that is the chance.",
    "no_decision": "{} {} threw **{}**: no decision.",
    "chance_won": "{} {} threw **{}**: the chance is made!",
    "chance_lost": "{} {} threw **{}**: the main comes first.",
}

_CAUSES: Final[dict[Cause, str]] = {
    "passed": "{} gave up the box.",
    "losses": "{} has lost the box.",
    "voids": "Nobody covered {}'s stakes, so the box passes on.",
    "chips": "{} has no chips for a call, and gives up the box.",
}

_RUNNING: Final = {
    2: "**{} lost {}**, the second loss running.",
    3: "**{} lost {}**, the third loss running.",
}
"""A loss that is not the first."""

_HOUSE: Final = "the house"


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
            return f"{chips(amount)} covered: {_shares(shares, names)}."
        case CallVoid(caster):
            return f"Nobody covered the stake: {names[caster]} keeps it, and nothing is lost."
        case OddsLaid(caster, amount):
            return f"{names[caster]} bet {amount:,} more on the chance."
        case BoxPassed(caster, to, cause):
            return _passed(names[caster], None if to == caster else names[to], cause)
        case _:
            assert_never(event)


def _passed(caster: str, to: str | None, cause: Cause) -> str:
    goes = f"It goes to **{to}**." if to else "Nobody else can take it."
    return sentences(_CAUSES[cause].format(caster), goes)


def _of_the_dice(event: OfTheDice, names: Names) -> str:
    match event:
        case MainThrown():
            return _for_main([event])
        case Thrown(caster, faces, result):
            return _RESULTS[result].format(DIE, names[caster], total(faces))
        case Won(caster, 0):
            return f"**{names[caster]} won, but the odds on so few chips came to nothing.**"
        case Won(caster, amount):
            return f"**{names[caster]} won {chips(amount)}.**"
        case Lost(caster, amount, losses=losses):
            told = _RUNNING.get(losses, "**{} lost {}.**")
            return told.format(names[caster], chips(amount))
        case _:
            assert_never(event)


def _for_main(thrown: Sequence[MainThrown]) -> str:
    """The throws until one shows a main."""
    *before, last = [total(each.faces) for each in thrown]
    return f"{DIE} Thrown for the main: {', '.join([*before, f'**{last}**'])}."


def _shares(shares: Sequence[Share], names: Names) -> str:
    return listed([f"{_called(share.place, names)} {share.amount:,}" for share in shares])


def _called(place: Account, names: Names) -> str:
    return names[place] if isinstance(place, int) else _HOUSE
