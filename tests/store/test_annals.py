"""What was played: summed up with the deal, asked for in pages, and forgotten on request."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from bot.store import Store, count_all
from bot.store import annals as questions
from bot.tables.annals import Sight, Sought, Tally
from bot.tables.honours import since
from bot.tables.ports import Change, ComingRow, DealRow, Pool, Purse, Stack, Transfer
from bot.tables.scores import Ended, Score
from bot.tables.state import Gone, Guest, Phase, Ruling, State
from tests.store.archive import CHANNELS, HOUR, fill
from tests.store.furniture import PURSE, SERVER, charter, rows, sums

ANN, BEN = 7, 8
SIGHT = Sight(SERVER, ANN, frozenset({77}))
STRANGER = Sight(SERVER, 99, frozenset())
GUESTS = (Guest(ANN, "Ann"), Guest(None, "Mr Collins"), Guest(BEN, "Ben"))
DEAL = DealRow(0, (100, 100, 100), ("Ann", "Mr Collins", "Ben"), "{}", 0)
POINTS = Ended(0, 4, (Score(3, 1), Score(1, 3), Score(1, 3)))


def state(phase: Phase = Phase.BETWEEN) -> State:
    return State(phase, ANN, GUESTS)


def paid(amount: int, table: str = "t") -> Transfer:
    return Transfer(Stack(table, 2), Stack(table, 0), amount, "stake")


async def seated(store: Store, table: str = "t") -> None:
    """Ann and Ben, and a computer player between them."""
    buy_in = tuple(
        Transfer(Purse(SERVER, user), Stack(table, place), 100, "buy_in")
        for place, user in ((0, ANN), (2, BEN))
    )
    await store.journal.open(charter(table), state(Phase.LOBBY), buy_in)


async def played(store: Store, table: str = "t", won: int = 5) -> None:
    """A deal in which Ann wins chips of Ben, and more points than he."""
    begun = Change(table, "deal", state(Phase.PLAYING), DEAL)
    await store.journal.write(begun)
    ended = Change(table, "end", state(), transfers=(paid(won, table),), ended=POINTS)
    await store.journal.write(ended)


async def closed(store: Store, table: str = "t", won: int = 5) -> None:
    home = tuple(
        Transfer(Stack(table, place), Purse(SERVER, user), 100 + more, "leaving")
        for place, user, more in ((0, ANN, won), (2, BEN, -won))
    )
    await store.journal.write(Change(table, "close", state(Phase.CLOSED), transfers=home))


async def sat(store: Store, table: str = "t") -> None:
    """A whole sitting."""
    await seated(store, table)
    await played(store, table)
    await closed(store, table)


async def test_a_finished_sitting_tells_who_won_what(store: Store):
    await seated(store)
    await played(store)
    assert (await store.annals.past(SIGHT, Sought(), 0, 5)).count == 0  # still open
    await closed(store)
    found = await store.annals.past(SIGHT, Sought(), 0, 5)
    (one,) = found.sittings
    assert (found.count, one.table, one.game, one.channel, one.deals) == (1, "t", "whist", 77, 1)
    # The computer player between them is nobody's, and stands nowhere.
    assert one.people == (
        Tally(ANN, "whist", 1, 1, 3, 1, 5), Tally(BEN, "whist", 1, 0, 1, 3, -5),
    )  # fmt: skip
    assert await store.annals.tallies(SERVER, "whist", None) == list(one.people)
    assert await store.annals.tallies(SERVER, "brag", None) == []
    assert await store.annals.tallies(SERVER + 1, None, None) == []
    (brought,) = await store.annals.brought(SERVER, BEN)
    assert (brought.points, brought.against, brought.chips) == (1, 3, -5)
    assert await store.annals.all_of(BEN) == [(SERVER, brought)]


async def test_what_pools_pay_later_belongs_to_the_deal_before_and_to_who_was_there(store: Store):
    await seated(store)
    await store.journal.write(Change("t", "deal", state(Phase.PLAYING), DEAL))
    pot = Pool("t", "pot")
    ante = tuple(Transfer(Stack("t", place), pot, 10, "ante") for place in (0, 2))
    await store.journal.write(Change("t", "end", state(), transfers=ante, ended=Ended(0, 4, ())))
    # Ben goes home, Cid takes his place, and the table is closed with a share for each.
    home = Transfer(Stack("t", 2), Purse(SERVER, BEN), 90, "leaving")
    cid = Transfer(Purse(SERVER, 9), Stack("t", 2), 100, "buy_in")
    await store.journal.write(Change("t", "3", state(), transfers=(home, cid)))
    back = tuple(Transfer(pot, Stack("t", place), 10, "returned") for place in (0, 2))
    leaving = (
        Transfer(Stack("t", 0), Purse(SERVER, ANN), 100, "leaving"),
        Transfer(Stack("t", 2), Purse(SERVER, 9), 110, "leaving"),
    )
    await store.journal.write(Change("t", "4", state(Phase.CLOSED), transfers=(*back, *leaving)))
    assert [each.chips for each in await store.annals.brought(SERVER, ANN)] == [0]
    assert [each.chips for each in await store.annals.brought(SERVER, BEN)] == [-10]
    assert await store.annals.brought(SERVER, 9) == []
    assert [each.ahead for each in await store.annals.tallies(SERVER, None, None)] == [0, -10]


async def test_a_void_deal_has_not_happened_and_a_finished_one_stands(store: Store, path: Path):
    await seated(store)
    await played(store)
    second = replace(DEAL, deal=1)
    begun = Change("t", "2", state(Phase.PLAYING), second, transfers=(paid(50),))
    await store.journal.write(begun)
    back = Transfer(Stack("t", 0), Stack("t", 2), 50, "void")
    await store.journal.write(Change("t", "3", state(), transfers=(back,), void=1))
    await closed(store)
    assert [each.chips for each in await store.annals.brought(SERVER, ANN)] == [5]
    (one,) = (await store.annals.past(SIGHT, Sought(), 0, 5)).sittings
    assert one.deals == 1
    attacks = {
        "a finished deal stands": "UPDATE deals SET void = 1 WHERE deal = 0",
        "has no end": "INSERT INTO ends VALUES ('t', 1, 5)",
        "repeated": "INSERT OR REPLACE INTO ends VALUES ('t', 0, 5)",
        "never changes": "UPDATE ends SET at = 5",
        "an end never": "DELETE FROM ends",
    }
    with closing(sqlite3.connect(path)) as visitor:
        for word, attack in attacks.items():
            with pytest.raises(sqlite3.IntegrityError, match=word):
                visitor.execute(attack)


async def test_only_what_somebody_may_see_is_told(store: Store):
    await sat(store)
    table = replace(charter("u"), channel=500, under=77)  # a thread at rest
    await store.journal.open(table, state(Phase.LOBBY), ())
    await store.journal.write(Change("u", "1", state(Phase.PLAYING), DEAL))
    await store.journal.write(Change("u", "2", state(Phase.CLOSED), ended=POINTS))

    async def told(sight: Sight) -> set[str]:
        return {each.table for each in (await store.annals.past(sight, Sought(), 0, 5)).sittings}

    assert await told(replace(STRANGER, channels=frozenset({77}))) == {"t", "u"}
    assert await told(replace(STRANGER, channels=frozenset({500}))) == {"u"}
    assert await told(STRANGER) == set()
    assert await told(replace(STRANGER, user=BEN)) == {"t", "u"}  # who has played there
    assert await told(Sight(SERVER + 1, BEN, frozenset({77, 500}))) == set()
    assert await store.annals.has_seen(SIGHT, "t")
    assert not await store.annals.has_seen(STRANGER, "t")
    assert not await store.annals.has_seen(SIGHT, "x")


async def test_who_asks_to_be_forgotten_is_nobody_in_all_of_it(store: Store, path: Path):
    await seated(store)
    came = ComingRow(0, '{"seat":2,"name":"Ben","chips":100}', BEN)
    await store.journal.write(Change("t", "0", state(Phase.BETWEEN), comings=(came,)))
    deal = replace(DEAL, comings=1)
    await store.journal.write(Change("t", "deal", state(Phase.PLAYING), deal))
    # These deals cannot be played again, so what is made anew has no points.
    ended = replace(POINTS, scores=())
    await store.journal.write(Change("t", "end", state(), transfers=(paid(5),), ended=ended))
    gone = Gone(5, Guest(BEN, "Ben"), 3, host=False, part=True)
    last = replace(state(Phase.CLOSED), gone=(gone,), closing=Ruling("Ben", "host", part=True))
    home = tuple(
        Transfer(Stack("t", place), Purse(SERVER, user), chips, "leaving")
        for place, user, chips in ((0, ANN, 105), (2, BEN, 95))
    )
    await store.journal.write(Change("t", "close", last, transfers=home))
    await store.annals.forget(BEN)
    assert (await store.annals.past(SIGHT, Sought(player=BEN), 0, 5)).count == 0
    assert await store.annals.brought(SERVER, BEN) == []
    assert [each.user for each in await store.annals.tallies(SERVER, None, None)] == [ANN]
    (one,) = (await store.annals.past(SIGHT, Sought(), 0, 5)).sittings
    assert [(each.user, each.chips) for each in one.people] == [(ANN, 5), (None, -5)]
    for table, column in (("deals", "names"), ("comings", "entry"), ("tables", "state")):
        assert "Ben" not in str(rows(path, f"SELECT {column} FROM {table}"))
        assert "Ann" in str(rows(path, f"SELECT {column} FROM {table}")) or table == "comings"
    before = await sums(store.database)
    await count_all(store.database)
    assert await sums(store.database) == before
    # The chips are still his, under his number.
    assert await store.ledger.purse(SERVER, BEN) == PURSE - 5
    assert any(each.deal == 0 for each in (await store.ledger.history(SERVER, BEN, 0, 9)).entries)


async def test_who_has_only_sat_down_is_forgotten_too_and_no_namesake_is(store: Store, path: Path):
    await store.journal.open(charter("t"), state(), ())
    sat_down = '{"seat":%d,"name":"Ben","chips":0}'
    came = tuple(ComingRow(seat, sat_down % seat, user) for seat, user in ((0, BEN), (1, ANN)))
    gone = ComingRow(2, '{"seat":0,"leaves":true}', BEN)
    await store.journal.write(Change("t", "0", state(), comings=(*came, gone)))
    await store.annals.forget(BEN)
    known = [str(entry) for (entry,) in rows(path, "SELECT entry FROM comings ORDER BY ordinal")]
    assert [each.count("Ben") for each in known] == [0, 1, 0]


async def test_who_plays_on_after_that_is_told_of_what_comes_then(store: Store):
    await sat(store)
    await seated(store, "u")
    await played(store, "u")
    begun = Change("u", "2", state(Phase.PLAYING), replace(DEAL, deal=1))
    await store.journal.write(begun)
    await store.annals.forget(BEN)  # in the middle of a deal
    await store.journal.write(Change("u", "3", state(), ended=replace(POINTS, deal=1)))
    assert await store.annals.brought(SERVER, BEN) == []
    await store.journal.write(Change("u", "4", state(Phase.PLAYING), replace(DEAL, deal=2)))
    await store.journal.write(Change("u", "5", state(), ended=replace(POINTS, deal=2)))
    assert [each.table for each in await store.annals.brought(SERVER, BEN)] == ["u"]


NAMES = [
    'UPDATE deals SET names = \'["Ann","Eve","Ben"]\'',
    "UPDATE deals SET names = '[\"Ann\",null]'",
    "UPDATE deals SET names = '[\"Ann\",null,null,null]'",
    "UPDATE deals SET names = '[null,null,null]', stacks = '[1,1,1]'",
    "UPDATE deals SET names = '[null,null,null]', carry = ''",
    "UPDATE deals SET names = names",
    'UPDATE comings SET entry = \'{"seat":2,"name":"Eve","chips":100}\'',
    'UPDATE comings SET entry = \'{"seat":1,"name":"somebody","chips":100}\'',
    "UPDATE comings SET entry = json_set(entry, '$.name', 'somebody'), ordinal = 4",
    "UPDATE comings SET entry = json_set(entry, '$.name', 'somebody'), user = 9",
]


@pytest.mark.parametrize("attack", NAMES)
async def test_nothing_but_a_name_can_be_taken_out(store: Store, path: Path, attack: str):
    await seated(store)
    came = ComingRow(0, '{"seat":2,"name":"Ben","chips":100}', BEN)
    await store.journal.write(Change("t", "0", state(Phase.BETWEEN), comings=(came,)))
    begun = Change("t", "1", state(Phase.PLAYING), replace(DEAL, comings=1))
    await store.journal.write(begun)
    with closing(sqlite3.connect(path)) as visitor, pytest.raises(sqlite3.IntegrityError):
        visitor.execute(attack)


async def test_five_hundred_sittings_in_pages_each_once_the_newest_first(store: Store, path: Path):
    fill(path, 500, 2)
    sight = replace(SIGHT, channels=frozenset(CHANNELS))
    pages = [await store.annals.past(sight, Sought(), page, 5) for page in range(101)]
    assert {each.count for each in pages} == {500}
    tables = [each.table for page in pages for each in page.sittings]
    assert tables == sorted(tables, reverse=True)
    assert len(set(tables)) == 500
    assert pages[100].sittings == ()
    whist = await store.annals.past(sight, Sought(game="whist"), 0, 500)
    assert {each.game for each in whist.sittings} == {"whist"}
    both = await store.annals.past(sight, Sought("whist", player=7, channel=77), 0, 500)
    assert 0 < both.count < whist.count == 100
    assert all(7 in [each.user for each in one.people] for one in both.sittings)
    assert {each.channel for each in both.sittings} == {77}


async def test_a_month_has_what_ended_in_it(store: Store, path: Path):
    """To the millisecond, by UTC, in whatever order deals come and go."""
    december = 1_796_083_200_000  # 2026-12-01 00:00
    query = "INSERT INTO results VALUES (?, 0, 0, 7, ?, 'brag', ?, NULL, NULL, ?)"
    times = {"a": december - 1, "b": december, "c": december + 40 * 24 * HOUR}
    with closing(sqlite3.connect(path)) as visitor, visitor:
        for chips, (table, at) in enumerate(times.items(), 1):
            visitor.execute(query, (table, SERVER, at, chips))

    async def told() -> list[tuple[int, int, int]]:
        moments = (None, since("year", december - 1), december, since("month", times["c"]))
        found = [await store.annals.tallies(SERVER, "brag", each) for each in moments]
        return [(each.deals, each.won, each.chips) for (each,) in found]

    assert await told() == [(3, 3, 6), (3, 3, 6), (2, 2, 5), (1, 1, 3)]
    with closing(sqlite3.connect(path)) as visitor, visitor:
        visitor.execute("UPDATE results SET chips = -5 WHERE table_id = 'b'")
        visitor.execute("UPDATE results SET chips = 9 WHERE table_id = 'c'")
    assert await told() == [(3, 2, 5), (3, 2, 5), (2, 1, 4), (1, 1, 9)]
    with closing(sqlite3.connect(path)) as visitor, visitor:
        visitor.execute("DELETE FROM results WHERE table_id = 'b'")
    assert await told() == [(2, 2, 10), (2, 2, 10), (1, 1, 9), (1, 1, 9)]


async def test_tallies_are_the_sums_of_results(store: Store, path: Path):
    fill(path, 48, 2)
    with closing(sqlite3.connect(path)) as visitor, visitor:
        visitor.execute("DELETE FROM results WHERE table_id < 't0000010'")
        visitor.execute("UPDATE results SET chips = chips - 1 WHERE place = 2")
    summed = """
        SELECT user, game, count(*), sum(iif(points IS NULL, chips > 0, points > against)),
            sum(points), sum(against), sum(chips)
        FROM results GROUP BY game, user
    """
    expected = [Tally(*row) for row in rows(path, summed)]  # type: ignore[arg-type]
    assert await store.annals.tallies(SERVER, None, None) == expected
    assert len(expected) > 100


PLANS = {
    "past": (questions.PAGE + questions.SEEN + questions.NEWEST, "sittings_of_server"),
    "of a game": (
        questions.PAGE + questions.SEEN + questions.SOUGHT["game"] + questions.NEWEST,
        "sittings_of_game",
    ),
    "of a player": (
        questions.PAGE + questions.SEEN + questions.SOUGHT["player"], "results_by_user",
    ),
    "honours": (
        questions.TALLIES + questions.OF_GAME + questions.SINCE + " GROUP BY game, user",
        "tallies USING PRIMARY KEY",
    ),
    "all honours": (questions.TALLIES + " GROUP BY game, user", "tallies USING PRIMARY KEY"),
    "own": (questions.BROUGHT + " WHERE user = 7 AND server = 5", "results_by_user"),
}  # fmt: skip


@pytest.mark.parametrize("question", sorted(PLANS))
@pytest.mark.usefixtures("store")
async def test_every_question_goes_by_an_index(path: Path, question: str):
    query, index = PLANS[question]
    names = "server channels asker game player channel size start since"
    values: dict[str, int] = dict.fromkeys(names.split(), 1)
    with closing(sqlite3.connect(path)) as visitor:
        steps = [row[3] for row in visitor.execute(f"EXPLAIN QUERY PLAN {query}", values)]
    assert any(index in step for step in steps), steps
    assert not any(
        step.startswith(("SCAN results", "SCAN sittings", "SCAN tallies")) for step in steps
    ), steps
