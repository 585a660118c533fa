"""What a window may ask for its person, answered by discord.py's own client."""

from __future__ import annotations

import asyncio

import discord
import pytest
from discord import app_commands, ui

from bot.practice.people import Person
from bot.practice.server import Practice
from bot.practice.state.channels import Channel
from bot.practice.state.messages import Message
from bot.practice.state.permissions import Permission
from bot.practice.state.servers import Server
from tests.practice.client import Bot
from tests.practice.page.tab import Declined, Json, Tab

DONE = {"failed": "", "form": None}


class Bet(ui.Modal, title="Bet"):
    """A form with a text, ticks, and people."""

    def __init__(self) -> None:
        super().__init__(custom_id="bet")
        self.amount: ui.TextInput[Bet] = ui.TextInput(max_length=5, custom_id="amount")
        self.against: ui.UserSelect[Bet] = ui.UserSelect(custom_id="against", required=True)
        self.sure: ui.Checkbox[Bet] = ui.Checkbox(custom_id="sure")
        levels = [discord.RadioGroupOption(label=each) for each in ("High", "Low")]
        self.level: ui.RadioGroup[Bet] = ui.RadioGroup(options=levels, custom_id="level")
        self.proof: ui.FileUpload[Bet] = ui.FileUpload(custom_id="proof", required=False)
        self.add_item(ui.Label(text="Amount", component=self.amount))
        self.add_item(ui.Label(text="Against", component=self.against))
        self.add_item(ui.Label(text="Sure", component=self.sure))
        self.add_item(ui.Label(text="Level", component=self.level))
        self.add_item(ui.Label(text="Proof", component=self.proof))

    async def on_submit(self, interaction: discord.Interaction) -> None:
        names = [each.display_name for each in self.against.values]
        parts = (self.amount.value, names, self.sure.value, self.level.value)
        await interaction.response.send_message(repr(parts))


class Table(ui.View):
    """Buttons and selects of every kind."""

    @ui.button(label="Seat", custom_id="seat")
    async def seat(self, interaction: discord.Interaction, _: ui.Button[Table]) -> None:
        await interaction.response.edit_message(content=f"{interaction.user.display_name} sits")

    @ui.button(label="seat", custom_id="other", disabled=True)
    async def other(self, interaction: discord.Interaction, _: ui.Button[Table]) -> None: ...

    @ui.button(label="Bet", custom_id="bet")
    async def bet(self, interaction: discord.Interaction, _: ui.Button[Table]) -> None:
        await interaction.response.send_modal(Bet())

    @ui.select(
        custom_id="cards",
        max_values=2,
        options=[discord.SelectOption(label=each) for each in ("Ace", "King", "Queen")],
    )
    async def cards(self, interaction: discord.Interaction, chosen: ui.Select[Table]) -> None:
        await interaction.response.send_message(" ".join(chosen.values))

    @ui.select(cls=ui.MentionableSelect, custom_id="whom", max_values=3)
    async def whom(
        self, interaction: discord.Interaction, chosen: ui.MentionableSelect[Table]
    ) -> None:
        await interaction.response.send_message(" ".join(str(each.id) for each in chosen.values))

    @ui.select(cls=ui.ChannelSelect, custom_id="where")
    async def where(
        self, interaction: discord.Interaction, chosen: ui.ChannelSelect[Table]
    ) -> None:
        await interaction.response.send_message(chosen.values[0].name)


@pytest.fixture
async def table(bot: Bot, room: Channel) -> Json:
    """Where the table is, as requests say it."""
    sent = await bot.get_partial_messageable(room.id).send("A table", view=Table(timeout=None))
    return {"channel": str(room.id), "message": str(sent.id)}


