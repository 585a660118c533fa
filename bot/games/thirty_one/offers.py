"""What may be done at thirty-one, why not otherwise, and what is done for an absent player."""

from __future__ import annotations

from typing import Final

from bot.games.thirty_one.actions import Exchange, Knock, Pass, Stand
from bot.games.thirty_one.options import House
from bot.games.thirty_one.table import Baize, Phase
from bot.games.thirty_one.turns import swapped
from bot.games.thirty_one.worth import Worth
from bot.rules.cards import Card, low_to_high, short
from bot.rules.offers import Action, Offer, Say
from bot.rules.refusals import not_held

_KNOCK: Final = Say(Knock())
_PASS: Final = Say(Pass())
_STAND: Final = Say(Stand())


def open_offers(house: House, table: Baize) -> tuple[Offer, ...]:
    """What the seat on turn may do besides an exchange (T16, T17)."""
    if table.phase is Phase.LAST_ROUND:
        return (_STAND,)
    knocks = (_KNOCK,) if may_knock(house, table) else ()
    return (*knocks, _PASS) if house.allow_pass == "on" else knocks


def may_knock(house: House, table: Baize) -> bool:
    """Whether enough circuits are complete for a knock."""
    return table.circuits >= house.knock_after_round


def exchanges(table: Baize, hand: tuple[Card, ...]) -> tuple[Exchange, ...]:
    """Each card of the middle, as it lies, for each that is held, the lowest first (T7)."""
    held = sorted(hand, key=low_to_high)
    return tuple(Exchange(take, give) for take in table.middle for give in held)


def after(house: House, hand: tuple[Card, ...], exchange: Exchange) -> Worth:
    """What the hand would be worth after the exchange."""
    return house.worth(swapped(hand, exchange.give, exchange.take))


def absent(house: House, table: Baize, hand: tuple[Card, ...]) -> Action:
    """The best exchange if it is an improvement, and otherwise as little as may be done."""
    if table.phase is Phase.LAST_ROUND:
        return Stand()
    best = _best_exchange(house, table, hand)
    if after(house, hand, best) > house.worth(hand):
        return best
    if house.allow_pass == "on":
        return Pass()
    return Knock() if may_knock(house, table) else best


def _best_exchange(house: House, table: Baize, hand: tuple[Card, ...]) -> Exchange:
    """The one with the highest score; of equals the first in the middle, and the lowest given."""
    return max(exchanges(table, hand), key=lambda each: after(house, hand, each))


def why_not(house: House, table: Baize, hand: tuple[Card, ...], action: Action) -> str:
    """Why no offer admits an action, in words."""
    last = table.phase is Phase.LAST_ROUND
    match action:
        case Exchange(take, give):
            return _why_no_exchange(table, hand, take, give)
        case Stand():
            return "You may stand only after a knock."
        case Pass() if not last:
            if may_knock(house, table):
                return "By these house rules nobody passes: exchange a card, or knock."
            return "By these house rules nobody passes: exchange a card."
        case Knock() if not last:
            if house.knock_after_round == 1:
                return "Nobody may knock in the first circuit."
            return f"Nobody may knock in the first {house.knock_after_round} circuits."
        case _:
            return "Somebody has knocked: exchange one more card, or stand."


def _why_no_exchange(table: Baize, hand: tuple[Card, ...], take: Card, give: Card) -> str:
    if take not in table.middle:
        return f"The {short(take)} does not lie in the middle."
    if take is give:
        return "To give back the card just taken is no exchange."
    assert give not in hand
    return not_held(give)
