"""The computer player of vingt-un: as the book advises, with a twentieth of its chips at stake.

A player draws with 15 or less, and with 17 or less where an ace counts eleven. A dealer draws with
16 or less, but stands with it against one alone who has drawn several cards.
"""

from __future__ import annotations

from typing import Final

from bot.games.vingt_un import (
    Cloth,
    Hand,
    PassDeal,
    Phase,
    Stake,
    Stand,
    TakeCard,
    VingtUn,
    is_soft,
    limit,
    total,
)
from bot.rules.cards import Card
from bot.rules.game import SeatView
from bot.rules.offers import Action
from bot.rules.turns import Seat

STAKE: Final = 20
"""One chip in so many is staked."""
HARD: Final = 15
SOFT: Final = 17
"""With so much a player still draws, without and with an ace that counts eleven."""
DEALER: Final = 16
"""With so much a dealer still draws."""
SEVERAL: Final = 2
"""Cards drawn by one who is likely to stand with little."""
DEALT: Final = 2


def choose(rules: VingtUn, view: SeatView[Cloth, Hand]) -> Action:
    """What a careful player does in this place."""
    table, seat = view.public.table, view.seat
    match table.phase:
        case Phase.STAKES if seat == table.dealer:
            # There is nothing else that a dealer may do then, and he is not waited for.
            return PassDeal()
        case Phase.STAKES:
            return Stake(_stake(rules, table, seat))
        case Phase.DEALER:
            return _or_stands(total(view.hand.cards) <= _dealer_draws(table))
        case _:
            return _or_stands(_player_draws(view.hand.cards))


def _stake(rules: VingtUn, table: Cloth, seat: Seat) -> int:
    return min(max(1, table.chips.stacks[seat] // STAKE), limit(rules, table, seat))


def _player_draws(cards: tuple[Card, ...]) -> bool:
    return total(cards) <= (SOFT if is_soft(cards) else HARD)


def _dealer_draws(table: Cloth) -> int:
    """The most with which a dealer draws against those who stand."""
    if len(table.standing) == 1 and table.left[table.standing[0]] >= DEALT + SEVERAL:
        return DEALER - 1
    return DEALER


def _or_stands(draws: bool) -> Action:
    return TakeCard() if draws else Stand()
