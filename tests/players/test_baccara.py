"""The computer player of baccara: its habits one by one, and whole sittings."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from bot.games.baccara import Accept, AllShown, Baccara, Bet, Bid, Decline, Done, Phase, Retire
from bot.rules.cards import PACK, spelled
from bot.rules.offers import Action
from bot.rules.third_card import Draw, Stand
from tests.games.baccara_table import Played, banked, table_of
from tests.games.test_baccara_bets import coup
from tests.players.rounds import computer, sitting


@pytest.mark.parametrize(("chips", "bid", "bank"), [(200, 40, 40), (9, 1, 1), (4, 0, 1)])
def test_it_bids_and_puts_up_a_fifth(chips: int, bid: int, bank: int) -> None:
    table = table_of(Baccara(), (chips, 100, 100))
    table.begin()
    assert computer(table, 0) == Bid(bid)
    table.closes()
    assert table.table.phase is Phase.OFFER
    assert computer(table, 0) == Accept(bank)


@pytest.mark.parametrize(("chips", "action"), [(250, Accept()), (249, Decline())])
def test_it_takes_over_a_bank_of_a_fifth_at_most(chips: int, action: Action) -> None:
    table = banked((100, chips, 100), 50)
    table.act(0, Retire())
    assert computer(table, 1) == action


@pytest.mark.parametrize(
    ("chips", "bank", "seat", "action"),
    [
        pytest.param(200, 50, 1, Bet("R", 10), id="a twentieth on the own side"),
        pytest.param(200, 50, 2, Bet("L", 10), id="the left for who sits there"),
        pytest.param(7, 50, 1, Bet("R", 1), id="at least one chip"),
        pytest.param(200, 4, 1, Bet("R", 4), id="no more than the bank covers"),
        pytest.param(200, 50, 3, Bet("R", 10), id="the gallery on the right"),
    ],
)
def test_bets(chips: int, bank: int, seat: int, action: Action) -> None:
    table = banked((100, chips, chips, chips), bank, "", None, 1)
    assert computer(table, seat) == action
    table.act(seat, action)
    assert computer(table, seat) == Done()


def test_it_bets_nothing_beyond_a_covered_bank() -> None:
    table = banked((100, 100, 100), 5)
    table.bets(l2=5)
    assert computer(table, 1) == Done()


@pytest.mark.parametrize(
    ("hand", "action"),
    [
        ("2c Kc", Draw()),
        ("3c 3d", Stand()),
        ("5c Kc", Stand()),
        ("5h Kc", Draw()),
    ],
)
def test_the_holders_third_card(hand: str, action: Action) -> None:
    table = banked((100, 100, 100), 50, coup(hand, "2d Kd", "2s Ks"))
    table.bets(r1=10)
    table.closes()
    assert computer(table, 1) == action


def test_the_banker_minds_the_side_with_more_staked() -> None:
    """The book's own example: five against a ten on the right and a seven on the left."""
    for right, left, action in ((10, 5, Stand()), (5, 50, Draw())):
        table = banked((100, 100, 100), 90, coup("2c Kc", "2d Kd", "5s Ks") + " Th 7h")
        table.bets(r1=right, l2=left)
        table.closes()
        table.draws()
        table.draws()
        assert computer(table, 0) == action


def _bank_after(banker: Callable[[Played], Action], random: Random) -> int:
    """What a bank of 100 is after a coup with 10 on either side."""
    shoe = spelled(tuple(random.sample(PACK * 3, 12)))
    table = banked((0, 100, 100), 100, "", None, shoe=shoe)
    table.bets(r1=10, l2=10)
    table.closes()
    while table.sitting.playing:
        seat = table.on_turn()
        table.act(seat, banker(table) if seat == 0 else computer(table, seat))
    return table.table.banked


def test_as_a_banker_it_does_better_than_chance() -> None:
    chance = Random(4)
    by_book = sum(
        _bank_after(lambda table: computer(table, 0), Random(seed)) for seed in range(300)
    )
    by_chance = sum(
        _bank_after(lambda _: chance.choice((Draw(), Stand())), Random(seed)) for seed in range(300)
    )
    assert by_book > by_chance + 300


@pytest.mark.parametrize(
    ("rules", "seats"),
    [
        (Baccara(), 3),
        (Baccara(false_draw="free", over_limit="trim", resale="list", packs=6), 5),
        (Baccara(forced_card="off", cheval_tie="standoff", burn=2, cut=60), 11),
    ],
)
def test_computers_play_whole_sittings(rules: Baccara, seats: int) -> None:
    table = sitting(table_of(rules, (200,) * seats), [computer] * seats, 60, seats)
    assert table.table.chips.total == 200 * seats
    coups = table.happened(AllShown)
    assert len(coups) > 20
    assert {result for event in coups for result in event.results} >= {"win", "tie", "lose"}
