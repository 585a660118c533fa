"""The cards dealt three at a time, the last of each turned up, and the first stake won by them."""

from __future__ import annotations

from typing import Final

from bot.games.bragg.events import Took, TurnedUp, Way
from bot.games.bragg.options import House
from bot.games.bragg.settling import took
from bot.games.bragg.table import Baize, DealStep, Hand, Phase
from bot.rules.cards import Card, card
from bot.rules.piles import Dealt, Stock
from bot.rules.steps import then
from bot.rules.turns import Seat

_BATCH: Final = 3
_BEST: Final = card("Ad")
"""It beats any other card turned up (G13)."""


def dealt(house: House, step: DealStep, pack: tuple[Card, ...]) -> DealStep:
    """Every player's cards from the pack; what is left is the stock (G8, G11)."""
    table = step.position.table
    size = house.size(len(table.players))
    cards = _in_batches(pack, table.players, size)
    hands = tuple(Hand(cards.get(place, ())) for place in range(len(step.position.hands)))
    step = then(
        step,
        [Dealt(table.dealer, size)],
        hands=hands,
        veiled=Stock(pack[size * len(cards) :]),
        phase=Phase.BRAG,
        left=tuple(len(hand.cards) for hand in hands),
    )
    return step if house.pots == "second_only" else _first_stake(step)


def _in_batches(
    pack: tuple[Card, ...], players: tuple[Seat, ...], size: int
) -> dict[Seat, tuple[Card, ...]]:
    """Three cards at a time to each, from the dealer's left, until all have so many (G8)."""
    hands: dict[Seat, tuple[Card, ...]] = dict.fromkeys(players, ())
    batches = [pack[at : at + _BATCH] for at in range(0, size * len(players), _BATCH)]
    for number, batch in enumerate(batches):
        hands[players[number % len(players)]] += batch
    return hands


def _first_stake(step: DealStep) -> DealStep:
    """The highest card turned up takes the first pot; all of them go to the stock (G12, G16)."""
    table, hands = step.position.table, step.position.hands
    up = {seat: hands[seat].cards[-1] for seat in table.players}
    events = [TurnedUp(seat, card) for seat, card in up.items()]
    turned = tuple(up.get(place) for place in range(len(hands)))
    left = tuple(number - (place in up) for place, number in enumerate(table.left))
    rest = tuple(Hand(each.cards[:-1]) for each in hands)
    stock = Stock((*step.position.veiled.cards, *up.values()))
    step = then(step, events, hands=rest, veiled=stock, turned_up=turned, left=left)
    return took(step, _winner(table, up))


def _winner(table: Baize, up: dict[Seat, Card]) -> Took:
    """Who has the highest card, of equal ones the elder (G13, G14)."""
    best = max(up, key=lambda seat: _height(up[seat]))
    tied = [seat for seat in up if seat != best and _height(up[seat]) == _height(up[best])]
    by: Way = "ace_of_diamonds" if up[best] is _BEST else "card"
    return Took(best, "first", table.chips.pools["first"], by, tuple(tied))


def _height(card: Card) -> int:
    """Aces are high, and the ace of diamonds is above them (G13, G20)."""
    return card.rank + (card is _BEST)
