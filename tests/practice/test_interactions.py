"""Every kind of interaction, and every way to answer it, through discord.py's own client."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import cast

import discord
import pytest
from discord import app_commands

from bot.practice.interactions import SILENCE, TOKEN_LASTS, Interaction
from bot.practice.options import Choice, Impossible
from bot.practice.people import Person
from bot.practice.server import Practice
from bot.practice.state.channels import Channel
from bot.practice.state.messages import Message
from tests.practice.client import Bot


def pressed(bot: Bot, answer: Callable[[discord.Interaction], Awaitable[object]]) -> None:
    """Have every button and select answered by `answer(interaction)`."""

    async def on_interaction(interaction: discord.Interaction) -> None:
        if interaction.type is discord.InteractionType.component:
            await answer(interaction)

    bot.event(on_interaction)


def seat() -> discord.ui.View:
    view = discord.ui.View(timeout=None)
    view.add_item(discord.ui.Button(label="Take a seat", custom_id="seat"))
    view.add_item(discord.ui.Button(label="Begin", custom_id="begin", disabled=True))
    view.add_item(discord.ui.Button(label="Rules", url="https://example.org"))
    options = [discord.SelectOption(label="Ace", value="Ah"), discord.SelectOption(label="King")]
    view.add_item(discord.ui.Select(placeholder="A card", custom_id="card", options=options))
    return view


@pytest.fixture
async def table(bot: Bot, room: Channel) -> Message:
    """A message with buttons and a select."""
    channel = bot.get_partial_messageable(room.id)
    sent = await channel.send("A table", view=seat())
    return room.messages[sent.id]


async def test_a_reply_that_only_its_owner_sees(
    bot: Bot, room: Channel, ada: Person, ben: Person
) -> None:
    @bot.tree.command(description="d")
    async def hand(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("Qs", ephemeral=True)

    await bot.tree.sync()
    answer = await ada.slash(room, "hand")
    assert [message.text for message in ada.sees(room)] == ["Qs"]
    assert ben.sees(room) == ()
    assert answer.message is not None
    with pytest.raises(discord.NotFound):
        await bot.get_partial_messageable(room.id).fetch_message(answer.message.id)


async def test_a_button_answered_by_a_reply(bot: Bot, table: Message, ada: Person) -> None:
    pressed(bot, lambda i: i.response.send_message(f"{i.user.display_name} sits"))
    answer = await ada.click(table, "Take a seat")
    assert answer.message is not None
    assert answer.message.text == "Ada sits"


async def test_a_button_answered_by_an_edit(bot: Bot, table: Message, ada: Person) -> None:
    pressed(bot, lambda i: i.response.edit_message(content="Ada sits", view=None))
    answer = await ada.click(table, "seat")
    assert answer.message is table
    assert table.text == "Ada sits"
    assert table.buttons == ()
    assert table.edits == 1


async def test_a_button_answered_by_a_promise(
    practice: Practice, bot: Bot, table: Message, ada: Person
) -> None:
    go_on = asyncio.Event()

    async def later(interaction: discord.Interaction) -> None:
        await interaction.response.defer()
        await go_on.wait()
        await interaction.edit_original_response(content="Ada sits")

    pressed(bot, later)
    answer = await ada.click(table, "seat")
    assert (answer.deferred, table.text) == (True, "A table")
    go_on.set()
    await practice.until(lambda: not answer.deferred)
    assert (answer.message, table.text) == (table, "Ada sits")


async def test_a_select_tells_what_was_chosen(bot: Bot, table: Message, ada: Person) -> None:
    async def name(interaction: discord.Interaction) -> None:
        data = cast("dict[str, list[str]]", interaction.data)
        await interaction.response.send_message(" ".join(data["values"]))

    pressed(bot, name)
    await ada.choose(table, "A card", "Ace")
    await ada.choose(table, "card", "King")
    assert [message.text for message in ada.sees(table.channel)] == ["A table", "Ah", "King"]


async def test_what_a_person_cannot_press(bot: Bot, table: Message, ada: Person) -> None:
    for button in ("Begin", "Rules", "Fold"):
        with pytest.raises(Impossible):
            await ada.click(table, button)
    for chosen in (("Ten",), ("Ace", "King"), ()):
        with pytest.raises(Impossible):
            await ada.choose(table, "card", *chosen)
    assert bot.is_ready()


async def test_somebody_elses_ephemeral_buttons_are_out_of_reach(
    bot: Bot, room: Channel, ada: Person, ben: Person
) -> None:
    @bot.tree.command(description="d")
    async def hand(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("Qs", view=seat(), ephemeral=True)

    await bot.tree.sync()
    message = (await ada.slash(room, "hand")).message
    assert message is not None
    with pytest.raises(Impossible):
        await ben.click(message, "seat")


async def test_a_deferred_answer_comes_later(bot: Bot, room: Channel, ada: Person) -> None:
    go_on = asyncio.Event()

    @bot.tree.command(description="d")
    async def deal(interaction: discord.Interaction) -> None:
        await interaction.response.defer(ephemeral=True)
        await go_on.wait()
        await interaction.edit_original_response(content="Dealt")
        await interaction.followup.send("And more", ephemeral=True)

    await bot.tree.sync()
    answer = await ada.slash(room, "deal")
    assert answer.deferred
    go_on.set()
    async with asyncio.timeout(5):
        while not answer.followups:  # noqa: ASYNC110
            await asyncio.sleep(0.01)
    assert not answer.deferred
    assert answer.message is not None
    assert (answer.message.text, answer.message.edits) == ("Dealt", 0)
    assert [message.text for message in ada.sees(room)] == ["Dealt", "And more"]


async def test_a_promised_answer_that_has_not_come_when_its_token_ends_is_given_up(
    practice: Practice, bot: Bot, room: Channel, ada: Person
) -> None:
    @bot.tree.command(description="d")
    async def deal(interaction: discord.Interaction, answered: bool) -> None:
        await interaction.response.defer(ephemeral=True)
        if answered:
            await interaction.followup.send("Dealt")

    await bot.tree.sync()
    for answered in (True, False):
        await ada.slash(room, "deal", answered=answered)
    await practice.until(lambda: ada.sees(room)[0].text == "Dealt")
    practice.clock.advance(TOKEN_LASTS - 60)
    await asyncio.sleep(0.05)
    assert [each.deferred for each in ada.sees(room)] == [False, True]
    practice.clock.advance(60)
    await practice.until(lambda: not ada.sees(room)[1].deferred)
    assert [each.text for each in ada.sees(room)] == ["Dealt", SILENCE]


async def test_the_first_follow_up_takes_the_place_of_a_deferred_answer(
    practice: Practice, bot: Bot, room: Channel, ada: Person, ben: Person
) -> None:
    @bot.tree.command(description="d")
    async def deal(interaction: discord.Interaction) -> None:
        await interaction.response.defer(ephemeral=True)
        await interaction.followup.send("Dealt")

    await bot.tree.sync()
    answer = await ada.slash(room, "deal")
    await practice.until(lambda: not answer.deferred)
    assert [message.text for message in ada.sees(room)] == ["Dealt"]
    assert ben.sees(room) == ()


async def test_the_original_reply_is_fetched_edited_and_deleted(
    practice: Practice, bot: Bot, room: Channel, ada: Person
) -> None:
    seen: list[str] = []

    @bot.tree.command(description="d")
    async def rules(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("One", ephemeral=True)
        seen.append((await interaction.original_response()).content)
        await interaction.edit_original_response(content="Two")
        more = await interaction.followup.send("Three", ephemeral=True, wait=True)
        await more.edit(content="Four")
        await interaction.delete_original_response()

    await bot.tree.sync()
    answer = await ada.slash(room, "rules")
    await practice.until(lambda: answer.message is not None and answer.message.deleted)
    assert seen == ["One"]
    assert [message.text for message in ada.sees(room)] == ["Four"]


async def test_autocomplete(bot: Bot, room: Channel, ada: Person) -> None:
    @bot.tree.command(description="d")
    async def rules(interaction: discord.Interaction, game: str) -> None:
        await interaction.response.send_message(game)

    @rules.autocomplete("game")
    async def names(_: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        games = ("whist", "brag")
        return [app_commands.Choice(name=g.title(), value=g) for g in games if typed in g]

    await bot.tree.sync()
    assert await ada.autocomplete(room, "rules", "game", "whi") == (Choice("Whist", "whist"),)
    assert await ada.autocomplete(room, "rules", "game", "zz") == ()


async def test_options_are_held_to_their_bounds(bot: Bot, room: Channel, ada: Person) -> None:
    @bot.tree.command(description="d")
    @app_commands.choices(pace=[app_commands.Choice(name="Quick", value="quick")])
    async def whist(
        interaction: discord.Interaction,
        target: app_commands.Range[int, 5, 10],
        pace: str = "social",
        partner: discord.Member | None = None,
    ) -> None:
        name = partner.display_name if partner else "nobody"
        await interaction.response.send_message(f"{target} {pace} {name}")

    await bot.tree.sync()
    for wrong in ({}, {"target": 4}, {"target": "5"}, {"target": 5, "pace": "slow"}, {"goal": 5}):
        with pytest.raises(Impossible):
            await ada.slash(room, "whist", **wrong)
    answer = await ada.slash(room, "whist", target=5, pace="Quick", partner=ada)
    assert answer.message is not None
    assert answer.message.text == "5 quick Ada"


async def test_subcommands(bot: Bot, room: Channel, ada: Person, ben: Person) -> None:
    chips = app_commands.Group(name="chips", description="d")

    @chips.command(description="d")
    async def give(
        interaction: discord.Interaction, to: discord.User, amount: app_commands.Range[int, 1]
    ) -> None:
        await interaction.response.send_message(f"{amount} to {to.display_name}")

    bot.tree.add_command(chips)
    await bot.tree.sync()
    answer = await ada.slash(room, "chips give", to=ben, amount=3)
    assert answer.message is not None
    assert answer.message.text == "3 to Ben"
    with pytest.raises(Impossible):
        await ada.slash(room, "chips take", amount=3)


async def test_commands_keep_to_their_permissions_and_places(
    bot: Bot, room: Channel, ada: Person, ben: Person
) -> None:
    @bot.tree.command(description="d")
    @app_commands.default_permissions(manage_guild=True)
    @app_commands.guild_only()
    async def settings(interaction: discord.Interaction) -> None:
        await interaction.response.send_message(str(interaction.permissions.manage_guild))

    await bot.tree.sync()
    answer = await ben.slash(room, "settings")
    assert answer.message is not None
    assert answer.message.text == "True"
    with pytest.raises(Impossible):
        await ada.slash(room, "settings")
    with pytest.raises(Impossible):
        await ben.slash(ben.dm, "settings")


async def test_a_late_answer_finds_nobody(
    practice: Practice, bot: Bot, room: Channel, ada: Person
) -> None:
    errors: list[int] = []
    go_on = asyncio.Event()

    @bot.tree.command(description="d")
    async def slow(interaction: discord.Interaction) -> None:
        practice.clock.advance(3.1)
        await go_on.wait()
        try:
            await interaction.response.send_message("Here")
        except discord.NotFound as error:
            errors.append(error.code)

    await bot.tree.sync()
    answer = await ada.slash(room, "slow")
    assert answer.failed == "The application did not respond"
    go_on.set()
    await practice.until(lambda: bool(errors))
    assert errors == [10062]
    assert [breach.code for breach in practice.breaches] == [10062]
    practice.breaches.clear()


async def test_failures_are_worded_by_what_was_tried(
    practice: Practice, bot: Bot, table: Message, room: Channel, ada: Person
) -> None:
    class Form(discord.ui.Modal, title="Form"):
        words: discord.ui.TextInput[Form] = discord.ui.TextInput(label="Words")

        async def on_submit(self, interaction: discord.Interaction) -> None: ...

    @bot.tree.command(description="d")
    async def form(interaction: discord.Interaction) -> None:
        await interaction.response.send_modal(Form())

    @bot.tree.command(description="d")
    async def nothing(interaction: discord.Interaction) -> None: ...

    async def failed(trying: Coroutine[object, object, Interaction]) -> str:
        interaction = asyncio.create_task(trying)
        await asyncio.sleep(0.05)
        practice.clock.advance(3.1)
        return (await interaction).failed

    await bot.tree.sync()
    modal = (await ada.slash(room, "form")).modal
    assert await failed(ada.slash(room, "nothing")) == "The application did not respond"
    assert await failed(ada.click(table, "seat")) == "This interaction failed"
    assert await failed(ada.submit(modal, {"Words": "x"})) == "Something went wrong. Try again."
    assert modal is not None
    assert not modal.closed


async def test_a_reply_says_which_command_it_answers(
    practice: Practice, bot: Bot, room: Channel, ada: Person
) -> None:
    chips = app_commands.Group(name="chips", description="d")
    seen: list[discord.MessageInteractionMetadata | None] = []

    @chips.command(description="d")
    async def balance(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("1,000")
        seen.append((await interaction.original_response()).interaction_metadata)

    bot.tree.add_command(chips)
    await bot.tree.sync()
    message = (await ada.slash(room, "chips balance")).message
    assert message is not None
    assert message.metadata is not None
    assert (message.metadata["name"], message.metadata["command_type"]) == ("chips balance", 1)
    await practice.until(lambda: bool(seen))
    assert seen[0] is not None
    assert (seen[0].user.id, seen[0].type) == (ada.id, discord.InteractionType.application_command)


async def test_a_second_answer_is_refused(
    practice: Practice, bot: Bot, room: Channel, ada: Person
) -> None:
    errors: list[int] = []

    @bot.tree.command(description="d")
    async def twice(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("Once")
        interaction.response._response_type = None
        try:
            await interaction.response.send_message("Twice")
        except discord.HTTPException as error:
            errors.append(error.code)

    await bot.tree.sync()
    await ada.slash(room, "twice")
    await practice.until(lambda: bool(errors))
    assert errors == [40060]
    assert [message.text for message in ada.sees(room)] == ["Once"]
    practice.breaches.clear()


async def test_a_token_lasts_a_quarter_of_an_hour(
    practice: Practice, bot: Bot, room: Channel, ada: Person
) -> None:
    kept: list[discord.Interaction] = []

    @bot.tree.command(description="d")
    async def hand(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("Qs", ephemeral=True)
        kept.append(interaction)

    await bot.tree.sync()
    await ada.slash(room, "hand")
    await practice.until(lambda: bool(kept))
    practice.clock.advance(14 * 60)
    await kept[0].edit_original_response(content="Ks")
    practice.clock.advance(2 * 60)
    with pytest.raises(discord.HTTPException) as caught:
        await kept[0].edit_original_response(content="As")
    assert caught.value.code == 50027
    assert [message.text for message in ada.sees(room)] == ["Ks"]
    practice.breaches.clear()


async def test_in_private_there_is_no_server(bot: Bot, ada: Person) -> None:
    @bot.tree.command(description="d")
    async def me(interaction: discord.Interaction) -> None:
        assert interaction.guild is None
        assert isinstance(interaction.user, discord.User)
        await interaction.response.send_message(f"You are {interaction.user.display_name}")

    await bot.tree.sync()
    answer = await ada.slash(ada.dm, "me")
    assert answer.message is not None
    assert [message.text for message in ada.dms()] == ["You are Ada"]
