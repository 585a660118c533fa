"""`python -m bot play`, as whoever types it meets it: a process, a page, and a folder."""

from __future__ import annotations

import asyncio
import os
import shlex
import shutil
import signal
import socket
import struct
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import aiohttp
import pytest
from yarl import URL

from bot.play.command import command
from bot.practice.state.components import Json
from tests.evening.house import ROOT
from tests.evening.practice_room import (
    READY,
    Player,
    Room,
    alive,
    bot_of,
    free_port,
    player,
    refusal,
    room,
    started,
)
from tests.practice.page.tab import opened_at

HAND = 13
"""The cards of a hand."""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "evening"


async def test_an_evening_goes_on_where_it_was_left_and_begins_anew_when_asked(
    folder: Path,
) -> None:
    async with room(folder) as first, player(first, "ada") as ada:
        await ada.begin()
        await ada.play_cards(4)
        await ada.tab.ask("restart", hard=True)
        await ada.play_cards(2)
        hand, table = ids(ada.messages(ada.conversation)), ada.table["id"]
        printed = await first.close()
        assert printed.count("http://") == 1
        assert printed.index("is starting") < printed.index("http://") < printed.index(READY)
        assert not alive(folder)
    async with room(folder) as second, player(second, "ada") as ada:
        assert (ids(ada.messages(ada.conversation)), ada.table["id"]) == (hand, table)
        await pictures_are_there(second, ada)
        await ada.play_cards(HAND)
        assert ada.deal_is_over
        assert ada.table["id"] == table
        assert await breaches(ada) == []
        await second.close()
    async with room(folder, "--fresh") as third, player(third, "ada") as ada:
        assert ada.messages(ada.room["id"]) == ada.messages(ada.conversation) == []
        await third.close(signal.SIGTERM)


def ids(messages: Sequence[Json]) -> list[str]:
    return [each["id"] for each in messages]


async def pictures_are_there(where: Room, who: Player) -> None:
    files = [file for each in who.messages(who.conversation) for file in each["attachments"]]
    assert files
    async with aiohttp.ClientSession() as http:
        for file in files:
            assert URL(file["url"]).origin() == URL(where.address)
            async with http.get(file["url"]) as answer:
                assert len(await answer.read()) == file["size"]


async def breaches(who: Player) -> list[Json]:
    await who.tab.ask("drawer", open=True)
    return (await who.tab.news("workshop"))["breaches"]


async def test_a_new_room_is_furnished(folder: Path) -> None:
    async with room(folder) as opened, player(opened, "olivia") as olivia:
        (server,) = olivia.tab.all("places")[-1]["servers"]
        people = {each["name"]: each for each in olivia.tab.all("people")[-1]["people"]}
        assert server["name"] == "The Parlour Club"
        assert [each["name"] for each in server["channels"]] == [
            "card-room",
            "dice-room",
            "drawing-room",
        ]
        assert [*people] == ["Ada", "Ben", "Clara", "Daniel", "Olivia", "Ned", "Harriet"]
        assert {name for name, each in people.items() if not each["dms_open"]} == {"Ned"}
        assert "Organiser" in [each["name"] for each in server["roles"]]
        await opened.close(signal.SIGHUP)


async def test_how_the_room_is_opened_again_is_told_in_full(folder: Path) -> None:
    async with room(folder) as opened, player(opened, "ada") as ada:
        again = f"make play FOLDER={folder} PORT={URL(opened.address).port}"
        assert ada.tab.all("welcome")[0]["again"] == again
        assert f"`{again} FRESH=1` begins anew" in await opened.close()


async def test_whoever_looks_in_early_sees_that_the_bot_is_starting(folder: Path) -> None:
    async with room(folder, "--port", str(port := free_port()), ready="is starting") as opened:
        async with opened_at(f"http://127.0.0.1:{port}", "ada") as tab:
            await opened.until(READY)
            told = [(each["online"], each["starting"]) for each in (tab.all("bot"))]
            assert told[0] == (False, True)
            assert (await tab.news("bot"))["starting"] is False
            os.kill(bot_of(folder), signal.SIGKILL)
            await opened.until("has stopped by itself")
            assert (await tab.news("bot"))["starting"] is False
            await tab.ask("restart", hard=False)
            assert (await tab.news("bot"))["starting"] is True
        await opened.close()


async def test_a_room_is_in_no_repository(folder: Path) -> None:
    async with room(folder) as opened:
        assert (folder / ".gitignore").read_text() == "*\n"
        await opened.close()


def test_what_is_usual_need_not_be_typed() -> None:
    assert command(8421, Path("evening")) == "make play"
    assert command(8421, Path("evening"), fresh=True) == "make play FRESH=1"
    assert command(9000, Path("a b")) == "make play FOLDER='a b' PORT=9000"


async def test_a_terminal_that_is_closed_leaves_nothing_behind(folder: Path) -> None:
    reading, writing = os.pipe()
    process = await started(folder, stdout=writing)
    os.close(writing)
    await asyncio.to_thread(read_until_ready_and_close, reading)
    process.send_signal(signal.SIGHUP)
    assert await asyncio.wait_for(process.wait(), 20) == 0
    assert not alive(folder)


def read_until_ready_and_close(number: int) -> None:
    with open(number) as terminal:
        assert any(READY in line for line in terminal)


