"""What there is to learn thirty-one by: its words, the places of its book, a lesson."""

from __future__ import annotations

from typing import Final

from bot.chat.teaching.lesson import Teaching
from bot.games.thirty_one import Phase
from cogs.thirty_one.lesson import LESSON

TEACHING: Final = Teaching(
    lesson=LESSON,
    places={
        Phase.DEAL: "The deal",
        Phase.PLAY: "A turn",
        Phase.LAST_ROUND: "After a knock",
        Phase.OVER: "The show",
    },
    glossary={
        "Circuit": "One round of turns, from the dealer's left until everybody has had one.",
        "Exchange": "To take a card of the middle, and lay one of the hand face up in its place.",
        "Knock": "To be content with the hand: each of the others has one more turn.",
        "Middle": "The three cards that lie face up for all.",
        "Stand": "To keep the hand as it is, after a knock.",
        "Three of a kind": "Three cards of one rank, which go above 30 and below 31.",
        "Worth": "The total of the cards of one suit in a hand, the best of them.",
    },
)
