"""Sample tables of Pope Joan."""

from __future__ import annotations

from typing import Final

from bot.games import pope_joan as stops
from bot.rules.chance import Shuffled
from bot.rules.game import Company, Position, public_view, seat_view
from bot.rules.piles import Stock
from bot.rules.play import opened, play
from bot.rules.turns import OnTurn
from cards_art import pope_joan
from cards_art.scene import HandScene, TableScene
from cogs.pope_joan.captions import CAPTIONS
from tests.art.samples.guests import COMPANY as GUESTS

_STOPS_PACK: Final = tuple(stops.STOPS_PACK[(23 * place + 5) % 51] for place in range(51))


def after(
    leads: int, stacks: tuple[int, ...], rules: stops.PopeJoan
) -> Position[stops.Board, stops.Hand, Stock]:
    """A deal of Pope Joan after so many leads, or at its end, each the lowest card led."""
    carry = rules.carried({"dealer": 1})
    position = opened(rules, Company(stacks, len(stacks)), carry).position
    position = play(rules, position, None, Shuffled(_STOPS_PACK)).position
    for _ in range(leads):
        turn = rules.turn(position.table)
        if not isinstance(turn, OnTurn):
            break
        led = min(position.hands[turn.seat].cards, key=stops.height)
        position = play(rules, position, turn.seat, stops.Lead(led)).position
    return position


def scene(leads: int, stacks: tuple[int, ...], rules: stops.PopeJoan) -> TableScene:
    """The table after so many leads."""
    position = after(leads, stacks, rules)
    return pope_joan.table(public_view(position), rules, GUESTS, 1, CAPTIONS)


def tables() -> dict[str, TableScene]:
    """Tables by name."""
    rich = (10**6, 85, 12345, 400) * 2
    return {
        "pope-joan-dealt": scene(0, (100, 85, 60), stops.PopeJoan()),
        "pope-joan-run": scene(4, rich, stops.PopeJoan()),
        "pope-joan-five": scene(2, (99,) * 5, stops.PopeJoan(knave_optional="on")),
        "pope-joan-out": scene(51, rich, stops.PopeJoan()),
    }


def hands() -> dict[str, HandScene]:
    """Hands by name."""
    ordered = stops.PopeJoan(lead="ordered", dealer_peeks="on")
    stopped = after(0, (99,) * 3, ordered)
    return {
        "pope-joan": pope_joan.hand(seat_view(stopped, 2), ordered, CAPTIONS),
        "pope-joan-stock": pope_joan.hand(seat_view(stopped, 1), ordered, CAPTIONS),
    }
