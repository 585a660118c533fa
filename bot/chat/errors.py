"""What can go wrong with Discord, sorted in one place by what is to be done about it."""

from __future__ import annotations

import logging
import secrets
from enum import Enum, auto
from typing import Final

import aiohttp
import discord

from bot.chat.words import troubles

log = logging.getLogger(__name__)


class Trouble(Enum):
    """What is to be done about a request that failed."""

    POST_ANEW = auto()
    """The message is gone, or too old to be edited often."""
    GONE = auto()
    """The channel or the server is gone, or closed to the bot."""
    FORBIDDEN = auto()
    """A permission is missing."""
    ARCHIVED = auto()
    """The thread is at rest."""
    SHUT = auto()
    """This person takes no direct messages, has left the server, or has no account any more."""
    EXPIRED = auto()
    """The interaction is over: answered already, too late, or past its fifteen minutes."""
    PASSING = auto()
    """Discord or the way to it is out of order: to be tried again."""
    OURS = auto()
    """A fault of this program."""


_BY_CODE: Final = {
    10008: Trouble.POST_ANEW,
    30046: Trouble.POST_ANEW,
    10003: Trouble.GONE,
    10004: Trouble.GONE,
    50001: Trouble.GONE,
    50013: Trouble.FORBIDDEN,
    50083: Trouble.ARCHIVED,
    50007: Trouble.SHUT,
    50278: Trouble.SHUT,
    10007: Trouble.SHUT,
    10013: Trouble.SHUT,
    10062: Trouble.EXPIRED,
    10015: Trouble.EXPIRED,
    40060: Trouble.EXPIRED,
    50027: Trouble.EXPIRED,
}


def trouble(error: Exception) -> Trouble:
    """What is to be done about this error."""
    match error:
        case discord.HTTPException() if error.code in _BY_CODE:
            return _BY_CODE[error.code]
        case discord.HTTPException() if error.status >= 500 or error.status == 429:
            return Trouble.PASSING
        case discord.InteractionResponded():
            return Trouble.EXPIRED
        case discord.Forbidden():
            return Trouble.FORBIDDEN
        case aiohttp.ClientError() | TimeoutError() | OSError() | discord.RateLimited():
            return Trouble.PASSING
        case _:
            return Trouble.OURS


def apology(error: Exception, about: str = "") -> str:
    """Logs an error that no player can help, and returns words that name it for whoever asks.

    `about` may be made up by whoever asks, so the log quotes it. What Discord alone has failed to
    do needs no such name. The log holds ids and where the error arose, never a card.
    """
    if _is_discords(error):
        log.warning("Discord failed: %s, about %a", type(error).__name__, about)
        return troubles.DISCORD_FAILED
    reference = secrets.token_hex(3)
    log.error("reference %s, about %a", reference, about, exc_info=error)
    return troubles.our_fault(reference)


def _is_discords(error: Exception) -> bool:
    # An OSError of any other kind may be about a file of ours.
    from_there = isinstance(error, discord.HTTPException | aiohttp.ClientError)
    return from_there and trouble(error) in (Trouble.PASSING, Trouble.GONE)
