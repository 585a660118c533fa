"""What the stand-in answers, held against Discord's own description of its answers."""

from __future__ import annotations

import io
import json
import os
import re
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import aiohttp
import discord
import pytest
from discord import ui
from jsonschema import Draft202012Validator

from bot.practice.people import Person
from bot.practice.server import Practice
from bot.practice.state.channels import Channel
from bot.practice.state.permissions import ALL
from bot.practice.state.servers import Server
from tests.practice.client import Bot, started

BESIDE = Path(__file__).resolve().parents[3] / "shared" / "discord-openapi.json"
FILE = Path(os.environ.get("DISCORD_OPENAPI", BESIDE))
pytestmark = pytest.mark.skipif(not FILE.exists(), reason="Discord's API description is not here")
PICTURE = b"\x89PNG\r\n\x1a\n" + bytes(8) + (3).to_bytes(4, "big") + (2).to_bytes(4, "big")


class Judge:
    """Reads every answer that a client gets, and keeps what is wrong with it."""

    def __init__(self) -> None:
        self._document: Any = json.loads(FILE.read_text(encoding="utf-8"))
        self.judged: set[str] = set()
        self.faults: list[str] = []

    async def hear(self, _session: object, _context: SimpleNamespace, params: Any) -> None:
        answer = cast(aiohttp.ClientResponse, params.response)
        path = params.url.path.removeprefix("/api/v10")
        if answer.status < 300 and (body := await answer.read()):
            self._judge(params.method.lower(), path, json.loads(body))

    def _judge(self, method: str, path: str, body: Any) -> None:
        for template, operations in self._document["paths"].items():
            pattern = re.sub(r"\{\w+\}", "[^/]+", template)
            if method in operations and re.fullmatch(pattern, path):
                self.judged.add(f"{method} {template}")
                for schema in self._schemas(operations[method]):
                    self.faults += [f"{method} {template}: {each}" for each in faults(schema, body)]
                return
        self.faults.append(f"{method} {path} is not described")

    def _schemas(self, operation: Any) -> Iterator[Draft202012Validator]:
        for status, answer in operation["responses"].items():
            content = answer.get("content", {}).get("application/json")
            if status.startswith("2") and content is not None:
                components = {"components": self._document["components"]}
                yield Draft202012Validator(content["schema"] | components)
                return


def faults(schema: Draft202012Validator, body: Any) -> Iterator[str]:
    for error in cast("Iterator[Any]", schema.iter_errors(body)):  # pyright: ignore[reportUnknownMemberType]
        inmost = _inmost(error)
        yield f"{list(inmost.absolute_path)} {inmost.message[:200]}"


def _inmost(error: Any) -> Any:
    """What is wrong in the alternative that was meant: the one whose type fits."""
    strangers = {each.schema_path[0] for each in error.context if _is_of_type(each)}
    meant = [each for each in error.context if each.schema_path[0] not in strangers]
    return _inmost(meant[0]) if meant else error


def _is_of_type(error: Any) -> bool:
    return list(error.path) == ["type"]


@pytest.fixture
def judge() -> Judge:
    return Judge()


@pytest.fixture
def club(practice: Practice) -> Server:
    return practice.add_server("The Club", ALL)


@pytest.fixture
async def bot(practice: Practice, room: Channel, judge: Judge) -> AsyncIterator[Bot]:
    trace = aiohttp.TraceConfig()
    trace.on_request_end.append(judge.hear)
    async with started(practice, Bot(http_trace=trace)) as client:
        assert client.get_channel(room.id) is not None
        yield client
    assert not judge.faults, "\n".join(judge.faults)


