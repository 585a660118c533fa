"""A refusal as whoever was refused reads it: why not, and what there is to do about it."""

from __future__ import annotations

from bot.chat.wording import literal, sentences
from bot.chat.words.buttons import ADD_ONE, FILL
from bot.chat.words.deals import DEALS, Deals
from bot.chat.words.refusals import way_on
from bot.games import AnyRules
from bot.rules.offers import Refused
from bot.tables.refusals import Pointed


def told(refused: Refused, deals: Deals = DEALS, hire: str = ADD_ONE) -> str:
    """The refusal for a text with markdown, in a game's own words and by its buttons.

    `hire` is the button that asks computer players to the table.
    """
    (why,) = refused.args
    # It may name somebody, and people call themselves what they like.
    said = literal(str(why))
    return sentences(said, way_on(why.way, deals, hire)) if isinstance(why, Pointed) else said


def hiring(rules: AnyRules) -> str:
    """The button that asks computer players to a table of this game."""
    return FILL if len(rules.sizes) == 1 else ADD_ONE
