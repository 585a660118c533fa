"""Games as they are asked for by name, with suggestions while somebody types."""

from __future__ import annotations

from typing import Final

from discord import app_commands

from bot.chat.kit import AnyKit, Kits
from bot.chat.words.books import NO_GAME
from bot.rules.offers import Refused

MOST_SUGGESTED: Final = 25


def suggested(kits: Kits, typed: str) -> list[app_commands.Choice[str]]:
    """The games whose titles have in them what was typed."""
    return [
        app_commands.Choice(name=kit.book.title, value=kit.rules.name)
        for kit in kits
        if typed.casefold() in kit.book.title.casefold()
    ][:MOST_SUGGESTED]


def asked(kits: Kits, game: str) -> AnyKit:
    """The game that was chosen or typed. Raises `Refused`."""
    kit = kits.find(game)
    if kit is None:
        raise Refused(NO_GAME)
    return kit
