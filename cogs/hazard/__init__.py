"""Hazard at the door of the house: its words, its pictures, its command."""

from __future__ import annotations

from typing import Final

from bot.chat.bot import Parlour
from bot.chat.game_cog import GameCog
from bot.chat.kit import Kit, Words
from bot.chat.wording import chips, won_and_lost
from bot.chat.words.rounds import ROUNDS
from bot.games.hazard import Cloth, Hazard
from bot.rules.piles import Hand
from cards_art import hazard as art
from cogs._easel import pictures
from cogs.hazard import actions, events, table
from cogs.hazard.book import BOOK
from cogs.hazard.captions import CAPTIONS
from cogs.hazard.teaching import TEACHING


def buy_in(rules: Hazard) -> int:
    """Some twenty stakes of ten; more where stakes go by large multiples."""
    return 600 if rules.rounding == "exact" else 200


def costs(rules: Hazard) -> str:
    """What it costs to play, in a sentence."""
    if not rules.max_stake:
        return "The caster stakes any number of chips, and the others cover what they like."
    return f"The caster stakes up to {chips(rules.max_stake)}, and the others cover what they like."


KIT: Final[Kit[Hazard, Cloth, Hand]] = Kit(
    Hazard,
    BOOK,
    pictures(art.table, CAPTIONS, art.lobby),
    Words(
        deals=ROUNDS,
        menu="Name another main",
        deals_first="{dealer} casts first, {when}.",
        deals_next="{dealer} casts next, {when}.",
        events=events.events,
        state=table.state,
        label=actions.label,
        priced=actions.priced,
        asking=actions.asking,
        inquiry=actions.inquiry,
        buy_in=buy_in,
        costs=costs,
        paid=won_and_lost,
    ),
    teaching=TEACHING,
)


async def setup(bot: Parlour) -> None:
    """Takes hazard into the house."""
    await bot.add_cog(GameCog(bot, KIT))
