"""What there is to learn matrimony by: its words, the places of its book, a lesson."""

from __future__ import annotations

from typing import Final

from bot.chat.teaching.lesson import Teaching
from bot.games.matrimony import Phase
from cogs.matrimony.lesson import LESSON

TEACHING: Final = Teaching(
    lesson=LESSON,
    places={
        Phase.LAY: "The dealer lays first",
        Phase.STAKES: "All others lay one chip less in all",
        Phase.DEAL: "The deal",
        Phase.OVER: "The cards",
    },
    glossary={
        "Best": "The highest card in any hand.",
        "Chance": "One of the five places of the sheet on which chips are laid.",
        "Confederacy": "A king and a knave in one hand.",
        "Couple": "Matrimony, intrigue or confederacy: two court cards of different rank.",
        "Intrigue": "A queen and a knave in one hand.",
        "Matrimony": "A king and a queen in one hand, of whatever suits.",
        "Pairs": "The highest two cards of one rank; three of a kind count as a pair.",
        "Sheet": "The paper on the table with the five chances.",
        "Sweep": "To take all five chances with the ace of diamonds turned up.",
    },
)
