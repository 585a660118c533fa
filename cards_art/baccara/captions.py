"""The words in a picture of baccara."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from bot.games.baccara import On, Side
from cards_art import bank_hand, bank_table, gallery_row


@dataclass(frozen=True, slots=True, kw_only=True)
class Captions:
    """What stands in the middle of the table, on the fields of the seats, and beside a hand."""

    bank: bank_table.Captions
    gallery: gallery_row.Captions
    held: bank_hand.Captions
    no_banker: str
    """Instead of a name."""
    bids_please: str
    """What is asked, as are all up to `bets_please`."""
    who_takes_it: str
    lots_for_places: str
    bets_please: str
    bank_gained: Callable[[int], str]
    """What the bank has won, or lost, by the coup."""
    hands: tuple[str, str, str]
    """Of the right, of the left, and of the bank: where each will lie."""
    initials: tuple[str, str, str]
    """A letter for each of them, beside its cards."""
    stock: Callable[[int, int], str]
    """Its cards, or 0 before they are shuffled, and the chips in the kitty, or 0."""
    sealed_bid: str
    """On a field, as all up to `unpaid`: there is room for some nine letters."""
    bet: Callable[[On, int], str]
    brief: Callable[[int], str]
    """A large amount."""
    unpaid: str
    """Above what the bank has not paid."""
    no_bid: str
    """Of one's own, as is `your_bid`."""
    your_bid: Callable[[int], str]
    drew: Mapping[Side, str]
    """Above the third card of a side."""
