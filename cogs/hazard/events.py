"""What happened at a table of hazard, in words."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import TypeAlias, assert_never, cast

from bot.chat.kit import Names
from bot.chat.wording import chips, listed, they
from bot.games.hazard import (
    BoxPassed,
    Called,
    CallVoid,
    CoverOffered,
    Lost,
    MainThrown,
    OddsLaid,
    Share,
    StakeCovered,
    Thrown,
    Won,
)
from bot.rules.chips import Account
from bot.rules.game import Event
from bot.rules.lots import FirstDealer
from cogs.hazard.dice import DIE, total

Happening: TypeAlias = (
    FirstDealer | Called | MainThrown | CoverOffered | StakeCovered | CallVoid | Thrown
    | OddsLaid | Won | Lost | BoxPassed
)  # fmt: skip
"""All that can happen at a table of hazard."""

_RESULTS = {
    "nick": "a nick!",
    "out": "out.",
    "chance": "that is the chance.",
    "no_decision": "no decision.",
    "chance_won": "the chance is made!",
    "chance_lost": "the main comes first.",
}

_CAUSES = {
    "passed": "{0} gives up the box",
    "losses": "{0} has lost the box",
    "voids": "Nobody covers {0}'s stakes",
    "chips": "{0} has no chips for a call",
}

_ORDINALS = {2: "the second loss running", 3: "the third loss running"}


def events(happened: Sequence[Event], names: Names) -> list[str]:
    """What happened: throws for a main, and setters who cover nothing, are told in one breath."""
    told: list[str] = []
    for _, run in groupby(cast("Sequence[Happening]", happened), _kind):
        told += _run(list(run), names)
    return told


def _kind(event: Happening) -> object:
    return type(event), isinstance(event, CoverOffered) and event.amount == 0


def _run(run: list[Happening], names: Names) -> list[str]:
    match run[0]:
        case MainThrown():
            return [_for_main([each for each in run if isinstance(each, MainThrown)])]
        case CoverOffered(amount=0):
            refused = [names[each.place] for each in run if isinstance(each, CoverOffered)]
            return [f"{they(refused, 'covers', 'cover')} nothing."]
        case _:
            return [_told(each, names) for each in run]


def _told(event: Happening, names: Names) -> str:
    match event:
        case FirstDealer(caster):
            return f"The lot gives {names[caster]} the box."
        case Called(caster, amount, None):
            return f"{names[caster]} stakes {chips(amount)}; the main is thrown for."
        case Called(caster, amount, main):
            return f"**{names[caster]} stakes {chips(amount)} on main {main}.**"
        case MainThrown():
            return _for_main([event])
        case CoverOffered(place, amount):
            return f"{names[place]} would cover {amount:,}."
        case StakeCovered(shares, amount):
            return f"{chips(amount).capitalize()} covered: {_shares(shares, names)}."
        case CallVoid(caster):
            return f"Nobody covers the stake: {names[caster]} keeps it, and nothing is lost."
        case Thrown(caster, faces, result):
            return f"{DIE} {names[caster]} throws **{total(faces)}**: {_RESULTS[result]}"
        case OddsLaid(caster, amount):
            return f"{names[caster]} bets {amount:,} besides on the chance."
        case Won(caster, 0):
            return f"**{names[caster]} wins, but the odds on so few chips come to nothing.**"
        case Won(caster, amount):
            return f"**{names[caster]} wins {chips(amount)}.**"
        case Lost(caster, amount, losses=losses):
            count = f", {_ORDINALS[losses]}" if losses in _ORDINALS else ""
            return f"**{names[caster]} loses {chips(amount)}**{count}."
        case BoxPassed(caster, to, cause):
            why = _CAUSES[cause].format(names[caster])
            if to == caster:
                return f"{why}, but there is nobody else to take it."
            return f"{why}: it goes to **{names[to]}**."
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
