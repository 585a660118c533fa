"""The computer player of chemin de fer: its habits one by one, and whole sittings."""

from __future__ import annotations

import pytest

from bot.games.chemin_de_fer import (
    AllShown,
    Banco,
    Bet,
    CheminDeFer,
    Continue,
    Decline,
    Open,
    Pass,
    Phase,
    Take,
)
from bot.rules.offers import Action
from bot.rules.third_card import Draw, Stand
from tests.games.chemin_de_fer_table import banked, table_of
from tests.players.rounds import computer, sitting


@pytest.mark.parametrize(
    ("chips", "rules", "bank"),
    [
        (200, CheminDeFer(), 20),
        (9, CheminDeFer(), 1),
        (200, CheminDeFer(min_bank=50), 50),
        (200, CheminDeFer(max_bank=5), 5),
        (1, CheminDeFer(max_bank=5), 1),
    ],
)
def test_it_opens_with_a_tenth(chips: int, rules: CheminDeFer, bank: int) -> None:
    table = table_of(rules, (chips, 100))
    table.begin()
    assert computer(table, 0) == Open(bank)


@pytest.mark.parametrize(
    ("chips", "bank", "suivi", "action"),
    [
        pytest.param(200, 50, None, Bet(10), id="a twentieth"),
        pytest.param(7, 50, None, Bet(1), id="at least one chip"),
        pytest.param(3, 2, None, Bet(1), id="a quarter would be nothing"),
        pytest.param(200, 10, None, Banco(), id="the whole of a small bank"),
        pytest.param(200, 11, None, Bet(10), id="of a larger one not"),
        pytest.param(200, 50, 1, Banco(), id="a lost banco is called again"),
        pytest.param(199, 50, 1, Bet(9), id="never with more than a quarter"),
        pytest.param(200, 50, 2, Bet(10), id="another's right"),
    ],
)
def test_stakes(chips: int, bank: int, suivi: int | None, action: Action) -> None:
    table = banked((100, chips, 500), bank, "", None, suivi=suivi)
    assert computer(table, 1) == action


def test_a_stake_left_by_a_tie_is_not_raised() -> None:
    table = banked(
        (100, 100, 100),
        50,
        "",
        None,
        pools={"bank": 50, "carried": 30},
        stakes=[[1, 30]],
    )
    assert computer(table, 1) == Bet(30)
    assert computer(table, 2) == Bet(5)


@pytest.mark.parametrize(("wins", "action"), [(1, Continue()), (2, Continue()), (3, Pass())])
def test_it_passes_after_three_coups(wins: int, action: Action) -> None:
    table = banked((100, 100), 50, "", None, phase="after", wins=wins)
    assert computer(table, 0) == action


@pytest.mark.parametrize(("chips", "action"), [(200, Take()), (199, Decline())])
def test_it_takes_over_a_bank_of_a_quarter_at_most(chips: int, action: Action) -> None:
    table = banked((100, chips), 50, "", None, phase="after", wins=1)
    table.does(Pass())
    assert computer(table, 1) == action


@pytest.mark.parametrize(
    ("cards", "action"),
    [
        ("2c Kc 2d Kd", Draw()),
        ("3c Kc 3d Kd", Stand()),
        ("5c Kc Kd Kd", Stand()),
        ("5s Kc Kd Kd", Stand()),
        ("5h Kc Kd Kd", Draw()),
        ("5d Kc Kd Kd", Draw()),
    ],
)
def test_the_punters_third_card(cards: str, action: Action) -> None:
    table = banked((100, 100), 50, cards)
    table.bets(s1=10)
    assert computer(table, 1) == action


@pytest.mark.parametrize(
    ("bank", "third", "action"),
    [
        ("Ac Ad", "8s", Draw()),
        ("Ac 2d", "8s", Stand()),
        ("Ac 2d", "9s", Draw()),
        ("2c 2d", "As", Stand()),
        ("2c 2d", "2s", Draw()),
        ("2c 3d", "3s", Stand()),
        ("2c 3d", "7s", Draw()),
        ("3c 3d", "5s", Stand()),
        ("3c 3d", "6s", Draw()),
        ("3c 4d", "6s", Stand()),
    ],
)
def test_the_bankers_third_card_is_by_the_tableau(bank: str, third: str, action: Action) -> None:
    one, two = bank.split()
    table = banked((100, 100), 50, f"Kc {one} Ks {two} {third}")
    table.bets(s1=10)
    table.draws()
    assert computer(table, 0) == action


def test_stakes_above_the_bank_are_declined() -> None:
    table = banked((100, 100), 5, "", CheminDeFer(excess="ask"))
    table.bets(s1=10)
    assert table.table.phase is Phase.EXCESS
    assert computer(table, 0) == Decline()


@pytest.mark.parametrize(
    ("rules", "seats"),
    [
        (CheminDeFer(), 2),
        (CheminDeFer(), 5),
        (CheminDeFer(rotation="left", excess="ask", tie="return", banker_rule="tableau"), 11),
        (CheminDeFer(min_bank=20, pass_to="right", false_draw="fine", banco_max=1, cut=60), 4),
    ],
)
def test_computers_play_whole_sittings(rules: CheminDeFer, seats: int) -> None:
    table = sitting(table_of(rules, (200,) * seats), [computer] * seats, 150, seats)
    assert table.table.chips.total == 200 * seats
    coups = table.happened(AllShown)
    assert len(coups) > 20
    assert len({coup.result for coup in coups}) == 3
