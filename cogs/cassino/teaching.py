"""What there is to learn cassino by: its words, the places of its book, a lesson."""

from __future__ import annotations

from typing import Final

from bot.chat.teaching.lesson import Teaching
from bot.games.cassino import Phase
from cogs.cassino.lesson import LESSON

TEACHING: Final = Teaching(
    lesson=LESSON,
    places={
        Phase.DEAL: "The deal",
        Phase.PLAY: "Taking, laying, sweeps",
        Phase.OVER: "The score",
    },
    glossary={
        "Board": "The cards that lie face up in the middle, for all to take.",
        "Build": "By a house rule: to put cards together on the board so that they can only be"
        " taken as one, by a card of their sum.",
        "Call": "By a house rule: to gather pairs and sums of one value into a build that cannot be"
        " raised any more.",
        "Great Cassino": "The ten of diamonds, worth two points.",
        "Group": "A card of the same rank, or cards that add up to the one that takes them.",
        "Little Cassino": "The two of spades, worth a point.",
        "Lurched": "Beaten with fewer than six points, which costs double where there is a stake.",
        "Lay": "To put a card on the board without taking anything.",
        "Sweep": "To take all that lies on the board, for a point.",
    },
)
