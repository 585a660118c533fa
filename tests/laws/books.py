"""Four laws of the books: a replay, chips, cards, and that nothing is shown in silence."""

from __future__ import annotations

import json
from collections import Counter

from bot.rules.cards import Card
from bot.rules.chance import Shuffled
from bot.rules.chips import Chips, Payment
from bot.rules.codec import Json, decode, encode
from bot.rules.game import public_view
from bot.rules.play import opened, play
from bot.rules.sitting import Sitting
from bot.tables.record import read_move, write_carry, write_move
from bot.tables.replay import chips_of
from tests.laws.deals import Deal, Move, events_of
from tests.laws.values import faces, lying


def replay_equals_live(deal: Deal) -> int:
    """Written as JSON and read back, the deal comes out the very same, step by step."""
    rules = decode(type(deal.rules), _through_json(encode(deal.rules)))
    carry = rules.carried(_through_json(write_carry(deal.carry)))
    assert (rules, carry) == (deal.rules, deal.carry)
    step = opened(rules, deal.company, carry)
    assert step == deal.opening
    for move, then in zip(deal.moves, deal.steps, strict=True):
        written = _through_json(write_move(move.seat, move.action, deal.company.seats))
        seat, action = read_move(rules, written, deal.company.seats)
        assert Move(seat, action) == move, "a move is read otherwise than it was written"
        step = play(rules, step.position, seat, action)
        assert step == then, "the replay comes out otherwise"
    assert rules.close(step.position) == deal.rules.close(deal.positions[-1])
    return len(deal.moves)


def chips_are_conserved(deal: Deal) -> int:
    """Every chip moves by a payment, and no stack or pool is ever negative."""
    chips = _before_opening(deal)
    for step in (deal.opening, *deal.steps):
        after = step.position.table.chips
        assert all(payment.amount > 0 for payment in step.payments), "a payment of nothing"
        assert _plain(_paid(chips, step.payments)) == _plain(after), "chips moved without a payment"
        assert after.total == chips.total, "chips were made or lost"
        assert min(*after.stacks, *after.pools.values()) >= 0, "chips below nought"
        chips = after
    return 1 + len(deal.steps)


def cards_are_conserved(deal: Deal) -> int:
    """From the shuffle on every card lies in one place, and none is lost."""
    cards = lying(deal.opening.position)
    for move, step in zip(deal.moves, deal.steps, strict=True):
        if isinstance(move.action, Shuffled):
            cards |= Counter(move.action.cards)
        after = lying(step.position)
        assert after == cards, f"lost: {[*(cards - after)]}, twice: {[*(after - cards)]}"
    return len(deal.steps)


def silence(deal: Deal) -> int:
    """A card that lies in the public view was named by an event, now or before."""
    named: set[Card] = faces(public_view(deal.before)) if deal.before else set()
    for position, events in zip(deal.positions, events_of(deal), strict=True):
        named |= faces(events)
        silent = faces(public_view(position)) - named
        assert not silent, f"nobody was told of {sorted(map(str, silent))}"
    return len(deal.positions)


def _through_json(value: Json) -> object:
    return json.loads(json.dumps(value))


def _before_opening(deal: Deal) -> Chips:
    """The chips before the opening took its antes: the stacks that came, the pools that stood."""
    back = [Payment(p.target, p.source, p.amount, p.reason) for p in deal.opening.payments]
    chips = deal.opening.position.table.chips.paid(reversed(back))
    assert chips.stacks == tuple(stack or 0 for stack in deal.company.stacks)
    stood = deal.before.table.chips.paid(deal.parted) if deal.before else _carried(deal)
    assert _plain(chips)[1] == _plain(stood)[1], "pools changed between two deals"
    return chips


def _carried(deal: Deal) -> Chips:
    """The chips as they stand before a first deal: those of a house that plays among them."""
    return chips_of(Sitting(deal.rules, deal.company, deal.carry))


def _paid(chips: Chips, payments: tuple[Payment, ...]) -> Chips:
    try:
        return chips.paid(payments)
    except ValueError as error:
        raise AssertionError("a payment is not covered") from error


def _plain(chips: Chips) -> tuple[tuple[int, ...], dict[str, int]]:
    return chips.stacks, {name: amount for name, amount in chips.pools.items() if amount}
