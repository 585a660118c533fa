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
    general = await books.general(SERVER, "Cards and dice")
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
        await store.plans.claim(kept, {1: f"t{each}"}, NAMES, 9, Place(60, 10, ()), AT)


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


# --- places -------------------------------------------------------------------------------------


async def queued(store: Store, *users: int) -> Interest:
    """A Saturday with one place at whist, which so many want in this order."""
    await store.interest.open(SATURDAY)
    for now, user in enumerate(users, 1):
        await store.interest.say(SATURDAY.id, user, NAMES[user], SAID, now)
    return store.interest


async def roomy(books: Interest, places: int | None) -> None:
    capacity = {} if places is None else {"whist": places}
    await books.edit(SATURDAY.id, lambda old: replace(old, capacity=capacity))


async def told(store: Store) -> list[int]:
    """Who is told of a place from now on."""
    users: list[int] = []
    while (notice := await store.notices.next_notice(1)) is not None:
        users.append(notice.user)
        await store.notices.delivered(notice.id)
    return users


async def test_a_limit_that_is_taken_away_is_told_as_more_places_are(store: Store) -> None:
    books = await queued(store, ANN, BEN)
    await roomy(books, None)
    assert await told(store) == [BEN]


async def test_a_game_that_is_offered_no_more_gives_nobody_a_place(store: Store) -> None:
    books = await queued(store, ANN, BEN)
    await books.edit(SATURDAY.id, lambda old: replace(old, games=("brag",), capacity={}))
    assert await told(store) == []


async def test_a_place_that_is_lost_before_it_is_told_of_is_not_told_of(store: Store) -> None:
    books = await queued(store, ANN, BEN)
    for places in (2, 1):
        await roomy(books, places)
    assert await told(store) == []
    for places in (2, 1, 2):
        await roomy(books, places)
    assert await told(store) == [BEN]


async def test_a_place_at_a_game_no_longer_wanted_is_not_told_of(store: Store) -> None:
    books = await queued(store, ANN, BEN)
    await roomy(books, 2)
    await books.edit(SATURDAY.id, lambda old: replace(old, games=("whist", "brag")))
    await books.say(SATURDAY.id, BEN, "Ben", replace(SAID, games=("brag",)), 9)
    assert await told(store) == []


async def test_who_comes_back_takes_nobodys_place(store: Store) -> None:
    books = await queued(store, ANN, BEN)
    await books.attendance(SERVER, [BEN], [ANN], 9)
    assert await told(store) == [BEN]
    await books.attendance(SERVER, [ANN, BEN], [], 10)
    assert await books.waits(SATURDAY.id, ANN) == {"whist": 1}
    await books.attendance(SERVER, [ANN], [BEN], 11)
    await books.say(SATURDAY.id, BEN, "Ben", SAID, 12)
    assert await books.waits(SATURDAY.id, BEN) == {"whist": 1}
    assert await books.waits(SATURDAY.id, ANN) == {}


async def test_when_all_have_left_and_come_back_their_order_stands(store: Store) -> None:
    books = await queued(store, BEN, ANN)
    await books.attendance(SERVER, [], [ANN, BEN], 9)
    await books.attendance(SERVER, [ANN, BEN], [], 10)
    assert await books.waits(SATURDAY.id, ANN) == {"whist": 1}


async def test_who_is_forgotten_while_a_plan_is_made_stands_not_in_it(store: Store) -> None:
    books = await queued(store, ANN, BEN)
    await books.forget(ANN)
    await store.plans.keep(SATURDAY.id, PLAN, NAMES, AT)
    assert await store.plans.seats_of(ANN) == []
    assert len(await store.plans.seats_of(BEN)) == 1
