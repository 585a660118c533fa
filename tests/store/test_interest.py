"""What is long past is deleted, and nothing else; what is forgotten stands nowhere any more."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from bot.interest.openings import Place
from bot.interest.planning import Plan, PlannedTable
from bot.interest.values import Answer, Evening
from bot.store import Store
from bot.store.calendar import KEPT_FOR
from bot.store.interest import Interest
from bot.store.presence import GONE_FOR
from tests.store.furniture import PURSE, rows

SERVER, ANN, BEN = 7, 1, 2
DAY = 86_400_000
AT = 1_900_000_000_000
SATURDAY = Evening("sat", SERVER, "Saturday", AT, "UTC", AT, ("whist",), {"whist": 1}, True)
SUNDAY = replace(SATURDAY, id="sun", title="Sunday", at=AT + DAY, closes=AT + DAY)
SAID = Answer(("whist",), "played", (), "", True)
PLAN = Plan(((PlannedTable("whist", (ANN, BEN), None, None),),), 2, 2, 2, True, (), 0, {})
NAMES = {ANN: "Ann", BEN: "Ben"}
TABLES = ("evenings", "registrations", "wishes", "invitations", "notices")
PLANS = ("rounds", "planned_tables", "planned_guests", "calls")


async def filled(store: Store) -> None:
    """Two evenings and the server in general, with people, messages, notices and plans."""
    books: Interest = store.interest
    general = await books.general(SERVER)
    for evening in (SATURDAY, SUNDAY):
        await books.open(evening)
    for each in (SATURDAY.id, SUNDAY.id, general.id):
        for user, name in NAMES.items():
            await books.say(each, user, name, SAID, 1)
        await books.invite(each, 50)
        await store.notices.remind(each, 1)
        (number,) = await store.plans.keep(each, PLAN, NAMES, AT)
        kept = await store.plans.round(number)
        assert kept is not None
        await store.plans.claim(kept, {1: f"t{each}"}, NAMES, 9, Place(60, 10, ()))


def counts(path: Path, *tables: str) -> list[object]:
    return [rows(path, f"SELECT count(*) FROM {each}")[0][0] for each in tables]


async def test_an_evening_is_deleted_with_all_that_belongs_to_it_90_days_later(path: Path) -> None:
    async with Store.open(path, starting_purse=PURSE) as store:
        await filled(store)
        full = counts(path, *TABLES, *PLANS)
        assert full == [3, 6, 6, 3, 6, 3, 3, 6, 3]
        await store.interest.prune(AT + KEPT_FOR - 1)
        assert counts(path, *TABLES, *PLANS) == full
        await store.interest.prune(AT + KEPT_FOR)
        assert counts(path, *TABLES) == [2, 4, 4, 2, 4]
        assert counts(path, *PLANS) == [0, 0, 0, 0]
        await store.interest.prune(AT + 10 * KEPT_FOR)
        (general,) = await store.interest.evenings(SERVER)
        assert general.at is None
        assert len(await store.interest.registrations(general.id)) == 2


async def test_who_is_forgotten_stands_in_no_plan(path: Path) -> None:
    async with Store.open(path, starting_purse=PURSE) as store:
        await filled(store)
        await store.interest.forget(ANN)
        for table in ("registrations", "wishes", "planned_guests"):
            assert rows(path, f"SELECT DISTINCT user FROM {table}") == [(BEN,)]
        assert [each.guests for each in await store.plans.to_lay()] == [((BEN, "Ben"),)] * 3


async def test_who_left_long_ago_stands_in_no_plan(path: Path) -> None:
    async with Store.open(path, starting_purse=PURSE) as store:
        await filled(store)
        assert [each.game for each in await store.plans.seats_of(ANN)] == ["whist"] * 3
        await store.interest.attendance(SERVER, [BEN], [ANN], AT)
        await store.interest.attendance(SERVER, [BEN], [ANN], AT + GONE_FOR - 1)
        assert len(await store.plans.seats_of(ANN)) == 3
        await store.interest.attendance(SERVER, [BEN], [ANN], AT + GONE_FOR)
        assert await store.plans.seats_of(ANN) == []
        assert len(await store.plans.seats_of(BEN)) == 3
