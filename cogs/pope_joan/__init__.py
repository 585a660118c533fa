"""Pope Joan at the door of the house: its words, its pictures, its command."""

from __future__ import annotations

from typing import Final

from bot.chat.bot import Parlour
from bot.chat.game_cog import GameCog
from bot.chat.kit import Kit, Words
from bot.chat.wording import chips
from bot.games.pope_joan import PopeJoan
from cards_art import pope_joan as art
from cogs._company import EVENING
from cogs._easel import hands, pictures
from cogs.pope_joan import actions, events, table
from cogs.pope_joan.book import BOOK
from cogs.pope_joan.captions import CAPTIONS
from cogs.pope_joan.teaching import TEACHING

_DEALS: Final = 20
"""A guest who wins nothing should be able to pay for so many boards."""


def buy_in(rules: PopeJoan) -> int:
    """Chips for an evening: enough to dress the board some times, and to lose a few deals."""
    return max(EVENING, _DEALS * rules.contribution if rules.dress == "each" else 0)


def costs(rules: PopeJoan) -> str:
    """What it costs to play, in a sentence."""
    if rules.dress == "each":
        part = chips(rules.contribution or 2)
        return f"Everybody pays {part} for the board of each deal, or more if it needs them."
    return f"The dealer of each deal pays {chips(rules.cost)} for the board."


KIT: Final = Kit(
    PopeJoan,
    BOOK,
    pictures(art.table, CAPTIONS),
    Words(
        menu="Lead a card",
        events=events.events,
        state=table.state,
        label=actions.label,
        buy_in=buy_in,
        costs=costs,
        paid=events.paid,
    ),
    hands(art.hand, CAPTIONS, table.hand),
    TEACHING,
)


async def setup(bot: Parlour) -> None:
    """Takes Pope Joan into the house."""
    await bot.add_cog(GameCog(bot, KIT))