@pytest.fixture
async def synced(bot: Bot, room: Channel) -> dict[str, Json]:
    """Where and what each command is, as requests say it."""

    @bot.tree.command(description="d")
    @app_commands.choices(pace=[app_commands.Choice(name="Quick", value="quick")])
    async def whist(
        interaction: discord.Interaction,
        points: app_commands.Range[int, 1, 20],
        pace: str = "social",
        partner: discord.Member | None = None,
        where: discord.TextChannel | None = None,
        role: discord.Role | None = None,
    ) -> None:
        named = [each.name if each else "nothing" for each in (where, role)]
        partnered = partner.display_name if partner else "nobody"
        await interaction.response.send_message(" ".join((str(points), pace, partnered, *named)))

    @bot.tree.command(description="d")
    async def rules(interaction: discord.Interaction, game: str) -> None:
        await interaction.response.send_modal(Bet())
        del game

    @rules.autocomplete("game")
    async def games(_: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return [app_commands.Choice(name="Whist", value="w")] if typed in "whist" else []

    @bot.tree.command(description="d")
    async def silent(interaction: discord.Interaction) -> None: ...

    chips = app_commands.Group(name="chips", description="d")

    @chips.command(description="d")
    async def balance(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("1,000")

    bot.tree.add_command(chips)
    made = await bot.tree.sync()
    where = {"channel": str(room.id), "path": [], "options": {}}
    return {each.name: where | {"command": str(each.id)} for each in made}


def latest(tab: Tab) -> str:
    return tab.texts()[-1]


async def test_a_command_with_everything_chosen_by_id(
    synced: dict[str, Json], club: Server, room: Channel, ada: Person, ben: Person, hers: Tab
) -> None:
    role = club.add_role("Dealers")
    options = {
        "points": 5,
        "pace": "quick",
        "partner": str(ben.id),
        "where": str(room.id),
        "role": str(role.id),
    }
    assert await hers.ask("slash", **synced["whist"] | {"options": options}) == DONE
    assert latest(hers) == "5 quick Ben card-room Dealers"
    assert hers.all("message")[-1]["message"]["interaction_metadata"]["user"]["id"] == str(ada.id)


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({}, "points: this option is required."),
        ({"points": 21}, "points: a whole number from 1 to 20."),
        ({"points": "5"}, "points: a whole number from 1 to 20."),
        ({"points": True}, "points: a whole number from 1 to 20."),
        ({"points": 5, "pace": "slow"}, "pace: choose one of Quick."),
        ({"points": 5, "pace": ["quick"]}, "pace: choose one of Quick."),
        ({"points": 5, "goal": 5}, "goal: there is no such option."),
        ({"points": 5, "partner": "1"}, "partner: that is not to be had here."),
        ({"points": 5, "partner": 1}, "partner: that is not to be had here."),
        ({"points": 5, "role": {}}, "role: that is not to be had here."),
    ],
)
@pytest.mark.usefixtures("ada")
async def test_what_a_command_does_not_take(
    synced: dict[str, Json], hers: Tab, options: Json, words: str
) -> None:
    with pytest.raises(Declined) as caught:
        await hers.ask("slash", **synced["whist"] | {"options": options})
    assert str(caught.value) == words


@pytest.mark.usefixtures("ada")
async def test_a_role_is_no_person(synced: dict[str, Json], club: Server, hers: Tab) -> None:
    options = {"points": 5, "partner": str(club.everyone.id)}
    with pytest.raises(Declined, match="not to be had"):
        await hers.ask("slash", **synced["whist"] | {"options": options})


@pytest.mark.usefixtures("ada")
async def test_subcommands(synced: dict[str, Json], hers: Tab) -> None:
    chips = synced["chips"]
    assert await hers.ask("slash", **chips | {"path": ["balance"]}) == DONE
    metadata = hers.all("message")[-1]["message"]["interaction_metadata"]
    assert (metadata["type"], metadata["name"]) == (2, "chips balance")
    for path, words in (
        ([], "/chips: choose one of balance."),
        (["take"], "/chips has no subcommand take."),
        (["balance", "more"], "/chips has no subcommand more."),
    ):
        with pytest.raises(Declined) as caught:
            await hers.ask("slash", **chips | {"path": path})
        assert str(caught.value) == words


