"""What real deals bring, as the house sums it up: points by side, and all of it made anew."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from random import Random

from bot.rules.turns import acting
from bot.store import Store, count_missing
from bot.store.migrate import migrate, scripts
from bot.tables.annals import Sight, Sought
from bot.tables.record_read import read_record
from bot.tables.replay import replayed
from bot.tables.state import Phase
from bot.tables.table import AnyTable
from tests.dealers import SeededDealer
from tests.laws.deals import anything
from tests.store.furniture import sums
from tests.tables.conftest import ADA, BEN, CHANNEL, CLO, DAN, EVE, SERVER, STAFF, Club
from tests.tables.records import text

FOUR = (ADA, BEN, CLO, DAN)


RUBBER: dict[str, int | str] = {"match": "rubber"}


async def opened(club: Club, game: str, options: dict[str, int | str], *users: int) -> AnyTable:
    """A table at which the game can begin."""
    club.dealer = SeededDealer(1)  # type: ignore[assignment]
    club.hall = club.hall_with(club.store.journal)
    table = await club.hall.open(
        game, options, server=SERVER, channel=CHANNEL, host=users[0], name="Ada", buy_in=0,
        pace="social",
    )  # fmt: skip
    for user in users[1:]:
        await table.sit(user, f"Guest {user}")
    await table.begin(users[0])
    return table


async def dealt(table: AnyTable, random: Random) -> None:
    """A deal that people play to its end."""
    for guest in table.state.people:
        await table.next_deal(guest.user or 0)
    while table.state.phase is Phase.PLAYING:
        turn = table.view().turn
        assert turn is not None
        user = table.state.guest(acting(turn)[0]).user
        assert user is not None
        await table.act(user, lambda offers: anything(offers, random), table.state.move)


async def played(
    club: Club, game: str, options: dict[str, int | str], *users: int, deals: int
) -> AnyTable:
    """A table at which people have played so many deals, and which is closed."""
    random = Random(game)
    table = await opened(club, game, options, *users)
    for _ in range(deals):
        await dealt(table, random)
    await table.close(STAFF)
    return table


async def test_points_are_those_of_the_side(club: Club) -> None:
    await played(club, "whist", RUBBER, *FOUR, deals=2)
    deals = {user: await club.store.annals.brought(SERVER, user) for user in FOUR}
    for number in range(2):
        ada, ben, clo, dan = (
            (deals[user][number].points, deals[user][number].against) for user in FOUR
        )
        assert (ada, ben) == (clo, dan)  # partners sit opposite
        assert ada == ben[::-1]
        assert 1 <= max(ada[0] or 0, ben[0] or 0) <= 7 + 4


async def test_three_sides_have_the_best_of_the_others_against_them(club: Club) -> None:
    table = await played(club, "cassino", {}, ADA, BEN, CLO, deals=1)
    public = table.view().public
    assert public is not None
    points = public.table.score
    assert len(points) == 3
    for place, user in enumerate((ADA, BEN, CLO)):
        (deal,) = await club.store.annals.brought(SERVER, user)
        others = points[:place] + points[place + 1 :]
        assert (deal.points, deal.against) == (points[place], max(others))


async def test_the_record_of_who_was_forgotten_tells_of_somebody(club: Club) -> None:
    table = await played(club, "whist", RUBBER, *FOUR, deals=1)
    before = await sums(club.store.database)
    await club.store.annals.forget(BEN)
    record = await club.hall.record(table.charter.table, SERVER)
    assert [each["name"] for each in record["seats"]] == [  # type: ignore[attr-defined]
        "Ada", "somebody", "Guest 3", "Guest 4",
    ]  # fmt: skip
    assert b"Guest 2" not in text(record)
    assert replayed(read_record(text(record))).refusal is None
    assert await sums(club.store.database) != before


async def test_who_left_before_a_deal_is_somebody_in_its_record(club: Club) -> None:
    table, random = await opened(club, "cassino", {}, ADA, BEN), Random(1)
    await dealt(table, random)
    await table.sit(EVE, "Guest 5")
    await table.leave(EVE)
    await dealt(table, random)
    whole = text(await club.hall.record(table.charter.table, SERVER))
    await club.store.annals.forget(EVE)
    record = text(await club.hall.record(table.charter.table, SERVER))
    assert b"Guest 5" in whole
    assert record == whole.replace(b"Guest 5", b"somebody")


async def test_an_open_table_forgets_who_has_left_it_and_nobody_who_sits_there(club: Club) -> None:
    table, random = await opened(club, "cassino", {}, ADA, BEN, CLO), Random(1)
    await dealt(table, random)
    await table.leave(CLO)
    await table.invite(STAFF, EVE, "Guest 5")
    for user in (BEN, CLO, EVE):
        await club.hall.forget(user)
    assert [each.guest.name for each in table.state.gone] == ["somebody"]
    assert table.state.invited == ()
    assert [each and each.name for each in table.state.guests] == ["Ada", "Guest 2", None, None]
    saved = await club.store.journal.find(table.charter.table)
    assert saved is not None
    assert saved.state == table.state, "so it is after a restart, too"


async def test_staff_who_never_sat_there_are_forgotten_too(club: Club) -> None:
    table, random = await opened(club, "cassino", {}, ADA, BEN), Random(1)
    await dealt(table, random)
    await table.close(STAFF)
    assert table.state.closing is not None
    await club.hall.forget(STAFF.user)
    await club.store.annals.forget(STAFF.user)
    saved = await club.store.journal.find(table.charter.table)
    assert saved is not None
    assert saved.state == replace(
        table.state, closing=replace(table.state.closing, name="somebody")
    )


async def test_who_made_a_deal_void_is_forgotten_while_the_table_is_open(club: Club) -> None:
    table = await opened(club, "cassino", {}, ADA, BEN)
    for user in (ADA, BEN):
        await table.next_deal(user)
    await table.void(STAFF, 1)
    await club.hall.forget(STAFF.user)
    assert table.state.voided is not None
    assert table.state.voided.name == "somebody"


async def test_what_was_played_before_there_were_sums_is_summed_up_at_a_start(
    club: Club, tmp_path: Path
) -> None:
    await played(club, "whist", RUBBER, *FOUR, deals=2)
    old = tmp_path / "old.sqlite3"
    with closing(sqlite3.connect(old, isolation_level=None)) as connection:
        migrate(connection, scripts()[:12])
        connection.execute(f"ATTACH '{tmp_path / 'parlour.sqlite3'}' AS new")
        for each in ("tables", "deals", "players", "moves"):
            connection.execute(f"INSERT INTO {each} SELECT * FROM new.{each}")
    async with Store.open(old, 1_000) as store:
        assert (await store.annals.tallies(SERVER, None, None)) == []
        assert await count_missing(store.database) == 1
        assert await count_missing(store.database) == 0
        sight = Sight(SERVER, ADA, frozenset())
        told = await store.annals.past(sight, Sought(), 0, 5)
        expected = await club.store.annals.past(sight, Sought(), 0, 5)
        assert [each.people for each in told.sittings] == [
            each.people for each in expected.sittings
        ]
