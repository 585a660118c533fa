"""The commands as Discord knows them: told anew when they have changed, and only then."""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from typing import Any, Final, cast

from discord import app_commands
from discord.ext import commands

log = logging.getLogger(__name__)

COMPARED: Final = frozenset(
    {
        "autocomplete", "choices", "contexts", "default_member_permissions", "description",
        "integration_types", "max_length", "max_value", "min_length", "min_value", "name", "nsfw",
        "options", "required", "type", "value",
    }
)  # fmt: skip
"""What we say of a command. Discord adds numbers, versions and what it has taken for granted."""
GRANTED: Final = ("contexts", "integration_types")
"""What Discord may fill in by itself where a command leaves it open."""


async def put_up(tree: app_commands.CommandTree[commands.Bot]) -> None:
    """Has Discord know the commands of all servers as they are. Raises `discord.HTTPException`.

    Discord itself is asked what it knows, and not a note of ours: so commands that somebody has
    deleted there come back, and so they do for another application with the same database.
    """
    client = tree.client
    ours = [cast("Mapping[str, Any]", each.to_dict(tree)) for each in tree.get_commands()]
    theirs = await client.http.get_global_commands(cast("int", client.application_id))
    if not same(ours, theirs):
        await tree.sync()
        log.info("commands made known to Discord: %d", len(ours))


def same(ours: Sequence[Mapping[str, Any]], theirs: Sequence[Mapping[str, Any]]) -> bool:
    """Whether these are the same commands, in whatever order."""
    known = {each["name"]: each for each in theirs}
    return len(ours) == len(theirs) and all(
        each["name"] in known and _plain(each) == _plain(_as_open(known[each["name"]], each))
        for each in ours
    )


def _as_open(theirs: Mapping[str, Any], ours: Mapping[str, Any]) -> Mapping[str, Any]:
    """Their command without what ours leaves open."""
    opened = {key for key in GRANTED if ours.get(key) is None}
    return {key: value for key, value in theirs.items() if key not in opened}


def _plain(value: Any) -> Any:
    """The part that is compared; nothing, no and none are all left out."""
    match value:
        case Mapping():
            parts = cast("Mapping[str, Any]", value)
            kept = {key: _plain(part) for key, part in parts.items() if key in COMPARED}
            return {key: part for key, part in kept.items() if part not in (None, [], "")}
        case list():
            return [_plain(part) for part in cast("list[Any]", value)]
        case False:
            return None
        case int():
            return str(value)  # Discord gives permissions back as text.
        case _:
            return value
