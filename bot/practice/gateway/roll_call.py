"""Op 8 of the gateway: which of these are members of a server, and who are they?"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.practice.checks import Breach
from bot.practice.gateway.events import MEMBERS
from bot.practice.payloads.accounts import whole_member
from bot.practice.state.components import Json
from bot.practice.state.servers import Server
from bot.practice.state.users import Member
from bot.practice.state.world import World

AT_ONCE: Final = 100
"""How many members may be asked for by id in one request."""


def called(world: World, intents: int, asked: Json) -> Json | Breach | None:
    """The chunk of members that answers a request; none where the bot has no business.

    Asking by id, or by the first letters of a name, needs no intent; asking for all does.
    """
    server = world.servers.get(int(asked["guild_id"]))
    if server is None or world.bot.id not in server.members:
        return None
    if "user_ids" in asked:
        numbers = _numbers(asked["user_ids"])
        if len(numbers) > AT_ONCE:
            return Breach(50035, "op 8 user_ids", f"more than {AT_ONCE} members at once")
        found = [server.members[each] for each in numbers if each in server.members]
        missing = [str(each) for each in numbers if each not in server.members]
        return _chunk(server, found, missing, asked)
    if not (asked.get("query") and asked.get("limit")) and not intents & MEMBERS:
        return Breach(4014, "op 8", "asks for all members without the intent")
    return _chunk(server, _by_name(server, asked), [], asked)


def _numbers(asked: int | str | Sequence[int | str]) -> list[int]:
    return [int(asked)] if isinstance(asked, int | str) else [int(each) for each in asked]


def _by_name(server: Server, asked: Json) -> list[Member]:
    begins = asked.get("query", "").casefold()
    members = server.members.values()
    found = [each for each in members if each.user.name.casefold().startswith(begins)]
    return found[: asked.get("limit") or None]


def _chunk(server: Server, found: list[Member], missing: list[str], asked: Json) -> Json:
    return {
        "guild_id": str(server.id),
        "members": [whole_member(each) for each in found],
        "not_found": missing,
        "chunk_index": 0,
        "chunk_count": 1,
        "nonce": asked.get("nonce"),
    }
