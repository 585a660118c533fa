"""What there is to learn Pope Joan by: its words, the places of its book, a lesson."""

from __future__ import annotations

from typing import Final

from bot.chat.teaching.lesson import Teaching
from bot.games.pope_joan import Phase
from cogs.pope_joan.lesson import LESSON

TEACHING: Final = Teaching(
    lesson=LESSON,
    places={
        Phase.DEAL: "The deal",
        Phase.PLAY: "The play",
        Phase.OVER: "What is won",
    },
    glossary={
        "Board": "The round board with eight pools, for Pope, Matrimony, Intrigue, Ace, King,"
        " Queen, Knave and Game.",
        "Dress": "To put chips into the pools of the board before a deal.",
        "Game": "The pool for whoever is first out of cards.",
        "Honours": "Ace, king, queen and knave of trumps, each of which wins a pool when played.",
        "Intrigue": "Queen and knave of trumps played from one hand, and the pool for it.",
        "Matrimony": "King and queen of trumps played from one hand, and the pool for it.",
        "Out": "Without any card: that ends the deal.",
        "Pope": "The nine of diamonds, which wins the largest pool when it is played.",
        "Run": "Cards of one suit played upwards, each by whoever holds the next.",
        "Stop": "A card after which nobody can go on: the next is in the stock, was turned up, or"
        " has been played.",
    },
)
