"""Baccara at the door of the house: its words, its pictures, its command."""

from __future__ import annotations

from typing import Final

from bot.chat.bot import Parlour
from bot.chat.game_cog import GameCog
from bot.chat.kit import Kit, Words, told_already
from bot.chat.words.coups import COUPS
from bot.games.baccara import Baccara
from cards_art import baccara as art
from cogs._company import EVENING
from cogs._easel import hands, pictures
from cogs.baccara import actions, events, table
from cogs.baccara.book import BOOK
from cogs.baccara.captions import CAPTIONS
from cogs.baccara.teaching import TEACHING


def buy_in(rules: Baccara) -> int:
    """A hundred chips, which make a bank of twenty or twenty small bets."""
    del rules
    return EVENING


def costs(rules: Baccara) -> str:
    """What it costs to play, in a sentence."""
    del rules
    return "The bank goes to whoever puts up most; the others bet as they like."


KIT: Final = Kit(
    Baccara,
    BOOK,
    pictures(art.table, CAPTIONS),
    Words(
        deals=COUPS,
        seating="places right and left of the banker are drawn by lot once the bank is sold",
        events=events.events,
        state=table.state,
        label=actions.label,
        asking=actions.asking,
        inquiry=actions.inquiry,
        buy_in=buy_in,
        costs=costs,
        paid=told_already,
    ),
    hands(art.hand, CAPTIONS, table.hand),
    TEACHING,
)


async def setup(bot: Parlour) -> None:
    """Takes baccara into the house."""
    await bot.add_cog(GameCog(bot, KIT))
