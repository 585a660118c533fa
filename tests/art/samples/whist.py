"""Sample tables of whist, and the lobby of a table."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from bot.games.whist import Baize, Carry, Gathered, Hand, Play, Whist, playable
from bot.rules.cards import PACK
from bot.rules.chance import Shuffled
from bot.rules.game import Company, Position, public_view, seat_view
from bot.rules.play import opened, play
from bot.rules.turns import OnTurn
from cards_art import seating, whist
from cards_art.scene import HandScene, TableScene
from cogs.whist.captions import CAPTIONS
from tests.art.samples.guests import FREE, GUESTS

_RULES: Final = Whist(match="rubber")
_PACK: Final = tuple(PACK[(23 * place + 5) % 52] for place in range(52))


def after(cards: int) -> Position[Baize, Hand, Gathered]:
    """A deal of whist in which so many cards have been played, each seat its first that it may."""
    carry = Carry(dealer=2, score=(3, 1), games=((5, 2),))
    position = opened(_RULES, Company((1000, 85, 12345, 400), 4), carry).position
    position = play(_RULES, position, None, Shuffled(_PACK)).position
    for _ in range(cards):
        turn = _RULES.turn(position.table)
        assert isinstance(turn, OnTurn)
        held = position.hands[turn.seat].cards
        card = playable(position.table.trick, held)[0]
        position = play(_RULES, position, turn.seat, Play(card)).position
    return position


def scene(cards: int, stake: int) -> TableScene:
    """The table after so many cards, played for so many chips a point."""
    rules = replace(_RULES, stake=stake)
    return whist.table(public_view(after(cards)), rules, GUESTS, 7, CAPTIONS)


def tables() -> dict[str, TableScene]:
    """Tables by name."""
    return {
        "whist-dealt": scene(0, 0),
        "whist-first-trick": scene(2, 5),
        "whist-midway": scene(31, 0),
        "whist-taken": scene(32, 5),
        "whist-result": scene(52, 0),
        "whist-lobby-4": seating.lobby((GUESTS[0], FREE, GUESTS[2], FREE)),
        "whist-lobby-8": seating.lobby((*GUESTS, FREE, *GUESTS[:3])),
    }


def hands() -> dict[str, HandScene]:
    """Hands by name."""
    dealt, later = after(0), after(31)
    return {
        "whist-waiting": whist.hand(seat_view(dealt, 1), _RULES, CAPTIONS),
        "whist-leading": whist.hand(seat_view(dealt, 3), _RULES, CAPTIONS),
        "whist-following": whist.hand(seat_view(after(1), 0), _RULES, CAPTIONS),
        "whist-later": whist.hand(seat_view(later, later.table.on_turn), _RULES, CAPTIONS),
    }
