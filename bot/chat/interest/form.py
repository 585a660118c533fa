"""The form in which people say what they would like to play."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import discord
from discord import ui

from bot.chat.controls import fields
from bot.chat.forms import MOST_TITLE
from bot.chat.interest.ids import Ident
from bot.chat.wording import cut, plain
from bot.chat.words import interest as words
from bot.interest.programme import in_order
from bot.interest.values import EXPERIENCES, LONGEST_REMARK, Answer, Evening, Experience
from bot.rules.offers import Refused

MOST_OPTIONS: Final = 10
"""Of a group of check boxes."""
REMIND: Final = "remind"
_KNOWN: Final[Mapping[str, Experience]] = {each: each for each in EXPERIENCES}


def form(evening: Evening, before: Answer | None, note: str | None) -> ui.Modal:
    """The form for an evening, with what was said before in it, and a note at its head."""
    made = ui.Modal(
        title=cut(plain(evening.title, 100), MOST_TITLE), custom_id=str(Ident("form", evening.id))
    )
    groups = _groups(evening.games)
    for number, games in enumerate(groups):
        text = words.AND_OF_THESE if number else words.WHICH_GAMES
        about = None if number else note
        made.add_item(
            ui.Label(text=text, description=about, component=_games(number, games, before))
        )
    made.add_item(
        ui.Label(
            text=words.HOW_WELL,
            description=words.HOW_WELL_ABOUT,
            component=_experience(before),
        )
    )
    made.add_item(
        ui.Label(
            text=words.WHEN,
            description=words.WHEN_ABOUT,
            component=_times(evening, before),
        )
    )
    made.add_item(ui.Label(text=words.REMARK, component=_remark(before)))
    return made


def _groups(games: Sequence[str]) -> tuple[Sequence[str], ...]:
    """The games in one group, or in two of much the same size."""
    if len(games) <= MOST_OPTIONS:
        return (games,)
    half = (len(games) + 1) // 2
    return (games[:half], games[half:])


def _games(number: int, games: Sequence[str], before: Answer | None) -> ui.CheckboxGroup[ui.Modal]:
    group: ui.CheckboxGroup[ui.Modal] = ui.CheckboxGroup(
        custom_id=f"games{number}", required=False, min_values=0
    )
    for game in games:
        ticked = before is not None and game in before.games
        group.add_option(
            label=words.game_title(game),
            value=game,
            description=words.game_line(game),
            default=ticked,
        )
    return group


def _experience(before: Answer | None) -> ui.RadioGroup[ui.Modal]:
    group: ui.RadioGroup[ui.Modal] = ui.RadioGroup(custom_id="experience")
    for value in EXPERIENCES:
        label, about = words.EXPERIENCE[value]
        chosen = before is not None and before.experience == value
        group.add_option(label=label, value=value, description=about, default=chosen)
    return group


def _times(evening: Evening, before: Answer | None) -> ui.CheckboxGroup[ui.Modal]:
    group: ui.CheckboxGroup[ui.Modal] = ui.CheckboxGroup(
        custom_id="times", required=False, min_values=0
    )
    for each in evening.times:
        ticked = before is not None and each in before.times
        group.add_option(label=words.time_words(each), value=each, default=ticked)
    group.add_option(
        label=words.REMIND_ME, value=REMIND, default=before is not None and before.remind,
        description=words.REMIND_ABOUT,
    )  # fmt: skip
    return group


def _remark(before: Answer | None) -> ui.TextInput[ui.Modal]:
    return ui.TextInput(
        custom_id="remark", required=False, max_length=LONGEST_REMARK,
        style=discord.TextStyle.paragraph, default=before.remark if before else None,
        placeholder=words.REMARK_HINT,
    )  # fmt: skip


def read(data: Mapping[str, Any], evening: Evening) -> Answer:
    """What was filled in. Raises `Refused`."""
    filled = fields(data)
    games = [*_ticked(filled, "games0"), *_ticked(filled, "games1")]
    times = _ticked(filled, "times")
    experience = _KNOWN.get(str(filled.get("experience")))
    offered = in_order(each for each in games if each in evening.games)
    if not offered:
        raise Refused(words.NO_GAME)
    if experience is None:
        raise Refused(words.NO_EXPERIENCE)
    return Answer(
        games=offered,
        experience=experience,
        times=tuple(each for each in evening.times if each in times),
        remark=str(filled.get("remark") or "").strip()[:LONGEST_REMARK],
        remind=REMIND in times,
    )


def _ticked(filled: Mapping[str, Any], name: str) -> list[str]:
    values: list[str] = filled.get(name) or []
    return values
