"""The third card at baccarat: who may take it or must, and what a false draw costs.

Rule books of chemin de fer and baccara.
"""

from __future__ import annotations

from typing import Final

from bot.rules.cards import Card
from bot.rules.chips import pay
from bot.rules.game import Event, H, Step, T, V
from bot.rules.offers import Action, Offer, Say
from bot.rules.piles import Stock
from bot.rules.shoe import CardTaken, Stood, with_shoe
from bot.rules.steps import then
from bot.rules.turns import Seat


class Draw(Action, frozen=True):
    """A third card (BA57, C29, C37)."""


class Stand(Action, frozen=True):
    """No third card (BA59, C31, C37)."""


class Fined(Event, frozen=True):
    """A false draw was fined (BA75, C34)."""

    place: Seat
    amount: int


_DRAW: Final[tuple[Offer, ...]] = (Say(Draw()),)
_STAND: Final[tuple[Offer, ...]] = (Say(Stand()),)
_EITHER: Final = _DRAW + _STAND


def third_card_offers(bound: bool | None) -> tuple[Offer, ...]:
    """To draw, or to stand, where the rules bind to it; both where they do not."""
    if bound is None:
        return _EITHER
    return _DRAW if bound else _STAND


def must(held: int, bound: bool | None) -> str:
    """Why one with this point, who is bound, may not do the other thing."""
    return f"With {held} you must draw here." if bound else f"With {held} you must stand here."


def answered(
    step: Step[T, H, Stock], place: Seat, *, drew: bool
) -> tuple[Step[T, H, Stock], Card | None]:
    """Who was asked has taken the next card of the shoe, face up, or stands; and the card."""
    if not drew:
        return then(step, (Stood(place),)), None
    card, *rest = step.position.veiled.cards
    return then(with_shoe(step, tuple(rest)), (CardTaken(place, card),)), card


def fined(step: Step[T, H, V], place: Seat, fine: int, purse: int) -> Step[T, H, V]:
    """A false draw is paid for to the kitty, as far as the purse goes."""
    amount = min(fine, purse)
    if not amount:
        return step
    return then(step, (Fined(place, amount),), pay(place, "kitty", amount, "fine"))
