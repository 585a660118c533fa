"""The shoe at chemin de fer, from shuffle to shuffle, and who may act in a coup."""

from __future__ import annotations

import pytest

from bot.games.chemin_de_fer import (
    SHOE,
    Banco,
    CheminDeFer,
    Continue,
    Open,
)
from bot.rules.cards import cards
from bot.rules.chance import Shuffle, Shuffled
from bot.rules.game import public_view
from bot.rules.piles import PackShuffled
from bot.rules.third_card import Draw
from bot.rules.turns import Nature
from tests.games.chemin_de_fer_table import banked, dealt, shoe_of, table_of
from tests.laws.values import faces

NO_NATURAL = "2c 3d Kh Ts "
BANK_WINS = "Kc 9d Kh Kd "
PUNTERS_WIN = "9c Kd Kh Ks "
TIE = "9c 9d Kh Ks "


def test_c64_the_first_coup_asks_for_a_shuffle_after_the_betting() -> None:
    table = table_of(CheminDeFer(), (100, 100))
    table.begin()
    table.does(Open(10))
    table.bets(s1=5)
    assert table.rules.turn(table.table) == Nature(Shuffle(SHOE))
    assert table.refusal(None, Shuffled(SHOE[1:])) == "A shuffle of 312 given cards is asked for."
    table.chance(Shuffled(shoe_of(BANK_WINS)))
    assert table.happened(PackShuffled) == [PackShuffled(312)]
    assert table.results() == ["bank"]
    assert table.table.shoe == 308


@pytest.mark.parametrize(("cut", "asked"), [(16, False), (17, True), (312, True)])
def test_c64_a_shuffle_is_due_when_fewer_than_cut_are_left(cut: int, asked: bool) -> None:
    table = banked((100, 100), 10, BANK_WINS, CheminDeFer(cut=cut))
    table.bets(s1=5)
    assert isinstance(table.rules.turn(table.table), Nature) is asked


def test_c64_the_bank_is_not_touched_and_a_tied_banco_goes_on_after_the_shuffle() -> None:
    table = banked((100, 100), 10, TIE, CheminDeFer(cut=13))
    table.act(1, Banco())
    table.begin()
    assert isinstance(table.rules.turn(table.table), Nature)
    assert table.filled == {"bank": 10, "carried": 10}
    table.chance(Shuffled(shoe_of(BANK_WINS)))
    assert table.results() == ["tie", "bank"]


def test_c7_the_shoe_goes_on_and_used_cards_stay_out() -> None:
    table = dealt(BANK_WINS + PUNTERS_WIN)
    assert table.sitting.secret, "nobody may know how the shoe lies"
    shoe = table.sitting.carry.shoe
    assert shoe is not None
    assert shoe[:4] == cards(PUNTERS_WIN)
    assert len(shoe) == table.table.shoe == 16
    table.begin()
    table.does(Continue())
    assert not faces(public_view(table.position))
    table.bets(s1=1, s2=0)
    assert table.results() == ["bank", "punters"]


def test_a_void_coup_drops_the_shoe_that_has_been_seen() -> None:
    table = dealt(BANK_WINS)
    voided = table.rules.voided(table.sitting.carry)
    assert voided.shoe is None
    assert voided.pools == table.sitting.carry.pools
    assert voided.wins == 1


def test_the_representative_may_stand_in_the_gallery() -> None:
    table = banked((100, 100, 50), 30, NO_NATURAL + "6d 6s", None, 1)
    table.bets(s1=0, g2=10)
    assert table.on_turn() == 2
    table.draws()
    table.draws()
    assert table.stacks == (100, 100, 40)


def test_nothing_can_be_done_out_of_turn() -> None:
    table = dealt(NO_NATURAL)
    assert table.refusal(1, Continue()) == "That cannot be done now."
    assert table.refusal(0, Draw()) == "It is not your turn."
