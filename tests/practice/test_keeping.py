"""A world is kept in a folder: soon, at the end, whole or not at all, and wherever it is found."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import aiohttp
import pytest

from bot.practice.interactions import SILENCE
from bot.practice.keeping.folder import DamagedError
from bot.practice.posting import File, compose, rewrite
from bot.practice.server import Practice
from bot.practice.state.channels import Channel
from bot.practice.state.messages import Message, MessageFlag
from tests.practice.worlds import PNG, V2, shown


def table(practice: Practice, room: Channel) -> Message:
    """A message with a picture in a gallery."""
    item = {"media": {"url": "attachment://table.png"}, "description": "The table"}
    body = {"flags": V2, "components": [{"type": 12, "items": [item]}]}
    message = compose(practice.world, room, body, [File(0, "table.png", PNG)])
    practice.world.post(message)
    return message


def room_of(practice: Practice) -> Channel:
    (server,) = practice.world.servers.values()
    (room,) = server.channels.values()
    return room


def files(folder: Path) -> set[str]:
    return {each.name for each in (folder / "attachments").iterdir()}


async def furnished(folder: Path) -> None:
    """A world with one message, left in a folder."""
    async with Practice(folder=folder) as practice:
        table(practice, practice.add_server("The Club").add_channel("card-room"))


async def test_pictures_are_found_on_another_port(tmp_path: Path) -> None:
    await furnished(tmp_path)
    async with Practice(folder=tmp_path) as practice, aiohttp.ClientSession() as http:
        (message,) = room_of(practice).messages.values()
        (file,) = message.attachments
        media = message.components[0]["items"][0]["media"]
        assert {file.url, media["proxy_url"]} == {media["url"]}
        assert media["url"].startswith(practice.world.address)
        async with http.get(media["url"]) as answer:
            assert await answer.read() == PNG


async def test_an_answer_that_was_still_promised_can_come_no_more(tmp_path: Path) -> None:
    async with Practice(folder=tmp_path) as practice:
        room = practice.add_server("The Club").add_channel("card-room")
        world = practice.world
        thinking = Message(world.ids.next(), room, world.bot, practice.clock.now())
        thinking.flags = MessageFlag.LOADING
        world.post(thinking)
    (message,) = room_of(Practice(folder=tmp_path)).messages.values()
    assert (message.deferred, message.text) == (False, SILENCE)


async def test_an_old_address_in_what_people_say_stays_as_it_was_said(tmp_path: Path) -> None:
    async with Practice(folder=tmp_path) as practice:
        club, ada = practice.add_server("The Club"), practice.add_person("Ada")
        club.join(ada)
        words = f"{practice.world.address}/attachments/1/2/hand.png"
        ada.say(club.add_channel("card-room"), words)
    async with Practice(folder=tmp_path) as practice:
        (said,) = room_of(practice).messages.values()
        assert said.content == words


async def test_a_change_is_on_the_disk_soon_without_an_end(tmp_path: Path) -> None:
    async with Practice(folder=tmp_path) as practice:
        practice.add_server("The Club").add_channel("card-room")
        message = table(practice, room_of(practice))
        await practice.until(lambda: "table.png" in written(tmp_path))
        practice.delete_message(message)
        await practice.until(lambda: "table.png" not in written(tmp_path))


def written(folder: Path) -> str:
    world = folder / "world.json"
    return world.read_text() if world.exists() else ""


async def test_a_file_lies_there_for_as_long_as_a_message_has_it(tmp_path: Path) -> None:
    await furnished(tmp_path)
    (first,) = files(tmp_path)
    async with Practice(folder=tmp_path) as practice:
        (message,) = room_of(practice).messages.values()
        item = {"media": {"url": "attachment://new.png"}}
        body = {"components": [{"type": 12, "items": [item]}], "attachments": []}
        rewrite(practice.world, message, body, [File(0, "new.png", PNG + b"!")])
    (second,) = files(tmp_path)
    assert second != first
    async with Practice(folder=tmp_path) as practice:
        (message,) = room_of(practice).messages.values()
        assert message.attachments[0].data == PNG + b"!"
        practice.delete_message(message)
    assert files(tmp_path) == set()


async def test_ids_rise_when_the_clock_has_been_put_back(tmp_path: Path) -> None:
    async with Practice(folder=tmp_path) as practice:
        practice.clock.advance(86_400)
        newest = practice.add_server("The Club").add_channel("card-room").id
    async with Practice(folder=tmp_path) as practice:
        assert practice.add_person("Ada").id > newest


async def test_half_a_write_is_as_none(tmp_path: Path) -> None:
    await furnished(tmp_path)
    before = shown(Practice(folder=tmp_path))
    (tmp_path / "world.json.new").write_text('{"version": 1, "la')
    (tmp_path / "attachments" / "123").write_bytes(b"of a message that was never kept")
    assert shown(Practice(folder=tmp_path)) == before
    async with Practice(folder=tmp_path):
        pass
    assert "123" not in files(tmp_path)


def everything(folder: Path) -> dict[Path, bytes]:
    return {each: each.read_bytes() for each in folder.rglob("*") if each.is_file()}


def cut(folder: Path) -> None:
    world = folder / "world.json"
    world.write_bytes(world.read_bytes()[:-100])


def of_another_version(folder: Path) -> None:
    (folder / "world.json").write_text('{"version": 999, "clubs": []}')


def of_another_form(folder: Path) -> None:
    (folder / "world.json").write_text('{"version": 1, "last": "yesterday"}')


def without_an_owner(folder: Path) -> None:
    world = folder / "world.json"
    record = json.loads(world.read_text())
    record["people"] = []
    world.write_text(json.dumps(record))


def without_a_picture(folder: Path) -> None:
    for each in (folder / "attachments").iterdir():
        each.unlink()


def no_text(folder: Path) -> None:
    (folder / "world.json").write_bytes(b"\xff\x00\xfe")


def too_deep(folder: Path) -> None:
    (folder / "world.json").write_text("[" * 100_000)


@pytest.mark.parametrize(
    "damage",
    [
        cut,
        of_another_version,
        of_another_form,
        without_an_owner,
        without_a_picture,
        no_text,
        too_deep,
    ],
    ids=lambda each: each.__name__,
)
async def test_what_cannot_be_read_is_told_in_a_line_and_left_alone(
    tmp_path: Path, damage: Callable[[Path], None]
) -> None:
    await furnished(tmp_path)
    damage(tmp_path)
    before = everything(tmp_path)
    with pytest.raises(DamagedError) as caught:
        Practice(folder=tmp_path)
    assert "\n" not in str(caught.value)
    assert everything(tmp_path) == before


async def test_a_disk_that_is_full_is_told_and_tried_again(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "attachments").write_text("in the way")
    async with Practice(folder=tmp_path) as practice:
        practice.add_server("The Club").add_channel("card-room")
        await practice.until(lambda: "could not be kept" in caplog.text)
        (tmp_path / "attachments").unlink()
    assert room_of(Practice(folder=tmp_path)).name == "card-room"
