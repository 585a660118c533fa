"""Who comes while a deal is under way, and who stands in the gallery."""

from __future__ import annotations

import pytest

from bot.games.chemin_de_fer import Bet, Continue, Open
from bot.games.hazard import Call, Cover, Throw
from bot.rules.chance import Drawn, Rolled, Shuffled
from bot.rules.offers import Refused
from bot.rules.third_card import Draw
from bot.store import findings
from bot.tables.seats import MOST_ONLOOKERS
from bot.tables.state import Phase
from bot.tables.table import AnyTable
from tests.games.chemin_de_fer_table import shoe_of
from tests.tables.conftest import ADA, BEN, CLO, DAN, EVE, NAMES, STAFF, Club
from tests.tables.coups import (
    BANK_WINS,
    LOW,
    TIE,
    after_a_coup,
    begun,
    check_restored,
    cloth,
    does,
    opened,
    ready,
)

MINUTE = 60_000
GALLERY = 11
"""The first place behind the seats."""


async def staked(club: Club, shoe: str = BANK_WINS) -> AnyTable:
    """Ada holds 20, and Ben is to stake."""
    table = await begun(club, shoe, BEN)
    await does(table, ADA, Open(20))
    return table


async def test_who_comes_in_mid_deal_pays_at_once_and_plays_from_the_next(club: Club) -> None:
    table = await staked(club)
    await table.sit(CLO, NAMES[CLO])
    assert await club.purses(CLO) == [900]
    guest = table.state.guests[2]
    assert guest is not None
    assert (guest.aside, guest.fresh) == (100, True)
    assert table.offers(2) == ()
    assert table.seat_view(2) is None
    assert 2 not in cloth(table).seats
    await check_restored(club, table)
    await does(table, BEN, Bet(10))
    assert table.state.phase is Phase.BETWEEN
    guest = table.state.guests[2]
    assert guest is not None
    assert guest.aside is None
    await check_restored(club, table)
    await ready(table, ADA, BEN, CLO)
    assert cloth(table).chips.stacks[:3] == (80, 90, 100)
    await does(table, ADA, Continue())
    await does(table, BEN, Bet(0))
    await does(table, CLO, Bet(7))
    assert cloth(table).staked(2) == 7
    assert await findings(club.store.database) == []


async def test_who_comes_in_mid_deal_may_go_at_once_with_all_chips(club: Club) -> None:
    table = await staked(club)
    await table.sit(CLO, NAMES[CLO])
    await table.leave(CLO)
    assert table.state.guests[2] is None
    assert await club.purses(CLO) == [1_000]
    await table.sit(DAN, NAMES[DAN])
    assert table.state.seat_of(DAN) == 2
    await does(table, BEN, Bet(10))
    await check_restored(club, table)
    assert await findings(club.store.database) == []


async def test_who_comes_in_mid_deal_has_no_say_in_whether_it_is_void(club: Club) -> None:
    table = await staked(club)
    await table.sit(CLO, NAMES[CLO])
    with pytest.raises(Refused, match="no part in what is being played"):
        await table.ask_void(CLO, 1)
    for user in (ADA, BEN):
        await table.ask_void(user, 1)
    assert table.view().latest.void
    await ready(table, ADA, BEN, CLO)
    assert cloth(table).chips.stacks[:3] == (100, 100, 100)
    assert await findings(club.store.database) == []


@pytest.mark.parametrize("ending", ["host", "void"])
async def test_when_the_table_closes_in_mid_deal_who_came_goes_home_whole(
    club: Club, ending: str
) -> None:
    table = await staked(club)
    await table.sit(CLO, NAMES[CLO])
    await table.stand_by(DAN, NAMES[DAN])
    if ending == "void":
        for user in (ADA, BEN):
            await table.ask_void(user, 1)
    await table.close(STAFF)
    assert await club.purses(ADA, BEN, CLO, DAN) == [1_000] * 4
    assert await findings(club.store.database) == []


async def test_a_full_table_takes_nobody_in_mid_deal(club: Club) -> None:
    table = await opened(club)
    for user in range(BEN, 12):
        await table.sit(user, f"Guest {user}")
    await table.begin(ADA)
    await ready(table, *range(ADA, 12))
    with pytest.raises(Refused, match="No seat is free"):
        await table.sit(99, "Late")
    assert await club.purses(99) == [1_000]


