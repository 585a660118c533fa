"""Cassino at the door of the house: its words, its pictures, its command."""

from __future__ import annotations

from typing import Final

from bot.chat.bot import Parlour
from bot.chat.game_cog import GameCog
from bot.chat.kit import Kit, Words
from bot.chat.wording import FOR_POINTS, chips
from bot.games.cassino import Cassino
from cards_art import cassino as art
from cogs._company import compass
from cogs._easel import hands, pictures
from cogs.cassino import actions, events, table
from cogs.cassino.book import BOOK
from cogs.cassino.captions import CAPTIONS
from cogs.cassino.teaching import TEACHING


def buy_in(rules: Cassino) -> int:
    """The worst that a game can cost: the stake, and as much again for who is lurched."""
    return 2 * rules.stake


def costs(rules: Cassino) -> str:
    """What it costs to play, in a sentence."""
    if not rules.stake:
        return FOR_POINTS
    if not rules.lurch:
        return f"Each loser pays a winner {chips(rules.stake)} for the game."
    return f"Each loser pays a winner {chips(rules.stake)} for the game, and double when lurched."


KIT: Final = Kit(
    Cassino,
    BOOK,
    pictures(art.table, CAPTIONS),
    Words(
        places=compass,
        seating="when four play, partners sit opposite: South and North, West and East",
        menu="Play a card",
        events=events.events,
        state=table.state,
        label=actions.label,
        asking=actions.asking,
        inquiry=actions.inquiry,
        buy_in=buy_in,
        costs=costs,
    ),
    hands(art.hand, CAPTIONS, table.hand),
    TEACHING,
)


async def setup(bot: Parlour) -> None:
    """Takes cassino into the house."""
    await bot.add_cog(GameCog(bot, KIT))
