"""Poch at the door of the house: its words, its pictures, its command."""

from __future__ import annotations

from typing import Final

from bot.chat.bot import Parlour
from bot.chat.game_cog import GameCog
from bot.chat.kit import Kit, Words
from bot.chat.wording import chips
from bot.games.poch import Pochen
from cards_art import poch as art
from cogs._easel import hands, pictures
from cogs.poch import actions, events, table
from cogs.poch.book import BOOK
from cogs.poch.captions import CAPTIONS
from cogs.poch.teaching import TEACHING

_BOARDS: Final = 10
_BETS: Final = 2
_GREATEST: Final = 50
"""Nobody need bring chips for bets beyond this."""


def buy_in(rules: Pochen) -> int:
    """Chips for an evening: enough for some boards, and for a few of the greatest bets."""
    return _BOARDS * rules.cost + _BETS * min(rules.max_poch, _GREATEST)


def costs(rules: Pochen) -> str:
    """What it costs to play, in a sentence."""
    return (
        f"Everybody puts {chips(rules.cost)} on the board before each deal; no bet goes above"
        f" {rules.max_poch:,}."
    )


KIT: Final = Kit(
    Pochen,
    BOOK,
    pictures(art.table, CAPTIONS),
    Words(
        menu="Lead a card",
        events=events.events,
        state=table.state,
        label=actions.label,
        asking=actions.asking,
        inquiry=actions.inquiry,
        buy_in=buy_in,
        costs=costs,
        paid=events.paid,
    ),
    hands(art.hand, CAPTIONS, table.hand),
    TEACHING,
)


async def setup(bot: Parlour) -> None:
    """Takes poch into the house."""
    await bot.add_cog(GameCog(bot, KIT))
