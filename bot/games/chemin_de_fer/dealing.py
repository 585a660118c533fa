"""The hands of a coup at chemin de fer: dealt, drawn to, turned up."""

from __future__ import annotations

from typing import Final

from bot.games.chemin_de_fer.events import AllShown, Dealt, Result
from bot.games.chemin_de_fer.options import House
from bot.games.chemin_de_fer.settling import settled
from bot.games.chemin_de_fer.stakes import representative
from bot.games.chemin_de_fer.table import DealStep, Phase
from bot.rules.baccarat import is_false_draw, is_natural, point
from bot.rules.cards import Card
from bot.rules.piles import Hand, PackShuffled
from bot.rules.shoe import holding, with_shoe
from bot.rules.steps import then
from bot.rules.third_card import answered
from bot.rules.turns import Seat

_DEALT: Final = 4


def shuffled(house: House, step: DealStep, cards: tuple[Card, ...]) -> DealStep:
    """The shoe is filled again."""
    return dealt(house, then(with_shoe(step, cards), (PackShuffled(len(cards)),)))


def dealt(house: House, step: DealStep) -> DealStep:
    """Punters, banker, punters, banker (C17); the shoe is filled before, if need be."""
    table, shoe = step.position.table, step.position.veiled.cards
    if table.shoe < house.cut:
        return then(step, phase=Phase.DEAL)
    nearest = house.represent == "right-neighbour"
    place = representative(table.stakes, table.order, nearest=nearest)
    punters, bank = shoe[0:_DEALT:2], shoe[1:_DEALT:2]
    natural = is_natural(punters) or is_natural(bank)
    step = holding(with_shoe(step, shoe[_DEALT:]), {place: punters, table.banker: bank}, Hand)
    events = (Dealt(place, table.banker, natural),)
    step = then(step, events, phase=Phase.PUNTER, represents=place)
    return _turned_up(house, step) if natural else step


def third_card(house: House, step: DealStep, place: Seat, *, drew: bool) -> DealStep:
    """Who is on turn draws or stands."""
    phase = step.position.table.phase
    step, third = answered(step, place, drew=drew)
    if phase is Phase.PUNTER:
        return then(step, phase=Phase.BANKER, third=third)
    return _turned_up(house, _taken_up(step, place, third))


def _taken_up(step: DealStep, banker: Seat, third: Card | None) -> DealStep:
    """The banker's third card, if he has drawn one, in his hand."""
    if third is None:
        return step
    hands = {place: hand.cards for place, hand in enumerate(step.position.hands)}
    return holding(step, hands | {banker: (*hands[banker], third)}, Hand)


def _turned_up(house: House, step: DealStep) -> DealStep:
    """Both hands are shown and compared (C39)."""
    table, hands = step.position.table, step.position.hands
    assert table.represents is not None
    two, bank = hands[table.represents].cards, hands[table.banker].cards
    punters = two if table.third is None else (*two, table.third)
    result = _compared(point(punters), point(bank))
    events = (AllShown(punters, bank, result),)
    step = then(holding(step, {}, Hand), events)
    step = then(step, third=None, punters=punters, bank=bank, result=result)
    # A natural leaves no choice, and so no false draw.
    asked = table.phase is Phase.BANKER
    false_draw = asked and is_false_draw(two, drew=table.third is not None)
    return settled(house, step, false_draw=false_draw)


def _compared(punters: int, bank: int) -> Result:
    if punters == bank:
        return "tie"
    return "bank" if bank > punters else "punters"
