"""What is written in the organiser's pictures."""

from __future__ import annotations

from typing import Final

from bot.chat.words.interest import people
from cards_art import counts, plan
from cogs.signups.told import NOBODY_PLAYS, TITLES, heading

COUNTS: Final = counts.Captions(
    games=TITLES,
    people=people,
    everybody="all",
    teach="teach",
    played="played",
    new="new",
)

PLAN: Final = plan.Captions(
    table=heading,
    staff="with {}".format,
    teaches="could teach",
    nobody_plays=NOBODY_PLAYS,
)
