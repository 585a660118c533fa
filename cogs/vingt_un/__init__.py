"""Vingt-un at the door of the house: its words, its pictures, its command."""

from __future__ import annotations

from typing import Final

from bot.chat.bot import Parlour
from bot.chat.game_cog import GameCog
from bot.chat.kit import Kit, Words, told_already
from bot.chat.wording import chips
from bot.chat.words.coups import COUPS
from bot.games.vingt_un import VingtUn
from cards_art import vingt_un as art
from cogs._company import EVENING
from cogs._easel import hands, pictures
from cogs.vingt_un import actions, events, table
from cogs.vingt_un.book import BOOK
from cogs.vingt_un.captions import CAPTIONS
from cogs.vingt_un.teaching import TEACHING

STAKES: Final = 10
"""So many of the highest stakes are brought along."""
MOST: Final = 1_000_000


def buy_in(rules: VingtUn) -> int:
    """A hundred chips, or ten of the highest stakes where that is more."""
    return max(EVENING, min(STAKES * rules.max_stake, MOST))


def costs(rules: VingtUn) -> str:
    """What it costs to play, in a sentence."""
    return f"Everybody stakes as they like, up to {chips(rules.max_stake)} a coup."


KIT: Final = Kit(
    VingtUn,
    BOOK,
    pictures(art.table, CAPTIONS),
    Words(
        deals=COUPS,
        seating="cards are turned up to find the first dealer",
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
    """Takes vingt-un into the house."""
    await bot.add_cog(GameCog(bot, KIT))
