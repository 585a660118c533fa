"""Records while a shoe lies: withheld, and given out after a shuffle or when the table closes."""

from __future__ import annotations

from typing import Any

from bot.games.chemin_de_fer import Bet, Continue, Open
from bot.rules.cards import cards
from bot.rules.chance import Shuffled
from bot.tables.state import Phase
from tests.games.chemin_de_fer_table import shoe_of
from tests.tables.conftest import ADA, BEN, CLO, STAFF, Club
from tests.tables.coups import (
    BANK_WINS,
    GUESTS,
    LOW,
    after_a_coup,
    another_coup,
    begun,
    check_restored,
    cloth,
    does,
    ready,
    record_of,
    untold,
)
from tests.tables.records import replay

THRICE = " ".join((BANK_WINS, "Qc 8d Qh Qs", "Jc 9h Jd Js"))
"""Three coups that the bank wins with a natural."""
FULL = 312


def check_replays(record: dict[str, Any], deals: int) -> None:
    printed = replay(record)
    assert printed["refused"] is None
    assert len(record["deals"]) == deals


async def test_no_record_is_given_out_while_the_shoe_lies(club: Club) -> None:
    table = await after_a_coup(club, THRICE)
    assert "how the cards lie" in await untold(club, table)
    await another_coup(table)
    assert table.state.phase is Phase.BETWEEN
    assert "when they are shuffled anew" in await untold(club, table)
    await ready(table, *GUESTS)
    assert "when they are shuffled anew" in await untold(club, table)


async def test_without_a_finished_deal_that_is_the_reason(club: Club) -> None:
    table = await begun(club, LOW, BEN)
    assert "Nothing has been played to its end" in await untold(club, table)


async def test_when_the_table_closes_every_coup_is_told(club: Club) -> None:
    table = await after_a_coup(club, THRICE)
    await another_coup(table)
    await table.close(STAFF)
    record = await record_of(club, table)
    check_replays(record, 2)
    assert record["stopped"] is True
    assert len(record["fair"]) == 1


async def test_a_deal_under_way_when_the_table_closes_is_in_no_record(club: Club) -> None:
    table = await after_a_coup(club, THRICE)
    await ready(table, *GUESTS)
    await does(table, ADA, Continue())
    await table.close(STAFF)
    check_replays(await record_of(club, table), 1)


async def test_a_shuffle_gives_out_what_came_before_it(club: Club) -> None:
    table = await begun(club, BANK_WINS, BEN, CLO, cut=FULL - 3)
    await does(table, ADA, Open(20))
    await does(table, BEN, Bet(10))
    await does(table, CLO, Bet(0))
    assert cloth(table).shoe == FULL - 4
    assert "how the cards lie" in await untold(club, table)
    await ready(table, *GUESTS)
    club.dealer.ready = [Shuffled(shoe_of(LOW))]
    await does(table, ADA, Continue())
    seal = table.state.seal
    assert seal is not None
    assert "how the cards lie" in await untold(club, table)
    await does(table, BEN, Bet(10))
    await does(table, CLO, Bet(0))
    assert table.state.seal is None
    record = await record_of(club, table)
    check_replays(record, 1)
    assert seal.secret not in str(record)
    assert [proof["deal"] for proof in record["fair"]] == [0]


async def test_a_void_deal_drops_the_shoe(club: Club) -> None:
    """Who has seen a hand of the void deal must not know what is dealt next."""
    table = await after_a_coup(club, THRICE)
    assert cloth(table).shoe == FULL - 4
    await ready(table, *GUESTS)
    await does(table, ADA, Continue())
    for user in GUESTS:
        await table.ask_void(user, 2)
    await check_restored(club, table)
    club.dealer.ready = [Shuffled(shoe_of("3c 2d 3h 3s"))]
    await ready(table, *GUESTS)
    assert cloth(table).shoe == 0
    await does(table, ADA, Continue())
    assert table.state.seal is not None
    await does(table, BEN, Bet(10))
    await does(table, CLO, Bet(0))
    hand = table.seat_view(1)
    assert hand is not None
    assert hand.hand.cards == cards("3c 3h")
    assert cloth(table).shoe == FULL - 4


async def test_after_a_void_deal_the_record_begins_anew(club: Club) -> None:
    """What lay before it could not be played again up to the coups that came after it."""
    table = await after_a_coup(club, THRICE)
    await ready(table, *GUESTS)
    for user in GUESTS:
        await table.ask_void(user, 2)
    club.dealer.ready = [Shuffled(shoe_of(BANK_WINS))]
    await another_coup(table)
    record = await record_of(club, table)
    check_replays(record, 1)
    assert record["deals"][0]["moves"][-1] != {"clock": "close"}
    await table.close(STAFF)
    closed = await record_of(club, table)
    check_replays(closed, 1)
    assert closed["carry"]["pools"]["bank"] == 30
