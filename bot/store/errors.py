"""What can be wrong with a database, in words for the operator, and what a refused change is."""

from __future__ import annotations

import errno
import sqlite3
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path

from bot.tables.ports import OverdrawnError, RepeatedError, UnwrittenError
from bot.tables.purses import BeyondBoundError


class DatabaseError(Exception):
    """The database cannot be used. The text is a sentence for the operator."""


@contextmanager
def explained(path: Path) -> Generator[None]:
    """Raises what goes wrong with the file as a `DatabaseError`."""
    try:
        yield
    except (sqlite3.Error, OSError) as error:
        raise DatabaseError(_sentence(path, error)) from error


def _sentence(path: Path, error: Exception) -> str:
    name = str(getattr(error, "sqlite_errorname", ""))
    if name.startswith(("SQLITE_BUSY", "SQLITE_LOCKED")):
        return f"The database {path} is locked by another program; close that and start again."
    shut = isinstance(error, OSError) and error.errno in (errno.EACCES, errno.EPERM, errno.EROFS)
    if shut or name.startswith(("SQLITE_READONLY", "SQLITE_CANTOPEN", "SQLITE_PERM")):
        return (
            f"The database {path} cannot be written: the file or its folder is not ours to write."
        )
    if name.startswith(("SQLITE_NOTADB", "SQLITE_CORRUPT")):
        return f"The file {path} is no SQLite database, or a damaged one; a back-up may help."
    full = isinstance(error, OSError) and error.errno in (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)
    if full or name.startswith("SQLITE_FULL"):
        return f"The database {path} cannot be written: the disk is full."
    return f"The database {path} cannot be opened: {error}."


def refusal(error: Exception) -> Exception:
    """A failed change as the ports name it; a fault in our own code stays what it is.

    SQLite's messages name columns and never values, so nothing hidden gets out with them.
    """
    match str(error):
        case "overdrawn":
            return OverdrawnError("A transfer is more than its source holds.")
        case "repeated":
            return RepeatedError("This was written already.")
        case "beyond the bound of an account":
            return BeyondBoundError("It would be beyond the bound of an account.")
        case reason if isinstance(error, sqlite3.Error | OverflowError):
            return UnwrittenError(f"The books refuse this: {reason}.")
        case _:
            return error
