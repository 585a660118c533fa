"""Chemin de fer at the door of the house: its words, its pictures, its command."""

from __future__ import annotations

from typing import Final

from bot.chat.bot import Parlour
from bot.chat.game_cog import GameCog
from bot.chat.kit import Kit, Words, told_already
from bot.chat.wording import chips
from bot.chat.words.coups import COUPS
from bot.games.chemin_de_fer import CheminDeFer
from cards_art import chemin_de_fer as art
from cogs._company import EVENING
from cogs._easel import hands, pictures
from cogs.chemin_de_fer import actions, events, table
from cogs.chemin_de_fer.book import BOOK
from cogs.chemin_de_fer.captions import CAPTIONS
from cogs.chemin_de_fer.teaching import TEACHING


def buy_in(rules: CheminDeFer) -> int:
    """A hundred chips, or five times the least bank where that is more."""
    return max(EVENING, 5 * rules.min_bank)


def costs(rules: CheminDeFer) -> str:
    """What it costs to play, in a sentence."""
    if not rules.max_bank:
        return f"A bank is {chips(rules.min_bank)} at least; the others stake as they like."
    return (
        f"A bank is {chips(rules.min_bank)} at least, and {rules.max_bank:,} at most when it is"
        " opened; the others stake as they like."
    )


KIT: Final = Kit(
    CheminDeFer,
    BOOK,
    pictures(art.table, CAPTIONS),
    Words(
        deals=COUPS,
        seating="lots are drawn for the places",
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
    """Takes chemin de fer into the house."""
    await bot.add_cog(GameCog(bot, KIT))
