"""A bot's table: buttons, selects of every kind, and a form, in discord.py's own terms."""

from __future__ import annotations

import discord
from discord import ui


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
