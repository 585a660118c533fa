"""A table as everybody sees it, in whatever phase it is."""

from __future__ import annotations

from bot.chat.deal_sheet import between, closed, playing
from bot.chat.lobby_sheet import lobby
from bot.chat.sheet import TableSheet
from bot.chat.told import Told
from bot.tables.state import Phase


def table_sheet(told: Told) -> TableSheet:
    """The table as it stands: its texts fit into a message, whatever people call themselves."""
    match told.view.state.phase:
        case Phase.LOBBY:
            return lobby(told)
        case Phase.PLAYING:
            return playing(told)
        case Phase.BETWEEN:
            return between(told)
        case Phase.CLOSED:
            return closed(told)
