"""What there is to learn hazard by: its words, the places of its book, a lesson."""

from __future__ import annotations

from typing import Final

from bot.chat.teaching.lesson import Teaching
from bot.games.hazard import Phase
from cogs.hazard.lesson import LESSON

TEACHING: Final = Teaching(
    lesson=LESSON,
    places={
        Phase.CALL: "The call",
        Phase.COVER: "Covering",
        Phase.THROW: "The first throw",
        Phase.CHANCE: "The throws for the chance",
        Phase.OVER: "Chips and the box",
    },
    glossary={
        "Box": "The cup with the dice, and with it the right to cast.",
        "Call": "To stake chips and name the main.",
        "Caster": "Who has the dice.",
        "Chance": "A first throw that neither wins nor loses. It must come again before the main.",
        "Cover": "To stand against a part of the caster's stake.",
        "Crabs": "Two or three, a throw that loses whatever the main is.",
        "Main": "The number from 5 to 9 that the caster names before the first throw.",
        "Nick": "A first throw that wins at once: the main itself, or a number that goes with it.",
        "Odds": "How many chips are paid for those staked when a chance is made, since some"
        " numbers come oftener than others.",
        "Out": "A first throw that loses at once.",
        "Round": "From the call of a stake until it is won or lost.",
        "Setter": "Who stands against the caster.",
    },
)
