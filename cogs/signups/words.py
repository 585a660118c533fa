"""What the organiser's desk says."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from bot.chat.interest.words import game_title, people, title_of, when
from bot.chat.wording import escaped, listed
from bot.interest.standing import Moved
from bot.interest.values import Evening


def opened(evening: Evening, stands: str | None) -> str:
    """An evening is open; `stands` is where its invitation already stood."""
    where = "The invitation stands in this channel in a moment."
    if stands is not None:
        where = f"It was open already, and [its invitation]({stands}) stands in this channel."
    return f"**{title_of(evening)}** is open.{_time(evening)}\n{where}"


def changed(
    evening: Evening, up: Iterable[Moved], back: Iterable[Moved], names: Mapping[int, str]
) -> str:
    """An evening is changed, and who has a place by that, or has lost one."""
    lines = [f"**{title_of(evening)}** is changed.{_time(evening)}"]
    for moved, words in (
        (up, "Moved up from the waiting list"),
        (back, "Back on the waiting list"),
    ):
        told = [f"{escaped(names[each.user])} ({game_title(each.game)})" for each in moved]
        if told:
            more = [f"{len(told) - 20:,} others"] if len(told) > 20 else []
            lines.append(f"{words}: {listed([*told[:20], *more])}.")
    return "\n".join(lines)


def slots_gone(number: int) -> str:
    """People had said that they come at times that are none any more."""
    return f"{people(number)} had chosen a slot that is gone; the rest of what they said stands."


def reminding(number: int) -> str:
    """A reminder is on its way."""
    return (
        f"A reminder goes to {people(number)}, to one after the other: to whoever asked for it,"
        " and to nobody else. Whom it does not reach is marked in `/signups list` by person."
    )


def _time(evening: Evening) -> str:
    lines: list[str] = []
    if evening.at is not None:
        lines.append(f"It begins {when(evening.at)}, by the clocks of {evening.zone}.")
    if evening.open and evening.closes is not None:
        lines.append(f"Registration closes <t:{evening.closes // 1_000}:F>.")
    if not evening.open:
        lines.append("Registration is closed; a closing time with `/signups edit` opens it again.")
    return "".join(f"\n{each}" for each in lines)
