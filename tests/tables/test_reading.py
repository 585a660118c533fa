"""Computer players leave people time to read what has happened."""

from __future__ import annotations

import pytest

from bot.games import games
from bot.games.whist import TrickTaken
from bot.tables.snapshot import Latest
from bot.tables.state import Phase
from bot.tables.table import AnyTable
from tests.tables.company_of import Party, laid
from tests.tables.conftest import ADA, BEN, CLO, DAN, Club

THOUGHT, FURTHER, MOST = 1_200, 600, 3
STEPS = 60


def told(latest: Latest) -> int:
    """What there is to be read: happenings, and chips that come to a guest."""
    won = [each for each in latest.payments if isinstance(each.target, int)]
    return len(latest.events) + len(won)


async def alone(club: Club, game: str) -> Party:
    """Ada among computer players, as the first deal begins."""
    party = await laid(club, game)
    for user in (BEN, CLO, DAN):
        await party.table.leave(user)
    while len([each for each in party.table.state.guests if each]) < 4:
        await party.table.fill(ADA)
    await party.table.begin(ADA)
    await party.deal()
    return party


def _wait_of_a_computer(table: AnyTable) -> int | None:
    """How long only computer players are waited for, `None` where a person is."""
    view = table.view()
    if view.deadline is None or view.deadline.what != "computer":
        return None
    return view.deadline.moment - view.state.since


async def test_a_computer_that_took_the_trick_lets_people_see_who_has_taken_it(club: Club) -> None:
    party = await alone(club, "whist")
    table = party.table
    while (
        not any(isinstance(each, TrickTaken) for each in table.view().latest.events)
        or _wait_of_a_computer(table) is None
    ):
        if party.waiting:
            await party.plays(ADA)
        else:
            await club.clock.advance(1)
    move = table.state.move
    await club.clock.advance(THOUGHT + FURTHER - 1)
    assert table.state.move == move
    await club.clock.advance(1)
    assert table.state.move == move + 1
    # A card is soon seen.
    assert len(table.view().latest.events) == 1
    if not party.waiting:
        await club.clock.advance(THOUGHT)
        assert table.state.move == move + 2


@pytest.mark.parametrize("game", sorted(games()))
async def test_a_computer_waits_by_as_much_as_there_is_to_be_read(club: Club, game: str) -> None:
    """As people are told, as it happens, and as a table comes back from the books."""
    party = await alone(club, game)
    table, seen = party.table, set[int]()
    for _ in range(STEPS):
        if table.state.phase is Phase.CLOSED:
            break
        if table.state.phase is Phase.BETWEEN:
            await party.deal()
        elif party.waiting:
            await party.plays(ADA)
        else:
            things = told(table.view().latest)
            wait = _wait_of_a_computer(table)
            assert wait is not None
            assert wait == THOUGHT + FURTHER * min(max(things - 1, 0), MOST)
            again = club.hall_with(club.store.journal)
            await again.restore()
            assert again.find(table.charter.table).view().deadline == table.view().deadline
            again.stop()
            seen.add(things)
            before = table.state.change
            due = table.state.since + wait
            if due - 1 > club.clock.moment:
                await club.clock.advance(due - 1 - club.clock.moment)
                assert table.state.change == before
            await club.clock.advance(max(0, due - club.clock.moment))
            assert table.state.change > before
    assert seen
