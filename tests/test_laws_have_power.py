"""Each law catches whist broken on purpose, in the way that the law is there for."""

# ruff: noqa: ARG002 - what breaks a game need not use all that the frame hands it

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from random import Random
from typing import ClassVar, cast

import pytest
from msgspec import structs

from bot.games import AnyRules
from bot.games.whist import Baize, Deal, Gathered, Hand, Phase, Play, Whist
from bot.rules.cards import PACK, Suit
from bot.rules.chance import Chance
from bot.rules.chips import Chips, Payment
from bot.rules.game import Company, Position, Step
from bot.rules.offers import Action, Offer, Say
from bot.rules.piles import Played
from bot.rules.steps import then
from bot.rules.tricks import Trick
from bot.rules.turns import Seat
from bot.rules.values import replaced
from tests.laws.all_six import LAWS
from tests.laws.deals import sitting

WhistStep = Step[Baize, Hand, Gathered]
COMPANY = Company((50, 50, 50, 50), 4)
SITTINGS = 20


class Broken(Whist):
    """Whist in which every step is spoilt by `spoil`."""

    def apply(self, position: Deal, seat: Seat | None, action: Action | Chance) -> WhistStep:
        return self.spoil(position, super().apply(position, seat, action), action)

    def spoil(self, before: Deal, step: WhistStep, action: Action | Chance) -> WhistStep:
        raise NotImplementedError


def on_table(step: WhistStep, **changes: object) -> WhistStep:
    table = structs.replace(step.position.table, **changes)
    position = Position(table, step.position.hands, step.position.veiled)
    return Step(position, step.events, step.payments)


def in_hand(step: WhistStep, seat: Seat, hand: Hand) -> WhistStep:
    return then(step, hands=replaced(step.position.hands, seat, hand))


class Moody(Broken):
    """What comes of a card hangs on how often whist has been played in this process."""

    moods: ClassVar[Iterator[int]] = count()

    def spoil(self, before: Deal, step: WhistStep, action: Action | Chance) -> WhistStep:
        return on_table(step, games=((next(self.moods), 0),))


class Minting(Broken):
    """A trick brings its winner a chip out of nowhere."""

    def spoil(self, before: Deal, step: WhistStep, action: Action | Chance) -> WhistStep:
        first, *rest = step.position.table.chips.stacks
        made = sum(step.position.table.tricks) > sum(before.table.tricks)
        return on_table(step, chips=Chips((first + made, *rest)))


class Untold(Broken):
    """A chip passes from seat to seat without a payment."""

    def spoil(self, before: Deal, step: WhistStep, action: Action | Chance) -> WhistStep:
        first, second, *rest = step.position.table.chips.stacks
        if isinstance(action, Play) and first:
            return on_table(step, chips=Chips((first - 1, second + 1, *rest)))
        return step


class Indebted(Broken):
    """Seat 0 pays what it does not hold."""

    def spoil(self, before: Deal, step: WhistStep, action: Action | Chance) -> WhistStep:
        first, second, *rest = step.position.table.chips.stacks
        paid = on_table(step, chips=Chips((first - 60, second + 60, *rest)))
        return Step(paid.position, paid.events, (Payment(0, 1, 60, "debt"),))


class Doubling(Broken):
    """A card that has been played stays in the hand."""

    def spoil(self, before: Deal, step: WhistStep, action: Action | Chance) -> WhistStep:
        if not isinstance(action, Play):
            return step
        seat = before.table.on_turn
        return in_hand(step, seat, before.hands[seat])


class Losing(Broken):
    """The first trick is thrown away."""

    def spoil(self, before: Deal, step: WhistStep, action: Action | Chance) -> WhistStep:
        gathered = Gathered(step.position.veiled.tricks[1:])
        return then(step, veiled=gathered)


