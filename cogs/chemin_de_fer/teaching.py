"""What there is to learn chemin de fer by: its words, the places of its book, a lesson."""

from __future__ import annotations

from typing import Final

from bot.chat.teaching.lesson import Teaching
from bot.games.chemin_de_fer import Phase
from cogs.chemin_de_fer.lesson import LESSON

TEACHING: Final = Teaching(
    lesson=LESSON,
    places={
        Phase.OPEN_BANK: "The bank",
        Phase.BETTING: "The stakes",
        Phase.EXCESS: "What the bank takes",
        Phase.DEAL: "The deal",
        Phase.PUNTER: "The third card",
        Phase.BANKER: "The third card",
        Phase.AFTER: "Passing the deal",
        Phase.PASS_OFFER: "Passing the deal",
        Phase.OVER: "The settling",
    },
    glossary={
        "Baccarat": "A hand that counts nothing.",
        "Banco": "To play alone against the whole bank.",
        "Banker": "Who has set out the bank, and plays against all the others.",
        "Coup": "One round: stakes, cards, settling.",
        "False draw": "To draw or to stand where the rule for the punter has it otherwise.",
        "Kitty": "Where fines are put; what lies there falls to the house.",
        "Natural": "Eight or nine with two cards; it is turned up at once.",
        "Punter": "Whoever stakes against the bank; in old books also the *punto*.",
        "Sabot": "The French name of the shoe.",
        "Shoe": "The six packs from which coup after coup is dealt, and the box that holds them.",
        "Suivi": "*Followed*: the claim of one who has lost a banco to call it again before"
        " others.",
        "Tableau": "The table that tells a banker when to draw.",
    },
)
