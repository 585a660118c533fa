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
from bot.store.settled import Settled
from bot.tables.customs import Customs


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
    settled: Settled
    annals: Annals
    heart: Heart

    @classmethod
    @asynccontextmanager
    async def open(cls, path: Path, starting_purse: int) -> AsyncGenerator[Store]:
        """The store in the file `path`, made if there is none; leaving it writes what is queued.

        `starting_purse` is what a new person finds in the purse, in chips, where the server has
        settled nothing. Raises `DatabaseError`.
        """
        async with opened(path) as database:
            settled = await Settled.load(database, Customs(purse=starting_purse))
            cashier = Cashier(lambda server: settled.of(server).purse)
            yield cls(
                database=database,
                journal=Journal(database, cashier),
                ledger=Ledger(database, cashier, settled),
                posts=Posts(database),
                people=await People.load(database),
                interest=Interest(database),
                notices=Notices(database),
                plans=Plans(database),
                settled=settled,
                annals=Annals(database),
                heart=Heart(database),
            )
