"""How large the evening is."""

from __future__ import annotations

from typing import cast

import pytest

from tests.soak.evening import Plan

FEW = 20
"""With more tables than this, time goes more slowly, for all have to share the machine."""


@pytest.fixture
def soak_plan(request: pytest.FixtureRequest) -> Plan:
    """The evening that was asked for."""
    tables, seconds, seed = (
        cast("int", request.config.getoption(f"--soak-{name}"))
        for name in ("tables", "seconds", "seed")
    )
    hurry, pace = (20.0, 0.3) if tables <= FEW else (6.0, 4.0)
    return Plan(seconds, tables, seed, hurry, pace)
