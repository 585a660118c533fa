"""What happens by itself at a table, and when: a pure function of its state."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from bot.rules.game import C, H, T, V
from bot.rules.turns import Seat, Turn, awaited
from bot.tables.snapshot import Latest, Snapshot
from bot.tables.state import Charter, Guest, Milliseconds, Phase, State
from bot.tables.times import Times

MOST_READ: Final = 3
"""So many further things a computer player leaves people time to read; a long run is one line."""

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


def alarm(charter: Charter, now: Snapshot[T, H, V, C], times: Times) -> Alarm | None:
    """The next alarm of a table, `None` when it is closed."""
    game = _alarm_of_the_game(charter, now, times)
    held = [each.until for each in now.state.invited if each.holds]
    if game is None or not held or game.moment <= min(held):
        return game
    return Alarm(min(held), "lapse")


def _alarm_of_the_game(charter: Charter, now: Snapshot[T, H, V, C], times: Times) -> Alarm | None:
    state, final = now.state, deadline(charter, now, times)
    if final is None or final.what not in ("absent", "computer"):
        return final
    waiting = _waited_for(state, now.turn)
    computer = next((seat for seat, guest in waiting if guest.computer), None)
    if computer is not None:
        return Alarm(state.since + _considering(now.latest, times), "computer", computer)
    nudge = state.since + times.nudge
    called = any(not guest.away for _, guest in waiting)
    if called and not state.nudged and nudge < final.moment:
        return Alarm(nudge, "nudge")
    return final


def deadline(charter: Charter, now: Snapshot[T, H, V, C], times: Times) -> Alarm | None:
    """What happens at last if nobody does anything, as people are told."""
    state = now.state
    if state.phase is Phase.CLOSED:
        return None
    if state.phase is Phase.LOBBY:
        return Alarm(state.since + times.lobby, "idle")
    if state.deserted:
        return Alarm(state.since + times.deserted, "deserted")
    if state.phase is Phase.BETWEEN:
        return Alarm(state.since + (times.pause if now.sitting.deals else times.dealing), "deal")
    waiting = _waited_for(state, now.turn)
    if all(guest.computer for _, guest in waiting):
        moment = state.since + _considering(now.latest, times)
        return Alarm(moment, "computer", waiting[0][0])
    away = all(guest.away or guest.computer for _, guest in waiting)
    return Alarm(state.since + (times.away if away else times.turn[charter.pace]), "absent")


def _considering(latest: Latest, times: Times) -> Milliseconds:
    """How long a computer player waits before it acts, for people to read what has happened.

    A card or a bet is one thing told; a trick or a pool that it takes, and what is dealt for the
    next, are further ones, and chips that come to a guest are worth another look.
    """
    won = sum(isinstance(each.target, int) for each in latest.payments)
    further = max(0, len(latest.events) + won - 1)
    return times.thinking + times.reading * min(further, MOST_READ)


def _waited_for(state: State, turn: Turn | None) -> list[tuple[Seat, Guest]]:
    seats = awaited(turn) if turn is not None else ()
    return [(seat, guest) for seat in seats if (guest := state.guests[seat]) is not None]
