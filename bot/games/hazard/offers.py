"""What may be done at hazard, why not otherwise, and what is done for an absent player."""

from __future__ import annotations

from bot.games.hazard.actions import Call, Cover, Odds, PassBox, Throw
from bot.games.hazard.calling import bets_besides, calls
from bot.games.hazard.covering import limit, ready_covers
from bot.games.hazard.dice import MAINS
from bot.games.hazard.options import House
from bot.games.hazard.table import Cloth, Phase
from bot.rules.offers import Action, Offer, Say, Stake
from bot.rules.refusals import NOT_NOW, span
from bot.rules.turns import Seat


def open_offers(house: House, table: Cloth, seat: Seat) -> tuple[Offer, ...]:
    """What a place may do, as far as anybody can tell, which is all there is."""
    match table.phase:
        case Phase.CALL:
            passing = (Say(PassBox()),) if house.voluntary_pass == "on" else ()
            return (*calls(house, table.chips.stacks[seat]), *passing)
        case Phase.COVER:
            parts = (0, *ready_covers(house, table))
            return (Stake(Cover(0), 0, limit(house, table, seat), handy=parts),)
        case Phase.THROW | Phase.CHANCE:
            return (Say(Throw()), *bets_besides(house, table))
        case Phase.OVER:
            return ()


def why_not(house: House, table: Cloth, seat: Seat, action: Action) -> str:
    """Why no offer admits an action, in words."""
    match action, table.phase:
        case Call(), Phase.CALL:
            return _why_no_call(house, table, action)
        case PassBox(), Phase.CALL:
            return "By these house rules a caster keeps the box until he loses it."
        case Cover(), Phase.COVER:
            most = limit(house, table, seat)
            return f"You may cover {span(0, most)} of a stake on {table.main}."
        case Odds(), Phase.CHANCE:
            return _why_no_odds(house, table)
        case _:
            return NOT_NOW


def _why_no_call(house: House, table: Cloth, call: Call) -> str:
    if house.main_choice == "thrown" and call.main is not None:
        return "The main is thrown for: name the stake alone."
    if house.main_choice == "call" and call.main not in MAINS:
        return "Name a main from 5 to 9."
    for offer in calls(house, table.chips.stacks[table.caster]):
        if offer.at(0) == Call(0, call.main):
            return f"You may stake {span(offer.low, offer.high, offer.step)}."
    return f"A stake on {call.main} goes by {house.multiple(call.main):,} chips."


def _why_no_odds(house: House, table: Cloth) -> str:
    if house.odds != "evens-plus-odds":
        return "By these house rules nothing is bet besides the stake."
    if table.odds or len(table.throws) > 1:
        return "The bet on the chance is made once, before the first throw for it."
    for offer in bets_besides(house, table):
        return f"You may bet {span(offer.low, offer.high, offer.step)} on the chance."
    return "You hold no chips beyond your stake for that."


def absent(house: House, table: Cloth, seat: Seat) -> Action:
    """The box passed on, or the smallest call; nothing covered; what is owed is thrown."""
    match table.phase:
        case Phase.CALL if house.voluntary_pass == "on":
            return PassBox()
        case Phase.CALL:
            least = min(calls(house, table.chips.stacks[seat]), key=_best_first)
            return least.at(least.low)
        case Phase.COVER:
            return Cover(0)
        case _:
            return Throw()


def _best_first(offer: Stake) -> int:
    """What is called for an absent caster: 7 before 6, 8, 5 and 9."""
    assert isinstance(offer.action, Call)
    return 0 if offer.action.main is None else (7, 6, 8, 5, 9).index(offer.action.main)
