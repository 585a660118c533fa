"""Whist at the door of the house: its words, its pictures, its command."""

from __future__ import annotations

from typing import Final

from bot.chat.bot import Parlour
from bot.chat.game_cog import GameCog
from bot.chat.kit import Kit, Words
from bot.chat.wording import FOR_POINTS, chips
from bot.games.whist import Whist
from cards_art import whist as art
from cogs._company import compass
from cogs._easel import hands, pictures
from cogs.whist import actions, events, table
from cogs.whist.book import BOOK
from cogs.whist.captions import CAPTIONS
from cogs.whist.teaching import TEACHING


def buy_in(rules: Whist) -> int:
    """The worst that a match can cost: a rubber is lost by 8 points at most."""
    return rules.stake * (8 if rules.match == "rubber" else 1)


def costs(rules: Whist) -> str:
    """What it costs to play, in a sentence."""
    if not rules.stake:
        return FOR_POINTS
    if rules.match == "rubber":
        return f"Each loser pays a winner {chips(rules.stake)} for every point of the rubber."
    return f"Each loser pays a winner {chips(rules.stake)} for the game."


KIT: Final = Kit(
    Whist,
    BOOK,
    pictures(art.table, CAPTIONS),
    Words(
        places=compass,
        seating="partners sit opposite: South and North, West and East",
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
    """Takes whist into the house."""
    await bot.add_cog(GameCog(bot, KIT))
