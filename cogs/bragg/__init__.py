"""Bragg at the door of the house: its words, its pictures, its command."""

from __future__ import annotations

from typing import Final

from bot.chat.bot import Parlour
from bot.chat.game_cog import GameCog
from bot.chat.kit import Kit, Words
from bot.chat.wording import chips
from bot.games.bragg import Bragg
from cards_art import bragg as art
from cogs._easel import hands, pictures
from cogs.bragg import actions, events, table
from cogs.bragg.book import BOOK
from cogs.bragg.captions import CAPTIONS
from cogs.bragg.teaching import TEACHING

_DEALS: Final = 10
_RAISES: Final = 4


def buy_in(rules: Bragg) -> int:
    """The antes of ten deals, and a brag with four of the greatest raises."""
    return _DEALS * rules.cost + min(_RAISES, rules.raises_per_round) * rules.max_raise


def costs(rules: Bragg) -> str:
    """What it costs to play, in a sentence."""
    if rules.pots == "second_only":
        return f"Everybody pays an ante of {chips(rules.ante)} before each deal."
    return f"Everybody pays an ante of {chips(rules.ante)} into each pot before each deal."


KIT: Final = Kit(
    Bragg,
    BOOK,
    pictures(art.table, CAPTIONS),
    Words(
        events=events.events,
        state=table.state,
        label=actions.label,
        priced=actions.priced,
        asking=actions.asking,
        inquiry=actions.inquiry,
        buy_in=buy_in,
        costs=costs,
    ),
    hands(art.hand, CAPTIONS, table.hand),
    TEACHING,
)


async def setup(bot: Parlour) -> None:
    """Takes bragg into the house."""
    await bot.add_cog(GameCog(bot, KIT))
