"""Tables of brag with real books: Ada, Ben and Clo, who deals first."""

from __future__ import annotations

from bot.rules.chance import Drawn
from bot.tables.table import AnyTable
from tests.tables.conftest import ADA, BEN, CHANNEL, CLO, NAMES, SERVER, Club

GUESTS = (ADA, BEN, CLO)


async def opened(club: Club, buy_in: int, **options: int | str) -> AnyTable:
    """The table before its first deal."""
    table = await club.hall.open(
        "brag",
        options,
        server=SERVER,
        channel=CHANNEL,
        host=ADA,
        name=NAMES[ADA],
        buy_in=buy_in,
        pace="social",
    )
    for user in GUESTS[1:]:
        await table.sit(user, NAMES[user])
    club.dealer.ready = [Drawn((2, 0, 1))]
    return table


async def dealt(club: Club, buy_in: int, **options: int | str) -> AnyTable:
    """The table when the first cards are out."""
    table = await opened(club, buy_in, **options)
    await table.begin(ADA)
    await ready(table)
    return table


async def ready(table: AnyTable, *others: int) -> None:
    """All press *Next deal*."""
    for user in (*GUESTS, *others):
        await table.next_deal(user)