async def test_who_takes_a_seat_between_two_deals_sees_no_hand_of_the_last(club: Club) -> None:
    """Whoever sat there may have thrown a hand away unseen."""
    table = await after_a_coup(club, BANK_WINS)
    await table.leave(BEN)
    await table.sit(DAN, NAMES[DAN])
    assert table.state.seat_of(DAN) == 1
    assert table.seat_view(1) is None
    assert table.seat_view(0) is not None
    await check_restored(club, table)
    await ready(table, ADA, CLO, DAN)
    assert table.seat_view(1) is not None


async def test_an_empty_place_has_no_view(club: Club) -> None:
    table = await after_a_coup(club, BANK_WINS)
    await table.leave(BEN)
    assert table.seat_view(1) is None
    assert table.offers(1) == ()


# --- onlookers ----------------------------------------------------------------------------------


async def test_an_onlooker_stakes_and_is_paid_and_goes_home(club: Club) -> None:
    table = await opened(club)
    await table.sit(BEN, NAMES[BEN])
    await table.stand_by(EVE, NAMES[EVE])
    assert table.state.seat_of(EVE) == GALLERY
    club.dealer.ready = [Shuffled(shoe_of("9c 2d Kh Ks"))]
    await table.begin(ADA)
    await ready(table, ADA, BEN)
    (banker,) = (user for user in (ADA, BEN) if table.state.seat_of(user) == 0)
    punter = ADA + BEN - banker
    await does(table, banker, Open(20))
    await does(table, punter, Bet(5))
    await does(table, EVE, Bet(15))
    assert table.state.phase is Phase.BETWEEN
    assert cloth(table).chips.stacks[GALLERY] == 115
    await check_restored(club, table)
    await table.leave(EVE)
    assert await club.purses(EVE) == [1_015]
    assert await findings(club.store.database) == []


async def test_the_gallery_is_open_by_the_house_rules_and_has_an_end(club: Club) -> None:
    shut = await opened(club, gallery="off")
    with pytest.raises(Refused, match="Nobody stakes from the gallery"):
        await shut.stand_by(BEN, NAMES[BEN])
    table = await opened(club)
    with pytest.raises(Refused, match="a place at this table already"):
        await table.stand_by(ADA, NAMES[ADA])
    for user in range(100, 100 + MOST_ONLOOKERS):
        await table.stand_by(user, f"Onlooker {user}")
    with pytest.raises(Refused, match="gallery is full"):
        await table.stand_by(EVE, NAMES[EVE])
    await table.leave(105)
    await table.stand_by(EVE, NAMES[EVE])
    assert table.state.seat_of(EVE) == GALLERY + 5


async def test_an_onlooker_sits_down_between_two_deals_with_a_fresh_buy_in(club: Club) -> None:
    table = await staked(club)
    await table.stand_by(EVE, NAMES[EVE])
    await does(table, BEN, Bet(20))
    assert table.state.phase is Phase.BETWEEN
    await table.sit(EVE, NAMES[EVE])
    assert table.state.seat_of(EVE) == 2
    assert table.state.guests[GALLERY] is None
    assert await club.purses(EVE) == [900]
    await check_restored(club, table)
    await ready(table, ADA, BEN, EVE)
    assert cloth(table).seats == (0, 1, 2)
    assert cloth(table).gallery == ()
    assert await findings(club.store.database) == []


async def test_an_onlooker_who_asks_in_mid_deal_moves_up_when_it_is_over(club: Club) -> None:
    table = await begun(club, BANK_WINS, BEN)
    await table.stand_by(EVE, NAMES[EVE])
    await does(table, ADA, Open(20))
    await table.sit(EVE, NAMES[EVE])
    assert table.state.seat_of(EVE) == GALLERY
    assert table.state.guest(GALLERY).sits
    await does(table, BEN, Bet(20))
    assert table.state.phase is Phase.BETWEEN
    assert table.state.seat_of(EVE) == 2
    assert table.state.guests[GALLERY] is None
    assert table.view().stacks[2] == 100
    assert await club.purses(EVE) == [900]
    await check_restored(club, table)
    await ready(table, ADA, BEN, EVE)
    assert cloth(table).seats == (0, 1, 2)
    assert await findings(club.store.database) == []


async def test_an_onlooker_for_whom_no_seat_comes_free_stays_in_the_gallery(club: Club) -> None:
    table, others = await opened(club), range(100, 110)
    for user in others:
        await table.sit(user, f"Guest {user}")
    await table.stand_by(EVE, NAMES[EVE])
    club.dealer.ready = [Drawn(tuple(range(11))), Shuffled(shoe_of(BANK_WINS))]
    await table.begin(ADA)
    await ready(table, ADA, *others)
    await does(table, ADA, Open(10))
    await table.sit(EVE, NAMES[EVE])
    for user in (*others, EVE):
        await does(table, user, Bet(10 if user == 100 else 0))
    assert table.state.phase is Phase.BETWEEN
    assert table.state.seat_of(EVE) == GALLERY
    assert not table.state.guest(GALLERY).sits


