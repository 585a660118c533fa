"""The hands of a coup at baccara: dealt, drawn to, turned up."""

from __future__ import annotations

from typing import Final, TypeAlias

from bot.games.baccara.events import (
    AllShown,
    Burnt,
    CardForced,
    Dealt,
)
from bot.games.baccara.options import House
from bot.games.baccara.places import able, side_of
from bot.games.baccara.settling import bets_settled
from bot.games.baccara.stakes import Result
from bot.games.baccara.table import Cloth, DealStep, Hand, Phase
from bot.rules.baccarat import is_false_draw, is_natural, point
from bot.rules.cards import Card
from bot.rules.piles import PackShuffled
from bot.rules.shoe import holding, with_shoe
from bot.rules.steps import then
from bot.rules.third_card import answered, fined
from bot.rules.turns import Seat
from bot.rules.values import replaced

Cards: TypeAlias = tuple[Card, ...]

_ASKED: Final = (Phase.RIGHT, Phase.LEFT)


def shuffled(house: House, step: DealStep, cards: Cards) -> DealStep:
    """The stock is whole again, but for what is burnt (BA17, BA19)."""
    burnt, rest = cards[: house.burn], cards[house.burn :]
    step = then(with_shoe(step, rest), (PackShuffled(len(cards)),), burnt=burnt)
    return dealt(house, then(step, (Burnt(burnt),)) if burnt else step)


def dealt(house: House, step: DealStep) -> DealStep:
    """Right, left, banker, and once more (BA37); the stock is filled before, if need be."""
    table = step.position.table
    if table.shoe < house.cut:
        return then(step, phase=Phase.DEAL)
    assert table.banker is not None
    right, left = players = _players(table)
    takers = [seat for seat in (right, left, table.banker) if seat is not None]
    shoe, number = step.position.veiled.cards, len(takers)
    hands = {seat: shoe[at : 2 * number : number] for at, seat in enumerate(takers)}
    natural = any(is_natural(hand) for hand in hands.values())
    step = holding(with_shoe(step, shoe[2 * number :]), hands, Hand)
    step = then(step, (Dealt(right, left, table.banker, natural),), players=players)
    return _turned_up(house, step, ()) if natural else _next_asked(house, step, Phase.RIGHT)


def _players(table: Cloth) -> tuple[Seat | None, Seat | None]:
    """Who holds the cards; on a banco the caller alone, on his own side (BA32)."""
    if table.banco is not None:
        right = side_of(table.places.index(table.banco)) == "R"
        return (table.banco, None) if right else (None, table.banco)
    right, left = (able(spot, table.places, table.chips.stacks) for spot in table.holders)
    return (
        None if right is None else table.places[right],
        None if left is None else table.places[left],
    )


def third_card(house: House, step: DealStep, seat: Seat, *, drew: bool) -> DealStep:
    """Who is on turn draws or stands."""
    phase = step.position.table.phase
    step, third = answered(step, seat, drew=drew)
    if phase is Phase.BANKER:
        return _turned_up(house, step, () if third is None else (third,))
    thirds = replaced(step.position.table.thirds, _ASKED.index(phase), third)
    return _next_asked(
        house, then(step, thirds=thirds), Phase.LEFT if phase is Phase.RIGHT else Phase.BANKER
    )


def _next_asked(house: House, step: DealStep, phase: Phase) -> DealStep:
    """The card is offered on: to the sides that have a hand, then to the banker (BA57 to BA60)."""
    table = step.position.table
    if phase is Phase.RIGHT and table.players[0] is None:
        phase = Phase.LEFT
    if phase is Phase.LEFT and table.players[1] is None:
        phase = Phase.BANKER
    step = then(step, phase=phase)
    if phase is not Phase.BANKER or house.forced_card == "off" or any(table.thirds):
        return step
    card, *_ = shoe = step.position.veiled.cards
    assert table.banker is not None
    step = then(with_shoe(step, shoe[1:]), (CardForced(table.banker, card),))
    return _turned_up(house, step, (card,))


def _turned_up(house: House, step: DealStep, bankers: Cards) -> DealStep:
    """All hands are shown, and each side is compared with the banker (BA62 to BA64)."""
    table, held = step.position.table, step.position.hands
    assert table.banker is not None
    two = [() if seat is None else held[seat].cards for seat in table.players]
    sides = [
        cards if third is None else (*cards, third)
        for cards, third in zip(two, table.thirds, strict=True)
    ]
    bank = (*held[table.banker].cards, *bankers)
    results = _compared(sides[0], bank), _compared(sides[1], bank)
    step = _fined(house, step) if table.face_down else step
    shown = (*sides, bank)
    events = (AllShown(shown, results),)
    step = then(holding(step, {}, Hand), events, thirds=(None, None), shown=shown, results=results)
    return bets_settled(house, step)


def _compared(cards: Cards, bank: Cards) -> Result | None:
    """How a side comes out; `None` where it has no hand."""
    if not cards:
        return None
    if point(cards) == point(bank):
        return "tie"
    return "win" if point(cards) > point(bank) else "lose"


def _fined(house: House, step: DealStep) -> DealStep:
    """Who drew or stood against the rule pays for it, out of what he has not bet (BA75)."""
    table = step.position.table
    if house.false_draw != "fine":
        return step
    for seat, third in zip(table.players, table.thirds, strict=True):
        if seat is None:
            continue
        free = table.chips.stacks[seat] - table.staked(seat)
        if is_false_draw(step.position.hands[seat].cards, drew=third is not None):
            step = fined(step, seat, house.fine, free)
    return step
