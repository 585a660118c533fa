"""What there is to learn connexions by: its words, the places of its book, a lesson."""

from __future__ import annotations

from typing import Final

from bot.chat.teaching.lesson import Teaching
from bot.games.connexions import Phase
from cogs.connexions.lesson import LESSON

TEACHING: Final = Teaching(
    lesson=LESSON,
    places={
        Phase.DEAL: "The deal",
        Phase.PLAY: "What you may play",
        Phase.OVER: "What is drawn",
    },
    glossary={
        "Answer": "To play a connexion card to one that lies in the trick, as whoever holds one"
        " must.",
        "Connexion": "Two connexion cards in one trick. Black aces are the first, the ace of"
        " spades and the king of hearts the second, the ace of clubs and that king the third.",
        "Connexion card": "The ace of spades, the ace of clubs or the king of hearts.",
        "Majority": "More tricks than each of the others has.",
        "Pooling": "A payment of four units by everybody, when the pool holds fewer than eight.",
        "Unit": "What everything is reckoned in: one chip, where the host does not say otherwise.",
    },
)
