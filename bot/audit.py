"""`python -m bot audit`: whether the books balance and every journal replays."""

from __future__ import annotations

from bot import app
from bot.tables.journal import check_journal


async def audit() -> int:
    """Prints a line for each finding, and returns 1 if there was any. Raises `CannotStartError`."""
    async with app.opened_store(app.settings()) as store:
        findings = await store.findings()
        tables = 0
        async for charter, deals in store.tables():
            tables += 1
            findings += check_journal(charter, deals)
    for finding in findings:
        print(finding)
    if not findings:
        print(f"{tables} tables: the books balance, and every journal replays.")
    return 1 if findings else 0
