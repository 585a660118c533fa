"""The cards of a deal of cassino: dealt, taken, laid, and built."""

from __future__ import annotations

from bot.games.cassino.actions import Build, Call, Lay, Raise, Take
from bot.games.cassino.events import Built, Called, Dealt, DealtOn, Laid, Raised, Took
from bot.games.cassino.numbers import number, total
from bot.games.cassino.options import House
from bot.games.cassino.scoring import scored
from bot.games.cassino.sight import Sight
from bot.games.cassino.table import Board, Covered, Deal, DealStep, Heap, Phase, Taking
from bot.games.cassino.taking import gathered, sweeps
from bot.rules.cards import Card
from bot.rules.game import Event, Position, Step
from bot.rules.piles import Hand, one_by_one
from bot.rules.steps import then
from bot.rules.turns import Seat, following
from bot.rules.values import added, changed, replaced

EACH = 4
"""Cards dealt to each, and to the board."""


def dealt(position: Deal, pack: tuple[Card, ...]) -> DealStep:
    """Four each, one at a time from the dealer's left, and then four to the board (K15, K16)."""
    seats = position.table.seats
    number_of = EACH * len(seats)
    board, stock = pack[number_of : number_of + EACH], pack[number_of + EACH :]
    step = _handed_round(position, pack[:number_of], stock)
    return then(step, (Dealt(position.table.dealer, board),), phase=Phase.PLAY, loose=board)


def _handed_round(position: Deal, cards: tuple[Card, ...], stock: tuple[Card, ...]) -> DealStep:
    table = position.table
    order = following(table.dealer, table.seats)
    dealt_to = dict(zip(order, one_by_one(cards, len(order), EACH)[0], strict=True))
    hands = tuple(Hand(dealt_to.get(place, ())) for place in range(len(position.hands)))
    held = tuple(len(hand.cards) for hand in hands)
    table = changed(table, held=held, stock=len(stock), on_turn=order[0])
    return Step(Position(table, hands, Covered(stock, position.veiled.piles)))


# --- what is done with a card ---------------------------------------------------------------------


def took(house: House, position: Deal, seat: Seat, take: Take) -> DealStep:
    """The card and all that it takes go to the pile of the seat's side (K24 to K26)."""
    before, side = position.table, position.table.side(seat)
    cards = gathered(take.groups)
    sweep = sweeps(Sight(house, before, position.hands[seat].cards, seat), len(cards))
    piles = position.veiled.piles
    piles = replaced(piles, side, (*piles[side], *cards, take.card))
    table = changed(
        before,
        loose=_without(before.loose, cards),
        heaps=_untouched(before, cards),
        last=Taking(seat, take.card, cards),
        sweeps=added(before.sweeps, side, int(sweep)),
        piles=piles if house.show_piles == "on" else (),
    )
    position = Position(table, position.hands, Covered(position.veiled.stock, piles))
    return _played(house, position, seat, take.card, Took(seat, take.card, cards, sweep))


def laid(house: House, position: Deal, seat: Seat, lay: Lay) -> DealStep:
    """The card joins the board (K27)."""
    before = position.table
    table = changed(before, loose=(*before.loose, lay.card))
    return _played(house, _with(position, table), seat, lay.card, Laid(seat, lay.card))


def built(house: House, position: Deal, seat: Seat, build: Build) -> DealStep:
    """The card and loose ones become a build, which is the seat's."""
    cards = (*build.with_, build.card)
    heap = Heap(total(cards), cards, seat)
    told = Built(seat, build.card, build.with_, heap.value)
    return _played(house, _heaped(position, heap), seat, build.card, told)


def raised(house: House, position: Deal, seat: Seat, deed: Raise) -> DealStep:
    """The build is worth more, and is the seat's."""
    cards = (*deed.target, *deed.with_, deed.card)
    heap = Heap(total(cards), cards, seat)
    told = Raised(seat, deed.card, deed.target, deed.with_, heap.value)
    return _played(house, _heaped(position, heap), seat, deed.card, told)


def called(house: House, position: Deal, seat: Seat, call: Call) -> DealStep:
    """The card and groups of its value become a build of the seat's that cannot be raised."""
    cards = gathered(call.groups)
    heap = Heap(number(call.card), (*cards, call.card), seat, called=True)
    told = Called(seat, call.card, cards, heap.value)
    return _played(house, _heaped(position, heap), seat, call.card, told)


def _heaped(position: Deal, heap: Heap) -> Deal:
    """The board with this build, and without what it was made of."""
    table = position.table
    heaps = (*_untouched(table, heap.cards), heap)
    return _with(position, changed(table, loose=_without(table.loose, heap.cards), heaps=heaps))


def _untouched(table: Board, cards: tuple[Card, ...]) -> tuple[Heap, ...]:
    return tuple(heap for heap in table.heaps if heap.cards[0] not in cards)


def _without(some: tuple[Card, ...], cards: tuple[Card, ...]) -> tuple[Card, ...]:
    return tuple(each for each in some if each not in cards)


def _with(position: Deal, table: Board) -> Deal:
    return Position(table, position.hands, position.veiled)


# --- and then -------------------------------------------------------------------------------------


def _played(house: House, position: Deal, seat: Seat, card: Card, told: Event) -> DealStep:
    """A card has left a hand: the next is on turn, more cards are dealt, or all is played."""
    table, hand = position.table, position.hands[seat]
    hands = replaced(position.hands, seat, Hand(_without(hand.cards, (card,))))
    on_turn = following(seat, table.seats)[0]
    table = changed(table, held=added(table.held, seat, -1), on_turn=on_turn)
    step = Step(Position(table, hands, position.veiled), (told,))
    if any(table.held):
        return step
    return step.followed_by(_dealt_on(step.position)) if table.stock else scored(house, step)


def _dealt_on(position: Deal) -> DealStep:
    """All hands are empty: four more to each, and none to the board (K17, K18)."""
    stock, number_of = position.veiled.stock, EACH * len(position.table.seats)
    step = _handed_round(position, stock[:number_of], stock[number_of:])
    return then(step, (DealtOn(step.position.table.stock),))
