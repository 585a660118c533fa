"""What happened in the evening, to be told at the end of a run."""

from __future__ import annotations

lines: list[str] = []
