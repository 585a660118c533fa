"""The three cards that a seat holds, and what they make."""

from __future__ import annotations

from textwrap import wrap
from typing import Final

from bot.games.brag import Baize, Brag
from bot.rules.game import SeatView
from bot.rules.piles import Hand
from cards_art.brag.captions import Captions
from cards_art.brag.readings import of_equals, signs
from cards_art.fan import in_a_row, nothing_held
from cards_art.scene import HandScene, Letter
from cards_art.slips import notice

_CARD: Final = 188
_STEP: Final = 200


def hand(view: SeatView[Baize, Hand], rules: Brag, captions: Captions) -> HandScene:
    """The three cards in the order dealt, with a sign on each bragger, and what they make."""
    held = view.hand.cards
    if view.seat not in view.public.table.players:
        return nothing_held(captions.held.sits_out)
    if not held:
        return nothing_held(captions.you_folded)
    reading, (x, y) = rules.reading(held), (126, 158)
    lines = [(line, Letter.BOLD) for line in wrap(captions.heading(reading), 12)]
    if of_equals(reading):
        told = captions.natural if reading.natural else captions.with_braggers
        lines.append((told, Letter.ITALIC))
    return HandScene(
        (
            *in_a_row(held, (x, y), _CARD, _STEP),
            *signs(held, rules, (x, y + 104), _STEP, 20),
            *notice(lines, (744, y), 226),
        )
    )
