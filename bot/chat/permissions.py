"""Whether a table can be shown in a channel."""

from __future__ import annotations

from typing import Final

import discord

from bot.chat.words import opening
from bot.rules.offers import Refused

NEEDED: Final = {
    "view_channel": opening.SEE,
    "send_messages": opening.WRITE,
    "attach_files": opening.ATTACH,
}


def check_permissions(own: discord.Permissions, channel: object) -> None:
    """Better no table than one that cannot be shown. Raises `Refused`."""
    needed = dict(NEEDED)
    if isinstance(channel, discord.Thread):
        needed["send_messages_in_threads"] = needed.pop("send_messages")
    missing = [words for name, words in needed.items() if not getattr(own, name)]
    if missing:
        raise Refused(opening.not_allowed(missing))
