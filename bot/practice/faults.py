"""Faults that may be ordered: refusals, slow answers, connections that drop."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from math import inf
from typing import Final

from bot.practice.state.clock import Clock

FOR_EVER: Final = inf
"""For faults that last until they are taken back."""


@dataclass(eq=False, slots=True)
class Fault:
    """One ordered fault: for requests of this method whose path matches, so many times.

    With a `status` the request is refused, and with 429 told to come back in so many `seconds`,
    be it on this route or `everywhere`; otherwise the answer is delayed by `seconds`, or the
    connection dropped: before the request is done or, with `done`, after. A fault for a time
    knows when it `ends`, and has no number of times.
    """

    method: str
    path: re.Pattern[str]
    times: float
    status: int = 0
    code: int = 0
    seconds: float = 0.0
    everywhere: bool = False
    drop: bool = False
    done: bool = False
    ends: float = FOR_EVER

    def words(self, now: float) -> str:
        """What it does, and for how long yet."""
        path = re.sub(r"\\(.)", r"\1", self.path.pattern)
        which = f"{self.method or 'every'} request" + (f" to {path}" if path else "")
        return f"{which}: {self._what()}{self._until(now)}"

    def _what(self) -> str:
        if self.status:
            return f"answered with {self.status}"
        return "no answer, the connection drops" if self.drop else f"{self.seconds:g} s late"

    def _until(self, now: float) -> str:
        if self.ends < FOR_EVER:
            return f", for another {max(0.0, self.ends - now):.0f} s"
        return f", {self.times:g} times more" if self.times < FOR_EVER else ""


class Faults:
    """The faults in force, each for the requests it was ordered for.

    `changed` is called whenever there is one more or less.
    """

    def __init__(self, clock: Clock, changed: Callable[[], None]) -> None:
        self._clock = clock
        self._changed = changed
        self._ordered: list[Fault] = []

    def refuse(
        self,
        status: int = 500,
        code: int = 0,
        *,
        method: str = "",
        path: str = "",
        times: int = 1,
        lasting: float = 0.0,
    ) -> None:
        """Answer with a status, and in its body a code, instead of doing what is asked.

        With `lasting` this goes on for so many seconds, however many requests there are.
        """
        fault = Fault(method, re.compile(path), times, status=status, code=code)
        self._order(fault, lasting)

    def limit(
        self,
        wait: float,
        *,
        everywhere: bool = False,
        method: str = "",
        path: str = "",
        lasting: float,
    ) -> None:
        """Answer 429 for so many seconds, however little was asked, and to come back after `wait`.

        The limit is that of the route or, if so ordered, of all routes together.
        """
        fault = Fault(method, re.compile(path), 1, status=429, seconds=wait, everywhere=everywhere)
        self._order(fault, lasting)

    def slow(
        self,
        seconds: float,
        *,
        done: bool = False,
        method: str = "",
        path: str = "",
        times: int = 1,
        lasting: float = 0.0,
    ) -> None:
        """Let the request wait before it is done or, with `done`, its answer before it is sent.

        With `lasting` this goes on for so many seconds, however many requests there are.
        """
        fault = Fault(method, re.compile(path), times, seconds=seconds, done=done)
        self._order(fault, lasting)

    def drop(self, *, done: bool = False, method: str = "", path: str = "", times: int = 1) -> None:
        """Drop the connection without an answer; with `done` only after doing what was asked."""
        self._order(Fault(method, re.compile(path), times, drop=True, done=done), 0.0)

    def clear(self) -> None:
        """Take back what has been ordered."""
        self._ordered.clear()
        self._changed()

    def strike(self, method: str, path: str) -> Fault | None:
        """The fault that this request meets, used up by it."""
        for fault in self._ordered:
            if fault.method in ("", method) and fault.path.search(path):
                fault.times -= 1
                if fault.times == 0:
                    self._end(fault)
                return fault
        return None

    def in_force(self) -> list[str]:
        """What is in force, in words."""
        return [each.words(self._clock.now()) for each in self._ordered]

    def _order(self, fault: Fault, lasting: float) -> None:
        if lasting:
            fault.times, fault.ends = FOR_EVER, self._clock.now() + lasting
            self._clock.after(lasting, lambda: self._end(fault))
        self._ordered.append(fault)
        self._changed()

    def _end(self, fault: Fault) -> None:
        if fault in self._ordered:
            self._ordered.remove(fault)
            self._changed()
