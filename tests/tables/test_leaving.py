"""Who leaves a table between two deals takes along what its pools hold for him."""

from __future__ import annotations

import pytest

from bot.games.chemin_de_fer import Bet, Decline, Open
from bot.rules.chance import Drawn, Shuffled
from bot.rules.third_card import Stand
from bot.store import findings
from bot.tables.state import Phase
from tests.games.chemin_de_fer_table import shoe_of
from tests.tables.conftest import ADA, BEN, CLO, NAMES, STAFF, Club
from tests.tables.coups import BANK_WINS, GUESTS, TIE, after_a_coup, does, opened


@pytest.mark.parametrize(("shoe", "purse"), [(BANK_WINS, 1_010), (TIE, 1_000)])
async def test_a_banker_who_leaves_goes_home_with_the_bank(
    club: Club, shoe: str, purse: int
) -> None:
    table = await after_a_coup(club, shoe)
    await table.leave(ADA)
    assert await club.purses(ADA) == [purse]
    assert await findings(club.store.database) == []
    for user in (BEN, CLO):
        await table.next_deal(user)
    await does(table, BEN, Decline())
    assert await findings(club.store.database) == []


async def test_a_punter_who_leaves_after_a_tie_goes_home_with_the_stake(club: Club) -> None:
    table = await after_a_coup(club, TIE)
    await table.leave(BEN)
    assert await club.purses(BEN) == [1_000]


@pytest.mark.parametrize("goes", [ADA, BEN, CLO])
async def test_a_table_that_somebody_left_is_the_same_after_a_restart(
    club: Club, goes: int
) -> None:
    table = await after_a_coup(club, TIE)
    await table.leave(goes)
    again = club.hall_with(club.store.journal)
    await again.restore()
    twin = again.find(table.charter.table)
    assert twin.view() == table.view()
    assert twin.state == table.state
    again.stop()


async def test_who_takes_the_seat_of_a_banker_does_not_take_the_bank(club: Club) -> None:
    table = await opened(club)
    await table.fill(ADA)
    club.dealer.ready = [Drawn((1, 0)), Shuffled(shoe_of(BANK_WINS))]
    await table.begin(ADA)
    await table.next_deal(ADA)
    await club.clock.advance(10_000)
    await does(table, ADA, Bet(5))
    assert table.state.phase is Phase.BETWEEN
    await table.sit(BEN, NAMES[BEN], 0)
    for user in (ADA, BEN):
        await table.next_deal(user)
    chips = table.view().public.table.chips  # type: ignore[union-attr]
    assert chips.stacks[:2] == (100, 95)
    assert not any(chips.pools.values())
    assert await findings(club.store.database) == []


@pytest.mark.parametrize(("shoe", "purses"), [(BANK_WINS, [1_010, 990]), (TIE, [1_000, 1_000])])
async def test_a_table_that_closes_in_mid_deal_pays_back_what_stood(
    club: Club, shoe: str, purses: list[int]
) -> None:
    table = await after_a_coup(club, shoe)
    for user in GUESTS:
        await table.next_deal(user)
    assert table.state.phase is Phase.PLAYING
    await table.close(STAFF)
    assert await club.purses(ADA, BEN) == purses
    assert await findings(club.store.database) == []


@pytest.mark.parametrize("stake", [10, 97])
async def test_a_kitty_falls_to_the_house_when_the_table_closes(club: Club, stake: int) -> None:
    """Ben stands with four and pays three for it; he loses ten, or all that he has."""
    table = await opened(club, false_draw="fine", fine=3)
    await table.sit(BEN, NAMES[BEN])
    club.dealer.ready = [Drawn((0, 1)), Shuffled(shoe_of("4c 7d Kh Ks"))]
    await table.begin(ADA)
    for user in (ADA, BEN):
        await table.next_deal(user)
    await does(table, ADA, Open(100))
    await does(table, BEN, Bet(stake))
    await does(table, BEN, Stand())
    await does(table, ADA, Stand())
    if table.state.phase is Phase.BETWEEN:
        await table.close(STAFF)
    assert table.state.phase is Phase.CLOSED
    assert await club.purses(ADA, BEN) == [1_000 + stake, 1_000 - stake - 3]
    assert await findings(club.store.database) == []
