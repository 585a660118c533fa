"""`python -m bot audit`: whether the books balance and every journal replays."""

from __future__ import annotations

from bot.errors import CannotStartError
from bot.settings import settings
from bot.store import DatabaseError, books, findings, looked_at
from bot.store.errors import explained
from bot.tables.journal import check_journal


async def audit() -> int:
    """Prints a line for each finding, and returns 1 if there was any. Raises `CannotStartError`.

    The bot may be running meanwhile: the books are only read.
    """
    path = settings().parlour_database
    try:
        with explained(path):
            if not path.is_file():
                raise CannotStartError(
                    f"There is no database {path}; PARLOUR_DATABASE names another."
                )
        async with looked_at(path) as reader:
            found, tables = await findings(reader), 0
            async for book in books(reader):
                tables += 1
                wrong = check_journal(book.charter, book.deals, book.comings)
                found += [f"table {book.charter.table}: {each}" for each in wrong]
    except DatabaseError as error:
        raise CannotStartError(str(error)) from None
    for each in found:
        print(each)
    if not found:
        looked = "1 table" if tables == 1 else f"{tables} tables"
        print(f"{looked}: the books balance, and every journal replays.")
    return 1 if found else 0
