"""What may be done at bragg, and why not otherwise."""

from __future__ import annotations

from typing import Final

from bot.games.bragg.actions import Call, Check, Fold, Pick, Raise
from bot.games.bragg.options import House
from bot.games.bragg.table import Baize, Hand, Phase
from bot.games.bragg.thirty_one import MOST, best_count, least_total
from bot.rules import offers
from bot.rules.cards import ACE, Card, short
from bot.rules.offers import Action, Offer, Refused, Say, Stake
from bot.rules.refusals import NOT_NOW, not_held, span

_CHECK: Final = Say(Check())
_CALL: Final = Say(Call())
_FOLD: Final = Say(Fold())


class UpToThirtyOne(offers.Pick, frozen=True):
    """Cards that can come to 31 or less."""

    def of(self, cards: tuple[Card, ...]) -> Action:
        if (least := least_total(cards)) > MOST:
            if any(card.rank == ACE for card in cards):
                raise Refused(f"These come to {least}, with every ace as one: more than {MOST}.")
            raise Refused(f"These come to {least}: more than {MOST}.")
        return offers.Pick.of(self, cards)


def most_more(house: House, table: Baize) -> int:
    """By how much the level may be raised now; 0 when it may not.

    Nobody who is still in may be asked for more than he has.
    """
    room = table.bets.ceiling(table.chips.stacks) - table.bets.level
    most = min(house.max_raise, room)
    allowed = table.raises < house.raises_per_round and most >= house.min_raise
    return most if allowed else 0


def open_offers(house: House, table: Baize) -> tuple[Offer, ...]:
    """What the seat on turn may do in the brag, which anybody can tell (G23, G24)."""
    if table.phase is not Phase.BRAG:
        return ()
    level = _CALL if table.bets.due else _CHECK
    most = most_more(house, table)
    more = (Stake(Raise(house.min_raise), house.min_raise, most),) if most else ()
    return (level, *more, _FOLD)


def hand_offers(table: Baize, hand: Hand) -> tuple[Offer, ...]:
    """What a seat may count for thirty-one (G28): the best of it, or as it likes."""
    if table.phase is not Phase.THIRD:
        return ()
    best = Say(Pick(best_count(hand.cards)))
    return (best, UpToThirtyOne(Pick(()), hand.cards, 1, len(hand.cards)))


def absent(table: Baize, hand: Hand) -> Action:
    """A check costs nothing; to fold keeps the third stake. Whoever has chosen stays with it."""
    if table.phase is Phase.THIRD:
        return Pick(hand.picked or best_count(hand.cards))
    return Fold() if table.bets.due else Check()


def why_not(house: House, table: Baize, hand: Hand, action: Action) -> str:
    """Why no offer admits an action, in words."""
    if table.phase is Phase.THIRD:
        return _why_no_pick(hand, action)
    due = table.bets.due
    match action:
        case Pick():
            return "The brag comes first; thirty-one is counted when it is over."
        case Check():
            return f"There is a bet: it is {due:,} to call. You can call or fold."
        case Call():
            return "There is nothing to call: you can check."
        case Raise():
            return _why_no_raise(house, table)
        case _:
            return NOT_NOW


def _why_no_pick(hand: Hand, action: Action) -> str:
    match action:
        case Pick(()):
            return "Pick one card at least."
        case Pick(cards):
            return _why_not_these(hand, cards)
        case _:
            return "The brag is over: pick the cards that you count for thirty-one."


def _why_not_these(hand: Hand, cards: tuple[Card, ...]) -> str:
    for card in cards:
        if card not in hand.cards:
            return not_held(card)
        if cards.count(card) > 1:
            return f"You hold the {short(card)} once only."
    try:
        UpToThirtyOne(Pick(()), hand.cards, 1, len(hand.cards)).of(cards)
    except Refused as refused:
        return str(refused)
    raise AssertionError("these cards can be picked")


def _why_no_raise(house: House, table: Baize) -> str:
    if most := most_more(house, table):
        amounts = span(house.min_raise, most)
        return f"A raise may be {amounts}." if table.bets.level else f"A bet may be {amounts}."
    if not house.raises_per_round:
        return "By these house rules nobody bets."
    if table.raises >= house.raises_per_round:
        return f"No more raises in this deal: {table.raises} were made."
    ceiling = table.bets.ceiling(table.chips.stacks)
    return f"Somebody who is still in can pay no more than {ceiling:,} in all."
