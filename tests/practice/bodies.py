"""Requests exactly as discord.py writes them, for the checks to pass."""

from __future__ import annotations

import asyncio
import io
import json
from dataclasses import dataclass
from typing import Any

import discord
from discord import app_commands, ui
from discord.http import MultipartParameters, handle_message_parameters
from discord.webhook.async_ import interaction_message_response_params, interaction_response_params

from bot.practice.checks import Upload

SEND = ("POST", "/channels/123/messages")
EDIT = ("PATCH", "/channels/123/messages/456")
FOLLOW_UP = ("POST", "/webhooks/1/tok")
EDIT_ORIGINAL = ("PATCH", "/webhooks/1/tok/messages/@original")
ANSWER = ("POST", "/interactions/1/tok/callback")
SYNC = ("PUT", "/applications/1/commands")


@dataclass(frozen=True)
class Request:
    method: str
    path: str
    body: Any
    files: tuple[Upload, ...] = ()


def requests() -> dict[str, Request]:
    """Every kind of request that the bot makes, by name."""
    return asyncio.run(_requests())


async def _requests() -> dict[str, Request]:
    return {
        "plain": _sent(SEND, handle_message_parameters("Whist is open.", nonce=17)),
        "mentions": _sent(SEND, handle_message_parameters("Your turn", allowed_mentions=_one())),
        "reply": _sent(SEND, handle_message_parameters("So be it", message_reference=_reference())),
        "embed": _sent(SEND, handle_message_parameters(embeds=[embed()], file=picture())),
        "old view": _sent(SEND, handle_message_parameters("Lobby", view=Lobby())),
        "cleared": _sent(EDIT, handle_message_parameters("Closed", view=None, embed=None)),
        "table": _sent(SEND, handle_message_parameters(view=TableView(), file=picture())),
        "table edited": _sent(
            EDIT, handle_message_parameters(view=TableView(), attachments=[picture()])
        ),
        "table kept": _sent(
            EDIT, handle_message_parameters(view=TableView(), attachments=[_kept()])
        ),
        "follow-up": _sent(FOLLOW_UP, handle_message_parameters("Not yet", flags=_quiet())),
        "hand": _sent(
            EDIT_ORIGINAL, handle_message_parameters(view=TableView(), attachments=[picture()])
        ),
        "answer": _sent(ANSWER, _answer(4, content="You must follow suit.", flags=_quiet())),
        "answer with picture": _sent(ANSWER, _answer(4, view=TableView(), file=picture())),
        "answer by edit": _sent(ANSWER, _answer(7, view=TableView(), attachments=[picture()])),
        "pong": Request(*ANSWER, {"type": 1}),
        "defer": _sent(ANSWER, interaction_response_params(5, {"flags": 64})),
        "defer edit": _sent(ANSWER, interaction_response_params(6)),
        "suggestions": _sent(ANSWER, interaction_response_params(8, {"choices": _choices()})),
        "form": _sent(ANSWER, interaction_response_params(9, Form().to_dict())),
        "old form": _sent(ANSWER, interaction_response_params(9, OldForm().to_dict())),
        "commands": Request(*SYNC, commands()),
        "one command": Request("POST", "/applications/1/guilds/2/commands", commands()[0]),
        "open DM": Request("POST", "/users/@me/channels", {"recipient_id": 1 << 60}),
        "thread": Request("POST", "/channels/123/messages/456/threads", _thread()),
        "bare thread": Request(
            "POST", "/channels/123/threads", {**_thread(), "type": 11, "invitable": False}
        ),
        "archive": Request(
            "PATCH", "/channels/123", {"archived": True, "auto_archive_duration": 60}
        ),
    }


def _sent(where: tuple[str, str], sent: MultipartParameters) -> Request:
    body: Any = json.loads(sent.multipart[0]["value"]) if sent.multipart else sent.payload
    described: Any = body.get("data", body)["attachments"] if sent.files else ()
    files = tuple(
        Upload(file["filename"], 1_000, file.get("description"))
        for file in described
        if file["id"] < 10
    )
    return Request(*where, json.loads(json.dumps(body)), files)


def _answer(kind: int, **message: Any) -> MultipartParameters:
    return interaction_message_response_params(type=kind, **message)


def picture() -> discord.File:
    return discord.File(io.BytesIO(b"png"), "table.png", description="Hearts are trumps.")


def embed() -> discord.Embed:
    made = discord.Embed(
        title="Chips", description="Who holds what", colour=0x2E5E3E, url="https://example.org"
    )
    made.set_footer(text="No real money").set_author(
        name="The house", icon_url="https://example.org/a.png"
    )
    made.add_field(name="Ann", value="1,000").add_field(name="Ben", value="200", inline=False)
    return made.set_image(url="attachment://table.png").set_thumbnail(
        url="https://example.org/b.png"
    )


def _one() -> discord.AllowedMentions:
    return discord.AllowedMentions(everyone=False, roles=False, users=[discord.Object(1 << 60)])


def _reference() -> Any:
    reference = discord.MessageReference(message_id=1 << 60, channel_id=1 << 59)
    return reference.to_message_reference_dict()


def _quiet() -> discord.MessageFlags:
    return discord.MessageFlags(ephemeral=True)


def _kept() -> discord.Attachment:
    data: Any = {
        "id": 1 << 60,
        "filename": "table.png",
        "size": 5,
        "url": "https://a.b/c",
        "proxy_url": "https://a.b/c",
    }
    return discord.Attachment(data=data, state=_client()._connection)


def _client() -> discord.Client:
    return discord.Client(intents=discord.Intents.none())


