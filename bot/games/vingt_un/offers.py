"""What may be done at vingt-un, why not otherwise, and what is done for an absent player."""

from __future__ import annotations

from typing import Final

from bot.games.vingt_un.actions import PassDeal, Stake, Stand, TakeCard
from bot.games.vingt_un.options import House
from bot.games.vingt_un.staking import limit
from bot.games.vingt_un.table import Cloth, Hand, Phase
from bot.games.vingt_un.worth import total
from bot.rules.chips import handy
from bot.rules.offers import Action, Offer, Say
from bot.rules.offers import Stake as Amount
from bot.rules.refusals import NOT_NOW, span
from bot.rules.turns import Seat

PLAYER_DRAWS: Final = 15
"""An absent player takes a card with so much or less."""
DEALER_DRAWS: Final = 16
"""An absent dealer does with so much."""

_DRAWING: Final[tuple[Offer, ...]] = (Say(TakeCard()), Say(Stand()))


def open_offers(house: House, table: Cloth, seat: Seat) -> tuple[Offer, ...]:
    """What a seat may do, as far as anybody can tell, which is all there is."""
    match table.phase:
        case Phase.STAKES if seat == table.dealer:
            return (Say(PassDeal()),)
        case Phase.STAKES:
            most = limit(house, table, seat)
            return (Amount(Stake(0), 0, most, handy=(0, *handy(most, (4, 2)), most)),)
        case Phase.PLAYERS | Phase.DEALER:
            return _DRAWING
        case _:
            return ()


def absent(table: Cloth, hand: Hand, seat: Seat) -> Action:
    """No stake; a card with little, and otherwise to stand."""
    match table.phase:
        case Phase.STAKES if seat == table.dealer:
            return PassDeal()
        case Phase.STAKES:
            return Stake(table.staked(seat))
        case Phase.DEALER:
            return TakeCard() if total(hand.cards) <= DEALER_DRAWS else Stand()
        case _:
            return TakeCard() if total(hand.cards) <= PLAYER_DRAWS else Stand()


def why_not(house: House, table: Cloth, seat: Seat, action: Action) -> str:
    """Why no offer admits an action, in words."""
    match action, table.phase:
        case Stake(), Phase.STAKES if seat == table.dealer:
            return "The dealer does not stake: he answers for the stakes of all the others."
        case Stake(), Phase.STAKES:
            return f"You may stake {span(0, limit(house, table, seat))}."
        case PassDeal(), Phase.STAKES:
            return "Only the dealer may pass the deal."
        case ((TakeCard() | Stand()), Phase.STAKES):
            return "The stakes come first, and then the cards."
        case Stake(), _:
            return "Stakes are made before the cards are dealt: take a card, or stand."
        case PassDeal(), _:
            return "The deal can be passed only before the cards: take a card, or stand."
        case _:
            return NOT_NOW
