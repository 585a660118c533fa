"""The cards of a deal of cassino as they are played: taken, laid, and built."""

from __future__ import annotations

from bot.games.cassino.actions import Build, Call, Lay, Raise, Take
from bot.games.cassino.dealing import dealt_on
from bot.games.cassino.events import Built, Called, Laid, Raised, Took
from bot.games.cassino.numbers import number, total
from bot.games.cassino.options import House
from bot.games.cassino.scoring import scored
from bot.games.cassino.sight import Sight
from bot.games.cassino.table import Board, Covered, DealStep, Heap, Taking
from bot.games.cassino.taking import gathered, sweeps
from bot.rules.cards import Card
from bot.rules.game import Event
from bot.rules.piles import Hand
from bot.rules.steps import then
from bot.rules.turns import Seat, following
from bot.rules.values import added, replaced


def took(house: House, step: DealStep, seat: Seat, take: Take) -> DealStep:
    """The card and all that it takes go to the pile of the seat's side (K24 to K26)."""
    table, veiled = step.position.table, step.position.veiled
    side, cards = table.side(seat), gathered(take.groups)
    sweep = sweeps(Sight(house, table, step.position.hands[seat].cards, seat), len(cards))
    piles = replaced(veiled.piles, side, (*veiled.piles[side], *cards, take.card))
    step = then(
        step,
        veiled=Covered(veiled.stock, piles),
        loose=_without(table.loose, cards),
        heaps=_untouched(table, cards),
        last=Taking(seat, take.card, cards),
        sweeps=added(table.sweeps, side, int(sweep)),
        piles=piles if house.show_piles == "on" else (),
    )
    return _played(house, step, seat, take.card, Took(seat, take.card, cards, sweep))


def laid(house: House, step: DealStep, seat: Seat, lay: Lay) -> DealStep:
    """The card joins the board (K27)."""
    step = then(step, loose=(*step.position.table.loose, lay.card))
    return _played(house, step, seat, lay.card, Laid(seat, lay.card))


def built(house: House, step: DealStep, seat: Seat, build: Build) -> DealStep:
    """The card and loose ones become a build, which is the seat's."""
    cards = (*build.with_, build.card)
    heap = Heap(total(cards), cards, seat)
    told = Built(seat, build.card, build.with_, heap.value)
    return _played(house, _heaped(step, heap), seat, build.card, told)


def raised(house: House, step: DealStep, seat: Seat, deed: Raise) -> DealStep:
    """The build is worth more, and is the seat's."""
    cards = (*deed.target, *deed.with_, deed.card)
    heap = Heap(total(cards), cards, seat)
    told = Raised(seat, deed.card, deed.target, deed.with_, heap.value)
    return _played(house, _heaped(step, heap), seat, deed.card, told)


def called(house: House, step: DealStep, seat: Seat, call: Call) -> DealStep:
    """The card and groups of its value become a build of the seat's that cannot be raised."""
    cards = gathered(call.groups)
    heap = Heap(number(call.card), (*cards, call.card), seat, called=True)
    told = Called(seat, call.card, cards, heap.value)
    return _played(house, _heaped(step, heap), seat, call.card, told)


def _heaped(step: DealStep, heap: Heap) -> DealStep:
    """The board with this build, and without what it was made of."""
    table = step.position.table
    heaps = (*_untouched(table, heap.cards), heap)
    return then(step, loose=_without(table.loose, heap.cards), heaps=heaps)


def _untouched(table: Board, cards: tuple[Card, ...]) -> tuple[Heap, ...]:
    return tuple(heap for heap in table.heaps if heap.cards[0] not in cards)


def _without(some: tuple[Card, ...], cards: tuple[Card, ...]) -> tuple[Card, ...]:
    return tuple(each for each in some if each not in cards)


def _played(house: House, step: DealStep, seat: Seat, card: Card, told: Event) -> DealStep:
    """A card has left a hand: the next is on turn, more cards are dealt, or all is played."""
    table, hands = step.position.table, step.position.hands
    hand = Hand(_without(hands[seat].cards, (card,)))
    step = then(
        step,
        [told],
        hands=replaced(hands, seat, hand),
        left=added(table.left, seat, -1),
        on_turn=following(seat, table.seats)[0],
    )
    if any(step.position.table.left):
        return step
    return dealt_on(step) if table.stock else scored(house, step)
