"""Seals of chance in mid-deal: shown before anybody acts on it, kept while unused, opened after."""

from __future__ import annotations

from bot.games.chemin_de_fer import Bet, Decline, Open
from bot.games.hazard import Call, Cover, Throw
from bot.rules.chance import Rolled, Shuffled, write_chance
from bot.rules.turns import OnTurn, Window
from bot.tables.fairness import commitment
from bot.tables.ports import MoveRow
from bot.tables.state import Phase
from bot.tables.table import AnyTable
from bot.tables.times import Times
from tests.games.chemin_de_fer_table import shoe_of
from tests.tables.conftest import ADA, BEN, CHANNEL, CLO, NAMES, SERVER, STAFF, Club
from tests.tables.coups import (
    BANK_WINS,
    LOW,
    after_a_coup,
    begun,
    check_restored,
    cloth,
    does,
    ready,
    record_of,
)


async def moves_of(club: Club, table: AnyTable, deal: int) -> tuple[MoveRow, ...]:
    return next(
        moves
        for row, moves in await club.store.journal.deals(table.charter.table)
        if row.deal == deal
    )


async def test_a_shuffle_in_mid_deal_is_sealed_before_the_first_stake(club: Club) -> None:
    table = await begun(club, LOW, BEN, CLO)
    assert table.state.seal is None
    await does(table, ADA, Open(20))
    seal = table.state.seal
    assert seal is not None
    assert seal.kind == "shuffled"
    assert table.view().commitment == seal.commitment
    await does(table, BEN, Bet(10))
    assert table.state.seal == seal
    await does(table, CLO, Bet(0))
    assert table.state.seal is None
    assert table.view().commitment == seal.commitment
    *_, shuffle = await moves_of(club, table, 0)
    assert (shuffle.commitment, shuffle.secret) == (seal.commitment, seal.secret)
    assert cloth(table).shoe == 308
    assert commitment(seal.secret, write_chance(Shuffled(shoe_of(LOW)))) == seal.commitment


async def test_a_seal_stands_from_window_to_window_until_its_shuffle_is_asked_for(
    club: Club,
) -> None:
    table = await begun(club, LOW, BEN, CLO)
    await does(table, ADA, Open(20))
    seal = table.state.seal
    for _ in range(2):
        assert isinstance(table.view().turn, Window)
        await club.clock.advance(Times().grace)
        await table.close_window(ADA, table.state.move)
        assert table.state.seal == seal
    assert table.state.phase is Phase.BETWEEN
    await check_restored(club, table)
    await ready(table, ADA, BEN, CLO)
    await does(table, BEN, Open(10))
    assert table.state.seal == seal
    await does(table, ADA, Bet(5))
    await does(table, CLO, Bet(0))
    assert table.state.seal is None
    assert seal is not None
    assert (await moves_of(club, table, 1))[-1].commitment == seal.commitment


async def test_a_seal_outlives_a_void_deal_and_a_restart(club: Club) -> None:
    table = await begun(club, LOW, BEN)
    await does(table, ADA, Open(20))
    seal = table.state.seal
    await check_restored(club, table)
    for user in (ADA, BEN):
        await table.ask_void(user, 1)
    assert table.state.phase is Phase.BETWEEN
    assert table.state.seal == seal
    await check_restored(club, table)
    await ready(table, ADA, BEN)
    await does(table, ADA, Open(20))
    await does(table, BEN, Bet(10))
    assert seal is not None
    assert (await moves_of(club, table, 1))[-1].commitment == seal.commitment


async def test_nothing_is_sealed_while_the_shoe_lasts(club: Club) -> None:
    table = await after_a_coup(club, BANK_WINS)
    used = table.view().commitment
    assert table.state.seal is None
    await ready(table, ADA, BEN, CLO)
    assert table.state.seal is None
    assert used is not None
    assert table.view().commitment is None


async def test_the_record_opens_the_seal_that_the_table_showed(club: Club) -> None:
    table = await begun(club, BANK_WINS, BEN)
    await does(table, ADA, Open(20))
    shown = table.view().commitment
    await does(table, BEN, Bet(10))
    await table.close(STAFF)
    record = await record_of(club, table)
    (proof,) = record["fair"]
    assert (proof["deal"], proof["move"], proof["commitment"]) == (0, 2, shown)
    moves = record["deals"][0]["moves"]
    assert moves[proof["move"]]["chance"] == "shuffled"
    assert commitment(proof["secret"], moves[proof["move"]]) == shown


async def hazard(club: Club, **options: int | str) -> AnyTable:
    """Ada is to call a main; Ben sits with her."""
    table = await club.hall.open(
        "hazard",
        options,
        server=SERVER,
        channel=CHANNEL,
        host=ADA,
        name=NAMES[ADA],
        buy_in=100,
        pace="social",
    )
    await table.sit(BEN, NAMES[BEN])
    await table.begin(ADA)
    await ready(table, ADA, BEN)
    return table


def caster(table: AnyTable) -> int:
    turn = table.view().turn
    assert isinstance(turn, OnTurn)
    guest = table.state.guests[turn.seat]
    assert guest is not None
    assert guest.user is not None
    return guest.user


async def test_every_throw_is_sealed_before_the_caster_throws(club: Club) -> None:
    table = await hazard(club)
    club.dealer.ready = [Rolled((2, 2)), Rolled((1, 2)), Rolled((2, 2))]
    await does(table, caster(table), Call(10, 7))
    setter = BEN if table.state.guests[0].user == _caster_user(table) else ADA  # type: ignore[union-attr]
    await does(table, setter, Cover(10))
    seals: list[str] = []
    while table.state.phase is Phase.PLAYING:
        seal = table.state.seal
        assert seal is not None
        assert seal.kind == "rolled"
        assert seal.commitment not in seals
        seals.append(seal.commitment)
        await check_restored(club, table)
        await does(table, caster(table), Throw())
    record = await record_of(club, table)
    assert len(seals) == 3
    assert [each["commitment"] for each in record["fair"]][-3:] == seals
    for proof in record["fair"][-3:]:
        thrown = record["deals"][proof["deal"]]["moves"][proof["move"]]
        assert commitment(proof["secret"], thrown) == proof["commitment"]


def _caster_user(table: AnyTable) -> int:
    public = table.view().public
    assert public is not None
    guest = table.state.guests[public.table.caster]  # type: ignore[attr-defined]
    assert guest is not None
    assert guest.user is not None
    return guest.user


async def test_who_declines_the_bank_uses_no_seal(club: Club) -> None:
    table = await begun(club, LOW, BEN, CLO)
    await does(table, ADA, Decline())
    assert table.state.seal is None
    assert table.view().commitment is None
