"""What there is to learn poch by: its words, the places of its book, a lesson."""

from __future__ import annotations

from typing import Final

from bot.chat.teaching.lesson import Teaching
from bot.games.poch import Phase
from cogs.poch.lesson import LESSON

TEACHING: Final = Teaching(
    lesson=LESSON,
    places={
        Phase.DEAL: "The deal",
        Phase.POCH: "The pochen",
        Phase.PLAY: "The play",
        Phase.OVER: "Whoever is out",
    },
    glossary={
        "Board": "The board of pools, into each of which everybody puts a chip before a deal.",
        "Hold": "To pay as much as the highest bet.",
        "Marriage": "King and queen of trumps in one hand.",
        "Out": "Without any card: that ends the deal.",
        "Poch": "To make the first bet; also the pool that is bet for.",
        "Pochen": "The second part of a deal: bets on the best set of equal cards.",
        "Run": "Cards of one suit played upwards, each by whoever holds the next.",
        "Set": "Two, three or four cards of the same rank.",
        "Stop": "A card after which nobody can go on.",
    },
)
