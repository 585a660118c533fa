"""The computer player of chemin de fer: small stakes, and the third card by the tables.

With a five it draws half the time: whoever always does the same tells the banker what he holds.
"""

from __future__ import annotations

from typing import Final

from bot.games.chemin_de_fer import (
    Banco,
    Bet,
    CheminDeFer,
    Cloth,
    Continue,
    Decline,
    Open,
    Pass,
    Phase,
    Take,
)
from bot.players._luck import coin
from bot.rules.baccarat import FREE_POINT, point
from bot.rules.game import SeatView
from bot.rules.offers import Action, Offer, Say, Stake
from bot.rules.piles import Hand
from bot.rules.third_card import Draw, Stand
from bot.rules.turns import Seat

STAKE: Final = 20
"""One chip in so many is staked."""
BANK: Final = 10
"""One in so many opens a bank."""
AT_MOST: Final = 4
"""One in so many is the most to go banco with, or to take over a bank."""
COUPS: Final = 3
"""After so many coups won the deal is passed."""


def choose(rules: CheminDeFer, view: SeatView[Cloth, Hand]) -> Action:
    """What a careful player does in this place."""
    table, seat = view.public.table, view.seat
    match table.phase:
        case Phase.OPEN_BANK:
            return _bank(rules, table, seat)
        case Phase.BETTING:
            return _stake(rules.open_offers(table, seat), table, seat)
        case Phase.AFTER:
            return Pass() if table.wins >= COUPS else Continue()
        case Phase.PASS_OFFER:
            return Take() if table.price * AT_MOST <= table.chips.stacks[seat] else Decline()
        case Phase.PUNTER if point(view.hand.cards) == FREE_POINT:
            return Draw() if coin(view.hand.cards) else Stand()
        case _:
            return rules.absent(table, view.hand, seat)


def _bank(rules: CheminDeFer, table: Cloth, seat: Seat) -> Action:
    chips = table.chips.stacks[seat]
    return Open(min(max(chips // BANK, rules.min_bank), rules.most_bank(chips)))


def _stake(offers: tuple[Offer, ...], table: Cloth, seat: Seat) -> Action:
    """A twentieth; the whole bank if it is no more, or by the right of one who lost a banco."""
    chips, bank = table.chips.stacks[seat], table.banked
    stake = max(1, chips // STAKE)
    most = chips // AT_MOST if table.suivi == seat else min(stake, chips // AT_MOST)
    if Say(Banco()) in offers and bank <= most:
        return Banco()
    (bet,) = (each for each in offers if isinstance(each, Stake))
    return Bet(max(bet.low, min(stake, bank, bet.high)))
