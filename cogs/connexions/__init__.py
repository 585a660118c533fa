"""Connexions at the door of the house: its words, its pictures, its command."""

from __future__ import annotations

from typing import Final

from bot.chat.bot import Parlour
from bot.chat.game_cog import GameCog
from bot.chat.kit import Kit, Words
from bot.chat.wording import chips
from bot.games.connexions import Connexions
from cards_art import connexions as art
from cogs._easel import hands, pictures
from cogs.connexions import actions, events, table
from cogs.connexions.book import BOOK
from cogs.connexions.captions import CAPTIONS
from cogs.connexions.teaching import TEACHING


def buy_in(rules: Connexions) -> int:
    """The worst that a match of four can cost: to pay into the pool before every deal."""
    return rules.stake * rules.length(Connexions.most_seats)


def costs(rules: Connexions) -> str:
    """What it costs to play, in a sentence."""
    if rules.repool == "every_deal":
        return f"Everybody pays {chips(rules.stake)} into the pool before each deal."
    return f"Everybody pays {chips(rules.stake)} into the pool at first, and when it runs short."


KIT: Final = Kit(
    Connexions,
    BOOK,
    pictures(art.table, CAPTIONS),
    Words(
        menu="Play a card",
        events=events.events,
        state=table.state,
        label=actions.label,
        buy_in=buy_in,
        costs=costs,
    ),
    hands(art.hand, CAPTIONS, table.hand),
    TEACHING,
)


async def setup(bot: Parlour) -> None:
    """Takes connexions into the house."""
    await bot.add_cog(GameCog(bot, KIT))