@pytest.mark.usefixtures("ada")
async def test_a_command_that_is_gone_or_not_offered(
    bot: Bot, synced: dict[str, Json], club: Server, room: Channel, hers: Tab
) -> None:
    club.overwrite(room, club.everyone, deny=Permission.USE_APPLICATION_COMMANDS)
    with pytest.raises(Declined, match="/silent is not offered here"):
        await hers.ask("slash", **synced["silent"])
    bot.tree.clear_commands(guild=None)
    await bot.tree.sync()
    with pytest.raises(Declined, match="outdated"):
        await hers.ask("slash", **synced["silent"])


@pytest.mark.usefixtures("ada")
async def test_silence(
    practice: Practice, synced: dict[str, Json], room: Channel, hers: Tab
) -> None:
    asking = asyncio.create_task(hers.ask("slash", **synced["silent"]))
    await practice.until(lambda: any("silent" in str(each) for each in hers.frames))
    await hers.ask("say", channel=str(room.id), text="Hello?")
    assert not asking.done()
    practice.clock.advance(3.1)
    assert await asking == {"failed": "The application did not respond", "form": None}


@pytest.mark.usefixtures("ada")
async def test_suggestions(synced: dict[str, Json], hers: Tab) -> None:
    rules = synced["rules"]
    for typed, choices in (("wh", [{"name": "Whist", "value": "w"}]), ("z", [])):
        answer = await hers.ask("suggest", **rules, option="game", typed=typed)
        assert answer == {"choices": choices}
    with pytest.raises(Declined, match="no such option"):
        await hers.ask("suggest", **rules, option="nothing", typed="")
    with pytest.raises(Declined, match="no suggestions"):
        await hers.ask("suggest", **synced["whist"], option="points", typed="")


async def test_buttons_are_pressed_by_their_id(table: Json, ada: Person, hers: Tab) -> None:
    assert await hers.ask("press", **table, custom_id="seat") == DONE
    assert latest(hers) == "Ada sits"
    for custom_id, words in (("other", "seat: this cannot"), ("gone", "gone: this is not on")):
        with pytest.raises(Declined, match=words):
            await hers.ask("press", **table, custom_id=custom_id)
    del ada


@pytest.mark.usefixtures("ada")
async def test_a_press_without_an_answer(
    practice: Practice, bot: Bot, table: Json, hers: Tab
) -> None:
    await bot.close()
    await practice.until(lambda: not practice.gateway.connected)
    answer = await hers.ask("press", **table, custom_id="seat")
    assert answer == {"failed": "This interaction failed", "form": None}


async def test_choices(
    table: Json, club: Server, room: Channel, ada: Person, ben: Person, hers: Tab
) -> None:
    role = club.add_role("Dealers")
    for custom_id, values, words in (
        ("cards", ["King", "Ace"], "King Ace"),
        ("whom", [str(ben.id), str(role.id)], f"{ben.id} {role.id}"),
        ("where", [str(room.id)], "card-room"),
    ):
        assert await hers.ask("choose", **table, custom_id=custom_id, values=values) == DONE
        assert sorted(latest(hers).split()) == sorted(words.split())
    for custom_id, values in (
        ("cards", ["Knave"]),
        ("cards", [5]),
        ("cards", []),
        ("cards", ["Ace", "Ace"]),
        ("cards", ["Ace", "King", "Queen"]),
        ("whom", ["5"]),
        ("whom", [str(room.id)]),
        ("where", [str(ada.dm.id)]),
        ("seat", ["Ace"]),
        ("gone", ["Ace"]),
    ):
        with pytest.raises(Declined):
            await hers.ask("choose", **table, custom_id=custom_id, values=values)


async def filled(hers: Tab, ben: Person, form: Json, **values: object) -> Json:
    good = {"amount": "5", "against": [str(ben.id)], "sure": True, "level": "High", "proof": []}
    return await hers.ask("submit", form=form["id"], values=good | values)


