"""`python -m bot recount`: what has been won and lost, summed up anew from the journals."""

from __future__ import annotations

from bot.app import opened_store
from bot.errors import CannotStartError
from bot.settings import settings
from bot.store import count_all
from bot.tables.ports import UnwrittenError


async def recount() -> int:
    """Makes all the sums anew, and says of how many tables. Raises `CannotStartError`.

    The bot may not be running meanwhile.
    """
    chosen = settings()
    if not chosen.parlour_database.exists():
        raise CannotStartError(
            f"There is no database {chosen.parlour_database}; PARLOUR_DATABASE names another."
        )
    async with opened_store(chosen) as store:
        try:
            tables = await count_all(store.database)
        except UnwrittenError as error:
            raise CannotStartError(f"The database cannot be written. {error}") from None
    print(f"{'1 table' if tables == 1 else f'{tables} tables'} summed up anew.")
    return 0
