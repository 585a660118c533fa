"""The three cards that a seat holds, and what they make."""

from __future__ import annotations

from textwrap import wrap
from typing import Final

from bot.games.brag import Baize, Brag
from bot.rules.game import SeatView
from bot.rules.piles import Hand
from cards_art.brag.readings import called, nature, signs
from cards_art.fan import in_a_row, nothing_held, sits_out
from cards_art.scene import HandScene, Letter
from cards_art.slips import notice

_CARD: Final = 188
_STEP: Final = 200


def hand(view: SeatView[Baize, Hand], rules: Brag) -> HandScene:
    """The three cards in the order dealt, with a sign on each bragger, and what they make."""
    held = view.hand.cards
    if view.seat not in view.public.table.players:
        return sits_out()
    if not held:
        return nothing_held("You have folded.")
    reading, (x, y) = rules.reading(held), (126, 158)
    lines = [(line, Letter.BOLD) for line in wrap(called(reading).capitalize(), 12)]
    if told := nature(reading):
        lines.append(("with braggers" if told == "bragger" else told, Letter.ITALIC))
    return HandScene(
        (
            *in_a_row(held, (x, y), _CARD, _STEP),
            *signs(held, rules, (x, y + 104), _STEP, 20),
            *notice(lines, (744, y), 226),
        )
    )
