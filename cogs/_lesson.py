"""What the lessons of several games are written with."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from bot.chat.teaching.lesson import Said
from bot.rules.cards import PACK, Card, cards
from bot.rules.chance import Shuffled
from bot.rules.offers import Action
from bot.rules.turns import Seat

COMPANY: Final = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Fred")
"""Who sits at the table of a lesson; the learner is Ada."""


def dealt(codes: str, comment: str = "", *, of: tuple[Card, ...] = PACK, copies: int = 1) -> Said:
    """The pack begins with these cards; what comes after them does not matter."""
    top = list(cards(codes))
    rest = list(of * copies)
    for each in top:
        rest.remove(each)
    return Said(None, Shuffled((*top, *rest)), comment)


def trick(
    play: Callable[[Card], Action], leader: Seat, codes: str, comment: str = "", *,
    otherwise: str = "", runs: bool = False, learner: Seat = 0,
) -> Iterator[Said]:  # fmt: skip
    """A trick, card by card from its leader; what is said, is said before the learner's card."""
    played = cards(codes)
    for number, each in enumerate(played):
        seat = (leader + number) % len(played)
        if seat == learner:
            yield Said(seat, play(each), comment, otherwise, runs)
        else:
            yield Said(seat, play(each))
