"""What each deal has brought, as the books tell it, where a pool is somebody's own."""

from __future__ import annotations

from bot.games.chemin_de_fer import Bet, Continue
from bot.store import findings
from tests.tables.conftest import ADA, BEN, SERVER, STAFF, Club
from tests.tables.coups import BANK_WINS, GUESTS, after_a_coup, does, ready

PUNTERS_WIN = "Jc Qd 9h Js"


async def deals_of(club: Club, user: int) -> list[tuple[int | None, int]]:
    """The deals of a guest's history with what they brought, the newest first."""
    found = await club.store.ledger.history(SERVER, user, 0, 20)
    return [(each.deal, each.amount) for each in found.entries if each.deal is not None]


async def test_a_bank_is_the_bankers_own_from_coup_to_coup(club: Club) -> None:
    table = await after_a_coup(club, f"{BANK_WINS} {PUNTERS_WIN}")
    assert await deals_of(club, ADA) == [(0, 10)]
    assert await deals_of(club, BEN) == [(0, -10)]
    await ready(table, *GUESTS)
    assert await deals_of(club, ADA) == [(0, 10)]
    await does(table, ADA, Continue())
    await does(table, BEN, Bet(30))
    await does(table, GUESTS[2], Bet(0))
    assert await deals_of(club, ADA) == [(1, -30), (0, 10)]
    assert await deals_of(club, BEN) == [(1, 30), (0, -10)]
    assert await findings(club.store.database) == []


async def test_a_bank_that_goes_home_is_no_gain(club: Club) -> None:
    table = await after_a_coup(club, BANK_WINS)
    await table.close(STAFF)
    assert await deals_of(club, ADA) == [(0, 10)]


async def test_a_void_coup_takes_nothing_from_the_banker(club: Club) -> None:
    table = await after_a_coup(club, BANK_WINS)
    await ready(table, *GUESTS)
    await table.close(STAFF)
    assert await deals_of(club, ADA) == [(0, 10)]


async def test_a_banker_who_leaves_has_won_what_the_bank_had(club: Club) -> None:
    table = await after_a_coup(club, BANK_WINS)
    await table.leave(ADA)
    assert await deals_of(club, ADA) == [(0, 10)]
