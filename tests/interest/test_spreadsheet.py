"""The files as LibreOffice itself opens them. Skipped with a word where it is not installed."""

from __future__ import annotations

import csv
import shutil
import subprocess
from io import StringIO
from pathlib import Path

import pytest

from bot.interest.cells import csv_file, moment, text, user_id

SOFFICE = shutil.which("soffice")
SAID = (
    "Ada", "=1+1", "+1+1", "-1+1", "@SUM(1)", "\t=1+1", " =1+1", "＝1+1", "\u200b=1+1", "\r=1+1",
    "'=1+1", "007", "1e5", "1/2", "2024-01-02", "3 Mar", "March 7", "12:30", "TRUE", "£5", "10%",
    'a "quoted" word', "semi;colon, comma", "two\nlines", "山田太郎", "דוד", "😀", "a\0b",
    "a\ud800b", '=HYPERLINK("http://127.0.0.1/","x")', '";=1+1', '",=1+1', "x\n=1+1",
)  # fmt: skip


@pytest.mark.skipif(SOFFICE is None, reason="LibreOffice is not installed here")
@pytest.mark.parametrize("special_numbers", ["false", "true"])
def test_every_cell_is_a_text_and_whole(tmp_path: Path, special_numbers: str) -> None:
    """Opened as the dialogue proposes, or with *Detect special numbers*, and written again.

    A formula would come back as its value, and a number or a date in another form.
    """
    cells = [text(each) for each in SAID]
    rows = [
        (cell, user_id(10**18 + number), moment(1_719_860_400_000, "Europe/London"), number)
        for number, cell in enumerate(cells)
    ]
    given = tmp_path / "given.csv"
    given.write_bytes(csv_file(["said", "id", "at", "number"], rows))
    back = list(csv.reader(StringIO(opened(given, special_numbers), newline="")))[1:]
    assert back == [[str(cell) for cell in row] for row in rows]


def opened(file: Path, special_numbers: str) -> str:
    """What a spreadsheet shows of a file, saved as its own kind and then as text."""
    # Commas, quotes, UTF-8 (which the dialogue knows by the mark), from the first line.
    convert(file, "ods", f"--infilter=CSV:44,34,76,1,,0,false,{special_numbers}")
    # Each cell as it is shown.
    as_shown = "csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,true"
    convert(file.with_suffix(".ods"), as_shown)
    return file.with_suffix(".csv").read_text("utf-8-sig")


def convert(file: Path, into: str, *options: str) -> None:
    """One run of LibreOffice with a profile of its own, beside the file."""
    assert SOFFICE is not None
    profile = f"-env:UserInstallation={(file.parent / 'profile').as_uri()}"
    where = ("--outdir", str(file.parent), str(file))
    command = [SOFFICE, profile, "--headless", *options, "--convert-to", into, *where]
    subprocess.run(command, check=True, capture_output=True, timeout=120)
