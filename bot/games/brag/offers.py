"""What may be done at brag, and why not otherwise."""

from __future__ import annotations

from typing import Final

from bot.games.brag.actions import Bet, Cover, Fold, See
from bot.games.brag.options import House
from bot.games.brag.table import Baize, price
from bot.rules.codec import MOST
from bot.rules.offers import Action, Offer, Say, Stake
from bot.rules.refusals import NOT_NOW, span
from bot.rules.turns import Seat

_FOLD: Final = Say(Fold())
_SEE: Final = Say(See())
_COVER: Final = Say(Cover())


def open_offers(house: House, table: Baize, seat: Seat) -> tuple[Offer, ...]:
    """What a seat may do (B33 to B40), which anybody can tell."""
    found = bets(house, table, seat)
    offers: list[Offer] = [found] if found else []
    if not found and house.short_stack == "cover":
        offers.append(_COVER)
    if may_see(table, seat):
        offers.append(_SEE)
    return (*offers, _FOLD)


def bets(house: House, table: Baize, seat: Seat) -> Stake | None:
    """What a seat may bet, if it holds enough; the least bet is never too much."""
    chips, least = table.chips.stacks[seat], least_bet(house, table)
    if chips < least:
        return None
    most = min(_limit(house, table), house.bet_cap or MOST)
    return Stake(Bet(least), least, min(chips, max(least, most)))


def least_bet(house: House, table: Baize) -> int:
    """The least that may be bet now."""
    return table.last_bet or house.min_bet


def _limit(house: House, table: Baize) -> int:
    """How high a bet may go, a cap on all of them aside."""
    if not table.last_bet:
        return house.max_bet
    return table.last_bet + house.max_raise if house.max_raise else MOST


def may_see(table: Baize, seat: Seat) -> bool:
    """Whether a seat on turn may see the other of the last two, after a bet (B40)."""
    return at_last_two(table) and table.chips.stacks[seat] >= price(table)


def at_last_two(table: Baize) -> bool:
    """Whether a see is in order, for a seat that can pay for it."""
    return len(table.live) == 2 and table.last_bet > 0


def why_not(house: House, table: Baize, seat: Seat, action: Action) -> str:
    """Why no offer admits an action, in words."""
    chips, least = table.chips.stacks[seat], least_bet(house, table)
    found = bets(house, table, seat)
    match action:
        case Bet() if found:
            return f"You may bet {span(least, found.high)}."
        case Bet():
            if house.short_stack == "cover":
                return f"You hold {chips:,} and {least:,} is the least bet: fold or cover."
            return f"You hold {chips:,} and {least:,} is the least bet: you can only fold."
        case See() if len(table.live) > 2:
            return "You may see only when two are left to bet."
        case See() if not table.last_bet:
            return "You may see only after a bet in this deal."
        case See():
            return f"To see costs {price(table):,}, twice the last bet, and you hold {chips:,}."
        case Cover() if house.short_stack == "fold":
            return "By these house rules nobody covers."
        case Cover():
            return f"You may cover only with fewer chips than the least bet, {least:,}."
        case _:
            return NOT_NOW
