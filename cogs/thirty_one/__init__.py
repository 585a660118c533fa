"""Thirty-one at the door of the house: its words, its pictures, its command."""

from __future__ import annotations

from typing import Final

from bot.chat.bot import Parlour
from bot.chat.game_cog import GameCog
from bot.chat.kit import Kit, Words
from bot.chat.wording import chips
from bot.games.thirty_one import ThirtyOne
from cards_art import thirty_one as art
from cogs._easel import hands, pictures
from cogs.thirty_one import actions, events, table
from cogs.thirty_one.book import BOOK
from cogs.thirty_one.captions import CAPTIONS
from cogs.thirty_one.teaching import TEACHING


def buy_in(rules: ThirtyOne) -> int:
    """Twenty stakes: what twenty deals can cost."""
    return 20 * rules.stake


def costs(rules: ThirtyOne) -> str:
    """What it costs to play, in a sentence."""
    return f"Everybody stakes {chips(rules.stake)} on each deal."


KIT: Final = Kit(
    ThirtyOne,
    BOOK,
    pictures(art.table, CAPTIONS),
    Words(
        menu="Exchange a card",
        events=events.events,
        state=table.state,
        label=actions.label,
        buy_in=buy_in,
        costs=costs,
    ),
    hands(art.hand, CAPTIONS, table.hand, actions.prospect),
    TEACHING,
)


async def setup(bot: Parlour) -> None:
    """Takes thirty-one into the house."""
    await bot.add_cog(GameCog(bot, KIT))
