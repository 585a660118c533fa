"""The house as the chat needs it: tables, time, chips, interest, and what is kept of people."""

from __future__ import annotations

from dataclasses import dataclass

from bot.chat.presenter import ChatPresenter
from bot.interest.openings import Plans
from bot.interest.ports import Interest, Notices
from bot.tables.annals import Annals
from bot.tables.clock import HouseClock
from bot.tables.customs import Settled
from bot.tables.hall import Hall
from bot.tables.ports import People, Posts
from bot.tables.purses import Purses


@dataclass(frozen=True, slots=True)
class House:
    """What the client hands to its commands and controls."""

    hall: Hall
    clock: HouseClock
    ledger: Purses
    posts: Posts
    people: People
    interest: Interest
    notices: Notices
    plans: Plans
    settled: Settled
    annals: Annals
    presenter: ChatPresenter
