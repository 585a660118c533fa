"""The law of legality: what is on offer can be played, and nothing else."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from functools import cache
from random import Random
from typing import Final

from bot.rules.cards import PACK
from bot.rules.chance import Chance, Drawn, Rolled, Shuffled
from bot.rules.codec import Json, encode
from bot.rules.game import seat_view
from bot.rules.offers import Action, Layout, Offer, Pick, Refused, Say, Stake
from bot.rules.play import offers, play
from bot.rules.turns import Close, Nature, Seat, Window, acting, awaited
from tests.laws.deals import AnyPosition, Deal, Filling, computer_of, examples
from tests.laws.values import actions_of

_CODE: Final = re.compile(r"\b[2-9TJQKA][cdhs]\b")
"""A card as records write it."""

OTHERS = 16
"""How many other actions are tried in a position for a seat that may act; a quarter for others."""


def only_offers_are_legal(deal: Deal, random: Random) -> int:
    """Every offer applies, all else is refused and changes nothing; the absent may always act."""
    checked = 0
    for position in deal.positions:
        before = _written(position)
        seats = range(len(position.hands))
        checked += sum(_offers_apply(deal, position, seat, random) for seat in seats)
        checked += sum(_all_else_is_refused(deal, position, seat, random) for seat in seats)
        checked += _chance_and_clock_wait(deal, position)
        assert _written(position) == before, "a trial has changed the position"
    _windows_have_numbers(deal)
    return checked


def _written(position: AnyPosition) -> Json:
    return encode((position.table, position.hands, position.veiled))


def _windows_have_numbers(deal: Deal) -> None:
    """A window that opens as soon as another has closed has another number."""
    rules = deal.rules
    for before, move, step in zip(deal.positions, deal.moves, deal.steps, strict=False):
        turn, after = rules.turn(before.table), rules.turn(step.position.table)
        if isinstance(turn, Window) and isinstance(after, Window):
            closed = isinstance(move.action, Close) or not awaited(
                rules.turn(rules.apply(before, move.seat, move.action).position.table)
            )
            assert not closed or turn.number != after.number, "two windows of one number"
            if turn.number == after.number:
                _indices_stay(deal, before, step.position)


def _indices_stay(deal: Deal, before: AnyPosition, after: AnyPosition) -> None:
    """While a window is open a button means what it meant, or nothing any more."""
    for seat in acting(deal.rules.turn(after.table)):
        then, now = (
            offers(deal.rules, each.table, each.hands[seat], seat) for each in (before, after)
        )
        for one, other in zip(then, now, strict=False):
            same = type(one) is type(other) and one.action == other.action
            assert same, f"a button of seat {seat} means something else"


def _offers_apply(deal: Deal, position: AnyPosition, seat: Seat, random: Random) -> int:
    rules, hand = deal.rules, position.hands[seat]
    found = offers(rules, position.table, hand, seat)
    if seat not in acting(rules.turn(position.table)):
        assert not found
        return 0
    checked = [action for offer in found for action in examples(offer, random)]
    for action in checked:
        assert _admitted(found, action)
        play(rules, position, seat, action)
    assert _admitted(found, rules.absent(position.table, hand, seat)), "absent: not on offer"
    if computer := computer_of(rules):
        assert _admitted(found, computer(rules, seat_view(position, seat))), "computer: no offer"
    return len(checked)


def _all_else_is_refused(deal: Deal, position: AnyPosition, seat: Seat, random: Random) -> int:
    rules = deal.rules
    found = offers(rules, position.table, position.hands[seat], seat)
    number = OTHERS if found else OTHERS // 4
    everything = _everything(rules.actions)
    tried = random.sample(everything, min(number, len(everything)))
    tried += [each for offer in found for each in _beyond(offer)]
    others = [action for action in tried if not _admitted(found, action)]
    for action in others:
        _refused(deal, position, seat, action)
    return len(others)


@cache
def _everything(kinds: tuple[type[Action], ...]) -> tuple[Action, ...]:
    """Actions of these classes: of those with several cards there are a great many."""
    return tuple(action for kind in kinds for action in actions_of(kind))


def _beyond(offer: Offer) -> list[Action]:
    """What lies about the bounds of an offer, on both sides."""
    match offer:
        case Say():
            return []
        case Stake():
            bounds = offer.low - 1, offer.low + 1, offer.high - 1, offer.high + 1
            return [offer.at(amount) for amount in bounds]
        case Pick():
            others = tuple(card for card in PACK if card not in offer.cards)
            wrong = offer.cards[:1] * 2, others[:1], offer.cards[: offer.most + 1], ()
            return _made(offer.of, wrong)
        case Layout():
            first, *_ = offer.places
            amounts = offer.low - 1, offer.high + 1
            return _made(offer.of, [*({first: each} for each in amounts), {"?": offer.low}])


def _made(of: Callable[[Filling], Action], fillings: Iterable[Filling]) -> list[Action]:
    """What a game makes of what the frame would never put before it."""
    found: list[Action] = []
    for each in fillings:
        try:
            found.append(of(each))
        except Refused as refused:
            _is_told(str(refused))
        except (ValueError, LookupError):
            continue
    return found


def _chance_and_clock_wait(deal: Deal, position: AnyPosition) -> int:
    """Chance that was not asked for, and a clock where there is no window, are refused."""
    turn = deal.rules.turn(position.table)
    wrong: list[Chance] = [Shuffled(PACK[1:]), Rolled((7,)), Drawn((0, 0))]
    if not isinstance(turn, Nature):
        wrong += [Shuffled(PACK), Rolled((3, 4)), Drawn((0, 1, 2, 3))]
    for chance in wrong:
        _refused(deal, position, None, chance)
    if not isinstance(turn, Window):
        _refused(deal, position, None, Close())
    return len(wrong) + 1


def _refused(deal: Deal, position: AnyPosition, seat: Seat | None, action: Action | Chance) -> None:
    try:
        play(deal.rules, position, seat, action)
    except Refused as refused:
        words = str(refused)
    else:
        raise AssertionError(f"{action} by {seat} is not on offer and was played")
    _is_told(words)


def _is_told(refusal: str) -> None:
    """It says something, and names no card by its code."""
    assert refusal.strip(), "refused without a word"
    assert not _CODE.search(refusal), f"a card's code is no word: {refusal}"


def _admitted(found: tuple[Offer, ...], action: Action) -> bool:
    return any(offer.admits(action) for offer in found)
