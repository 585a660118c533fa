"""The words in a picture of poch."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from bot.games.poch import Holding
from cards_art import fan, run_row


@dataclass(frozen=True, slots=True, kw_only=True)
class Captions:
    """What stands on the board, at the seats, below the board, and beside a hand."""

    held: fan.Captions
    stock: run_row.Captions
    pools: Mapping[str, str]
    """By the keys of the rules; there is room for some eight letters."""
    pochen: str
    """Above what is asked in it."""
    bet_stands: str
    """Before the amount that all have to hold."""
    no_bet: str
    """Instead of that amount."""
    limit: str
    to_win: str
    leads: Callable[[str], str]
    """Who is to lead."""
    wins: Callable[[str], str]
    """Who was out first."""
    sits_out: str
    has_passed: str
    bet: str
    """Before the amount that a seat has bet."""
    took_poch: str
    paid: Callable[[int], str]
    """Chips for cards in hand."""
    is_out: str
    heading: Callable[[Holding], str]
    """What is held in the pochen, alone on a slip: broken into lines of at most twelve letters."""
    you_passed: str
    wait_for_play: tuple[str, ...]
    """In lines, below it; there is room for some twelve letters in each."""
    no_pair: str
    only_pass: tuple[str, ...]
    """In lines, below it, as above."""
