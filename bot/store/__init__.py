"""The store: the only SQL of the house. Everything that outlives the process goes through `Store`.

Nothing in here writes a card, a secret or a move to a log or into the text of an exception.
"""

from bot.store.audit import findings
from bot.store.database import Reader, looked_at
from bot.store.errors import DatabaseError
from bot.store.journal import Book, books
from bot.store.recounting import count_all, count_missing
from bot.store.store import Store

__all__ = [
    "Book",
    "DatabaseError",
    "Reader",
    "Store",
    "books",
    "count_all",
    "count_missing",
    "findings",
    "looked_at",
]
