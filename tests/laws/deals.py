"""Deals of any game, played at random through `play()`, with every step kept."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from random import Random
from types import MappingProxyType
from typing import TypeAlias, TypeVar

from bot.games import AnyRules
from bot.players import Player, players
from bot.rules.cards import Card
from bot.rules.chance import Ask, Chance, Draw, Drawn, Roll, Rolled, Shuffle, Shuffled
from bot.rules.chips import Payment
from bot.rules.game import Company, Event, Held, Position, Public, Step, seat_view
from bot.rules.offers import Action, Layout, Offer, Pick, Refused, Say, Stake
from bot.rules.play import asked, offers, opened, play
from bot.rules.sitting import Sitting, Turned, leave
from bot.rules.turns import Close, Nature, Over, Seat, Turn, Window, acting, awaited
from bot.tables.record import write_carry

AnyPosition: TypeAlias = Position[Public, Held, object]
AnyStep: TypeAlias = Step[Public, Held, object]
AnySitting: TypeAlias = Sitting[Public, Held, object, object]
AnyTurned: TypeAlias = Turned[Public, Held, object, object]

Filling = TypeVar("Filling")
"""What an offer leaves open: cards, or a layout."""

TRIALS = 200
"""So often cards or amounts are tried for an offer."""

BOUND = 5_000
"""No deal of any game takes so many moves."""


@dataclass(frozen=True)
class Move:
    """Who did what; no seat for chance and for the clock."""

    seat: Seat | None
    action: Action | Chance


@dataclass(frozen=True)
class Deal:
    """A deal from its opening to its end, `steps[i]` being what `moves[i]` brought about."""

    rules: AnyRules
    company: Company
    carry: object
    opening: AnyStep
    moves: tuple[Move, ...]
    steps: tuple[AnyStep, ...]
    before: AnyPosition | None
    """How the deal before it at the same table ended."""
    parted: tuple[Payment, ...]
    """What came out of pools since, to those who left."""

    @property
    def positions(self) -> tuple[AnyPosition, ...]:
        """All positions, from the opening to the end."""
        return tuple(step.position for step in (self.opening, *self.steps))


def sitting(rules: AnyRules, company: Company, random: Random, deals: int) -> Iterator[Deal]:
    """Up to so many deals of one sitting."""
    carry = first_carry(rules, company.taken, random)
    between = Turned(Sitting(rules, company, carry), (), ())
    before: AnyPosition | None = None
    for _ in range(deals):
        company, carry = between.sitting.company, between.sitting.carry
        if rules.fault(company, carry) is not None:
            return
        deal = played(rules, company, carry, before, between.payments, random)
        yield deal
        before = deal.positions[-1]
        closing = rules.close(before)
        if closing.over:
            return
        present = zip(company.stacks, before.table.chips.stacks, strict=True)
        stacks = tuple(None if stack is None else after for stack, after in present)
        company = Company(stacks, company.seats)
        between = _between(Sitting(rules, company, closing.carry), random)


def _between(sitting: AnySitting, random: Random) -> AnyTurned:
    """The next deal's company: now and then somebody goes, comes, or buys in again."""
    turned: AnyTurned = Turned(sitting, (), ())
    if random.random() < 0.4:
        place = random.randrange(len(sitting.company.stacks))
        if sitting.company.stacks[place] is None:
            turned = _changed(turned, place, random.randint(0, 100))
        elif random.random() < 0.5:
            turned = _changed(leave(sitting, place), place, None)
        else:
            turned = _changed(turned, place, random.randint(1, 100))
    if sitting.rules.onlookers and random.random() < 0.1:
        company = turned.sitting.company
        company = replace(company, stacks=(*company.stacks, random.randint(0, 100)))
        turned = replace(turned, sitting=replace(turned.sitting, company=company))
    return turned


def _changed(turned: AnyTurned, place: Seat, more: int | None) -> AnyTurned:
    """So many chips more at a place, or nobody."""
    company = turned.sitting.company
    stacks = list(company.stacks)
    stacks[place] = None if more is None else (stacks[place] or 0) + more
    company = replace(company, stacks=tuple(stacks))
    return replace(turned, sitting=replace(turned.sitting, company=company))


def first_carry(rules: AnyRules, seats: tuple[Seat, ...], random: Random) -> object:
    """What a sitting begins with, places and first dealer settled by chance where it is asked.

    A house that plays has some chips, or none.
    """
    ask = rules.seated_by(seats)
    carry = rules.carried({})
    if ask is not None:
        seating = rules.seating(seats, answer(ask, random))
        assert sorted(seating.order) == sorted(seats), "seating loses or doubles a guest"
        carry = seating.carry
    written = write_carry(carry)
    if "house" not in written:
        return carry
    return rules.carried({**written, "house": random.choice((0, 30, 1_000))})


