"""What hosts and guests are told in writing is so."""

from __future__ import annotations

import re
import shlex
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

from bot.__main__ import parser
from bot.chat.bot import PERMISSIONS
from bot.chat.permissions import NEEDED
from bot.settings import Settings
from bot.store.migrate import migrate, scripts
from tests.evening.house import ROOT

OF_PEOPLE = """
SELECT kept.name FROM sqlite_master AS kept, pragma_table_info(kept.name) AS columns
WHERE kept.type = 'table' AND columns.name = 'user'
"""
"""The tables of the database in which people stand by their number."""


def text(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def typed() -> Iterator[list[str]]:
    """What the README lets people type, in words."""
    for line in text("README.md").splitlines():
        if line.startswith("    "):
            yield shlex.split(line.partition(" && ")[0], comments=True)


def test_the_invitation_asks_for_what_the_bot_needs_and_no_more() -> None:
    (link,) = re.findall(r"https://discord\.com/oauth2/authorize\S+", text("README.md"))
    asked = parse_qs(urlsplit(link).query)
    assert set(asked["scope"][0].split()) == {"bot", "applications.commands"}
    assert int(asked["permissions"][0]) == PERMISSIONS.value
    for each in (*NEEDED, "send_messages_in_threads", "create_public_threads"):
        assert getattr(PERMISSIONS, each)
    assert not PERMISSIONS.administrator


def test_every_command_that_hosts_are_told_is_understood() -> None:
    told = [words[1:] for words in typed() if words[:1] == ["parlour"]]
    told += [words[words.index("bot") + 1 :] for words in typed() if {"-m", "bot"} <= {*words}]
    compose = ["docker", "compose", "run", "--rm", "parlour"]
    told += [words[5:] for words in typed() if words[:5] == compose]
    assert len(told) > 6
    for words in told:
        parser().parse_args(words)


def test_every_file_that_hosts_are_told_to_install_is_there() -> None:
    lines = [words for words in typed() if words[:1] == ["install"] and words[1] == "-m"]
    files = [each for words in lines for each in words[3:-1] if not each.startswith("/dev/")]
    assert len(files) == len([*(ROOT / "bot" / "hosting").iterdir()])
    for each in files:
        assert Path(ROOT, "bot", "hosting", each).exists()


def test_every_setting_is_explained_with_its_default() -> None:
    lines = [line.strip("|").split("|") for line in text("bot/README.md").splitlines()]
    rows = {cells[0].strip(" `"): cells[2].strip(" `") for cells in lines if len(cells) == 3}
    for name, field in Settings.model_fields.items():
        told = rows[name.upper()]
        if name not in {"discord_token", "discord_api"}:
            assert type(field.default)(told) == field.default


def test_whatever_is_kept_under_the_number_of_a_person_stands_in_the_privacy_notice() -> None:
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
        migrate(connection, scripts())
        kept = {name for (name,) in connection.execute(OF_PEOPLE)}
    assert len(kept) > 5
    told = {*re.findall(r"`(\w+)`", text("bot/PRIVACY.md"))}
    assert kept <= told, f"bot/PRIVACY.md says nothing of {', '.join(kept - told)}"
