"""The bank at baccara: how it is sold, offered, taken over and taken home."""

from __future__ import annotations

from bot.games.baccara.events import (
    BankerRetired,
    BankTaken,
    BidMade,
    BidsOpened,
    PlaceTaken,
)
from bot.games.baccara.places import NOBODY, Places, able, exchanged, seated
from bot.games.baccara.table import Cloth, DealStep, Hand, Phase
from bot.rules.banco import BankOpened, Declined, TableClosed, bank_home, uncounted
from bot.rules.chips import pay
from bot.rules.lots import PlacesDrawn
from bot.rules.steps import then
from bot.rules.turns import Seat, following
from bot.rules.values import replaced


def bid(step: DealStep, seat: Seat, amount: int) -> DealStep:
    """A seat has entered a bid, which it alone knows (BA5)."""
    hands = replaced(step.position.hands, seat, Hand(bid=amount))
    bidders = tuple(sorted({*step.position.table.bidders, seat}))
    return then(step, (BidMade(seat),), hands=hands, bidders=bidders)


def auctioned(step: DealStep) -> DealStep:
    """The highest bid has the bank, of equal ones the first on the list; with none it is offered
    down the list (BA5, BA10)."""
    table, hands = step.position.table, step.position.hands
    found = tuple((seat, hand.bid) for seat, hand in enumerate(hands) if hand.bid)
    step = then(step, hands=(Hand(),) * len(hands))
    step = then(step, (BidsOpened(found),), bidders=())
    if not found:
        return offered(step, _with_chips(table, table.seats))
    # Of equal bids `max` finds the first.
    seat, amount = max(found, key=lambda each: each[1])
    return sold(step, seat, amount)


def offered_down(step: DealStep) -> DealStep:
    """A lost bank is offered from the seat after the old banker, himself last (BA14)."""
    table = step.position.table
    assert table.banker is not None
    return offered(step, _with_chips(table, following(table.banker, table.seats)))


def offered(step: DealStep, queue: tuple[Seat, ...]) -> DealStep:
    """The next seat is offered the bank; when there is none, the game ends."""
    if queue:
        return then(step, phase=Phase.OFFER, queue=queue)
    return then(step, (TableClosed("declined"),), phase=Phase.OVER, queue=(), closed=True)


def sold(step: DealStep, seat: Seat, amount: int) -> DealStep:
    """A seat is banker; the first sale is followed by the drawing of places (BA6, BA11)."""
    old = step.position.table.banker
    events = (BankOpened(seat, amount),)
    step = then(step, events, pay(seat, "bank", amount, "bank"), banker=seat, queue=())
    if not step.position.table.drawn:
        return then(step, phase=Phase.PLACES)
    return tenure(_changed_places(step, seat, old))


def drawn(step: DealStep, order: tuple[Seat, ...]) -> DealStep:
    """The others are seated as their lots came out."""
    places = seated(NOBODY, order)
    return tenure(then(step, (PlacesDrawn(order),), places=places, drawn=True))


def tenure(step: DealStep) -> DealStep:
    """A new banker awaits the bets; bancos are counted anew."""
    return betting(uncounted(step))


def betting(step: DealStep) -> DealStep:
    """The betting opens; whoever has no chips now is passed over as holder."""
    table = step.position.table
    right, left = table.holders
    stacks = table.chips.stacks
    # On a bare side the label stays.
    holders = (
        _first(able(right, table.places, stacks), right),
        _first(able(left, table.places, stacks), left),
    )
    return then(step, phase=Phase.BETTING, holders=holders, bets=(), done=(), callers=())


def retired(step: DealStep) -> DealStep:
    """The bank may be taken over at its amount by all who hold as much, in list order (BA15)."""
    table = step.position.table
    assert table.banker is not None
    step = then(step, (BankerRetired(table.banker, table.banked),), phase=Phase.RETIRE)
    stacks, banked = table.chips.stacks, table.banked
    return retiring(step, tuple(seat for seat in table.bettors if stacks[seat] >= banked))


def retiring(step: DealStep, queue: tuple[Seat, ...]) -> DealStep:
    """The next seat may take the bank over; when there is none, it goes home."""
    if queue:
        return then(step, queue=queue)
    return given_up(step)


def taken_over(step: DealStep, seat: Seat) -> DealStep:
    """A seat goes on with the bank, and the old banker has its place."""
    old, amount = step.position.table.banker, step.position.table.banked
    payments = pay(seat, "bank", amount, "bank")
    step = then(bank_home(step), (BankTaken(seat, amount),), payments, banker=seat, queue=())
    step = _changed_places(step, seat, old)
    return then(uncounted(step), phase=Phase.OVER)


def declined(step: DealStep, seat: Seat) -> DealStep:
    """A seat does not want the bank."""
    table = step.position.table
    step, queue = then(step, (Declined(seat),)), table.queue[1:]
    return offered(step, queue) if table.phase is Phase.OFFER else retiring(step, queue)


def given_up(step: DealStep) -> DealStep:
    """The bank goes home and the coup is over: there will be an auction."""
    return then(uncounted(bank_home(step)), phase=Phase.OVER, queue=())


def closed(step: DealStep) -> DealStep:
    """Too few hold chips to go on: the bank goes back to the banker."""
    return then(bank_home(step), (TableClosed("chips"),), closed=True)


def placed(step: DealStep, places: Places) -> DealStep:
    """The step with these places; whoever has another than before is told of."""
    before = step.position.table.places
    moved = [
        PlaceTaken(seat, spot)
        for spot, seat in enumerate(places)
        if seat is not None and seat != before[spot]
    ]
    return then(step, moved, places=places)


def _changed_places(step: DealStep, banker: Seat, old: Seat | None) -> DealStep:
    """A new banker leaves his place to the old one; who has come since takes a free one."""
    table = step.position.table
    there = old if old in table.seats and old not in table.places else None
    places = exchanged(table.places, banker, there)
    rest = (seat for seat in table.seats if seat != banker and seat not in places)
    return placed(step, seated(places, tuple(rest)))


def _with_chips(table: Cloth, seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
    return tuple(seat for seat in seats if table.chips.stacks[seat])


def _first(spot: int | None, otherwise: int) -> int:
    return otherwise if spot is None else spot
