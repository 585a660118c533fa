"""CSV that opens right in a spreadsheet, and does nothing there but be read.

A spreadsheet takes a cell for a formula by its first character, and for a number or a date by its
looks. Where a text could be taken so it gets an apostrophe before it, as OWASP recommends; so does
one that has an apostrophe there of its own, so that whoever takes one away has the text again.
"""

from __future__ import annotations

import csv
import re
import unicodedata
from collections.abc import Iterable, Sequence
from datetime import datetime
from io import StringIO
from typing import Final, TypeAlias
from zoneinfo import ZoneInfo

from bot.interest.values import Milliseconds

Cell: TypeAlias = str | int
"""A safe text, or a number."""

APOSTROPHE: Final = "'"
_LEADS: Final = frozenset("=+-@'")
_BREAKS: Final = re.compile("\r\n|[\r\v\f\x85\u2028\u2029]")
_UNWRITABLE: Final = re.compile("[\0-\x08\x0e-\x1f\x7f\ud800-\udfff\ufffe\uffff]")
_VALUE: Final = re.compile(
    r"\W*\d|(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\W*\d[\W\d]*$|(true|false)$",
    re.IGNORECASE,
)
"""What a spreadsheet takes for a number, a date or a truth."""


def csv_file(heads: Sequence[str], rows: Iterable[Sequence[Cell]]) -> bytes:
    """A file with the mark by which Excel knows UTF-8, and lines that end as RFC 4180 has it."""
    file = StringIO()
    writer = csv.writer(file, quoting=csv.QUOTE_NONNUMERIC, lineterminator="\r\n")
    writer.writerow(heads)
    writer.writerows(rows)
    return file.getvalue().encode("utf-8-sig")


def text(said: str) -> str:
    """What somebody has written, as a cell that is read as text.

    Its lines end with a line feed, and a tab is a blank, since spreadsheets drop tabs. What no file
    of text can hold becomes U+FFFD.
    """
    clean = _UNWRITABLE.sub("\ufffd", _BREAKS.sub("\n", said)).replace("\t", " ")
    return APOSTROPHE + clean if _is_taken(clean) else clean


def user_id(user: int) -> str:
    """An id that keeps all its digits: a number would lose the sixteenth and those after it."""
    return f"id:{user}"


def moment(at: Milliseconds, zone: str) -> str:
    """A moment as ISO 8601 has it, by the clocks of a zone, with how far these are from UTC."""
    return datetime.fromtimestamp(at / 1000, ZoneInfo(zone)).isoformat(timespec="seconds")


def _is_taken(clean: str) -> bool:
    """Whether a spreadsheet might take it for something else than a text."""
    if clean.startswith("\n"):
        return True
    # Full-width forms count as well, and what is not seen before them is passed over.
    shown = unicodedata.normalize("NFKC", clean)
    while shown and (shown[0] == "\ufffd" or unicodedata.category(shown[0])[0] in "ZC"):
        shown = shown[1:]
    return shown[:1] in _LEADS or _VALUE.match(shown) is not None
