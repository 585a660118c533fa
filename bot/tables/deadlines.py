"""What happens by itself at a table, and when: a pure function of its state."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from bot.rules.turns import Seat, Turn, awaited
from bot.tables.state import Charter, Guest, Milliseconds, Phase, State
from bot.tables.times import Times

What: TypeAlias = Literal["idle", "deserted", "deal", "nudge", "computer", "absent", "lapse"]
"""The lobby closes; the table that all have left alone closes; the next deal begins; the player
on turn is called; a computer player plays; whoever is waited for is played for; a seat is held no
longer."""


@dataclass(frozen=True, slots=True)
class Alarm:
    """The next thing that happens by itself; `seat` is that of a computer player."""

    moment: Milliseconds
    what: What
    seat: Seat = 0


def alarm(
    charter: Charter, state: State, turn: Turn | None, deals: int, times: Times
) -> Alarm | None:
    """The next alarm of a table, `None` when it is closed. `deals` is how many have begun."""
    game = _alarm_of_the_game(charter, state, turn, deals, times)
    held = [each.until for each in state.invited if each.holds]
    if game is None or not held or game.moment <= min(held):
        return game
    return Alarm(min(held), "lapse")


def _alarm_of_the_game(
    charter: Charter, state: State, turn: Turn | None, deals: int, times: Times
) -> Alarm | None:
    final = deadline(charter, state, turn, deals, times)
    if final is None or final.what not in ("absent", "computer"):
        return final
    waiting = _waited_for(state, turn)
    computer = next((seat for seat, guest in waiting if guest.computer), None)
    if computer is not None:
        return Alarm(state.since + times.thinking, "computer", computer)
    nudge = state.since + times.nudge
    called = any(not guest.away for _, guest in waiting)
    if called and not state.nudged and nudge < final.moment:
        return Alarm(nudge, "nudge")
    return final


def deadline(
    charter: Charter, state: State, turn: Turn | None, deals: int, times: Times
) -> Alarm | None:
    """What happens at last if nobody does anything, as people are told."""
    if state.phase is Phase.CLOSED:
        return None
    if state.phase is Phase.LOBBY:
        return Alarm(state.since + times.lobby, "idle")
    if state.deserted:
        return Alarm(state.since + times.deserted, "deserted")
    if state.phase is Phase.BETWEEN:
        return Alarm(state.since + (times.pause if deals else times.dealing), "deal")
    waiting = _waited_for(state, turn)
    if all(guest.computer for _, guest in waiting):
        return Alarm(state.since + times.thinking, "computer", waiting[0][0])
    away = all(guest.away or guest.computer for _, guest in waiting)
    return Alarm(state.since + (times.away if away else times.turn[charter.pace]), "absent")


def _waited_for(state: State, turn: Turn | None) -> list[tuple[Seat, Guest]]:
    seats = awaited(turn) if turn is not None else ()
    return [(seat, guest) for seat in seats if (guest := state.guests[seat]) is not None]
