"""What may be done at poch, and why not otherwise."""

from __future__ import annotations

from typing import Final

from bot.games.poch.actions import Hold, Lead, Pass, Poch, Raise
from bot.games.poch.options import House
from bot.games.poch.pack import POCH_PACK, height
from bot.games.poch.table import Board, Phase
from bot.games.poch.worth import best_holding
from bot.rules.cards import lowest_of_longest
from bot.rules.offers import Action, Offer, Say, Stake, says
from bot.rules.piles import Hand
from bot.rules.refusals import not_held, span

_LEADS: Final = says(Lead, POCH_PACK)
_HOLD: Final = Say(Hold())
_PASS: Final = Say(Pass())


def limit(house: House, table: Board) -> int:
    """How high a bet may go now: nobody who is still in is forced out by lack of chips."""
    return min(house.max_poch, table.bets.ceiling(table.chips.stacks))


def open_offers(house: House, table: Board) -> tuple[Offer, ...]:
    """Where anybody may bet, everybody can tell what may be done (PO12)."""
    if table.phase is Phase.POCH and house.pair_required == "off":
        return (*_bets(house, table), _PASS)
    return ()


def hand_offers(house: House, table: Board, hand: Hand) -> tuple[Offer, ...]:
    """Bets of a hand with a pair, or to pass alone (PO12); cards that may be led (PO15)."""
    if table.phase is Phase.PLAY:
        return tuple(_LEADS[each] for each in hand.cards)
    if house.pair_required == "off":
        return ()
    return (*(_bets(house, table) if _has_set(table, hand) else ()), _PASS)


def _has_set(table: Board, hand: Hand) -> bool:
    return best_holding(hand.cards, table.trumps).is_set


def _bets(house: House, table: Board) -> tuple[Offer, ...]:
    """The first bet, or the answers to one (PO13)."""
    most, level = limit(house, table), table.bets.level
    if not level:
        return (Stake(Poch(1), 1, most),) if most else ()
    raises = house.raising == "on" and most > level
    return (_HOLD, Stake(Raise(1), 1, most - level)) if raises else (_HOLD,)


def absent(table: Board, hand: Hand) -> Action:
    """Whoever does not act passes in the pochen, and leads low from the longest suit."""
    if table.phase is Phase.POCH:
        return Pass()
    return Lead(lowest_of_longest(hand.cards, height))


def why_not(house: House, table: Board, hand: Hand, action: Action) -> str:
    """Why no offer admits an action, in words."""
    if table.phase is Phase.PLAY:
        if isinstance(action, Lead):
            return not_held(action.card)
        return "The pochen is over: you are to lead a card."
    if isinstance(action, Lead):
        return "The pochen comes first; cards are led when it is over."
    if house.pair_required == "on" and not _has_set(table, hand):
        return "You hold no two equal cards: you can only pass."
    return _why_no_bet(house, table, action)


def _why_no_bet(house: House, table: Board, action: Action) -> str:
    most, level = limit(house, table), table.bets.level
    may_raise = house.raising == "on" and most > level
    match action:
        case Poch() if level:
            if may_raise:
                return f"There is a bet of {level:,} already: hold, raise or pass."
            return f"There is a bet of {level:,} already: hold or pass."
        case Poch() if not most:
            return "Somebody who is still in has no chips, so nobody can poch: you can only pass."
        case Poch():
            return f"You may poch {span(1, most)}."
        case _ if not level:
            return "Nobody has poched yet: poch or pass."
        case _ if house.raising == "off":
            return "By these house rules nobody raises: hold or pass."
        case _ if may_raise:
            return f"A raise may be {span(1, most - level)}."
        case _:
            return f"The bet can go no higher than {level:,}: hold or pass."
