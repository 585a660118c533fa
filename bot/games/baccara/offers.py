"""What may be done at baccara, why not otherwise, and what is done for an absent player."""

from __future__ import annotations

from typing import Final

from bot.games.baccara.actions import (
    Accept,
    Banco,
    Bet,
    Bid,
    Decline,
    Done,
    Retire,
)
from bot.games.baccara.options import House
from bot.games.baccara.places import ONS, SIDES, On
from bot.games.baccara.stakes import favoured
from bot.games.baccara.table import Cloth, Hand, Phase
from bot.rules.baccarat import FREE_POINT, bank_draws, point, punter_draws
from bot.rules.banco import no_banco
from bot.rules.chips import handy
from bot.rules.offers import Action, Offer, Say, Stake
from bot.rules.refusals import NOT_NOW, span
from bot.rules.third_card import Draw, Stand, must, third_card_offers
from bot.rules.turns import Seat

_BANCO: Final = Say(Banco())
_DONE: Final = Say(Done())
_RETIRE: Final = Say(Retire())
_PARTS: Final = (10, 4, 2)
"""A tenth, a quarter and a half of the purse come to mind first."""

_BARE: Final = {
    "R": "Nobody with chips sits on the right, so no hand is dealt there.",
    "L": "Nobody with chips sits on the left, so no hand is dealt there.",
}
_BOUNDS: Final = {
    "R": "You may bet {} on the right.",
    "L": "You may bet {} on the left.",
    "cheval": "You may bet {} on both sides, à cheval.",
}


def open_offers(house: House, table: Cloth, seat: Seat) -> tuple[Offer, ...]:
    """What a place may do, as far as anybody can tell."""
    chips = table.chips.stacks[seat]
    match table.phase:
        case Phase.BETTING if seat == table.banker:
            return (_RETIRE,)
        case Phase.BETTING:
            return _betting(house, table, seat)
        case Phase.AUCTION:
            return (Stake(Bid(0), 0, chips, handy=(0, *handy(chips, _PARTS))),)
        case Phase.OFFER:
            return Stake(Accept(0), 1, chips, handy=handy(chips, _PARTS)), Say(Decline())
        case Phase.RETIRE:
            return Say(Accept()), Say(Decline())
        case _:
            return ()


def _betting(house: House, table: Cloth, seat: Seat) -> tuple[Offer, ...]:
    """Bets on what is dealt; what comes and goes while the window is open stands last."""
    lying = table.lying(seat)
    free = table.chips.stacks[seat] - sum(lying.values())
    offers: list[Offer] = [
        _bet(table, on, free, lying.get(on, 0)) for on in ONS if table.may_bet(on)
    ]
    if not no_banco(table, seat, house.banco_max):
        offers.append(_BANCO)
    if seat not in table.done and seat not in table.callers:
        offers.append(_DONE)
    return tuple(offers)


def _bet(table: Cloth, on: On, free: int, lying: int) -> Stake:
    most = free + lying
    parts = handy(min(table.banked, most), (10, 4))
    return Stake(Bet(on, 0), 0, most, handy=(0, *parts) if lying else parts)


def hand_offers(house: House, table: Cloth, hand: Hand) -> tuple[Offer, ...]:
    """Whether the holder of a hand may draw, may stand, or as he likes (BA73, BA74, BA76)."""
    if not table.face_down:
        return ()
    return third_card_offers(_bound(house, table, hand))


def _bound(house: House, table: Cloth, hand: Hand) -> bool | None:
    """Whether the rules bind who is on turn to draw (true) or to stand (false)."""
    if table.phase is Phase.BANKER or house.false_draw != "forbid":
        return None
    return punter_draws(point(hand.cards))


def why_not(house: House, table: Cloth, hand: Hand, seat: Seat, action: Action) -> str:
    """Why no offer admits an action, in words."""
    chips = table.chips.stacks[seat]
    match action, table.phase:
        case Bid(), Phase.AUCTION:
            return f"You may bid {span(0, chips)} for the bank."
        case Accept(), Phase.OFFER:
            return f"You may put up {span(1, chips)} for the bank, or decline."
        case Accept(), Phase.RETIRE:
            return f"The bank goes on at exactly {table.banked:,} chips: take it so, or decline."
        case _, Phase.BETTING if seat == table.banker:
            return "The banker does not bet; as long as nobody has bet, he may retire."
        case Bet(), Phase.BETTING:
            return _why_no_bet(table, seat, action.on)
        case Banco(), Phase.BETTING:
            return no_banco(table, seat, house.banco_max) or ""
        case Done(), Phase.BETTING:
            return "You have said so already."
        case Retire(), Phase.BETTING:
            return "Only the banker can retire."
        case ((Draw() | Stand()), (Phase.RIGHT | Phase.LEFT)):
            return must(point(hand.cards), _bound(house, table, hand))
        case _:
            return NOT_NOW


def _why_no_bet(table: Cloth, seat: Seat, on: On) -> str:
    if on not in ONS:
        return "Bets are made on the right, on the left, or à cheval."
    for side, playable in zip(SIDES, table.playable, strict=True):
        if not playable and on in (side, "cheval"):
            return _BARE[side]
    most = table.chips.stacks[seat] - table.staked(seat) + table.bet(seat, on)
    return _BOUNDS[on].format(span(0, most))


def absent(table: Cloth, hand: Hand, seat: Seat) -> Action:
    """No bid, no bet, no bank; the third card as the rule has it, and the banker's by the table."""
    match table.phase:
        case Phase.AUCTION:
            return Bid(hand.bid or 0)
        case Phase.BETTING:
            return _unsaid(table, seat)
        case Phase.RIGHT | Phase.LEFT:
            return Draw() if point(hand.cards) < FREE_POINT else Stand()
        case Phase.BANKER:
            dealt = tuple(each is not None for each in table.players)
            third = table.thirds[favoured(table.bets, dealt)]
            return Draw() if bank_draws(point(hand.cards), third) else Stand()
        case _:
            return Decline()


def _unsaid(table: Cloth, seat: Seat) -> Action:
    """No more bets; who has said something already leaves it so."""
    if seat == table.banker:
        return Retire()
    if seat in table.callers:
        return Banco()
    if seat not in table.done:
        return Done()
    right, _ = table.playable
    on = SIDES[0 if right else 1]
    return Bet(on, table.bet(seat, on))
