"""A table for tests: a sitting moved by literals, through the very `play()` that tables use."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Generic, TypeVar

import pytest

from bot.rules.cards import PACK, Card, card, cards
from bot.rules.chance import Chance, Shuffled
from bot.rules.chips import Payment
from bot.rules.game import C, Company, Event, H, Position, Rules, T, V
from bot.rules.offers import Action, Offer, Refused, Say, Stake
from bot.rules.play import offers
from bot.rules.sitting import Sitting, Turned, begin, ended, move
from bot.rules.turns import Close, OnTurn, Seat, following
from tests.art.samples.packs import as_dealt

E = TypeVar("E", bound=Event)


class TableOf(Generic[T, H, V, C]):
    """A table of these rules: `sitting` as it stands, and all that has happened at it."""

    def __init__(
        self,
        rules: Rules[T, H, V, C],
        stacks: tuple[int | None, ...],
        carry: Mapping[str, object],
        gallery: tuple[int | None, ...] = (),
    ) -> None:
        company = Company(stacks + gallery, len(stacks))
        self.rules = rules
        self.sitting: Sitting[T, H, V, C] = Sitting(rules, company, rules.carried(dict(carry)))
        self.events: list[Event] = []
        self.payments: list[Payment] = []

    @property
    def position(self) -> Position[T, H, V]:
        """The position of the latest deal."""
        assert self.sitting.position is not None
        return self.sitting.position

    @property
    def table(self) -> T:
        """What everybody sees."""
        return self.position.table

    @property
    def stacks(self) -> tuple[int, ...]:
        """The chips of all places."""
        return self.table.chips.stacks

    @property
    def pools(self) -> Mapping[str, int]:
        """The chips in no stack."""
        return self.table.chips.pools

    def on_turn(self) -> Seat:
        """The one place that is to act."""
        turn = self.rules.turn(self.table)
        assert isinstance(turn, OnTurn)
        return turn.seat

    def held(self, seat: Seat) -> str:
        """The cards of a seat, in their order."""
        return " ".join(map(str, self.position.hands[seat].cards))

    def begin(self) -> None:
        """The next deal, before its first move."""
        self._adopt(begin(self.sitting))

    def deal(self, pack: tuple[Card, ...]) -> None:
        """The next deal, with this pack, top card first."""
        self.begin()
        self.chance(Shuffled(pack))

    def chance(self, chance: Chance) -> None:
        """What chance brought."""
        self._adopt(move(self.sitting, None, chance))

    def act(self, seat: Seat | None, action: Action) -> None:
        """A move that the rules admit."""
        self._adopt(move(self.sitting, seat, action))

    def does(self, *actions: Action) -> None:
        """Actions of whoever is on turn, one after the other."""
        for action in actions:
            self.act(self.on_turn(), action)

    def go(self, moves: str, read: Callable[[Sequence[str]], Action]) -> None:
        """Plays moves such as `0 bet 2, 1 fold`; `read` makes an action of what follows a seat."""
        for each in moves.split(", "):
            seat, *words = each.split()
            self.act(int(seat), read(words))

    def closes(self) -> None:
        """Time is up for the open window."""
        self.act(None, Close())

    def refusal(self, seat: Seat | None, action: Action | Chance) -> str:
        """The words with which a move is refused."""
        with pytest.raises(Refused) as refused:
            move(self.sitting, seat, action)
        return str(refused.value)

    def offered(self, seat: Seat) -> list[Action]:
        """The actions on offer to a seat that are settled to the last word."""
        return [each.action for each in self._offers(seat) if isinstance(each, Say)]

    def bounds(self, place: Seat | None = None) -> dict[str, tuple[int, int]]:
        """The least and the most of what a place, or whoever is on turn, may name; by its verb."""
        found = self._offers(self.on_turn() if place is None else place)
        stakes = [each for each in found if isinstance(each, Stake)]
        return {type(each.action).__name__.lower(): (each.low, each.high) for each in stakes}

    def absent(self, seat: Seat) -> Action:
        """What is played for a seat that is away."""
        return self.rules.absent(self.table, self.position.hands[seat], seat)

    def happened(self, kind: type[E]) -> list[E]:
        """The events of one kind so far, oldest first."""
        return [event for event in self.events if isinstance(event, kind)]

    def _offers(self, seat: Seat) -> tuple[Offer, ...]:
        return offers(self.rules, self.table, self.position.hands[seat], seat)

    def _adopt(self, turned: Turned[T, H, V, C]) -> None:
        end = ended(turned.sitting)
        self.sitting = end.sitting
        self.events += turned.events + end.events
        self.payments += turned.payments + end.payments


def pack_for(
    hands: Mapping[Seat, str], voids: Mapping[Seat, str], dealer: Seat, turn_up: str
) -> tuple[Card, ...]:
    """A pack that gives these cards when all 52 are dealt one by one to four seats.

    The last card, the dealer's, is `turn_up`; who has fewer than thirteen cards is filled up
    with the others, in the order of the pack and without the suits of which he is void.
    """
    held = {seat: list(cards(hands.get(seat, ""))) for seat in range(4)}
    if (last := card(turn_up)) not in held[dealer]:
        held[dealer].append(last)
    named = {each for hand in held.values() for each in hand}
    rest = [each for each in PACK if each not in named]
    for seat in sorted(held, key=lambda seat: -len(voids.get(seat, ""))):
        _fill(held[seat], rest, voids.get(seat, ""))
    held[dealer].remove(last)
    held[dealer].append(last)
    return dealt_by_one(held, dealer)


def dealt_by_one(hands: Mapping[Seat, list[Card]], dealer: Seat) -> tuple[Card, ...]:
    """The pack that brings these hands, dealt one by one from the dealer's left."""
    return as_dealt([hands[seat] for seat in following(dealer, range(len(hands)))])


def _fill(hand: list[Card], rest: list[Card], void: str) -> None:
    for each in [each for each in rest if each.suit.value not in void][: 13 - len(hand)]:
        hand.append(each)
        rest.remove(each)