@pytest.mark.usefixtures("ada")
async def test_a_form_is_filled_in(table: Json, ben: Person, hers: Tab) -> None:
    form = (await hers.ask("press", **table, custom_id="bet"))["form"]
    assert (form["title"], form["custom_id"], len(form["components"])) == ("Bet", "bet", 5)
    for values, words in (
        ({"amount": ""}, "Amount: from 1 to 5 characters, not 0."),
        ({"amount": "123456"}, "Amount: from 1 to 5 characters, not 6."),
        ({"amount": 5}, "Amount: this takes text."),
        ({"against": ["5"]}, "Against: that is not to be had here."),
        ({"against": []}, "Against: this field is required."),
        ({"sure": "yes"}, "Sure: this can only be ticked or not."),
        ({"level": None}, "Level: this field is required."),
        ({"level": "Middling"}, "Level: choose among High, Low."),
        ({"proof": ["a.png"]}, "Proof: files cannot be uploaded in the practice room."),
        ({"other": 1}, "The form has no field other."),
    ):
        with pytest.raises(Declined) as caught:
            await filled(hers, ben, form, **values)
        assert str(caught.value) == words
    assert await filled(hers, ben, form) == DONE
    assert latest(hers) == "('5', ['Ben'], True, 'High')"
    with pytest.raises(Declined, match="not open any more"):
        await filled(hers, ben, form)


@pytest.mark.usefixtures("ada")
async def test_a_form_of_a_command_that_is_closed(
    synced: dict[str, Json], ben: Person, hers: Tab, his: Tab
) -> None:
    command = synced["rules"] | {"options": {"game": "w"}}
    form = (await hers.ask("slash", **command))["form"]
    with pytest.raises(Declined, match="not open any more"):
        await filled(his, ben, form)
    assert await hers.ask("close_form", form=form["id"]) == {}
    with pytest.raises(Declined, match="not open any more"):
        await filled(hers, ben, form)


@pytest.mark.usefixtures("ada")
async def test_a_form_without_an_answer_stays_open(
    practice: Practice, bot: Bot, table: Json, ben: Person, hers: Tab
) -> None:
    form = (await hers.ask("press", **table, custom_id="bet"))["form"]
    await bot.close()
    await practice.until(lambda: not practice.gateway.connected)
    failed = {"failed": "Something went wrong. Try again.", "form": None}
    assert await filled(hers, ben, form) == failed
    assert await filled(hers, ben, form) == failed


async def test_to_say_something(club: Server, room: Channel, ada: Person, hers: Tab) -> None:
    where = str(room.id)
    assert await hers.ask("say", channel=where, text="  Good evening\n") == {}
    assert [each.text for each in ada.sees(room)] == ["Good evening"]
    for text in ("", " \n ", "x" * 2001):
        with pytest.raises(Declined, match="from 1 to 2,000 characters"):
            await hers.ask("say", channel=where, text=text)
    club.overwrite(room, ada, deny=Permission.SEND_MESSAGES)
    with pytest.raises(Declined, match="permission to send"):
        await hers.ask("say", channel=where, text="Hello")
    ada.block_bot()
    with pytest.raises(Declined, match="permission to send"):
        await hers.ask("say", channel=str(ada.dm.id), text="Hello")


async def test_to_delete_a_message(
    club: Server, room: Channel, ada: Person, ben: Person, hers: Tab
) -> None:
    own, other = ada.say(room, "One"), ben.say(room, "Two")
    where = str(room.id)
    assert await hers.ask("delete", channel=where, message=str(own.id)) == {}
    assert own.deleted
    with pytest.raises(Declined, match="not there any more"):
        await hers.ask("delete", channel=where, message=str(own.id))
    with pytest.raises(Declined, match="permission to delete"):
        await hers.ask("delete", channel=where, message=str(other.id))
    club.overwrite(room, ada, allow=Permission.MANAGE_MESSAGES)
    assert await hers.ask("delete", channel=where, message=str(other.id)) == {}
    assert ada.sees(room) == ()


