"""What there is to learn whist by: its words, the places of its book, a lesson."""

from __future__ import annotations

from typing import Final

from bot.chat.teaching.lesson import Teaching
from bot.games.whist import Phase
from cogs.whist.lesson import LESSON

TEACHING: Final = Teaching(
    lesson=LESSON,
    places={
        Phase.DEAL: "The deal",
        Phase.PLAY: "The play",
        Phase.CLAIM: "Claiming",
        Phase.OVER: "The score",
    },
    glossary={
        "Book": "The six tricks that score nothing: only those above the book count.",
        "Discard": "To play a card of another plain suit when you have none of the suit led; it"
        " cannot win.",
        "Game": "What is won by the first side with five points, or with seven or ten by a house"
        " rule. Long whist is played for ten, short whist for five.",
        "Honours": "Ace, king, queen and knave of trumps. Partners who were dealt three of them"
        " score two points, and with all four of them four.",
        "Love": "No points: five love is five to nothing.",
        "Partner": "Whoever sits opposite you. You win and lose together, and may not talk about"
        " your cards.",
        "Plain suit": "Any suit but trumps.",
        "Revoke": "To play another suit with a card of the suit led in hand. At this table it"
        " cannot happen.",
        "Rubber": "A match of three games, won by the side that has two.",
        "Ruff": "To play a trump when another suit is led and you have none of it.",
        "Slam": "All thirteen tricks taken by one side.",
        "Void": "Without any card of a suit.",
    },
)
