"""What there is to learn vingt-un by: its words, the places of its book, a lesson."""

from __future__ import annotations

from typing import Final

from bot.chat.teaching.lesson import Teaching
from bot.games.vingt_un import Phase
from cogs.vingt_un.lesson import LESSON

TEACHING: Final = Teaching(
    lesson=LESSON,
    places={
        Phase.TURN_UP: "The first dealer",
        Phase.STAKES: "The stakes",
        Phase.DEAL: "The deal",
        Phase.PLAYERS: "Drawing",
        Phase.DEALER: "The dealer",
        Phase.OVER: "Who pays, and who deals next",
    },
    glossary={
        "Coup": "One round, from the stakes until all are paid.",
        "Eldest": "Of several, the one who comes first from the dealer's left.",
        "Natural": "An ace with a ten or a court card, dealt as the first two cards: twenty-one at"
        " once. The first of a coup is paid double and takes the deal.",
        "Over": "Above twenty-one: the stake is lost at once, whatever the dealer has.",
        "Stand": "To take no more cards.",
        "Stand-off": "Dealer and player have as many: nobody pays.",
        "Throw up": "To lay down the cards, unseen, because they are over twenty-one.",
        "Vingt-un": "Twenty-one, in the French of English card rooms.",
    },
)
