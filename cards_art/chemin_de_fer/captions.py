"""The words in a picture of chemin de fer."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Literal, TypeAlias

from bot.games.chemin_de_fer import Result
from cards_art import bank_hand, bank_table, gallery_row

Holding: TypeAlias = Literal["bank", "punters"]
"""One of the two hands, as the result of a coup names it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Captions:
    """What stands in the middle of the table, on the fields of the seats, and beside a hand."""

    bank: bank_table.Captions
    gallery: gallery_row.Captions
    held: bank_hand.Captions
    shoe: Callable[[int], str]
    """Its cards, and beside it those used: there is room for some nine letters each."""
    used: Callable[[int], str]
    hands: Mapping[Holding, str]
    """Where a hand will lie."""
    open_a_bank: str
    """What is asked, as are all up to `deal_again`."""
    stakes_please: str
    stakes_stay: str
    """The same when a tie has left stakes."""
    cover: Callable[[int], str]
    """By how much the stakes exceed the bank."""
    deal_again: str
    results: Mapping[Result, str]
    plays: Callable[[str], str]
    """Who has the hand of the punters."""
    plays_banco: Callable[[str], str]
    """The same where nobody else has staked."""
    kitty: Callable[[int], str]
    the_bank: str
    """Before the banker, as all up to `nothing` are before a seat: room for some eight letters."""
    stake: str
    """Above what has come of it."""
    won: Callable[[int], str]
    """How many coups in this bank."""
    suivi: str
    """The seat has the first claim to a banco."""
    nothing: str
    """It stakes nothing."""
    punters_drew: str
    """Above their third card."""