def layout(name: str) -> ui.LayoutView:
    hand: ui.Button[ui.LayoutView] = ui.Button(label="My hand", custom_id="hand", emoji="🃏")
    option = discord.SelectOption(label="Ace", value="A", description="of hearts", emoji="♥️")
    view = ui.LayoutView(timeout=None)
    view.add_item(
        ui.Container(
            ui.TextDisplay("Deal"),
            ui.Separator(),
            ui.File(f"attachment://{name}"),
            ui.MediaGallery(discord.MediaGalleryItem(f"attachment://{name}", description="Alt")),
            ui.Section("On turn", accessory=ui.Thumbnail(f"attachment://{name}")),
            ui.Section("Ada", accessory=hand),
            ui.ActionRow(ui.Select(custom_id="card", placeholder="A card", options=[option])),
            accent_colour=discord.Colour.dark_green(),
        )
    )
    return view


def picture(name: str) -> discord.File:
    return discord.File(io.BytesIO(PICTURE), filename=name, description="Seven cards")


async def test_messages(bot: Bot, room: Channel, ada: Person, judge: Judge) -> None:
    channel = bot.get_partial_messageable(room.id)
    said = ada.say(room, "Deal!")
    embed = discord.Embed(title="Whist", description="To five").add_field(name="Ada", value="3")
    sent = await channel.send(f"<@{ada.id}>", embed=embed, reference=await _of(channel, said.id))
    await sent.edit(content="Five", attachments=[picture("hand.png")])
    await channel.send(view=layout("table.png"), file=picture("table.png"))
    await sent.pin()
    assert len([each async for each in channel.pins()]) == 1
    assert len([each async for each in channel.history()]) == 3
    await (await bot.fetch_user(ada.id)).send("Qs")
    assert judge.judged >= {
        "post /channels/{channel_id}/messages",
        "patch /channels/{channel_id}/messages/{message_id}",
        "get /channels/{channel_id}/messages",
        "get /channels/{channel_id}/messages/pins",
        "post /users/@me/channels",
    }


async def _of(channel: discord.PartialMessageable, number: int) -> discord.Message:
    return await channel.fetch_message(number)


async def test_interactions(
    practice: Practice, bot: Bot, room: Channel, ada: Person, judge: Judge
) -> None:
    @bot.tree.command(description="d")
    async def deal(interaction: discord.Interaction, ephemeral: bool) -> None:
        await interaction.response.send_message(
            view=layout("hand.png"), file=picture("hand.png"), ephemeral=ephemeral
        )
        await interaction.original_response()
        await interaction.edit_original_response(view=layout("hand.png"))
        await interaction.followup.send("More", ephemeral=True)

    @bot.tree.command(description="d")
    async def wait(interaction: discord.Interaction) -> None:
        await interaction.response.defer()
        await interaction.edit_original_response(content="Done")

    await bot.tree.sync()
    await bot.tree.fetch_commands()
    for ephemeral in (True, False):
        answer = await ada.slash(room, "deal", ephemeral=ephemeral)
        await practice.until(lambda answer=answer: bool(answer.followups))
    waited = await ada.slash(room, "wait")
    await practice.until(lambda: not waited.deferred)
    assert judge.judged >= {
        "post /interactions/{interaction_id}/{interaction_token}/callback",
        "post /webhooks/{webhook_id}/{webhook_token}",
        "patch /webhooks/{webhook_id}/{webhook_token}/messages/@original",
    }


async def test_servers_threads_and_the_application(
    bot: Bot, club: Server, room: Channel, ada: Person, judge: Judge
) -> None:
    guild = await bot.fetch_guild(club.id)
    await guild.fetch_member(ada.id)
    await guild.fetch_roles()
    channel = await bot.fetch_channel(room.id)
    assert isinstance(channel, discord.TextChannel)
    await channel.create_thread(name="Brag")
    thread = await (await channel.send("Whist")).create_thread(name="Whist")
    await thread.edit(archived=True)
    await thread.delete()
    await bot.application_info()
    emoji = await bot.create_application_emoji(name="queen", image=PICTURE)
    await bot.fetch_application_emojis()
    await emoji.delete()
    assert len(judge.judged) > 10
