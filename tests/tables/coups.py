"""Tables of chemin de fer with real books: coups whose cards are known."""

from __future__ import annotations

import json
from typing import Any

from bot.games.chemin_de_fer import Bet, Cloth, Continue, Open
from bot.rules.chance import Drawn, Shuffled
from bot.rules.offers import Action, Refused
from bot.tables.state import Phase
from bot.tables.table import AnyTable
from tests.games.chemin_de_fer_table import shoe_of
from tests.tables.conftest import ADA, BEN, CHANNEL, CLO, NAMES, SERVER, Club

BANK_WINS, TIE = "Kc 9d Kh Ks", "9c 9d Kh Ks"
LOW = "2c 2d 2h 3s"
"""Four for the punters, five for the bank: both are asked."""
GUESTS = (ADA, BEN, CLO)


async def does(table: AnyTable, user: int, action: Action) -> None:
    """A guest's action."""
    await table.act(user, lambda _: action, table.state.move)


async def opened(club: Club, **options: int | str) -> AnyTable:
    """Ada's table; who comes brings 100 of a purse of 1,000."""
    return await club.hall.open(
        "chemin_de_fer",
        options,
        server=SERVER,
        channel=CHANNEL,
        host=ADA,
        name=NAMES[ADA],
        buy_in=100,
        pace="social",
    )


async def begun(club: Club, shoe: str, *others: int, **options: int | str) -> AnyTable:
    """Ada is asked to open a bank; the shoe will begin with these cards."""
    table = await opened(club, **options)
    for user in others:
        await table.sit(user, NAMES[user])
    club.dealer.ready = [Drawn(tuple(range(len(others) + 1))), Shuffled(shoe_of(shoe))]
    await table.begin(ADA)
    await ready(table, ADA, *others)
    return table


async def ready(table: AnyTable, *users: int) -> None:
    """These guests press *Next deal*."""
    for user in users:
        await table.next_deal(user)
    assert table.state.phase is Phase.PLAYING


async def after_a_coup(club: Club, shoe: str) -> AnyTable:
    """Ada's bank of 20 has met 10 of Ben's; Clo looks on."""
    table = await begun(club, shoe, *GUESTS[1:])
    await does(table, ADA, Open(20))
    await does(table, BEN, Bet(10))
    await does(table, CLO, Bet(0))
    assert table.state.phase is Phase.BETWEEN
    return table


async def another_coup(table: AnyTable) -> None:
    """Ada deals again to Ben's 10, up to the answers of the hands."""
    await ready(table, *GUESTS)
    await does(table, ADA, Continue())
    await does(table, BEN, Bet(10))
    await does(table, CLO, Bet(0))


def cloth(table: AnyTable) -> Cloth:
    """What lies on the table."""
    public = table.view().public
    assert public is not None
    assert isinstance(public.table, Cloth)
    return public.table


async def record_of(club: Club, table: AnyTable) -> dict[str, Any]:
    """The record as it is given out now."""
    return json.loads(json.dumps(await club.hall.record(table.charter.table, table.charter.server)))


async def untold(club: Club, table: AnyTable) -> str:
    """Why no record is given out."""
    try:
        await club.hall.record(table.charter.table, table.charter.server)
    except Refused as refused:
        return str(refused)
    raise AssertionError("a record is given out")


async def check_restored(club: Club, table: AnyTable) -> None:
    """The books bring back the very same table."""
    again = club.hall_with(club.store.journal)
    await again.restore()
    twin = again.find(table.charter.table)
    assert twin.state == table.state
    assert twin.view().public == table.view().public
    assert twin.view().turn == table.view().turn
    assert twin.view().commitment == table.view().commitment
    for place in range(len(table.state.guests)):
        assert twin.seat_view(place) == table.seat_view(place)
        assert twin.offers(place) == table.offers(place)
    again.stop()