async def test_an_onlooker_who_sits_down_takes_a_stake_left_by_a_tie_along(club: Club) -> None:
    table = await opened(club)
    await table.sit(BEN, NAMES[BEN])
    await table.stand_by(EVE, NAMES[EVE])
    club.dealer.ready = [Shuffled(shoe_of(TIE))]
    await table.begin(ADA)
    await ready(table, ADA, BEN)
    (banker,) = (user for user in (ADA, BEN) if table.state.seat_of(user) == 0)
    await does(table, banker, Open(20))
    await does(table, ADA + BEN - banker, Bet(5))
    await does(table, EVE, Bet(15))
    await table.sit(EVE, NAMES[EVE])
    assert await club.purses(EVE) == [900]
    await ready(table, ADA, BEN, EVE)
    assert cloth(table).stakes[0].amount == 5
    assert len(cloth(table).stakes) == 1
    assert cloth(table).chips.stacks[2] == 100
    assert await findings(club.store.database) == []


async def test_an_onlooker_who_is_away_leaves_when_the_deal_is_over(club: Club) -> None:
    table = await staked(club, " ".join((BANK_WINS, "Qc 8d Qh Qs", "Jc 9h Jd Js")))
    await table.stand_by(EVE, NAMES[EVE])
    await does(table, BEN, Bet(10))
    for missed in (1, 2):
        await ready(table, ADA, BEN)
        await does(table, ADA, Continue())
        await does(table, BEN, Bet(10))
        assert table.state.phase is Phase.PLAYING
        await club.clock.advance(2 * MINUTE)
        assert table.state.phase is Phase.BETWEEN
        assert (table.state.seat_of(EVE) is None) == (missed == 2)
    assert await club.purses(EVE) == [1_000]
    assert table.state.seat_of(BEN) == 1
    await check_restored(club, table)


def _on_turn(table: AnyTable) -> int:
    guest = table.state.guests[table.view().turn.seat]  # type: ignore[union-attr]
    assert guest is not None
    assert guest.user is not None
    return guest.user


async def test_an_onlooker_plays_the_hand_when_only_the_gallery_has_staked(club: Club) -> None:
    table = await opened(club)
    await table.sit(BEN, NAMES[BEN])
    await table.stand_by(EVE, NAMES[EVE])
    club.dealer.ready = [Shuffled(shoe_of(LOW))]
    await table.begin(ADA)
    await ready(table, ADA, BEN)
    (banker,) = (user for user in (ADA, BEN) if table.state.seat_of(user) == 0)
    await does(table, banker, Open(20))
    await does(table, ADA + BEN - banker, Bet(0))
    await does(table, EVE, Bet(15))
    hand = table.seat_view(GALLERY)
    assert hand is not None
    assert len(hand.hand.cards) == 2
    await check_restored(club, table)
    await does(table, EVE, Draw())
    assert cloth(table).third is not None


async def test_onlookers_do_not_hold_up_the_next_deal(club: Club) -> None:
    table = await after_a_coup(club, BANK_WINS)
    await table.stand_by(EVE, NAMES[EVE])
    await ready(table, ADA, BEN, CLO)
    assert table.state.phase is Phase.PLAYING


async def test_an_onlooker_of_hazard_covers_from_the_gallery_and_sits_down(club: Club) -> None:
    table = await club.hall.open(
        "hazard", {}, server=77, channel=78, host=ADA, name="Ada", buy_in=100, pace="social"
    )
    await table.sit(BEN, NAMES[BEN])
    await table.stand_by(EVE, NAMES[EVE])
    place = table.state.seat_of(EVE)
    assert place == table.rules.most_seats
    await table.begin(ADA)
    club.dealer.ready = [Rolled((3, 4))]
    await ready(table, ADA, BEN)
    caster = _on_turn(table)
    await does(table, caster, Call(10, 7))
    await does(table, EVE, Cover(4))
    await does(table, ADA + BEN - caster, Cover(6))
    await does(table, caster, Throw())
    assert table.state.phase is Phase.BETWEEN
    assert await findings(club.store.database) == []
    await table.sit(EVE, NAMES[EVE])
    assert table.state.seat_of(EVE) == 2
    assert await club.purses(EVE) == [1_000 - 4 - 100]
