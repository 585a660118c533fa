"""The image and compose.yaml: what they name is there, and what they call works.

They are not built here: that takes Docker and its registry.
"""

from __future__ import annotations

import json
import re
import tomllib
from typing import Any, cast

import yaml

from tests.evening.house import ROOT, House
from tests.hosting.wellness import well

BOT = ["python", "-m", "bot"]


def instructions() -> list[tuple[str, str]]:
    """The Dockerfile's, by name."""
    text = (ROOT / "Dockerfile").read_text(encoding="utf-8").replace("\\\n", " ")
    lines = [line.strip() for line in text.splitlines() if line and not line.startswith("#")]
    return [(name, rest) for name, _, rest in (line.partition(" ") for line in lines)]


def the(name: str) -> str:
    """The only instruction of that name."""
    (found,) = [rest for each, rest in instructions() if each == name]
    return found


def service() -> dict[str, Any]:
    """The only one in compose.yaml."""
    text = (ROOT / "compose.yaml").read_text(encoding="utf-8")
    (found,) = cast("dict[str, Any]", yaml.safe_load(text))["services"].values()
    return found


async def test_the_commands_of_the_image_run_the_bot_and_tell_its_health(house: House) -> None:
    health = json.loads(the("HEALTHCHECK").partition("CMD ")[2])
    assert (json.loads(the("ENTRYPOINT")), json.loads(the("CMD"))) == (BOT, ["run"])
    assert health[: len(BOT)] == BOT
    question = health[len(BOT) :]
    assert (await house.command(*question))[0] == 1
    await house.open()
    assert (await well(house, question))[0] == 0


def test_what_goes_into_the_image_is_there_and_let_in() -> None:
    ours = [rest.split()[:-1] for name, rest in instructions() if name == "COPY"]
    sources = [each for words in ours if not words[0].startswith("--") for each in words]
    let_in = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    for each in sources:
        assert (ROOT / each).exists()
        assert f"!{each}" in let_in
    assert let_in[0] == "*"


def test_all_that_the_package_is_made_of_goes_into_the_image() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    packages = project["tool"]["hatch"]["build"]["targets"]["wheel"]["packages"]
    sources = " ".join(rest for name, rest in instructions() if name == "COPY").split()
    assert {*packages} <= {*sources}
    assert project["project"]["readme"] in sources
    versions = {rest.split()[0] for name, rest in instructions() if name == "FROM"}
    (version,) = [re.fullmatch(r"python:(3\.\d+)-slim-\w+", each) for each in versions]
    assert version is not None
    assert project["project"]["requires-python"] == f">={version[1]}"


def test_the_database_lies_in_the_volume_and_nothing_runs_as_root() -> None:
    volume = the("VOLUME")
    assert f"PARLOUR_DATABASE={volume}/" in the("ENV")
    assert [each.partition(":")[2] for each in service()["volumes"]] == [volume]
    assert int(the("USER")) > 0
    assert f"--uid {the('USER')} " in " ".join(rest for _, rest in instructions())


def test_compose_takes_the_settings_of_this_folder() -> None:
    assert service()["build"] == "."
    assert service()["env_file"] == ".env"
    assert ".env" in (ROOT / ".gitignore").read_text(encoding="utf-8").splitlines()
