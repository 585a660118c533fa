"""Forms: opened by a command or a button, filled in by label, checked as Discord checks them."""

from __future__ import annotations

import asyncio

import discord
import pytest
from discord import ui

from bot.practice.modals import Modal
from bot.practice.options import Impossible
from bot.practice.people import Person
from bot.practice.server import Practice
from bot.practice.state.channels import Channel
from tests.practice.client import Bot


class Registration(ui.Modal, title="Register"):
    """One of every field that a form may have."""

    def __init__(self) -> None:
        super().__init__()
        games = [discord.CheckboxGroupOption(label=each) for each in ("Whist", "Brag")]
        levels = [discord.RadioGroupOption(label=each) for each in ("New to it", "Could teach")]
        self.games: ui.CheckboxGroup[Registration] = ui.CheckboxGroup(options=games, required=False)
        self.level: ui.RadioGroup[Registration] = ui.RadioGroup(options=levels)
        self.often: ui.Select[Registration] = ui.Select(
            options=[discord.SelectOption(label="Weekly", value="w")]
        )
        self.remind: ui.Checkbox[Registration] = ui.Checkbox()
        self.add_item(ui.TextDisplay("Which games would you play?"))
        self.add_item(ui.Label(text="Games", component=self.games))
        self.add_item(ui.Label(text="Experience", component=self.level))
        self.add_item(ui.Label(text="How often", component=self.often))
        self.add_item(ui.Label(text="Remind me", component=self.remind))

    async def on_submit(self, interaction: discord.Interaction) -> None:
        parts = (self.games.values, self.level.value, self.often.values, self.remind.value)
        await interaction.response.send_message(repr(parts), ephemeral=True)


class Remark(ui.Modal, title="Remark"):
    """A text in the old manner, in a row of its own."""

    words: ui.TextInput[Remark] = ui.TextInput(label="Words", max_length=5, default="Well")

    async def on_submit(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message(self.words.value, ephemeral=True)


@pytest.fixture
async def form(bot: Bot, room: Channel, ada: Person) -> Modal:
    @bot.tree.command(description="d")
    async def register(interaction: discord.Interaction) -> None:
        await interaction.response.send_modal(Registration())

    await bot.tree.sync()
    modal = (await ada.slash(room, "register")).modal
    assert modal is not None
    return modal


async def test_a_form_as_it_opens(form: Modal) -> None:
    assert form.title == "Register"
    assert form.texts == ("Which games would you play?",)
    assert [field.label for field in form.fields] == [
        "Games",
        "Experience",
        "How often",
        "Remind me",
    ]


async def test_a_form_is_filled_in_and_sent(form: Modal, ada: Person) -> None:
    values: dict[str, object] = {
        "Games": ["Whist", "Brag"],
        "Experience": "Could teach",
        "How often": "Weekly",
        "Remind me": True,
    }
    answer = await ada.submit(form, values)
    assert answer.message is not None
    assert answer.message.text == "(['Whist', 'Brag'], 'Could teach', ['w'], True)"
    with pytest.raises(Impossible):
        await ada.submit(form, values)


async def test_what_may_be_left_out(form: Modal, ada: Person) -> None:
    answer = await ada.submit(form, {"Experience": "New to it", "How often": "w"})
    assert answer.message is not None
    assert answer.message.text == "([], 'New to it', ['w'], False)"


@pytest.mark.parametrize(
    "wrong",
    [
        {"Experience": "Expert"},
        {"Games": ["Hazard"]},
        {"Games": ["Whist", "Whist"]},
        {"Remind me": "yes"},
        {"How often": []},
        {"Nonsense": "x"},
    ],
)
async def test_what_a_form_does_not_take(
    form: Modal, ada: Person, wrong: dict[str, object]
) -> None:
    with pytest.raises(Impossible):
        await ada.submit(form, {"Experience": "New to it", "How often": "w"} | wrong)
    with pytest.raises(Impossible):
        await ada.submit(form, wrong)


async def test_a_text_keeps_what_stood_in_it_and_to_its_length(
    bot: Bot, room: Channel, ada: Person
) -> None:
    @bot.tree.command(description="d")
    async def remark(interaction: discord.Interaction) -> None:
        await interaction.response.send_modal(Remark())

    await bot.tree.sync()
    form = (await ada.slash(room, "remark")).modal
    for wrong in ("", "far too long", 5):
        with pytest.raises(Impossible):
            await ada.submit(form, {"Words": wrong})
    answer = await ada.submit(form, {})
    assert answer.message is not None
    assert answer.message.text == "Well"


async def test_nobody_sends_somebody_elses_form(form: Modal, ben: Person) -> None:
    with pytest.raises(Impossible):
        await ben.submit(form, {"Experience": "New to it", "How often": "w"})


async def test_a_form_opened_by_a_button_may_edit_its_message(
    bot: Bot, room: Channel, ada: Person
) -> None:
    class Bet(ui.Modal, title="Bet"):
        amount: ui.TextInput[ui.Modal] = ui.TextInput(label="Amount")

        async def on_submit(self, interaction: discord.Interaction) -> None:
            await interaction.response.edit_message(content=f"Bet: {self.amount.value}")

    class Table(ui.View):
        @ui.button(label="Bet")
        async def bet(self, interaction: discord.Interaction, _: ui.Button[Table]) -> None:
            await interaction.response.send_modal(Bet())

    sent = await bot.get_partial_messageable(room.id).send("Table", view=Table())
    message = room.messages[sent.id]
    answer = await ada.click(message, "Bet")
    await ada.submit(answer.modal, {"Amount": "5"})
    assert message.text == "Bet: 5"


async def test_a_form_cannot_answer_a_form(
    practice: Practice, bot: Bot, form: Modal, ada: Person
) -> None:
    errors: list[int] = []

    async def on_interaction(interaction: discord.Interaction) -> None:
        if interaction.type is discord.InteractionType.modal_submit:
            try:
                await interaction.response.send_modal(Registration())
            except discord.HTTPException as error:
                errors.append(error.code)

    bot.event(on_interaction)
    form.custom_id = "not one that the client would answer by itself"
    sending = asyncio.create_task(ada.submit(form, {"Experience": "New to it", "How often": "w"}))
    await practice.until(lambda: bool(errors))
    practice.clock.advance(3.1)
    assert (await sending).failed
    assert errors == [50035]
    practice.breaches.clear()
