"""What there is to learn brag by: its words, the places of its book, a lesson."""

from __future__ import annotations

from typing import Final

from bot.chat.teaching.lesson import Teaching
from bot.games.brag import Phase
from cogs.brag.lesson import LESSON

TEACHING: Final = Teaching(
    lesson=LESSON,
    places={
        Phase.DEAL: "The deal",
        Phase.BET: "The betting",
        Phase.OVER: "How a deal ends",
    },
    glossary={
        "Bluff": "The younger name of a brag on a hand that is not worth it.",
        "Brag": "To bet on a hand, good or bad, so that the others believe in it.",
        "Bragger": "A card that may stand for any rank: the ace of diamonds, the knave of clubs"
        " and the nine of diamonds, unless a house rule says otherwise.",
        "Closed pot": "A pot that a cover has closed: nobody pays into it any more, and it is"
        " settled when the next one has been won.",
        "Cover": "What somebody does who is too short of chips to bet: he plays on with the rest"
        " of them for the pot so far.",
        "Flush": "Three cards of one suit.",
        "Fold": "To give up the hand, and pay nothing more.",
        "Natural": "Without a bragger. Of two hands alike the natural one is better.",
        "Odd card": "The card of a hand that is not in its pair.",
        "Pair": "Two cards of the same rank.",
        "Prial": "Three cards of the same rank, the best kind of hand; from *pair royal*.",
        "Run": "Three cards in sequence. A-2-3 is the highest.",
        "Running flush": "Three cards in sequence and of one suit.",
        "See": "To pay twice the last bet when only two are left, so that the other has to show.",
    },
)
