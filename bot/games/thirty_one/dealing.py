"""The deal at thirty-one: three cards each, three in the middle, and perhaps 31 at once."""

from __future__ import annotations

from bot.games.thirty_one.events import Dealt
from bot.games.thirty_one.options import House
from bot.games.thirty_one.settling import made_thirty_one
from bot.games.thirty_one.table import DealStep, Phase
from bot.games.thirty_one.worth import THIRTY_ONE
from bot.rules import piles
from bot.rules.cards import Card
from bot.rules.piles import Hand, Stock
from bot.rules.steps import then


def dealt(house: House, step: DealStep, pack: tuple[Card, ...]) -> DealStep:
    """One card at a time from the dealer's left, then three face up (T4, T5).

    Of those who are dealt 31 the most senior has it (T15).
    """
    table = step.position.table
    held, rest = piles.dealt(pack, table.players, 3, len(step.position.hands))
    middle, stock = rest[:3], rest[3:]
    step = then(
        step,
        (Dealt(table.dealer, middle),),
        hands=tuple(map(Hand, held)),
        veiled=Stock(stock),
        phase=Phase.PLAY,
        middle=middle,
    )
    made = (seat for seat in table.players if house.worth(held[seat]) == THIRTY_ONE)
    first = next(made, None)
    return step if first is None else made_thirty_one(step, first, dealt=True)
