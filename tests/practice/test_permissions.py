"""Permissions, held against those that discord.py works out by itself."""

from __future__ import annotations

from collections.abc import Mapping
from functools import reduce
from operator import or_
from typing import Any, cast

import discord
from hypothesis import given
from hypothesis import strategies as st

from bot.practice.payloads.accounts import whole_member
from bot.practice.payloads.places import server as server_payload
from bot.practice.state.clock import Clock
from bot.practice.state.permissions import NONE, Permission
from bot.practice.state.users import User
from bot.practice.state.world import World

SOME = (
    Permission.VIEW_CHANNEL,
    Permission.SEND_MESSAGES,
    Permission.MANAGE_MESSAGES,
    Permission.MANAGE_THREADS,
    Permission.USE_APPLICATION_COMMANDS,
)
permissions = st.sets(st.sampled_from((*SOME, Permission.ADMINISTRATOR)), max_size=3).map(
    lambda several: reduce(or_, several, NONE)
)
overwrites = st.tuples(permissions, permissions)


@given(
    everyone=permissions,
    roles=st.lists(permissions, max_size=3),
    worn=st.sets(st.integers(0, 2)),
    changes=st.dictionaries(st.sampled_from(("everyone", "ada", 0, 1, 2)), overwrites),
)
def test_a_member_may_do_what_discord_py_says(
    everyone: Permission,
    roles: list[Permission],
    worn: set[int],
    changes: Mapping[str | int, tuple[Permission, Permission]],
) -> None:
    world = World(Clock(), "Parlour")
    club = world.add_server("The Club")
    club.set_permissions(club.everyone, everyone)
    made = [club.add_role(str(number), each) for number, each in enumerate(roles)]
    ada = User(world.ids.next(), "Ada")
    member = club.join(ada, *(role for number, role in enumerate(made) if number in worn))
    room = club.add_channel("card-room")
    targets: dict[str | int, Any] = {"everyone": club.everyone, "ada": ada} | dict(enumerate(made))
    for whom, (allow, deny) in changes.items():
        if whom in targets:
            club.overwrite(room, targets[whom], allow, deny)

    state = cast(Any, discord.Client(intents=discord.Intents.none()))._connection
    guild = discord.Guild(data=cast(Any, server_payload(club, world.bot)), state=state)
    known = discord.Member(data=cast(Any, whole_member(member)), guild=guild, state=state)
    channel = guild.get_channel(room.id)
    assert channel is not None
    expected = channel.permissions_for(known)
    ours = room.permissions(ada)
    assert bool(ours & Permission.VIEW_CHANNEL) == expected.view_channel
    if expected.view_channel:
        wanted = reduce(or_, SOME)
        assert int(ours & wanted) == expected.value & int(wanted)
    else:
        assert ours == NONE
