"""The books of interest, of which each part stands in a file of its own."""

from __future__ import annotations

from bot.store.calendar import Calendar
from bot.store.placards import Placards
from bot.store.presence import Presence
from bot.store.register import Register


class Interest(Calendar, Register, Presence, Placards):
    """`bot.interest.ports.Interest` in the database."""
