"""What happens at Pope Joan, besides what happens at every board and in every game of stops."""

from __future__ import annotations

from bot.rules.cards import Card
from bot.rules.game import Event
from bot.rules.turns import Seat


class Excused(Event, frozen=True):
    """A seat has not played Pope and pays nothing for its cards (P18)."""

    seat: Seat
    card: Card
