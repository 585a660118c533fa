"""The deal at vingt-un, the naturals in it, and the pack that is shuffled anew when it is out."""

from __future__ import annotations

from bot.games.vingt_un.drawing import asked, drawn, given
from bot.games.vingt_un.events import CannotDeal, Dealt, FirstCardTurned, Natural
from bot.games.vingt_un.options import House
from bot.games.vingt_un.settling import dealers_natural, players_naturals
from bot.games.vingt_un.table import DealStep, Pack, Phase, dealers
from bot.games.vingt_un.worth import is_natural
from bot.rules.cards import Card
from bot.rules.game import Event
from bot.rules.lots import able_dealer
from bot.rules.piles import PackShuffled
from bot.rules.steps import then
from bot.rules.turns import Seat
from bot.rules.values import replaced


def turned_up(house: House, step: DealStep, pack: tuple[Card, ...]) -> DealStep:
    """Cards are turned up from the first seat on until one gives the deal (V2)."""
    table = step.position.table
    number = next(place for place, card in enumerate(pack) if house.gives_first_deal(card))
    seat = table.seats[number % len(table.seats)]
    dealer = able_dealer(seat, dealers(table.chips.stacks, table.seats))
    events: list[Event] = [FirstCardTurned(seat, pack[: number + 1])]
    events += [CannotDeal(seat)] if dealer != seat else []
    return then(step, events, phase=Phase.STAKES, dealer=dealer)


def shuffled(house: House, step: DealStep, cards: tuple[Card, ...]) -> DealStep:
    """The pack was out, and goes on with the cards that are in no hand (V4)."""
    told = (PackShuffled(len(cards)),)
    step = then(step, told, veiled=Pack(cards), stock=len(cards), due=False)
    return dealt(house, step) if step.position.table.phase is Phase.DEAL else drawn(house, step)


def dealt(house: House, step: DealStep) -> DealStep:
    """Two cards each, one at a time, from the dealer's left, himself included (V5)."""
    table, pack = step.position.table, step.position.veiled.cards
    order = (*table.players, table.dealer) * 2
    waiting = order[sum(table.left) :]
    cards: dict[Seat, tuple[Card, ...]] = {}
    for seat, card in zip(waiting, pack, strict=False):
        cards[seat] = (*cards.get(seat, ()), card)
    step = given(step, cards)
    if len(pack) < len(waiting):
        return then(step, due=True)
    return _declared(house, then(step, (Dealt(table.dealer, table.players),)))


def _declared(house: House, step: DealStep) -> DealStep:
    """Naturals are declared at once, the eldest first (V18, V19)."""
    table, hands = step.position.table, step.position.hands
    seats = (*table.players, table.dealer)
    naturals = tuple(seat for seat in seats if is_natural(hands[seat].cards))
    shown = table.shown
    for seat in naturals:
        shown = replaced(shown, seat, hands[seat].cards)
    told = [Natural(seat, hands[seat].cards) for seat in naturals]
    step = then(step, told, naturals=naturals, shown=shown)
    if table.dealer in naturals:
        return dealers_natural(house, step)
    queue = tuple(seat for seat in table.players if seat not in naturals)
    return asked(house, players_naturals(house, step), queue)
