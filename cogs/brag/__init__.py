"""Brag at the door of the house: its words, its pictures, its command."""

from __future__ import annotations

from typing import Final

from bot.chat.bot import Parlour
from bot.chat.game_cog import GameCog
from bot.chat.kit import Kit, Words
from bot.chat.wording import between, chips
from bot.games.brag import Brag
from cards_art import brag as art
from cogs._easel import hands, pictures
from cogs.brag import actions, events, table
from cogs.brag.book import BOOK
from cogs.brag.captions import CAPTIONS
from cogs.brag.teaching import TEACHING


def buy_in(rules: Brag) -> int:
    """Ten of the greatest opening bets, and no fewer than twenty antes."""
    greatest = min(rules.max_bet, rules.bet_cap or rules.max_bet)
    return max(10 * greatest, 10 * rules.min_bet, 20 * rules.ante)


def costs(rules: Brag) -> str:
    """What it costs to play, in a sentence."""
    greatest = min(rules.max_bet, rules.bet_cap or rules.max_bet)
    return (
        f"Everybody pays an ante of {chips(rules.ante)} before each deal; a first bet is"
        f" {between(rules.min_bet, greatest)}."
    )


KIT: Final = Kit(
    Brag,
    BOOK,
    pictures(art.table, CAPTIONS),
    Words(
        events=events.events,
        state=table.state,
        label=actions.label,
        priced=actions.priced,
        asking=actions.asking,
        buy_in=buy_in,
        costs=costs,
    ),
    hands(art.hand, CAPTIONS, table.hand),
    TEACHING,
)


async def setup(bot: Parlour) -> None:
    """Takes brag into the house."""
    await bot.add_cog(GameCog(bot, KIT))
