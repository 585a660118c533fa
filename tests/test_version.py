"""The version that the program calls itself, and the one that the changelog has."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot import __main__, __version__

CHANGELOG = Path(__file__).parents[1] / "CHANGELOG.md"
HEADING = re.compile(r"^## \[(.+?)\](?: - (\d{4}-\d{2}-\d{2}))?$", re.MULTILINE)


def test_the_program_is_the_latest_version_of_the_changelog() -> None:
    unreleased, latest, *_ = HEADING.findall(CHANGELOG.read_text())
    assert unreleased == ("Unreleased", "")
    assert latest[0] == __version__
    assert latest[1]


def test_every_heading_is_a_version_with_its_date_the_latest_first() -> None:
    text = CHANGELOG.read_text()
    headings = HEADING.findall(text)
    assert len(headings) == len(re.findall(r"^## ", text, re.MULTILINE))
    versions = [tuple(map(int, number.split("."))) for number, _ in headings[1:]]
    dates = [date for _, date in headings[1:]]
    assert versions == sorted(versions, reverse=True)
    assert dates == sorted(dates, reverse=True)


def test_whoever_asks_is_told_the_version(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        __main__.main(["--version"])
    assert ended.value.code == 0
    assert capsys.readouterr().out == f"Parlour {__version__}\n"
