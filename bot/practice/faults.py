"""Faults that a test may order: refusals, slow answers, connections that drop."""

from __future__ import annotations

import re
from dataclasses import dataclass


@dataclass(slots=True)
class Fault:
    """One ordered fault: for requests of this method whose path matches, so many times.

    With a `status` the request is refused; otherwise the answer is delayed by `seconds`, or the
    connection dropped: before the request is done or, with `done`, after.
    """

    method: str
    path: re.Pattern[str]
    times: int
    status: int = 0
    code: int = 0
    seconds: float = 0.0
    drop: bool = False
    done: bool = False


class Faults:
    """The faults that are still to come, each for the requests it was ordered for."""

    def __init__(self) -> None:
        self._ordered: list[Fault] = []

    def refuse(
        self, status: int = 500, code: int = 0, *, method: str = "", path: str = "", times: int = 1
    ) -> None:
        """Answer with a status, and in its body a code, instead of doing what is asked."""
        self._ordered.append(Fault(method, re.compile(path), times, status=status, code=code))

    def slow(
        self,
        seconds: float,
        *,
        done: bool = False,
        method: str = "",
        path: str = "",
        times: int = 1,
    ) -> None:
        """Let the request wait before it is done or, with `done`, its answer before it is sent."""
        fault = Fault(method, re.compile(path), times, seconds=seconds, done=done)
        self._ordered.append(fault)

    def drop(self, *, done: bool = False, method: str = "", path: str = "", times: int = 1) -> None:
        """Drop the connection without an answer; with `done` only after doing what was asked."""
        self._ordered.append(Fault(method, re.compile(path), times, drop=True, done=done))

    def clear(self) -> None:
        """Take back what has been ordered."""
        self._ordered.clear()

    def strike(self, method: str, path: str) -> Fault | None:
        """The fault that this request meets, used up by it."""
        for fault in self._ordered:
            if fault.method in ("", method) and fault.path.search(path):
                fault.times -= 1
                if fault.times == 0:
                    self._ordered.remove(fault)
                return fault
        return None
