"""What may be done at brag, and why not otherwise."""

from __future__ import annotations

from bot.games.brag.actions import Bet, Cover, Fold, See
from bot.games.brag.options import House
from bot.games.brag.table import Baize, price
from bot.rules.offers import Action, Offer, Say
from bot.rules.turns import Seat

_FOLD, _SEE, _COVER = Say(Fold()), Say(See()), Say(Cover())


def open_offers(house: House, table: Baize, seat: Seat) -> tuple[Offer, ...]:
    """What a seat may do (B33 to B40), which anybody can tell."""
    bets = house.bets(table, seat)
    found: list[Offer] = [bets] if bets else []
    if not bets and house.short_stack == "cover":
        found.append(_COVER)
    if house.may_see(table, seat):
        found.append(_SEE)
    return (*found, _FOLD)


def why_not(house: House, table: Baize, seat: Seat, action: Action) -> str:
    """Why no offer admits an action, in words."""
    chips, least = table.chips.stacks[seat], house.required(table)
    bets = house.bets(table, seat)
    match action:
        case Bet() if bets:
            return f"You may bet from {least} to {bets.high}."
        case Bet():
            ways = "fold or cover" if house.short_stack == "cover" else "fold"
            return f"You hold {chips} and {least} is the least bet; you can only {ways}."
        case See() if len(table.live) > 2:
            return "You may see only when two are left to bet."
        case See() if not table.last_bet:
            return "You may see only after a bet in this deal."
        case See():
            return f"To see costs {price(table)}, twice the last bet, and you hold {chips}."
        case Cover() if house.short_stack == "fold":
            return "By these house rules nobody covers."
        case _:
            return f"You may cover only with fewer chips than the least bet, {least}."
