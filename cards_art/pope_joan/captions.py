"""The words in a picture of Pope Joan."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from cards_art import fan, run_row


@dataclass(frozen=True, slots=True, kw_only=True)
class Captions:
    """What stands on the board, on the plates about it and below it, and in a hand."""

    held: fan.Captions
    stock: run_row.Captions
    pools: Mapping[str, str]
    """What each pool is called: there is room for some nine letters."""
    leads: Callable[[str], str]
    """Who leads at first."""
    leads_again: Callable[[str], str]
    """Who leads after a stop."""
    wins: Callable[[str], str]
    """Who is out."""
    pope_turned_up: str
    """How the deal has ended where nobody is out."""
    sits_out: str
    paid: Callable[[int], str]
    """The chips that a seat has paid for its cards."""
    excused: str
    """It has paid nothing for them."""
    is_out: str
    """It has none left to pay for."""
    dealer: str
    """It had nobody to pay, having turned up Pope."""
    open_stock: str
    """Beside the stock in the hand of a dealer who may look."""
