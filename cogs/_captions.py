"""What is written in the pictures of several games."""

from __future__ import annotations

from typing import Final

from cards_art import fan, trick_row

DEAL: Final = "Deal {}".format
TURNED_UP: Final = "Turned up"
FREE_SEAT: Final = "free seat"

HELD: Final = fan.Captions(
    not_dealt="The cards are not dealt yet.",
    sits_out="You sit this deal out.",
    all_played="All cards are played.",
)

TRICK: Final = trick_row.Captions(
    led="led",
    last="Last trick",
    led_to="led to the trick",
)
