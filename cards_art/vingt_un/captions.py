"""The words in a picture of vingt-un."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class Captions:
    """What stands in the middle of the table, before the seats, and beside a hand."""

    cards_left: Callable[[int], str]
    """How many cards the pack has: there is room for some ten letters."""
    to_be_shuffled: str
    """Instead of the pack."""
    coup: Callable[[int], str]
    """Its number in the sitting, from 1."""
    who_deals_first: str
    """Below it, before the first card is turned up."""
    your_stakes: str
    coup_up_to: Callable[[int, int], str]
    """Below it: the number of the coup, and the highest stake that it takes."""
    card_or_stand: str
    """Below the name of a player who is to act."""
    deals_card_or_stand: str
    """Below that of a dealer who is."""
    no_coup: str
    """Nobody has staked, or the deal was passed."""
    dealers_natural: str
    nobody_stands: str
    """All players are over, or have been paid."""
    dealer_over: str
    dealer_has: Callable[[int], str]
    """What the cards of the dealer count."""
    deals_next: Callable[[str], str]
    the_end: str
    """Nobody deals next."""
    natural: str
    """Before a seat, as are all up to `nothing`: there is room for some eight letters."""
    over: str
    stands: str
    sits_out: str
    nothing: str
    """It stakes nothing."""
    a_natural: str
    """Below what a hand counts."""
    thrown_up: str
    """Below it, where that is too much."""
    or_counts: Callable[[int], str]
    """Below it: what it counts with the ace as one."""
    not_dealt: str
    no_cards: str
    """The seat has a part in the coup, but holds no card."""
    sits_coup_out: str
