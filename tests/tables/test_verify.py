"""Whoever alters a record is found out by `--verify`, or by the seal that the table showed."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from copy import deepcopy
from random import Random
from typing import Any, TypeAlias

import pytest

from bot.games import games
from bot.games.hazard import Call, Cover
from bot.rules.chance import Drawn, Rolled
from bot.rules.codec import UnreadableError
from bot.rules.offers import Action, Offer, Stake
from bot.rules.turns import awaited
from bot.tables.dealer import SystemDealer
from bot.tables.fairness import commitment
from bot.tables.proofs import check_proofs
from bot.tables.record_read import read_record
from bot.tables.replay import replayed
from bot.tables.state import Phase, Seal
from bot.tables.table import AnyTable
from tests.dealers import SeededDealer
from tests.few import for_few
from tests.laws.deals import anything
from tests.tables.conftest import ADA, BEN, CHANNEL, CLO, DAN, NAMES, SERVER, STAFF, Club
from tests.tables.coups import does
from tests.tables.records import text
from tests.tables.test_any_evening import STEPS, Crowd
from tests.tables.test_any_evening import opened as begun

Whole: TypeAlias = dict[str, Any]
GUESTS = (ADA, BEN, CLO, DAN)
DEALS = 2
MOVES = 400


def fault(whole: Whole) -> str | None:
    """What `replay --verify` has against a record."""
    try:
        record = read_record(text(whole))
        replay = replayed(record)
        check_proofs(record, replay)
    except UnreadableError as error:
        return str(error)
    return None if replay.refusal is None else replay.refusal.why


async def opened(
    club: Club, game: str, *guests: int, buy_in: int = 200, **options: int | str
) -> AnyTable:
    """A table of a game before its first deal."""
    host, *others = guests
    table = await club.hall.open(
        game,
        {**for_few(game), **options},
        server=SERVER,
        channel=CHANNEL,
        host=host,
        name=NAMES[host],
        buy_in=buy_in,
        pace="social",
    )
    for user in others:
        await table.sit(user, NAMES[user])
    await table.begin(host)
    return table


async def played(table: AnyTable, random: Random) -> None:
    """A deal, played at random to its end."""
    for guest in table.state.people:
        if table.state.phase is Phase.BETWEEN:
            await table.next_deal(guest.user or 0)
    for _ in range(MOVES):
        turn = table.view().turn
        if turn is None:
            return
        guest = table.state.guests[random.choice(awaited(turn))]
        assert guest is not None
        await table.act(guest.user or 0, lambda offers: _any(offers, random), table.state.move)
    raise AssertionError("the deal has no end")


def _any(offers: Any, random: Random) -> Action:
    offer: Offer = random.choice(offers)
    if not isinstance(offer, Stake):
        return anything([offer], random)
    return offer.at(random.choice((offer.low, min(offer.high, offer.low + offer.step))))


async def evening(club: Club, game: str) -> Whole:
    """The record of some deals at a table that has closed."""
    random = Random(game)
    club.dealer = SeededDealer(3)  # type: ignore[assignment]
    club.hall = club.hall_with(club.store.journal)
    table = await opened(club, game, *GUESTS)
    for _ in range(DEALS):
        await played(table, random)
    await table.close(STAFF)
    return json.loads(text(await club.hall.record(table.charter.table, table.charter.server)))


def chances(whole: Whole) -> Iterator[Whole]:
    """Every move of chance."""
    for deal in whole["deals"]:
        yield from (move for move in deal["moves"] if "chance" in move)


def _other(chance: Whole) -> None:
    """Something else that chance might have brought."""
    if "cards" in chance:
        cards = chance["cards"].split()
        there = next(n for n, each in enumerate(cards) if each != cards[0])
        cards[0], cards[there] = cards[there], cards[0]
        chance["cards"] = " ".join(cards)
    elif "faces" in chance:
        chance["faces"][0] = chance["faces"][0] % 6 + 1
    else:
        chance["order"] = chance["order"][::-1]


@pytest.mark.parametrize("game", sorted(games()))
async def test_no_chance_and_no_proof_can_be_altered(club: Club, game: str) -> None:
    whole = await evening(club, game)
    assert fault(whole) is None
    count = len(list(chances(whole)))
    assert count == len(whole["fair"]) >= 1
    for number in range(count):
        spoilt = deepcopy(whole)
        _other(list(chances(spoilt))[number])
        assert fault(spoilt), number
        for spoil in PROOFS:
            spoilt = deepcopy(whole)
            spoil(spoilt, number)
            assert fault(spoilt), (spoil.__name__, number)


def _commitment(whole: Whole, number: int) -> None:
    proof = whole["fair"][number]
    proof["commitment"] = commitment("0" * 32, {"chance": "rolled", "faces": [1, 1]})


def _secret(whole: Whole, number: int) -> None:
    proof = whole["fair"][number]
    proof["secret"] = proof["secret"][:-1] + ("0" if proof["secret"][-1] != "0" else "1")


def _missing(whole: Whole, number: int) -> None:
    del whole["fair"][number]


def _all_missing(whole: Whole, number: int) -> None:
    del whole["fair"], number


def _twice(whole: Whole, number: int) -> None:
    """A second seal of the same chance, hidden behind another way to name its place."""
    proof = whole["fair"][number]
    moves = whole["deals"][proof["deal"]]["moves"]
    first = next(ordinal for ordinal, move in enumerate(moves) if "chance" in move)
    place = proof.pop("move", first)
    whole["fair"].append({**proof, "move": place})
    proof["move"] = place if place != first else None
    if proof["move"] is None:
        del proof["move"]


def _elsewhere(whole: Whole, number: int) -> None:
    whole["fair"][number]["deal"] = len(whole["deals"])


def _of_no_chance(whole: Whole, number: int) -> None:
    proof = whole["fair"][number]
    whole["fair"].append({**proof, "move": len(whole["deals"][proof["deal"]]["moves"]) - 1})


def _guessable(whole: Whole, number: int) -> None:
    """A seal that hides nothing: whoever saw it could try all secrets."""
    proof, chance = whole["fair"][number], list(chances(whole))[number]
    proof.update(secret="1", commitment=commitment("1", chance))


def _read_otherwise(whole: Whole, number: int) -> None:
    """The very same seal, if its text might be parted elsewhere."""
    proof, chance = whole["fair"][number], list(chances(whole))[number]
    brought = chance.get("cards") or " ".join(map(str, chance.get("faces") or chance["order"]))
    first, _, rest = brought.partition(" ")
    proof["secret"] = f"{proof['secret']} {first}"
    parted: Whole = {"chance": "shuffled", "cards": rest}
    if "cards" not in chance:
        key = "faces" if "faces" in chance else "order"
        parted = {"chance": chance["chance"], key: [int(each) for each in rest.split()]}
    assert commitment(proof["secret"], parted) == proof["commitment"]
    chance.clear()
    chance.update(parted)


PROOFS: tuple[Callable[[Whole, int], None], ...] = (
    _commitment,
    _secret,
    _missing,
    _all_missing,
    _twice,
    _elsewhere,
    _of_no_chance,
    _guessable,
    _read_otherwise,
)


async def test_no_deal_of_whist_can_be_added_left_out_or_moved(club: Club) -> None:
    whole = await evening(club, "whist")
    added, turned, without = deepcopy(whole), deepcopy(whole), deepcopy(whole)
    added["deals"].append(deepcopy(added["deals"][-1]))
    assert fault(added)
    turned["deals"].reverse()
    assert fault(turned) == "fair: deal 0 (the first is 0) is not the one that was sealed"
    del without["deals"][0]
    assert fault(without)


async def test_no_seal_serves_twice(club: Club) -> None:
    """Else who had seen a deal before would know the next."""
    whole = await evening(club, "whist")
    first, second = (deal["moves"] for deal in whole["deals"])
    second[:] = [first[0]]
    whole["fair"][1] = {**whole["fair"][0], "deal": 1}
    assert fault(whole) == "fair: deal 1 (the first is 0) has a seal that has served before"


async def test_no_two_moves_of_whist_can_change_places(club: Club) -> None:
    whole = await evening(club, "whist")
    for ordinal in range(len(whole["deals"][0]["moves"]) - 1):
        spoilt = deepcopy(whole)
        moves = spoilt["deals"][0]["moves"]
        moves[ordinal], moves[ordinal + 1] = moves[ordinal + 1], moves[ordinal]
        assert fault(spoilt), ordinal


async def test_who_makes_up_a_seal_as_well_is_told_by_the_one_that_was_shown(club: Club) -> None:
    """A record alone cannot prove when its seals were made: the table must have shown them."""
    whole = await evening(club, "hazard")
    shown = [proof["commitment"] for proof in whole["fair"]]
    forged, secret = deepcopy(whole), SystemDealer().secret()
    number = len(shown) - 1
    chance = list(chances(forged))[number]
    forged["fair"][number].update(secret=secret, commitment=commitment(secret, chance))
    assert fault(forged) is None
    assert [proof["commitment"] for proof in forged["fair"]] != shown


def test_a_secret_has_128_bits_of_the_systems_own_chance() -> None:
    secrets = {SystemDealer(Random(1)).secret() for _ in range(100)}
    assert len(secrets) == 100
    assert all(len(each) == 32 and int(each, 16) >= 0 for each in secrets)


async def test_a_deal_that_becomes_possible_by_a_buy_in_is_sealed_before_it_is_dealt(
    club: Club,
) -> None:
    table = await too_poor(club)
    assert table.state.seal is None
    await club.clock.advance(1)
    await table.buy_in(CLO, 50)
    seal = table.state.seal
    assert seal is not None
    assert table.state.since == club.clock.now(), "the pause begins when there is a seal to see"
    for user in (ADA, CLO):
        await table.next_deal(user)
    assert table.state.phase is Phase.PLAYING
    assert table.view().commitment == seal.commitment


async def too_poor(club: Club) -> AnyTable:
    """Brag that cannot go on: Ben has left after a deal in which Clo has lost all."""
    for seed in range(20):
        table = await opened(club, "brag", ADA, BEN, CLO, buy_in=1, shuffle_every_deal="on")
        for user in (ADA, BEN):
            await table.buy_in(user, 20)
        for user in (ADA, BEN, CLO):
            await table.next_deal(user)
        await table.leave(BEN)
        await played(table, Random(seed))
        place = table.state.seat_of(CLO)
        view = table.view().public
        assert view is not None
        if table.state.phase is Phase.BETWEEN and not view.table.chips.stacks[place or 0]:
            return table
        if table.state.phase is not Phase.CLOSED:
            await table.close(STAFF)
    raise AssertionError("Clo never loses")


@pytest.mark.parametrize("game", sorted(games()))
async def test_a_seal_that_was_shown_is_never_drawn_anew(club: Club, game: str) -> None:
    """Whoever comes, leaves, asks for a void deal or lets time go by: it is used, or it stands."""
    random = Random(f"seals of {game}")
    club.dealer = SeededDealer(5)  # type: ignore[assignment]
    club.hall = club.hall_with(club.store.journal)
    table = await begun(club, game, random)
    crowd, used = Crowd(club, table, random), 0
    for _ in range(STEPS):
        seal = table.state.seal
        if table.state.phase is Phase.CLOSED:
            break
        await crowd.step()
        if seal is not None and table.state.seal != seal and table.state.phase is not Phase.CLOSED:
            assert await _was_opened(club, seal)
            used += 1
    assert used


async def _was_opened(club: Club, seal: Seal) -> bool:
    """Whether it is in the books with its chance, also in a deal that has become void."""
    wanted = (seal.commitment, seal.secret, seal.chance)
    query = "SELECT count(*) FROM moves WHERE commitment = ? AND secret = ? AND move = ?"
    return await club.store.database.read(lambda books: books.execute(query, wanted).fetchone()[0])


async def test_a_throw_that_follows_a_throw_at_once_needs_no_proof(club: Club) -> None:
    club.dealer.ready = [Drawn((0, 1)), Rolled((1, 1)), Rolled((3, 4))]
    table = await opened(club, "hazard", ADA, BEN, main_choice="thrown")
    for user in (ADA, BEN):
        await table.next_deal(user)
    await does(table, ADA, Call(10))
    await does(table, BEN, Cover(0))
    await table.close(STAFF)
    whole = json.loads(text(await club.hall.record(table.charter.table, table.charter.server)))
    assert [each["faces"] for each in chances(whole)] == [[1, 1], [3, 4]]
    assert len(whole["fair"]) == 1
    assert fault(whole) is None
