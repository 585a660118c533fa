"""Who leaves between two deals with what the game held for him: journal and record tell it."""

from __future__ import annotations

import pytest

from bot.games.chemin_de_fer import Bet, Continue, Decline, Open
from bot.rules.chance import Shuffled
from bot.tables.journal import check_journal
from bot.tables.state import Phase
from bot.tables.table import AnyTable
from tests.games.chemin_de_fer_table import shoe_of
from tests.tables.conftest import ADA, BEN, CLO, DAN, EVE, NAMES, STAFF, Club
from tests.tables.coups import BANK_WINS, TIE, after_a_coup, cloth, does, opened, ready, record_of
from tests.tables.records import replay

SECOND = " Qc 8d Qh Qs"
"""A natural for the bank, after the cards of the first coup."""


async def check_told(club: Club, table: AnyTable, deals: int) -> None:
    """Closes the table: the record has so many deals, and comes to the chips of the table."""
    stacks = cloth(table).chips.stacks
    await table.close(STAFF)
    journal = await club.store.journal.deals(table.charter.table)
    comings = await club.store.journal.comings(table.charter.table)
    assert check_journal(table.charter, journal, comings) == []
    record = await record_of(club, table)
    assert len(record["deals"]) == deals
    printed = replay(record)
    assert printed["refused"] is None
    last = printed["deals"][-1]
    assert (*last["chips"], *last["gallery"]) == stacks


@pytest.mark.parametrize("shoe", [BANK_WINS, TIE])
async def test_a_banker_who_has_left_with_the_bank(club: Club, shoe: str) -> None:
    """After a tie the stakes go back to those who made them, too."""
    table = await after_a_coup(club, shoe + SECOND)
    await table.leave(ADA)
    await ready(table, BEN, CLO)
    await does(table, BEN, Decline())
    await does(table, CLO, Decline())
    await does(table, BEN, Open(20))
    await does(table, CLO, Bet(10))
    assert table.state.phase is Phase.BETWEEN
    await check_told(club, table, 2)


async def test_a_banker_who_has_left_and_come_back(club: Club) -> None:
    """Ada sits where she sat, with more chips than she had: but the bank is hers no more."""
    table = await after_a_coup(club, BANK_WINS + SECOND)
    await table.leave(ADA)
    await table.sit(ADA, NAMES[ADA])
    assert table.state.seat_of(ADA) == 0
    await ready(table, ADA, BEN, CLO)
    await does(table, BEN, Decline())
    await does(table, CLO, Decline())
    assert cloth(table).banked == 0
    await does(table, BEN, Open(20))
    await does(table, ADA, Bet(0))
    await does(table, CLO, Bet(10))
    assert table.state.phase is Phase.BETWEEN
    await check_told(club, table, 2)


@pytest.mark.parametrize("comes", [BEN, DAN])
async def test_a_punter_who_has_left_with_a_stake_from_a_tie(club: Club, comes: int) -> None:
    table = await after_a_coup(club, TIE + SECOND)
    await table.leave(BEN)
    await table.sit(comes, NAMES[comes])
    await ready(table, ADA, CLO, comes)
    assert cloth(table).stakes == ()
    await does(table, CLO, Bet(10))
    await does(table, comes, Bet(0))
    assert table.state.phase is Phase.BETWEEN
    await check_told(club, table, 2)


async def test_an_onlooker_beside_a_gap_in_the_gallery(club: Club) -> None:
    """Dan, who stood first, goes before he has had part in a deal."""
    table = await opened(club)
    await table.sit(BEN, NAMES[BEN])
    club.dealer.ready = [Shuffled(shoe_of(BANK_WINS + SECOND))]
    await table.begin(ADA)
    await ready(table, ADA, BEN)
    (banker,) = (user for user in (ADA, BEN) if table.state.seat_of(user) == 0)
    punter = ADA + BEN - banker
    await does(table, banker, Open(20))
    await table.stand_by(DAN, NAMES[DAN])
    await table.stand_by(EVE, NAMES[EVE])
    await does(table, punter, Bet(10))
    await table.leave(DAN)
    await ready(table, ADA, BEN)
    await does(table, banker, Continue())
    await does(table, punter, Bet(0))
    await does(table, EVE, Bet(7))
    assert table.state.phase is Phase.BETWEEN
    await check_told(club, table, 2)
