"""Matrimony at the door of the house: its words, its pictures, its command."""

from __future__ import annotations

from typing import Final

from bot.chat.bot import Parlour
from bot.chat.game_cog import GameCog
from bot.chat.kit import Kit, Words
from bot.games.matrimony import Matrimony
from cards_art import matrimony as art
from cogs._company import EVENING
from cogs._easel import hands, pictures
from cogs.matrimony import actions, events, table
from cogs.matrimony.book import BOOK
from cogs.matrimony.captions import CAPTIONS
from cogs.matrimony.teaching import TEACHING


def buy_in(rules: Matrimony) -> int:
    """Chips for an evening: some twenty deals as most people lay, whatever the limit is."""
    del rules
    return EVENING


def costs(rules: Matrimony) -> str:
    """What it costs to play, in a sentence."""
    return f"A dealer lays 2 to {rules.max_stake:,} chips, and everybody else one chip less."


KIT: Final = Kit(
    Matrimony,
    BOOK,
    pictures(art.table, CAPTIONS),
    Words(
        events=events.events,
        state=table.state,
        label=actions.label,
        priced=actions.priced,
        asking=actions.asking,
        inquiry=actions.inquiry,
        buy_in=buy_in,
        costs=costs,
    ),
    hands(art.hand, CAPTIONS, table.hand),
    TEACHING,
)


async def setup(bot: Parlour) -> None:
    """Takes matrimony into the house."""
    await bot.add_cog(GameCog(bot, KIT))