async def test_a_port_in_use_is_told_and_the_next_is_tried(folder: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as used:
        port = used.getsockname()[1]
        async with room(folder, "--port", str(port)) as opened:
            found = URL(opened.address).port
            assert found in range(port + 1, port + 10)
            why = f"Port {port} cannot be had (Address already in use)"
            assert opened.lines[0] == f"{why}; the room opens at port {found}."
            await opened.close()


async def test_a_folder_has_one_room(folder: Path) -> None:
    async with room(folder) as opened:
        for more in ((), ("--fresh",)):
            assert (await refusal(folder, *more)).endswith(f"already, at {opened.address}/")
        await opened.close()


@pytest.mark.parametrize("more", [(), ("--fresh",)])
async def test_a_folder_of_something_else_is_left_alone(
    tmp_path: Path, more: Sequence[str]
) -> None:
    novel = tmp_path / "novel.txt"
    novel.write_text("It was a dark and stormy night.")
    words = (
        f"{tmp_path} is not empty and no practice room: delete it, or name another with FOLDER=…"
    )
    assert words in await refusal(tmp_path, *more)
    assert os.listdir(tmp_path) == ["novel.txt"]


async def test_a_name_that_is_no_folder(tmp_path: Path) -> None:
    novel = tmp_path / "novel.txt"
    novel.write_text("It was a dark and stormy night.")
    assert f"{novel} cannot be used" in await refusal(novel)


async def test_a_damaged_room_is_kept_until_it_is_to_be_deleted(folder: Path) -> None:
    async with room(folder) as opened:
        await opened.close()
    world = folder / "world.json"
    world.write_bytes(world.read_bytes()[:-9])
    damaged = world.read_bytes()
    (folder / "my notes.txt").write_text("Ben always leads from his long suit.")
    port = free_port()
    anew = f"`make play FOLDER={folder} PORT={port} FRESH=1`"
    assert anew in await refusal(folder, "--port", str(port))
    assert world.read_bytes() == damaged
    async with room(folder, "--fresh") as opened:
        await opened.close()
    assert (folder / "my notes.txt").exists()


async def test_a_world_that_is_a_folder_is_deleted_when_it_is_to_be(folder: Path) -> None:
    async with room(folder) as opened:
        await opened.close()
    (folder / "world.json").unlink()
    (folder / "world.json").mkdir()
    assert "FRESH=1` deletes it" in await refusal(folder)
    async with room(folder, "--fresh") as opened:
        await opened.close()
    assert (folder / "world.json").is_file()


INTERRUPTED = """
import runpy
from bot import replay

def interrupted(_):
    raise KeyboardInterrupt

replay.add_arguments = interrupted
runpy.run_module("bot", run_name="__main__")
"""


def test_ctrl_c_before_there_is_anything_to_close_ends_it_quietly() -> None:
    ended = subprocess.run(
        [sys.executable, "-c", INTERRUPTED], cwd=ROOT, capture_output=True, check=False
    )
    assert (ended.returncode, ended.stdout, ended.stderr) == (130, b"", b"")


@pytest.mark.skipif(shutil.which("make") is None, reason="there is no make here")
def test_a_folder_with_an_apostrophe_reaches_the_room() -> None:
    told = subprocess.run(
        ["make", "--dry-run", "--no-print-directory", "play", "FOLDER=Ada's room", "PORT=9000"],
        cwd=ROOT,
        capture_output=True,
        check=True,
        text=True,
    )
    words = shlex.split(told.stdout.splitlines()[-1])
    assert words[1:] == ["-m", "bot", "play", "--port", "9000", "--folder", "Ada's room"]


async def test_a_window_that_is_gone_at_once_is_nothing_to_speak_of(folder: Path) -> None:
    async with room(folder) as opened:
        url = URL(opened.address)
        request = (
            f"GET /page/live?as=ada HTTP/1.1\r\nHost: {url.authority}\r\nOrigin: {url.origin()}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n"
        )
        for _ in range(50):
            with socket.create_connection((url.host, url.port)) as window:
                window.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
                window.sendall(request.encode())
        await opened.close()


async def test_a_bot_that_ends_by_itself_is_told_of_and_can_be_restarted(folder: Path) -> None:
    async with room(folder) as opened, player(opened, "ada") as ada:
        os.kill(bot_of(folder), signal.SIGKILL)
        await opened.until("The bot has stopped by itself, with status -9")
        await ada.tab.ask("restart", hard=False)
        await opened.until("The bot is on line.")
        await opened.close()


async def test_a_bot_that_cannot_start_is_told_of_with_the_end_of_its_log(folder: Path) -> None:
    async with room(folder) as opened:
        await opened.close()
    (folder / "parlour.sqlite3").write_text("Dear diary, tonight we played at whist." * 50)
    async with room(folder, ready="Its log ends: parlour: ") as opened:
        assert "database" in opened.lines[-1]
        await opened.close()


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux ends a child with its parent")
async def test_a_bot_does_not_outlive_a_room_that_is_killed(folder: Path) -> None:
    async with room(folder) as opened:
        opened.process.kill()
        await opened.process.wait()
        async with asyncio.timeout(20):
            while alive(folder):  # noqa: ASYNC110
                await asyncio.sleep(0.05)
    async with room(folder) as opened:
        await opened.close()


async def test_a_bot_that_was_left_behind_is_stopped_by_the_next_room(folder: Path) -> None:
    async with room(folder) as opened:
        bot = bot_of(folder)
        os.kill(bot, signal.SIGSTOP)  # so that it cannot notice
        opened.process.kill()
        await opened.process.wait()
        assert alive(folder)
    async with room(folder, "--port", str(free_port())) as opened:
        assert any(f"process {bot} is told to stop" in line for line in opened.lines)
        assert bot_of(folder) != bot
        await opened.close()
