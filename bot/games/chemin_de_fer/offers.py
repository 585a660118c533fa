"""What may be done at chemin de fer, why not otherwise, and what is done for an absent player."""

from __future__ import annotations

from bot.games.chemin_de_fer.actions import (
    Accept,
    Banco,
    Bet,
    Continue,
    Decline,
    Open,
    Pass,
    Take,
)
from bot.games.chemin_de_fer.options import House
from bot.games.chemin_de_fer.table import Cloth, Phase
from bot.rules.baccarat import FREE_POINT, bank_draws, point, punter_draws
from bot.rules.banco import no_banco
from bot.rules.chips import handy
from bot.rules.offers import Action, Offer, Say, Stake
from bot.rules.piles import Hand
from bot.rules.refusals import NOT_NOW, span
from bot.rules.third_card import Draw, Stand, must, third_card_offers
from bot.rules.turns import Seat


def open_offers(house: House, table: Cloth, seat: Seat) -> tuple[Offer, ...]:
    """What a place may do, as far as anybody can tell."""
    chips = table.chips.stacks[seat]
    match table.phase:
        case Phase.OPEN_BANK:
            low, most = house.min_bank, house.most_bank(chips)
            parts = tuple(max(low, part) for part in handy(most, (10, 4, 2)))
            return Stake(Open(0), low, most, handy=parts), Say(Decline())
        case Phase.BETTING:
            lying = table.staked(seat)
            # Beside a banco no stake counts, so none is near at hand.
            parts = handy(table.banked, (10, 4, 2)) if table.alone is None else ()
            bet = Stake(Bet(0), lying, lying + chips, handy=(0, *parts))
            return (bet,) if _no_banco(house, table, seat) else (bet, Say(Banco()))
        case Phase.EXCESS:
            return Stake(Accept(0), 1, min(table.excess, chips)), Say(Decline())
        case Phase.AFTER:
            return (Say(Continue()), Say(Pass())) if table.wins else (Say(Continue()),)
        case Phase.PASS_OFFER:
            return Say(Take()), Say(Decline())
        case _:
            return ()


def _no_banco(house: House, table: Cloth, seat: Seat) -> str | None:
    """Why a place may not call banco, in words."""
    if table.stakes:
        return "Banco cannot be called while stakes lie over from a tie."
    return no_banco(table, seat, house.banco_max)


def hand_offers(house: House, table: Cloth, hand: Hand) -> tuple[Offer, ...]:
    """Whether the holder of a hand may draw, may stand, or as he likes (C29 to C37)."""
    if not table.face_down:
        return ()
    return third_card_offers(_bound(house, table, hand))


def _bound(house: House, table: Cloth, hand: Hand) -> bool | None:
    """Whether the rules bind who is on turn to draw (true) or to stand (false)."""
    held = point(hand.cards)
    if table.phase is Phase.BANKER:
        return bank_draws(held, table.third) if house.banker_rule == "tableau" else None
    return punter_draws(held) if house.false_draw == "forbid" else None


def why_not(house: House, table: Cloth, hand: Hand, seat: Seat, action: Action) -> str:
    """Why no offer admits an action, in words."""
    chips = table.chips.stacks[seat]
    match action, table.phase:
        case Open(), Phase.OPEN_BANK:
            most = house.most_bank(chips)
            return f"You may put up {span(house.min_bank, most)} for the bank, or decline."
        case Bet(), Phase.BETTING:
            return _why_no_bet(table.staked(seat), chips)
        case Banco(), Phase.BETTING:
            return _no_banco(house, table, seat) or ""
        case Accept(), Phase.EXCESS:
            most = min(table.excess, chips)
            return f"You may cover {span(1, most)} above the bank, or decline."
        case Pass(), Phase.AFTER:
            return "The deal can be passed when the bank has won a coup."
        case ((Draw() | Stand()), (Phase.PUNTER | Phase.BANKER)):
            return must(point(hand.cards), _bound(house, table, hand))
        case _:
            return NOT_NOW


def _why_no_bet(lying: int, chips: int) -> str:
    if not lying:
        return f"You may stake {span(0, chips)}."
    most = lying + chips
    return f"Your {lying:,} lie over from a tie: they can be raised to {most:,}, not lowered."


def absent(table: Cloth, hand: Hand, seat: Seat) -> Action:
    """No stake, no bank; the third card as the rule has it, and the banker's by the table."""
    match table.phase:
        case Phase.BETTING:
            return Bet(table.staked(seat))
        case Phase.AFTER:
            return Pass() if table.wins else Continue()
        case Phase.PUNTER:
            return Draw() if point(hand.cards) < FREE_POINT else Stand()
        case Phase.BANKER:
            return Draw() if bank_draws(point(hand.cards), table.third) else Stand()
        case _:
            return Decline()
