"""The house as the chat needs it: tables, chips, and what is kept of messages and people."""

from __future__ import annotations

from dataclasses import dataclass

from bot.chat.presenter import ChatPresenter
from bot.tables.hall import Hall
from bot.tables.ports import Ledger, People, Posts


@dataclass(frozen=True, slots=True)
class House:
    """What the client hands to its commands and controls."""

    hall: Hall
    ledger: Ledger
    posts: Posts
    people: People
    presenter: ChatPresenter