def played(
    rules: AnyRules,
    company: Company,
    carry: object,
    before: AnyPosition | None,
    parted: tuple[Payment, ...],
    random: Random,
) -> Deal:
    """One deal; whoever acts does it now at random, now as a computer, now as if absent."""
    opening = opened(rules, company, carry)
    position = opening.position
    moves: list[Move] = []
    steps: list[AnyStep] = []
    while not isinstance(turn := rules.turn(position.table), Over):
        assert len(moves) < BOUND, "the deal has no end"
        move = _move(rules, position, turn, random)
        moves.append(move)
        steps.append(_applied(rules, position, move))
        position = steps[-1].position
    return Deal(rules, company, carry, opening, tuple(moves), tuple(steps), before, parted)


def _applied(rules: AnyRules, position: AnyPosition, move: Move) -> AnyStep:
    try:
        return play(rules, position, move.seat, move.action)
    except (Refused, ValueError, LookupError, TypeError) as error:
        raise AssertionError(f"{move} is on offer and cannot be played") from error


def _move(rules: AnyRules, position: AnyPosition, turn: Turn, random: Random) -> Move:
    if isinstance(turn, Nature):
        return Move(None, answer(asked(rules, position, turn.ask), random))
    if isinstance(turn, Window) and random.random() < 0.05:
        return Move(None, Close())
    seats = awaited(turn) if random.random() < 0.8 else acting(turn)
    seat = random.choice(seats)
    return Move(seat, _action(rules, position, seat, random))


def _action(rules: AnyRules, position: AnyPosition, seat: Seat, random: Random) -> Action:
    mood = random.random()
    hand = position.hands[seat]
    if mood < 0.1:
        return rules.absent(position.table, hand, seat)
    computer = computer_of(rules)
    if mood < 0.4 and computer is not None:
        return computer(rules, seat_view(position, seat))
    found = offers(rules, position.table, hand, seat)
    assert found, f"seat {seat} is to act and has nothing on offer"
    return anything(found, random)


def anything(found: Sequence[Offer], random: Random) -> Action:
    """Any action among these offers."""
    for offer in random.sample(found, len(found)):
        if some := examples(offer, random):
            return random.choice(some)
    raise AssertionError("nothing is found that these offers would take")


def computer_of(rules: AnyRules) -> Player | None:
    """The computer player of a game, if it has one."""
    return players().get(rules.name)


def examples(offer: Offer, random: Random) -> list[Action]:
    """Actions that an offer says it admits: all of them, or the bounds and one between.

    Of cards and layouts some that the game takes, as far as they are found.
    """
    match offer:
        case Say():
            return [offer.action]
        case Stake():
            between = random.choice(range(offer.low, offer.high + 1, offer.step))
            return [offer.at(amount) for amount in (offer.low, offer.high, between)]
        case Pick():
            return _filled(offer.of, (_some(offer, random) for _ in range(TRIALS)))
        case Layout():
            totals = (offer.low, offer.high, random.randint(offer.low, offer.high))
            return _filled(offer.of, (_laid(offer, totals[i % 3], random) for i in range(TRIALS)))


def _filled(of: Callable[[Filling], Action], fillings: Iterable[Filling]) -> list[Action]:
    """What comes of the first three ways to fill an offer that it takes: not all cards match."""
    found: list[Action] = []
    for each in fillings:
        with suppress(Refused):
            found.append(of(each))
        if len(found) == 3:
            break
    return found


def _some(offer: Pick, random: Random) -> tuple[Card, ...]:
    """Few cards as often as any number, since many seldom go together."""
    most = random.choice((offer.least, min(offer.most, offer.least + 2), offer.most))
    chosen = random.sample(range(len(offer.cards)), random.randint(offer.least, most))
    return tuple(offer.cards[each] for each in sorted(chosen))


def _laid(offer: Layout, total: int, random: Random) -> Mapping[str, int]:
    where = Counter(random.choices(offer.places, k=total))
    return MappingProxyType(dict(where))


def answer(ask: Ask, random: Random) -> Chance:
    """What chance may bring."""
    match ask:
        case Shuffle(pack):
            return Shuffled(tuple(random.sample(pack, len(pack))))
        case Roll(dice):
            return Rolled(tuple(random.randint(1, 6) for _ in range(dice)))
        case Draw(seats):
            return Drawn(tuple(random.sample(seats, len(seats))))


def events_of(deal: Deal) -> tuple[tuple[Event, ...], ...]:
    """What happened at the opening and at each move."""
    return tuple(step.events for step in (deal.opening, *deal.steps))
