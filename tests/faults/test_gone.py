"""Where a table stands is taken away, and nobody presses anything any more."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bot.practice.state.permissions import Permission
from tests.faults.night import NAMES, Night


def the_channel_goes(tonight: Night) -> None:
    tonight.practice.delete_channel(tonight.room)


def the_bot_is_turned_out(tonight: Night) -> None:
    tonight.practice.world.remove_bot(tonight.server)


def the_server_goes(tonight: Night) -> None:
    tonight.practice.world.delete_server(tonight.server)


losses = pytest.mark.parametrize("lost", [the_channel_goes, the_bot_is_turned_out, the_server_goes])


def is_closed(tonight: Night) -> bool:
    return [phase for _, phase, _ in tonight.books()["tables"]] == ["closed"]


@losses
async def test_in_mid_deal_all_chips_go_home_at_once(
    tonight: Night, lost: Callable[[Night], None]
) -> None:
    await tonight.dealt()
    await tonight.play_on()
    lost(tonight)
    await tonight.until(lambda: is_closed(tonight))
    await tonight.is_home()
    assert "Traceback" not in tonight.house.log


@losses
async def test_while_the_bot_was_down_all_chips_go_home_at_the_start(
    tonight: Night, lost: Callable[[Night], None]
) -> None:
    await tonight.dealt()
    await tonight.house.kill()
    lost(tonight)
    await tonight.house.open()
    await tonight.until(lambda: is_closed(tonight))
    await tonight.is_home()
    assert "Traceback" not in tonight.house.log


@pytest.mark.parametrize("with_its_channel", [False, True])
async def test_a_thread_that_goes_sends_all_chips_home(
    tonight: Night, with_its_channel: bool
) -> None:
    room = tonight.room
    await tonight.asked(thread=True)
    await tonight.until(lambda: bool(tonight.server.threads))
    (tonight.room,) = tonight.server.threads.values()
    await tonight.press("Ben", "Take a seat")
    tonight.practice.delete_channel(room if with_its_channel else tonight.room)
    await tonight.until(lambda: is_closed(tonight))
    await tonight.is_home()


async def test_a_role_that_let_the_bot_in_goes(tonight: Night) -> None:
    """The bot does not see the table any more; the next time that it would show it, it ends."""
    bot, server = tonight.practice.world.bot, tonight.server
    role = server.add_role("Cards")
    server.members[bot.id].roles.append(role)
    for name in NAMES:
        server.members[tonight.people[name].id].roles.append(role)
    server.overwrite(tonight.room, role, allow=Permission.VIEW_CHANNEL)
    server.overwrite(tonight.room, server.everyone, deny=Permission.VIEW_CHANNEL)
    await tonight.dealt()
    name = tonight.on_turn
    assert name is not None
    server.delete_role(role)
    letter = tonight.letters(name)[0]
    await tonight.people[name].click(letter, "Fold")
    await tonight.until(lambda: is_closed(tonight))
    await tonight.is_home()


async def test_a_deleted_message_comes_again(tonight: Night) -> None:
    await tonight.dealt()
    gone = tonight.table
    tonight.practice.delete_message(gone)
    name = next(name for name in NAMES if tonight.letters(name)[0].buttons)
    await tonight.people[name].click(tonight.letters(name)[0], "Fold")
    await tonight.until(lambda: bool(tonight.tables))
    await tonight.played_out()
    await tonight.is_settled()


async def test_a_bot_that_is_invited_again_is_as_good_as_new(tonight: Night) -> None:
    await tonight.dealt()
    tonight.practice.world.remove_bot(tonight.server)
    await tonight.until(lambda: is_closed(tonight))
    tonight.practice.world.invite_bot(tonight.server)
    await tonight.seated()
    await tonight.press("Ada", "Begin")
    await tonight.played_out()
    await tonight.is_settled()
