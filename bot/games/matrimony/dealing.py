"""The cards of a deal at matrimony: dealt, turned up, shown, and paid for."""

from __future__ import annotations

from collections.abc import Mapping

from bot.games.matrimony.deciding import SWEEP, Gain, gains
from bot.games.matrimony.events import Showed, Swept, Took, TurnedUp
from bot.games.matrimony.options import House
from bot.games.matrimony.table import CHANCES, DealStep, Hand, Phase
from bot.rules import piles
from bot.rules.cards import Card
from bot.rules.chips import Payment
from bot.rules.piles import Stock
from bot.rules.steps import then
from bot.rules.turns import Seat


def dealt(house: House, step: DealStep, pack: tuple[Card, ...]) -> DealStep:
    """A card at a time from the dealer's left; the last of each is turned up (M12, M13)."""
    players, places = step.position.table.players, len(step.position.hands)
    held, stock = piles.dealt(pack, players, house.cards, places)
    turned = tuple(TurnedUp(seat, held[seat][-1]) for seat in players)
    hands = tuple(map(Hand, held))
    step = then(step, turned, hands=hands, veiled=Stock(stock), turned_up=turned)
    sweeper = next((each.seat for each in turned if each.card is SWEEP), None)
    step = _shown(house, step) if sweeper is None else _swept(step, sweeper)
    return then(step, phase=Phase.OVER)


def _swept(step: DealStep, seat: Seat) -> DealStep:
    """Everything goes to one seat, and no hand is shown (M14)."""
    pools = step.position.table.chips.pools
    step = then(step, [Swept(seat, sum(pools.values()))], sweeper=seat)
    return _won(step, dict.fromkeys(CHANCES, (seat, (SWEEP,))))


def _shown(house: House, step: DealStep) -> DealStep:
    """All hands lie open, and each chance goes to whoever gains it; others stand over (M18)."""
    hands = step.position.hands
    shown = tuple(Showed(seat, hands[seat].cards) for seat in step.position.table.players)
    return _won(then(step, shown, shown=shown), gains(house, shown))


def _won(step: DealStep, gained: Mapping[str, Gain]) -> DealStep:
    """What lies on these chances goes to who has gained them; an empty one brings nothing."""
    pools = step.position.table.chips.pools
    won = tuple(
        Took(seat, chance, pools[chance], cards)
        for chance, (seat, cards) in gained.items()
        if pools[chance]
    )
    payments = tuple(Payment(each.pool, each.seat, each.amount, "pool") for each in won)
    return then(step, won, payments, won=won)
