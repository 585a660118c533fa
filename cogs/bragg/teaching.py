"""What there is to learn bragg by: its words, the places of its book, a lesson."""

from __future__ import annotations

from typing import Final

from bot.chat.teaching.lesson import Teaching
from bot.games.bragg import Phase
from cogs.bragg.lesson import LESSON

TEACHING: Final = Teaching(
    lesson=LESSON,
    places={
        Phase.DEAL: "The deal",
        Phase.BRAG: "The betting",
        Phase.THIRD: "The third pot, and the end",
        Phase.OVER: "The third pot, and the end",
    },
    glossary={
        "And a half": "A pair with the knave of clubs besides: queens and a half beat queens, and"
        " lose to kings.",
        "Bragger": "The knave of clubs, which pairs with any card.",
        "Call": "To pay what you are below the highest bet.",
        "Check": "To stay in without a chip while nobody has bet.",
        "First pot": "What the highest card turned up wins.",
        "Fold": "To be out of the second pot; the third may still be won.",
        "Half a step": "What the knave of clubs adds to a pair: it beats the same pair, and loses"
        " to the next higher one.",
        "Raise": "To pay up to the highest bet and a number of chips above it.",
        "Second pot": "What is bragged for, with pairs.",
        "Third pot": "What is won by counting thirty-one, or as near below it as can be.",
    },
)