class Overgenerous(Whist):
    """Offers cards that the hand does not hold."""

    def hand_offers(self, table: Baize, hand: Hand, seat: Seat) -> tuple[Offer, ...]:
        return tuple(Say(Play(card)) for card in PACK) if table.phase is Phase.PLAY else ()


class Dozing(Whist):
    """Plays for the absent whatever card lies first, following suit or not."""

    def absent(self, table: Baize, hand: Hand, seat: Seat) -> Action:
        return Play(hand.cards[0]) if hand.cards else super().absent(table, hand, seat)


class Endless(Broken):
    """Whoever plays a card takes it up again."""

    def spoil(self, before: Deal, step: WhistStep, action: Action | Chance) -> WhistStep:
        return Step(before, step.events) if isinstance(action, Play) else step


class Wordless(Whist):
    """Refuses without saying why."""

    def why_not(self, table: Baize, hand: Hand, seat: Seat, action: Action) -> str:
        return ""


class Coding(Whist):
    """Refuses a card by the code that records have for it."""

    def why_not(self, table: Baize, hand: Hand, seat: Seat, action: Action) -> str:
        return f"Not {action.card}." if isinstance(action, Play) else "Not now."


class Exposing(Broken):
    """A card of the hand left of the dealer is silently laid open."""

    def spoil(self, before: Deal, step: WhistStep, action: Action | Chance) -> WhistStep:
        if step.position.table.phase is not Phase.PLAY or step.position.table.last:
            return step
        held = step.position.hands[(step.position.table.dealer + 1) % 4].cards[:1]
        return on_table(step, last=Trick((Played(0, held[0]),)))


class Hinting(Broken):
    """The score tells how many spades seat 1 holds."""

    def spoil(self, before: Deal, step: WhistStep, action: Action | Chance) -> WhistStep:
        spades = sum(card.suit is Suit.SPADES for card in step.position.hands[1].cards)
        return on_table(step, games=((spades, 0),))


class Peeping(Broken):
    """Every seat remembers the suit of its left neighbour's first card."""

    def spoil(self, before: Deal, step: WhistStep, action: Action | Chance) -> WhistStep:
        hands = step.position.hands
        for seat, hand in enumerate(hands):
            cards = hands[(seat + 1) % 4].cards
            seen = cards[0].suit if cards else None
            step = in_hand(step, seat, structs.replace(hand, partner_led=seen))
        return step


CAUGHT = [
    (Moody, "replay equals live"),
    (Minting, "chips are conserved"),
    (Untold, "chips are conserved"),
    (Indebted, "chips are conserved"),
    (Doubling, "cards are conserved"),
    (Losing, "cards are conserved"),
    (Overgenerous, "only offers are legal"),
    (Dozing, "only offers are legal"),
    (Endless, "only offers are legal"),
    (Wordless, "only offers are legal"),
    (Coding, "only offers are legal"),
    (Exposing, "silence"),
    (Hinting, "two worlds"),
    (Peeping, "two worlds"),
]


def broken_by(rules: Whist, law: str) -> bool:
    """Whether a law finds fault with rules within a few sittings."""
    for seed in range(SITTINGS):
        random = Random(seed)
        try:
            for deal in sitting(cast("AnyRules", rules), COMPANY, random, 1):
                LAWS[law](deal, random)
        except AssertionError:
            return True
    return False


@pytest.mark.parametrize(("kind", "law"), CAUGHT)
def test_the_law_catches_it(kind: type[Whist], law: str) -> None:
    assert broken_by(kind(), law)


@pytest.mark.parametrize(
    ("kind", "law"), [(Exposing, "two worlds"), (Hinting, "silence"), (Peeping, "silence")]
)
def test_silence_and_two_worlds_catch_different_faults(kind: type[Whist], law: str) -> None:
    assert not broken_by(kind(), law)


@pytest.mark.parametrize("law", LAWS)
def test_whist_itself_is_in_order(law: str) -> None:
    assert not broken_by(Whist(), law)
