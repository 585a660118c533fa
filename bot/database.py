"""`python -m bot database backup | restore | check | recount`: what a file needs that is kept."""

from __future__ import annotations

import argparse
import asyncio
from pathlib import Path

from bot.errors import CannotStartError
from bot.settings import settings
from bot.store import DatabaseError, Store, count_all
from bot.store.backups import Contents, back_up, back_up_into, contents, restore
from bot.store.errors import explained
from bot.tables.ports import UnwrittenError


def run(chosen: argparse.Namespace) -> int:
    """Does it, and says what came of it. Raises `CannotStartError`."""
    database = settings().parlour_database
    try:
        match chosen.deed:
            case "backup":
                _backup(database, chosen.file, chosen.keep)
            case "restore":
                _restore(chosen.file, database)
            case "recount":
                contents(database)  # says so if there is none
                asyncio.run(_recount(database))
            case _:
                _check(chosen.file or database)
    except DatabaseError as error:
        raise CannotStartError(str(error)) from None
    return 0


def _backup(database: Path, file: Path, keep: int | None) -> None:
    with explained(file):
        into_folder = file.is_dir()
    if into_folder:
        file, found = back_up_into(file, database, keep)
    elif keep is not None:
        raise CannotStartError(f"--keep needs a folder, and {file} is none.")
    else:
        found = back_up(database, file)
    print(f"{file}: a copy of {database}, looked over and whole. {_told(found)}")


def _restore(file: Path, database: Path) -> None:
    found, old = restore(file, database)
    print(f"{database} is now what {file} was. {_told(found)}")
    if old is not None:
        print(f"What was there before lies in {old}.")


def _check(file: Path) -> None:
    found = contents(file)
    print(f"{file} is whole. {_told(found)}")


async def _recount(database: Path) -> None:
    """Sums up anew what deals have brought; the bot must be stopped."""
    async with Store.open(database, settings().parlour_starting_purse) as store:
        try:
            tables = await count_all(store.database)
        except UnwrittenError as error:
            raise CannotStartError(f"{database} cannot be written. {error}") from None
    print(f"{database}: what was played is summed up anew. Tables: {tables:,}.")


def _told(found: Contents) -> str:
    return (
        f"Version {found.version}, {found.size:,} bytes. Tables: {found.tables:,}, open:"
        f" {found.open:,}; deals: {found.deals:,}; purses: {found.purses:,}; chips:"
        f" {found.chips:,}."
    )
