"""The licences of whatever is installed with Parlour; `python -m tests.licences` lists them."""

from __future__ import annotations

import re
import tomllib
from email.message import Message
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path
from typing import Final, cast

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT: Final = Path(__file__).parents[1]
LIST: Final = ROOT / "bot" / "LICENCES.md"
HEAD: Final = "| package | licence, as it says itself | brought by |\n|---|---|---|\n"
FAMILY: Final = re.compile(
    "AGPL|Affero|GPL|MIT|Apache|BSD|PSF|Python Software|MPL|Mozilla|OFL|GUST|Vera|CC0|Zlib|"
    "Public Domain"
)


def installed() -> dict[str, tuple[Distribution, str]]:
    """Whatever Parlour asks for, at first or second hand, and who first asks for it; by name.

    What is asked for and is not here is left out: other systems need other packages.
    """
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    wanted = [(each, "Parlour") for each in project["project"]["dependencies"]]
    found: dict[str, tuple[Distribution, str]] = {}
    for text, by in wanted:  # which grows meanwhile
        requirement = Requirement(text)
        name = canonicalize_name(requirement.name)
        needed = requirement.marker is None or requirement.marker.evaluate({"extra": ""})
        if not needed or name in found:
            continue
        try:
            each = distribution(name)
        except PackageNotFoundError:
            continue
        found[name] = (each, by)
        wanted += [(more, each.name) for more in each.requires or ()]
    return found


def licence(package: Distribution) -> str:
    """What a package says of its licence, in a line."""
    said = cast("Message", package.metadata)
    kinds = [each for each in said.get_all("Classifier", []) if each.startswith("License ::")]
    classified = "; ".join(each.rpartition(" :: ")[2] for each in kinds)
    return said.get("License-Expression") or classified or said["License"].splitlines()[0]


def families(licence: str) -> set[str]:
    """The licences that are named, whatever way each of them is written."""
    named: list[str] = FAMILY.findall(licence)
    alike = {"Affero": "AGPL", "Python Software": "PSF", "Mozilla": "MPL"}
    return {alike.get(each, each) for each in named}


def rows() -> list[str]:
    """A line of the table for each package."""
    found = sorted(installed().items())
    return [f"| {each.name} | {licence(each)} | {by} |\n" for _, (each, by) in found]


def main() -> None:
    """Writes the table anew; it stands last in its file."""
    before = LIST.read_text(encoding="utf-8").partition(HEAD)[0]
    LIST.write_text(before + HEAD + "".join(rows()), encoding="utf-8")


if __name__ == "__main__":
    main()
