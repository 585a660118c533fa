"""Imports point one way: the contracts stand in pyproject.toml."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]


def test_the_contracts_are_kept() -> None:
    # A process of its own: it silences every logger that there is.
    command = (Path(sys.executable).with_name("lint-imports"), "--no-cache")
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout
