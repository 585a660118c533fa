"""What there is to learn baccara by: its words, the places of its book, a lesson."""

from __future__ import annotations

from typing import Final

from bot.chat.teaching.lesson import Teaching
from bot.games.baccara import Phase
from cogs.baccara.lesson import LESSON

TEACHING: Final = Teaching(
    lesson=LESSON,
    places={
        Phase.AUCTION: "The sale",
        Phase.OFFER: "The sale",
        Phase.PLACES: "The places",
        Phase.BETTING: "The bets",
        Phase.DEAL: "The deal",
        Phase.RIGHT: "The third card",
        Phase.LEFT: "The third card",
        Phase.BANKER: "The third card",
        Phase.RETIRE: "Retiring",
        Phase.OVER: "The settling",
    },
    glossary={
        "À cheval": "*Astride*: a bet on both sides together.",
        "Baccara": "A hand that counts nothing.",
        "Banco": "To play alone against the whole bank.",
        "Banker": "Who has the bank, and plays against both sides.",
        "Coup": "One round: bets, cards, settling.",
        "Croupier": "Who deals, takes and pays: here the house.",
        "False draw": "To draw or to stand where the rule for the holder has it otherwise.",
        "Holder": "Who holds the cards of a side.",
        "Kitty": "Where fines are put; what lies there falls to the house.",
        "List": "The seats in their order, by which equal bids are settled.",
        "Natural": "Eight or nine with two cards; all is turned up at once.",
        "Place": "A seat on the banker's right, R1 to R5, or on his left, L1 to L5, counted from"
        " him.",
        "Stand-off": "A tie: nobody pays, and the bet goes back.",
        "Tableau": "A side of the table, right or left of the banker.",
    },
)