async def quiet(bot: Bot, room: Channel, person: Person) -> Message:
    @bot.tree.command(description="d")
    async def hand(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("Qs", view=Table(timeout=None), ephemeral=True)

    await bot.tree.sync()
    message = (await person.slash(room, "hand")).message
    assert message is not None
    return message


@pytest.mark.usefixtures("ben")
async def test_only_its_reader_reaches_a_quiet_reply(
    bot: Bot, room: Channel, ada: Person, hers: Tab, his: Tab
) -> None:
    message = await quiet(bot, room, ada)
    about = {"channel": str(room.id), "message": str(message.id)}
    for do, more in (
        ("dismiss", {}),
        ("delete", {}),
        ("press", {"custom_id": "seat"}),
        ("choose", {"custom_id": "cards", "values": ["Ace"]}),
        ("thread", {"name": "Aside"}),
    ):
        with pytest.raises(Declined, match="not there any more"):
            await his.ask(do, **about, **more)
    with pytest.raises(Declined, match="permission to delete"):
        await hers.ask("delete", **about)
    with pytest.raises(Declined, match="only you can see"):
        await hers.ask("thread", **about, name="Aside")
    assert await hers.ask("dismiss", **about) == {}
    assert ada.sees(room) == ()


@pytest.mark.usefixtures("ada")
async def test_only_what_is_quiet_is_dismissed(table: Json, hers: Tab) -> None:
    with pytest.raises(Declined, match="cannot be dismissed"):
        await hers.ask("dismiss", **table)


async def test_threads(club: Server, room: Channel, ada: Person, hers: Tab) -> None:
    message = ada.say(room, "A table")
    where, start = str(room.id), str(message.id)
    made = await hers.ask("thread", channel=where, message=start, name=" The record ")
    assert made == {"channel": start}
    assert message.thread is not None
    assert (message.thread.name, message.thread.owner) == ("The record", ada)
    alone = await hers.ask("thread", channel=where, message=None, name="Aside")
    assert {made["channel"], alone["channel"]} == {str(each) for each in club.threads}
    for about, words in (
        ({"channel": where, "message": start}, "already been created"),
        ({"channel": where, "message": "1"}, "not there any more"),
        ({"channel": alone["channel"]}, "no threads here"),
        ({"channel": str(ada.dm.id)}, "no threads here"),
    ):
        with pytest.raises(Declined, match=words):
            await hers.ask("thread", **about, name="More")
    for name in ("", "  ", "x" * 101):
        with pytest.raises(Declined, match="from 1 to 100 characters"):
            await hers.ask("thread", channel=where, name=name)
    club.overwrite(room, ada, deny=Permission.CREATE_PUBLIC_THREADS)
    with pytest.raises(Declined, match="permission to create threads"):
        await hers.ask("thread", channel=where, name="More")


async def test_the_bot_hears_of_a_thread(
    practice: Practice, bot: Bot, room: Channel, ada: Person
) -> None:
    thread = ada.start_thread(room, "Aside", None)
    await practice.until(lambda: bot.get_channel(thread.id) is not None)


@pytest.mark.parametrize("do", ["say", "read", "earlier", "thread", "press", "dismiss", "slash"])
@pytest.mark.usefixtures("ada")
async def test_a_channel_out_of_sight_is_out_of_reach(
    synced: dict[str, Json], ben: Person, hers: Tab, do: str
) -> None:
    more = {"text": "x", "before": "1", "name": "x", "message": "1", "custom_id": "x"}
    for channel in (str(ben.dm.id), "1", "no id", "9" * 300):
        with pytest.raises(Declined, match="You cannot see that channel"):
            await hers.ask(do, **synced["silent"] | more | {"channel": channel})
