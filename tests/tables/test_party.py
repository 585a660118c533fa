"""Of whom a deal is told when some of its players have left, and what else is told of leaving."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.chat.hand_sheet import Dealt, Where, hand_sheet
from bot.chat.sheet import TableSheet
from bot.chat.table_sheet import table_sheet
from bot.chat.told import Told
from bot.games.brag import Fold
from bot.games.hazard import PassBox
from bot.games.pope_joan.pack import STOPS_PACK
from bot.rules.chance import Drawn, Shuffled
from bot.rules.turns import OnTurn
from bot.tables.state import Gone, Phase, Share
from bot.tables.table import AnyTable
from tests.chat.test_books import kits
from tests.tables.antes import dealt, ready
from tests.tables.company_of import dealt as dealt_to_all
from tests.tables.conftest import ADA, BEN, CHANNEL, CLO, DAN, NAMES, SERVER, STAFF, Club, guest
from tests.tables.coups import BANK_WINS, GUESTS, TIE, after_a_coup, check_restored, does


def sheet(table: AnyTable) -> TableSheet:
    """What everybody reads."""
    kit = next(each for each in kits() if each.rules.name == table.charter.game)
    return table_sheet(Told(kit, table.rules, table.view(), {}))


def call(table: AnyTable, seat: int) -> str:
    """What a guest is called to, beside the hand."""
    kit = next(each for each in kits() if each.rules.name == table.charter.game)
    view = table.seat_view(seat)
    assert view is not None
    assert kit.hands is not None
    told = Told(kit, table.rules, table.view(), {})
    dealt = Dealt(told, kit.hands, view, table.offers(seat))
    shown = hand_sheet(dealt, Where("The Club", ""), words_only=True, four_colours=False)
    return shown.foot


def text(table: AnyTable) -> str:
    shown = sheet(table)
    told = "\n".join((shown.head, shown.body, shown.foot, shown.alt))
    return told.replace("nobody else", "none else")


async def folded(club: Club) -> AnyTable:
    """Brag: Ada folds and leaves with the end of the deal, and Ben folds."""
    table = await dealt(club, 100)
    await table.leave(ADA)
    await does(table, ADA, Fold())
    await does(table, BEN, Fold())
    assert table.state.phase is Phase.BETWEEN
    return table


async def test_a_hand_at_a_table_that_waits_says_what_brings_its_holder_back(club: Club) -> None:
    party = await dealt_to_all(club, "whist")
    assert [call(party.table, seat) for seat in range(4)].count("-# Others are to act now.") == 3
    await party.all_away()
    called = [call(party.table, seat) for seat in range(4)]
    waits = "-# Everybody is away, and the table waits: *My hand* under it brings you back."
    assert sorted(called) == sorted([*(waits,) * 3, "**It is your turn.**"])


async def test_who_has_left_keeps_the_name_in_the_deal_until_the_next_begins(club: Club) -> None:
    table = await folded(club)
    assert table.state.seat_of(ADA) is None
    assert "nobody" not in text(table)
    assert "Won and lost: Ada −1, Ben −1 and Clo +2." in text(table)
    guests = tuple(each and each.name for each in table.state.party)
    assert guests[:3] == ("Ada", "Ben", "Clo")
    await check_restored(club, table)
    for user in (BEN, CLO):
        await table.next_deal(user)
    assert table.state.party == table.state.guests
    assert "Ada:" not in sheet(table).body


async def test_who_takes_the_seat_is_not_taken_for_who_had_it(club: Club) -> None:
    table = await folded(club)
    await table.sit(DAN, NAMES[DAN])
    assert table.state.seat_of(DAN) == 0
    assert "Won and lost: Ada −1," in text(table)
    chips = table.view().public.table.chips  # type: ignore[union-attr]
    assert chips.stacks[0] == 99


async def test_after_a_void_deal_those_are_shown_who_sit_there(club: Club) -> None:
    table = await folded(club)
    await table.sit(DAN, NAMES[DAN])
    for user in (BEN, CLO, DAN):
        await table.next_deal(user)
    assert table.state.phase is Phase.PLAYING
    await table.void(STAFF, 2)
    assert table.state.guests[0] == replace(table.state.guest(0), name="Dan")
    assert sheet(table).alt == "Chips: Dan 100, Ben 99 and Clo 102."
    assert table.view().public is None
    await check_restored(club, table)


async def test_it_is_told_who_left_with_how_many_chips_and_who_hosts_now(club: Club) -> None:
    table = await folded(club)
    told = "Ada has left with 99 chips. Ben is the host now."
    assert told in sheet(table).foot.splitlines()
    for user in (BEN, CLO):
        await table.next_deal(user)
    assert f"-# {told}" in sheet(table).foot.splitlines()
    await does(table, CLO, Fold())
    assert "has left" not in text(table)


async def test_who_comes_back_has_not_left(club: Club) -> None:
    table = await folded(club)
    await table.sit(ADA, NAMES[ADA])
    assert "has left" not in text(table)


async def test_the_names_stay_at_a_table_that_all_have_left(club: Club) -> None:
    table = await folded(club)
    await table.leave(BEN)
    await table.leave(CLO)
    assert table.state.phase is Phase.CLOSED
    assert "nobody" not in text(table)
    assert "Ada has left with 99 chips. Ben has left with 99 chips. Clo" in text(table)


async def test_who_deals_next_is_told_without_those_who_have_left(club: Club) -> None:
    table = await club.hall.open(
        "hazard",
        {},
        server=SERVER,
        channel=CHANNEL,
        host=ADA,
        name=NAMES[ADA],
        buy_in=100,
        pace="social",
    )
    for user in (BEN, CLO, DAN):
        await table.sit(user, NAMES[user])
    club.dealer.ready = [Drawn((0, 1, 2, 3))]
    await table.begin(ADA)
    assert table.view().next_dealer == 0
    hazard = next(each for each in kits() if each.rules.name == "hazard")
    assert sheet(table).picture == hazard.pictures.lobby(table.state.guests[:4])
    assert "Ada casts first, by lot." in sheet(table).body
    assert "The first round begins" in sheet(table).foot
    for user in (ADA, BEN, CLO, DAN):
        await table.next_deal(user)
    await table.leave(BEN)
    await does(table, ADA, PassBox())
    assert table.view().next_dealer == 2
    assert "**Clo** casts next, <t:" in sheet(table).foot
    assert "Ada gave up the box. It goes to **Ben**." in sheet(table).body
    await table.leave(CLO)
    assert "**Dan** casts next" in sheet(table).foot
    for user in (ADA, DAN):
        await table.next_deal(user)
    assert table.view().public.table.caster == 3  # type: ignore[union-attr]


@pytest.mark.parametrize(("shoe", "shares"), [(BANK_WINS, (Share(0, 30),)), (TIE, None)])
async def test_what_pools_pay_out_at_the_end_is_told_and_painted(
    club: Club, shoe: str, shares: tuple[Share, ...] | None
) -> None:
    table = await after_a_coup(club, shoe)
    for user in GUESTS:
        await table.next_deal(user)
    await table.close(STAFF)
    found = table.state.shares
    assert found == (shares or (Share(0, 20), Share(1, 10)))
    words = {BANK_WINS: "30 to Ada", TIE: "20 to Ada and 10 to Ben"}[shoe]
    assert f"30 chips still lay in the pools, and have gone home too: {words}." in sheet(table).foot
    stacks = table.view().stacks[:3]
    assert [900 + stack for stack in stacks] == await club.purses(*GUESTS)
    assert sheet(table).alt == "Chips: Ada {}, Ben {} and Clo {}.".format(*stacks)


async def test_a_leaver_takes_what_pools_hold_off_the_board(club: Club) -> None:
    table = await after_a_coup(club, BANK_WINS)
    await table.leave(ADA)
    chips = table.view().public.table.chips  # type: ignore[union-attr]
    assert chips.pools["bank"] == 0
    assert table.state.gone == (Gone(0, table.state.gone[0].guest, 110, True, True),)
    await check_restored(club, table)


async def test_the_board_of_pope_joan_is_shared_out_with_a_word(club: Club) -> None:
    table = await club.hall.open(
        "pope_joan",
        {},
        server=SERVER,
        channel=CHANNEL,
        host=ADA,
        name=NAMES[ADA],
        buy_in=100,
        pace="social",
    )
    for user in (BEN, CLO):
        await table.sit(user, NAMES[user])
    club.dealer.ready = [Drawn((0, 1, 2)), Shuffled(STOPS_PACK)]
    await table.begin(ADA)
    await ready(table)
    while table.state.phase is Phase.PLAYING:
        turn = table.view().turn
        assert isinstance(turn, OnTurn)
        view = table.seat_view(turn.seat)
        assert view is not None
        action = table.rules.absent(view.public.table, view.hand, turn.seat)
        user = table.state.guest(turn.seat).user
        assert user is not None
        await does(table, user, action)
    lying = sum(table.view().public.table.chips.pools.values())  # type: ignore[union-attr]
    await table.close(guest(table.state.host))
    shares = table.state.shares
    assert sum(each.chips for each in shares) == lying > 0
    assert f"{lying} chips still lay in the pools" in sheet(table).foot
    assert "Pope 0" in text(table)
    chips = table.view().public.table.chips  # type: ignore[union-attr]
    assert [900 + stack for stack in chips.stacks[:3]] == await club.purses(*GUESTS)


async def test_a_stake_that_lies_over_is_no_loss_and_no_gain_when_it_comes_back(
    club: Club,
) -> None:
    table = await after_a_coup(club, TIE)
    for user in GUESTS:
        await table.next_deal(user)
    await table.close(STAFF)
    history = await club.store.ledger.history(SERVER, BEN, 0, 10)
    assert [(each.reason, each.amount) for each in history.entries[:2]] == [
        ("leaving", 100),
        ("deal", 0),
    ]
