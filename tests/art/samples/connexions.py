"""Sample tables of connexions."""

from __future__ import annotations

from typing import Final

from bot.games.connexions import Baize, Connexions, Play, playable
from bot.rules.cards import PACK
from bot.rules.chance import Shuffled
from bot.rules.game import Company, Position, public_view, seat_view
from bot.rules.piles import Hand, Stock
from bot.rules.play import opened, play
from bot.rules.turns import OnTurn
from cards_art import connexions
from cards_art.scene import HandScene, TableScene
from cogs.connexions.captions import CAPTIONS
from tests.art.samples.guests import GUESTS
from tests.art.samples.packs import topped

_RULES: Final = Connexions()
_MIXED: Final = tuple(PACK[(25 * place + 5) % 52] for place in range(52))

STOLEN: Final = "7s As Ac 2d"
"""The first trick where seat 2 deals to four: it trumps the first connexion."""
ALL_THREE: Final = "As Kh Ac"
RICH: Final = (10**6, 85, 12345, 400)


def after(
    played: int, stacks: tuple[int, ...], first_trick: str, rules: Connexions = _RULES
) -> Position[Baize, Hand, Stock]:
    """A deal by seat 2 in which so many cards are played, each seat its first that it may."""
    carry = rules.carried({"dealer": 2, "pools": {"pool": 7}, "played": 1})
    position = opened(rules, Company(stacks, len(stacks)), carry).position
    position = play(rules, position, None, Shuffled(topped(first_trick, _MIXED))).position
    for _ in range(played):
        turn = rules.turn(position.table)
        assert isinstance(turn, OnTurn)
        held = position.hands[turn.seat].cards
        card = playable(rules, position.table.trick, held)[0]
        position = play(rules, position, turn.seat, Play(card)).position
    return position


def scene(played: int, stacks: tuple[int, ...], first_trick: str) -> TableScene:
    """The table after so many cards."""
    position = after(played, stacks, first_trick)
    return connexions.table(public_view(position), _RULES, GUESTS, 1, CAPTIONS)


def tables() -> dict[str, TableScene]:
    """Tables by name."""
    return {
        "connexions-dealt": scene(0, RICH, STOLEN),
        "connexions-answer": scene(2, RICH, STOLEN),
        "connexions-complete": scene(3, RICH, STOLEN),
        "connexions-taken": scene(4, RICH, STOLEN),
        "connexions-midway": scene(18, RICH, STOLEN),
        "connexions-three": scene(5, RICH[:3], ALL_THREE),
        "connexions-out": scene(4, (1000, 3, 60, 400), ALL_THREE),
        "connexions-result": scene(32, RICH, STOLEN),
        "connexions-result-out": scene(30, (1000, 3, 60, 400), ALL_THREE),
    }


def hands() -> dict[str, HandScene]:
    """Hands by name."""
    dealt, answering = after(0, RICH, STOLEN), after(2, RICH, STOLEN)
    ten = after(0, RICH[:3], ALL_THREE)
    return {
        "connexions-waiting": connexions.hand(seat_view(dealt, 0), _RULES, CAPTIONS),
        "connexions-answering": connexions.hand(seat_view(answering, 1), _RULES, CAPTIONS),
        "connexions-ten": connexions.hand(seat_view(ten, 1), _RULES, CAPTIONS),
    }
