"""Cards drawn at vingt-un: the players in their order, and then the dealer."""

from __future__ import annotations

from bot.games.vingt_un.ending import played
from bot.games.vingt_un.events import MadeTwentyOne, ThrewUp
from bot.games.vingt_un.options import House
from bot.games.vingt_un.settling import settled
from bot.games.vingt_un.table import DealStep, Hand, Pack, Phase
from bot.games.vingt_un.worth import TWENTY_ONE, total
from bot.rules.cards import Card
from bot.rules.chips import pay
from bot.rules.shoe import CardTaken, Stood
from bot.rules.steps import then
from bot.rules.turns import Seat
from bot.rules.values import added, replaced


def asked(house: House, step: DealStep, queue: tuple[Seat, ...]) -> DealStep:
    """The next player draws or stands; then the dealer, if anybody stands (V6, V9)."""
    if queue:
        return then(step, phase=Phase.PLAYERS, queue=queue)
    if step.position.table.standing:
        return then(step, phase=Phase.DEALER, queue=())
    return played(house, then(step, queue=()))


def drawn(house: House, step: DealStep) -> DealStep:
    """Who is on turn gets the top card; if there is none, it is due (V7)."""
    if not step.position.veiled.cards:
        return then(step, due=True)
    table, pack = step.position.table, step.position.veiled
    seat, card = table.on_turn, pack.cards[0]
    step = given(step, {seat: (card,)})
    if house.drawn_cards == "up":
        lying = replaced(table.drawn, seat, (*table.drawn[seat], card))
        step = then(step, (CardTaken(seat, card),), drawn=lying)
    else:
        step = then(step, (CardTaken(seat, None),))
    return _counted(house, step, seat)


def given(step: DealStep, cards: dict[Seat, tuple[Card, ...]]) -> DealStep:
    """The step with these cards, the next of the pack, in these hands besides."""
    position, number = step.position, sum(map(len, cards.values()))
    hands = tuple(
        Hand((*hand.cards, *cards.get(place, ())), hand.thrown)
        for place, hand in enumerate(position.hands)
    )
    pack = Pack(position.veiled.cards[number:], position.veiled.used)
    left = tuple(len(hand.cards) for hand in hands)
    return then(step, hands=hands, veiled=pack, left=left, stock=len(pack.cards), due=False)


def stood(house: House, step: DealStep) -> DealStep:
    """Who is on turn takes no more."""
    table = step.position.table
    step = then(step, (Stood(table.on_turn),))
    return settled(house, step) if table.phase is Phase.DEALER else _stands(house, step)


def _stands(house: House, step: DealStep) -> DealStep:
    table = step.position.table
    step = then(step, standing=(*table.standing, table.on_turn))
    return asked(house, step, table.queue[1:])


def _counted(house: House, step: DealStep, seat: Seat) -> DealStep:
    """What comes of a card: nothing below 21."""
    table, count = step.position.table, total(step.position.hands[seat].cards)
    if count < TWENTY_ONE:
        return step
    if table.phase is Phase.DEALER:
        return settled(house, step)
    if count > TWENTY_ONE:
        return _threw_up(house, step, seat)
    made = (*table.made, seat)
    return _stands(house, then(step, (MadeTwentyOne(seat),), made=made))


def _threw_up(house: House, step: DealStep, seat: Seat) -> DealStep:
    """Over 21: the cards are thrown up face down, and the stake is paid at once (V8)."""
    position, table = step.position, step.position.table
    cards, stake = position.hands[seat].cards, table.staked(seat)
    hands = replaced(position.hands, seat, Hand((), cards))
    pack = Pack(position.veiled.cards, (*position.veiled.used, *cards))
    step = then(
        step,
        (ThrewUp(seat, stake),),
        pay(seat, table.dealer, stake, "over"),
        hands=hands,
        veiled=pack,
        burst=(*table.burst, seat),
        drawn=replaced(table.drawn, seat, ()),
        left=added(table.left, seat, -len(cards)),
    )
    return asked(house, step, table.queue[1:])
