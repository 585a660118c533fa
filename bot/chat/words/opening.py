"""What is said of opening a table: beside the options of a command, and in answer to it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.chat.wording import either

BUY_IN: Final = "Chips that everybody brings to the table"
PACE: Final = "How long a player may think; left out, as this server has it"
THREAD: Final = "Put the table into a thread of its own"

NO_BUY_IN: Final = "There is a stake, so everybody must bring chips: the buy-in cannot be 0."
NO_ROOM_FOR_THREAD: Final = "Only a text channel has room for a thread."
NO_THREADS: Final = "I may not open threads here, or not write in them."
_REOPENED: Final = "Whoever manages this server can change that with `/house settings`."
ROLES_GONE: Final = f"The roles whose members may open tables here are gone. {_REOPENED}"
CHANNELS_GONE: Final = f"The channels in which tables may be opened are gone. {_REOPENED}"
CHANNELS_HIDDEN: Final = (
    f"The channels in which tables may be opened are not for you to see. {_REOPENED}"
)

SEE: Final = "see this channel"
WRITE: Final = "write here"
ATTACH: Final = "attach pictures here"
"""What the bot must be allowed to do, as `not_allowed` names it."""


def by_the_book(about: str, usual: str) -> str:
    """An option of a command; it is one text for all servers, so it tells what the book has."""
    return f"{about} · By the book: {usual}"


def laid(channel: int, table: str) -> str:
    """A table is opened."""
    return f"The table is laid in <#{channel}>, and you are its host.\n-# Table `{table}`"


def thread(title: str, host: str) -> str:
    """What the thread of a table is called."""
    return f"{title}, {host}'s table"


def not_allowed(missing: Sequence[str]) -> str:
    """Better no table than one that cannot be shown."""
    return f"I may not {either(missing)}. Whoever looks after this server can allow it."


def only_in(channels: Sequence[str]) -> str:
    """Tables are opened elsewhere, in channels that whoever asks can see."""
    return f"Tables are opened only in {either(channels)}."


def only_by(roles: Sequence[str]) -> str:
    """Tables are opened by others."""
    return (
        f"Tables are opened here by whoever has the role {either(roles)}. At a table that stands"
        " everybody may take a seat."
    )
