"""What Parlour stands on is in `bot/LICENCES.md`, with its licence."""

from __future__ import annotations

import subprocess
import sys

from packaging.utils import canonicalize_name

from tests.licences import HEAD, LIST, ROOT, families, installed, licence

LOADED = """
import sys
import bot.app
from cards_art.fonts import Typeface, font
for each in Typeface:
    font(each, 12)
assert not {"rinoh", "docutils", "sphinx"} & sys.modules.keys()
"""


def listed() -> dict[str, str]:
    """The licences in the table by package."""
    table = LIST.read_text(encoding="utf-8").partition(HEAD)[2]
    rows = [line.strip("| ").split(" | ") for line in table.splitlines()]
    return {canonicalize_name(name): said for name, said, _ in rows}


def test_the_typesetter_that_comes_with_the_fonts_is_not_loaded() -> None:
    done = subprocess.run([sys.executable, "-c", LOADED], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def test_packages_stand_in_the_list_with_their_licences() -> None:
    """All that Parlour itself asks for; of what those bring along, what was there when it was made.

    A stranger that came since reddens nothing: it is found when the list is written anew.
    """
    found, table = installed(), listed()
    assert len(found) > 20
    for name, (package, by) in found.items():
        if by == "Parlour" or name in table:
            hint = f"{name}: look at its licence, then python -m tests.licences"
            assert families(licence(package)), hint
            assert families(table.get(name, "")) == families(licence(package)), hint
