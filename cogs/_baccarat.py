"""Words for what baccara and chemin de fer have in common: bank, banco, third card and points."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, TypeAlias

from bot.chat.kit import Names
from bot.chat.wording import Note, chips, row, some
from bot.rules.baccarat import is_natural, point, punter_draws
from bot.rules.banco import (
    BancoAccepted,
    BancoCalled,
    Bank,
    BankOpened,
    BankReturned,
    Declined,
    TableClosed,
)
from bot.rules.cards import Card
from bot.rules.game import C, H, Rules, SeatView, T, V
from bot.rules.offers import Say
from bot.rules.piles import PackShuffled
from bot.rules.third_card import Draw, Fined, Stand
from bot.rules.turns import Seat, awaited
from cogs import _coups
from cogs._coups import OfAnyCoup

Common: TypeAlias = (
    OfAnyCoup | PackShuffled | BankOpened | Declined | BancoCalled | BancoAccepted | BankReturned
    | TableClosed | Fined
)  # fmt: skip
"""What can happen at both games."""

_SHUFFLED: Final = {
    156: "Three packs were shuffled together.",
    312: "Six packs were shuffled together.",
}
"""By the cards in them."""
_ENDED: Final = {
    "declined": "Nobody will be banker: the game is over.",
    "chips": "Too few hold chips to go on: the game is over.",
}


_AGAINST: Final[Mapping[str, Mapping[bool, str]]] = {
    "free": {
        True: "With {held} most draw, but it is yours to decide.",
        False: "With {held} most stand, but it is yours to decide.",
    },
    "fine": {
        True: "With {held} the rule is to draw; to stand is yours to decide, and costs {fine}.",
        False: "With {held} the rule is to stand; to draw is yours to decide, and costs {fine}.",
    },
    "liable": {
        True: "With {held} the rule is to draw; if you stand and lose, you make good what the"
        " others lose.",
        False: "With {held} the rule is to stand; if you draw and lose, you make good what the"
        " others lose.",
    },
}
"""Where the rule may be broken: what that means, by whether the rule is to draw."""

BANKERS_CHOICE: Final = "You may draw or stand: it is yours to decide."


def told(event: Common, names: Names) -> str:
    """What happened, in a sentence."""
    match event:
        case PackShuffled(cards):
            return _SHUFFLED[cards]
        case BankOpened(seat, amount):
            return f"**{names[seat]} is banker**, with a bank of {chips(amount)}."
        case Declined(seat):
            return f"{names[seat]} declined."
        case BancoCalled(seat):
            return f"**{names[seat]} called banco**, to play alone against the whole bank."
        case BancoAccepted(seat, amount):
            return (
                f"**Banco!** {names[seat]} plays alone against the bank of {amount:,};"
                " nothing else is staked."
            )
        case BankReturned(seat, amount):
            return f"{names[seat]} took the bank of {amount:,} home."
        case TableClosed(cause):
            return _ENDED[cause]
        case Fined(place, amount):
            return f"{names[place]} paid {chips(amount)} to the kitty for a false draw."
        case _:
            return _coups.told(event, names)


def worth(cards: tuple[Card, ...]) -> str:
    """The point of a hand; its cards lie on the table, and are told there."""
    return f"{point(cards)} (natural)" if is_natural(cards) else f"{point(cards)}"


def laid_open(cards: tuple[Card, ...]) -> str:
    """A hand on the table: `9♠ Q♥ = 9`."""
    return f"{row(cards)} = {point(cards)}"


def held(cards: tuple[Card, ...]) -> str:
    """A hand of one's own: `9♠ Q♥ = 9 points.`"""
    return f"{row(cards)} = {some(point(cards), 'point')}."


def stack(cloth: Bank, place: Seat, name: str) -> Note:
    """Whose chips are how many; the banker's are told beside the bank."""
    if cloth.banked and place == cloth.banker:
        return f"{name} {cloth.chips.stacks[place]:,} and the bank"
    return f"{name} {cloth.chips.stacks[place]:,}"


def bound(view: SeatView[T, H], rules: Rules[T, H, V, C]) -> str:
    """What the rules leave to whoever is asked for a card, where it is no choice."""
    table, cards = view.public.table, view.hand.cards
    if view.seat not in awaited(rules.turn(table)):
        return ""
    match rules.hand_offers(table, view.hand, view.seat):
        case (Say(Draw()),):
            return f"With {point(cards)} you must draw."
        case (Say(Stand()),):
            return f"With {point(cards)} you must stand."
        case _:
            return ""


def punters_choice(cards: tuple[Card, ...], house_rule: str, fine: int) -> str:
    """What is left to whoever is asked for the punters, where the rules do not bind him.

    `house_rule` is what stands on drawing or standing against the rule, and `fine` what it costs.
    """
    held = point(cards)
    rule = punter_draws(held)
    if rule is None:
        return f"With {held} you may draw or stand: it is yours to decide."
    return _AGAINST[house_rule][rule].format(held=held, fine=chips(fine))
