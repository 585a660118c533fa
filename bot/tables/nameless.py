"""Somebody's name taken out of what a table tells of them."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from bot.tables.state import Gone, Guest, Ruling, State

SOMEBODY: Final = "somebody"


def nameless(state: State, user: int) -> State:
    """A state in which somebody has no name."""
    names = {each.name for each in _guests(state) if each.user == user}
    names |= {each.name for each in state.invited if each.user == user}

    def is_theirs(one: Ruling) -> bool:
        # Earlier versions did not note who it was, and then the name alone tells.
        return one.user == user or (one.user is None and one.name in names)

    def ruling(one: Ruling | None) -> Ruling | None:
        return replace(one, name=SOMEBODY) if one is not None and is_theirs(one) else one

    def guest(one: Guest) -> Guest:
        name = SOMEBODY if one.user == user else one.name
        return replace(one, name=name, sent=ruling(one.sent))

    def gone(one: Gone) -> Gone:
        return replace(one, guest=guest(one.guest))

    return replace(
        state,
        guests=tuple(None if each is None else guest(each) for each in state.guests),
        gone=tuple(map(gone, state.gone)),
        invited=tuple(
            replace(each, name=SOMEBODY) if each.user == user else each for each in state.invited
        ),
        closing=ruling(state.closing),
        voided=ruling(state.voided),
    )


def _guests(state: State) -> list[Guest]:
    there = [each for each in state.guests if each is not None]
    return [*there, *(each.guest for each in state.gone)]
