"""The computer player of baccara: small bets on its own side, and the third card by the table.

With a five it draws half the time: whoever always does the same tells the banker what he holds. As
a banker it minds the side on which more is staked, and a stand-off with it costs nothing.
"""

from __future__ import annotations

from typing import Final

from bot.games.baccara import (
    SIDES,
    Accept,
    Baccara,
    Bet,
    Bid,
    Cloth,
    Decline,
    Hand,
    On,
    Phase,
    side_of,
)
from bot.players._luck import coin
from bot.rules.baccarat import FREE_POINT, point
from bot.rules.game import SeatView
from bot.rules.offers import Action
from bot.rules.third_card import Draw, Stand
from bot.rules.turns import Seat

BET: Final = 20
"""One chip in so many is bet."""
BANK: Final = 5
"""One in so many is bid, or put up for the bank, and is the most to take one over with."""


def choose(rules: Baccara, view: SeatView[Cloth, Hand]) -> Action:
    """What a careful player does in this place."""
    table, seat = view.public.table, view.seat
    chips = table.chips.stacks[seat]
    match table.phase:
        case Phase.AUCTION:
            return Bid(chips // BANK)
        case Phase.OFFER:
            return Accept(max(1, chips // BANK))
        case Phase.RETIRE:
            return Accept() if table.banked <= chips // BANK else Decline()
        case Phase.BETTING if seat != table.banker and not table.staked(seat):
            return _bet(rules, table, seat)
        case Phase.RIGHT | Phase.LEFT if point(view.hand.cards) == FREE_POINT:
            return Draw() if coin(view.hand.cards) else Stand()
        case _:
            return rules.absent(table, view.hand, seat)


def _bet(rules: Baccara, table: Cloth, seat: Seat) -> Action:
    """A twentieth on the own side, or what the bank can still cover of it; then it is done."""
    room = table.banked - sum(each.amount for each in table.bets)
    amount = min(max(1, table.chips.stacks[seat] // BET), room)
    if amount < 1 or {seat} & {*table.done, *table.callers}:
        return rules.absent(table, Hand(), seat)
    return Bet(_own_side(table, seat), amount)


def _own_side(table: Cloth, seat: Seat) -> On:
    """Where a seat sits; for the gallery, a side that is played."""
    if seat in table.places:
        return side_of(table.places.index(seat))
    right, _ = table.playable
    return SIDES[0 if right else 1]