def _choices() -> list[dict[str, Any]]:
    made = [
        app_commands.Choice(name="Whist", value="whist"),
        app_commands.Choice(name="Brag", value="brag"),
    ]
    return [choice.to_dict() for choice in made]


def _thread() -> dict[str, Any]:
    return {"name": "Whist, table 3", "auto_archive_duration": 1_440, "rate_limit_per_user": None}


def cards() -> list[discord.SelectOption]:
    suits = ("♠️", "♥️", "♦️", "♣️")
    return [
        discord.SelectOption(
            label=f"Card {n}", value=f"c{n}", emoji=suits[n % 4], description="of the pack"
        )
        for n in range(13)
    ]


class Lobby(ui.View):
    """Two rows of the old sort."""

    def __init__(self) -> None:
        super().__init__(timeout=None)
        self.add_item(ui.Button(label="Take a seat", custom_id="pp:1:0:sit", row=0))
        self.add_item(
            ui.Button(emoji="🎲", custom_id="pp:1:0:roll", style=discord.ButtonStyle.danger, row=0)
        )
        self.add_item(
            ui.Button(
                emoji=discord.PartialEmoji(name="felt", id=1 << 60), custom_id="pp:1:0:felt", row=0
            )
        )
        self.add_item(ui.Button(label="Rules", url="https://example.org/whist", row=0))
        self.add_item(
            ui.Select(custom_id="pp:1:0:card", placeholder="Your card", options=cards(), row=1)
        )
        self.add_item(ui.UserSelect(custom_id="pp:1:0:who", max_values=5, row=2))


class TableView(ui.LayoutView):
    """Everything that the new components offer to a message."""

    def __init__(self) -> None:
        super().__init__(timeout=None)
        held = ui.Container(accent_colour=0x2E5E3E)
        held.add_item(ui.TextDisplay("## Whist"))
        held.add_item(
            ui.MediaGallery(
                discord.MediaGalleryItem("attachment://table.png", description="A table")
            )
        )
        held.add_item(ui.Separator())
        held.add_item(
            ui.Section("Ann leads", accessory=ui.Button(label="My hand", custom_id="pp:1:4:hand"))
        )
        held.add_item(ui.Section("Ben", accessory=ui.Thumbnail("https://example.org/b.png")))
        held.add_item(
            ui.ActionRow(ui.Select(custom_id="pp:1:4:card", options=cards(), max_values=13))
        )
        self.add_item(held)
        self.add_item(ui.File("attachment://table.png"))
        self.add_item(
            ui.ActionRow(*(ui.Button(label=f"Bet {n}", custom_id=f"pp:1:4:{n}") for n in range(5)))
        )


class Form(ui.Modal, title="Register"):
    """Every field that a form can hold, five at a time."""

    word = ui.TextDisplay("Sending it again changes it.")
    games = ui.Label(
        text="Games",
        description="As many as you like",
        component=ui.CheckboxGroup(
            options=[discord.CheckboxGroupOption(label=f"Game {n}") for n in range(10)],
            required=False,
            min_values=0,
            max_values=10,
        ),
    )
    skill = ui.Label(
        text="Experience",
        component=ui.RadioGroup(
            options=[discord.RadioGroupOption(label=f"{n}") for n in ("new", "old")]
        ),
    )
    teach = ui.Label(text="Could teach", component=ui.Checkbox())
    remark = ui.Label(
        text="Remark",
        component=ui.TextInput(
            style=discord.TextStyle.long, required=False, max_length=300, default="None"
        ),
    )


class OldForm(ui.Modal, title="Stake"):
    """The older layout, a select in a label, and a file."""

    amount = ui.TextInput(label="How much?", placeholder="1 to 100", min_length=1, max_length=3)  # pyright: ignore[reportDeprecated]
    card = ui.Label(text="Card", component=ui.Select(options=cards()))
    record = ui.Label(text="Record", component=ui.FileUpload(required=False, min_values=0))


def commands() -> list[dict[str, Any]]:
    """A command tree's payload: a plain command, a group of groups, and a context menu."""
    tree = app_commands.CommandTree(_client())
    tree.add_command(_whist())
    chips = app_commands.Group(name="chips", description="Your chips", guild_only=True)
    chips.add_command(
        app_commands.Command(name="balance", description="What you hold", callback=_nothing)
    )
    house = app_commands.Group(name="house", description="Theirs", parent=chips)
    house.add_command(
        app_commands.Command(name="audit", description="The books", callback=_nothing)
    )
    tree.add_command(chips)
    tree.add_command(app_commands.ContextMenu(name="Give Chips", callback=_member))
    return [command.to_dict(tree) for command in tree.get_commands()]


async def _nothing(interaction: discord.Interaction) -> None: ...


async def _member(interaction: discord.Interaction, member: discord.Member) -> None: ...


def _whist() -> app_commands.Command[Any, ..., None]:
    @app_commands.command(name="whist", description="Open a table of whist")
    @app_commands.describe(points="Points to a game", variant="Which whist", partner="Your partner")
    @app_commands.choices(variant=[app_commands.Choice(name="Short", value="short")])
    async def whist(
        interaction: discord.Interaction,
        points: app_commands.Range[int, 5, 10],
        rate: app_commands.Range[float, 0.5, 2.0] = 1.0,
        variant: str = "short",
        title: app_commands.Range[str, 1, 40] = "",
        partner: discord.Member | None = None,
        where: discord.TextChannel | None = None,
    ) -> None: ...

    whist.guild_only = True
    whist.default_permissions = discord.Permissions(manage_guild=True)
    return whist
