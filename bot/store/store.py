"""The store of the house: everything that outlives the process, behind one door."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

from bot.store.accounts import Cashier
from bot.store.annals import Annals
from bot.store.database import Database, opened
from bot.store.heart import Heart
from bot.store.interest import Interest
from bot.store.journal import Journal
from bot.store.ledger import Ledger
from bot.store.notices import Notices
from bot.store.people import People
from bot.store.plans import Plans
from bot.store.posts import Posts


@dataclass(frozen=True, slots=True)
class Store:
    """All books, over one database."""

    database: Database
    journal: Journal
    ledger: Ledger
    posts: Posts
    people: People
    interest: Interest
    notices: Notices
    plans: Plans
    annals: Annals
    heart: Heart

    @classmethod
    @asynccontextmanager
    async def open(cls, path: Path, starting_purse: int) -> AsyncGenerator[Store]:
        """The store in the file `path`, made if there is none; leaving it writes what is queued.

        `starting_purse` is what a new person finds in the purse, in chips. Raises `DatabaseError`.
        """
        async with opened(path) as database:
            cashier = Cashier(starting_purse)
            yield cls(
                database=database,
                journal=Journal(database, cashier),
                ledger=Ledger(database, cashier),
                posts=Posts(database),
                people=People(database),
                interest=Interest(database),
                notices=Notices(database),
                plans=Plans(database),
                annals=Annals(database),
                heart=Heart(database),
            )
