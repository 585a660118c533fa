"""What a new room is furnished with: a club, its people, and an organiser."""

from __future__ import annotations

from typing import Final

from bot.practice.server import Practice
from bot.practice.state.permissions import Permission

CLUB: Final = "The Parlour Club"
ROOMS: Final = ("card-room", "dice-room", "drawing-room")
GUESTS: Final = ("Ada", "Ben", "Clara", "Daniel")
ORGANISER: Final = "Olivia"
ORGANISES: Final = Permission.MANAGE_GUILD | Permission.MANAGE_EVENTS | Permission.MANAGE_MESSAGES
NEWCOMER: Final = "Ned"
"""Somebody whose direct messages are shut."""
OWNER: Final = "Harriet"


def furnish(practice: Practice) -> None:
    """Open the club in an empty world. Whoever is made first is whom the page shows first."""
    guests = [practice.add_person(name) for name in GUESTS]
    organiser = practice.add_person(ORGANISER)
    newcomer = practice.add_person(NEWCOMER, dms_open=False)
    club = practice.add_server(CLUB, owner=practice.add_person(OWNER))
    for name in ROOMS:
        club.add_channel(name)
    for guest in (*guests, newcomer):
        club.join(guest)
    club.join(organiser, club.add_role("Organiser", ORGANISES))
