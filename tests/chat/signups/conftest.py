"""An organiser, and a house that tells of changes without a pause."""

from __future__ import annotations

import pytest

from bot.chat.interest import invitation as placards
from bot.chat.interest import messenger
from bot.practice.people import Person
from tests.chat.evening import Evening
from tests.chat.interest import organiser


@pytest.fixture(autouse=True)
def _hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(placards, "PAUSE", 0.02)
    monkeypatch.setattr(messenger, "PAUSE", 0.02)


@pytest.fixture
def olivia(tonight: Evening) -> Person:
    return organiser(tonight)
