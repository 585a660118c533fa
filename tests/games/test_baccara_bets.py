"""Bets at baccara: the window, banco, and what comes of each bet in which order."""

from __future__ import annotations

import pytest

from bot.games.baccara import Baccara, Banco, Bet, BetsTrimmed, Done, Phase, Wager
from bot.rules.banco import BancoAccepted
from bot.rules.turns import Window
from tests.games.baccara_table import Played, banked

NINE, SEVEN, TWO = "9d Kd", "7h Kh", "2c Kc"


def coup(right: str, left: str, bank: str) -> str:
    """A stock that deals these hands of two cards."""
    hands = [hand.split() for hand in (right, left, bank)]
    return " ".join(hand[number] for number in (0, 1) for hand in hands)


def waiting(table: Played) -> tuple[int, ...]:
    """For whom the window waits."""
    turn = table.rules.turn(table.table)
    assert isinstance(turn, Window)
    return turn.waiting


def test_ba22_ba25_everybody_bets_where_he_likes_and_changes_it() -> None:
    table = banked((50, 20, 20, 0), 30, "", None, 1)
    assert table.table.phase is Phase.BETTING
    table.bets(r1=5, l1=6, c1=9)
    assert table.table.staked(1) == 20
    assert table.refusal(1, Bet("R", 6)) == "You may bet from 0 to 5 chips on the right."
    assert (
        table.refusal(1, Bet("cheval", 10))
        == "You may bet from 0 to 9 chips on both sides, à cheval."
    )
    table.bets(l1=0)
    table.bets(r1=11)
    assert table.table.bets == (Wager(1, "cheval", 9), Wager(1, "R", 11))
    assert table.refusal(0, Bet("R", 1)) == "It is not your turn."
    assert table.refusal(3, Bet("R", 1)) == "It is not your turn."


def test_ba22_the_banker_does_not_bet() -> None:
    table = banked((50, 20, 20), 30)
    words = "The banker does not bet; as long as nobody has bet, he may retire."
    assert table.refusal(0, Bet("R", 1)) == words


def test_the_window_waits_until_all_are_done_and_a_new_bet_takes_it_back() -> None:
    table = banked((50, 20, 20, 20), 30, coup("2c Kc", "2d Kd", "2s Ks"), None, 1)
    table.bets(r1=5)
    assert waiting(table) == (1, 2, 3)
    table.done(1)
    assert waiting(table) == (2, 3)
    assert table.refusal(1, Done()) == "You have said so already."
    table.bets(r1=4)
    assert waiting(table) == (1, 2, 3)
    table.done(2, 3, 1)
    assert table.table.phase is Phase.RIGHT


def test_a_banco_takes_bets_and_done_back_and_a_bet_takes_the_banco_back() -> None:
    table = banked((50, 20, 40), 30)
    table.bets(r2=5)
    table.done(2)
    table.banco(2)
    assert table.table.bets == ()
    assert table.table.done == ()
    assert waiting(table) == (1,)
    assert table.refusal(2, Done()) == "You have said so already."
    table.banco(2)
    assert table.table.callers == (2,)
    table.bets(l2=7)
    assert table.table.callers == ()
    assert waiting(table) == (1, 2)


def test_time_is_up_and_what_was_entered_stands() -> None:
    table = banked((50, 20, 20), 30, coup(NINE, TWO, SEVEN))
    table.bets(r1=5)
    assert table.absent(2) == Done()
    table.closes()
    assert table.stacks == (50, 25, 20)


def test_ba24_the_gallery_bets_after_the_players_and_only_if_the_house_allows() -> None:
    table = banked((50, 20, 20, 20, 20), 10, coup(NINE, TWO, SEVEN), None, 2)
    table.bets(r4=8, r3=6, r1=3)
    table.bets(r4=7)
    table.closes()
    assert table.paid() == [(1, "R", 3, 3), (3, "R", 6, 6), (4, "R", 7, 1)]
    closed = banked((50, 20, 20, 20), 10, "", Baccara(gallery="off"), 1)
    assert closed.refusal(3, Bet("R", 1)) == "It is not your turn."


def test_ba24_the_same_bet_again_keeps_its_place_in_the_queue() -> None:
    table = banked((50, 20, 20, 20, 20), 5, coup(NINE, TWO, SEVEN), None, 2)
    table.bets(r4=4, r3=6)
    table.bets(r4=4)
    table.closes()
    assert table.paid() == [(4, "R", 4, 4), (3, "R", 6, 1)]


def test_ba13_ba23_bets_beyond_the_bank_stand_at_the_bettors_risk() -> None:
    table = banked((50, 20, 20), 10, coup(TWO, TWO, NINE))
    table.bets(r1=20, l2=20)
    table.closes()
    assert table.stacks == (100, 0, 0)
    assert table.sitting.over


def test_over_limit_trim_cuts_them_in_alternate_order() -> None:
    rules = Baccara(over_limit="trim")
    table = banked((50, 20, 20, 20, 20), 30, coup(NINE, TWO, SEVEN), rules, 1)
    table.bets(r4=9, c2=5, r3=9, l2=6, r2=4, r1=10)
    table.closes()
    (trim,) = table.happened(BetsTrimmed)
    assert trim.bets == (
        Wager(1, "R", 10),
        Wager(2, "R", 4),
        Wager(2, "L", 6),
        Wager(2, "cheval", 5),
        Wager(3, "R", 5),
    )


def test_over_limit_trim_leaves_what_the_bank_covers() -> None:
    table = banked((50, 20, 20), 30, coup(NINE, TWO, SEVEN), Baccara(over_limit="trim"))
    table.bets(r1=20, l2=10)
    table.closes()
    assert not table.happened(BetsTrimmed)


@pytest.mark.parametrize(
    ("right", "left", "half", "standoff"),
    [
        (NINE, NINE, 7, 7),
        (TWO, TWO, -7, -7),
        (NINE, TWO, 0, 0),
        (TWO, NINE, 0, 0),
        ("8s Ks", "8c Qs", 0, 0),
        (NINE, "8s Ks", 3, 0),
        ("8s Ks", TWO, -3, 0),
    ],
)
def test_ba26_a_cheval(right: str, left: str, half: int, standoff: int) -> None:
    """The banker has eight. Seven chips: of an odd half the odd chip stays with the bettor."""
    for rules, gain in ((Baccara(), half), (Baccara(cheval_tie="standoff"), standoff)):
        table = banked((0, 20, 20), 30, coup(right, left, "8h Kh"), rules)
        table.bets(c1=7)
        table.closes()
        assert table.stacks == (0, 20 + gain, 20)
        assert table.filled == {"bank": 30 - gain}
        assert table.table.gain(1) == gain
        assert table.table.gain(0) == -gain


def test_ba28_lost_bets_are_collected_before_any_is_paid() -> None:
    table = banked((0, 50, 50), 10, coup(NINE, TWO, SEVEN))
    table.bets(r1=40, l2=30)
    table.closes()
    assert table.paid() == [(1, "R", 40, 40)]
    assert table.stacks == (0, 90, 20)


def test_ba30_of_one_bettor_the_opposite_side_is_paid_before_a_cheval() -> None:
    table = banked((0, 50, 50, 50), 26, coup(NINE, NINE, SEVEN))
    table.bets(c1=4, l1=5, c2=6, r2=7, l3=8, r3=9)
    table.closes()
    assert table.paid() == [
        (3, "R", 9, 9),
        (1, "L", 5, 5),
        (1, "cheval", 4, 4),
        (2, "R", 7, 7),
        (2, "cheval", 6, 1),
        (3, "L", 8, 0),
    ]


def test_ba31_the_places_of_a_side_that_did_not_win_are_skipped() -> None:
    table = banked((0, *[50] * 5), 100, coup(NINE, TWO, SEVEN), None, holders=[2, 1])
    table.bets(r1=1, l2=2, r3=3, l4=4, r5=5)
    table.closes()
    assert [place for place, *_ in table.paid()] == [3, 5, 1]


def test_ba33_banco_goes_before_all_other_bets_and_they_are_void() -> None:
    table = banked((0, 50, 50), 30, "9d 7h Kd Kh")
    table.bets(l2=20)
    table.banco(1)
    table.done(2)
    assert table.happened(BancoAccepted) == [BancoAccepted(1, 30)]
    assert table.stacks == (0, 80, 50)


@pytest.mark.parametrize(
    ("holders", "callers", "caller"),
    [
        ([0, 1], (4, 3, 2), 2),
        ([0, 1], (4, 3), 3),
        ([2, 1], (1, 2), 2),
        ([2, 1], (1, 4), 4),
        ([4, 3], (1, 2, 3), 1),
        ([4, 3], (2, 3), 3),
    ],
)
def test_ba32_the_nearest_in_the_holder_order_has_the_banco(
    holders: list[int], callers: tuple[int, ...], caller: int
) -> None:
    """Seats 1 and 3 on the right, 2 and 4 on the left; a vacant holder's place is passed over."""
    table = banked((0, *[50] * 4), 30, "2c 2c 2c 2c", None, holders=holders)
    for seat in callers:
        table.banco(seat)
    assert table.table.alone == caller
    table.closes()
    assert table.happened(BancoAccepted) == [BancoAccepted(caller, 30)]
    side = (caller + 1) % 2
    assert table.table.players[side] == caller
    assert table.table.players[1 - side] is None


def test_banco_wants_the_whole_bank_and_a_seat() -> None:
    table = banked((0, 29, 50, 50), 30, "", None, 1)
    words = "Banco is for the whole bank, and you hold fewer than 30 chips."
    assert table.refusal(1, Banco()) == words
    assert table.refusal(3, Banco()) == "Only a seated player may call banco."


@pytest.mark.parametrize(("most", "refused"), [(1, True), (2, True), (3, False), (0, False)])
def test_ba36_banco_max(most: int, refused: bool) -> None:
    table = banked((0, 99, 99), 30, "", Baccara(banco_max=most), banco_by=1, bancos=max(most, 1))
    offered = Banco() in table.offered(1)
    assert offered is (most == 0)
    table = banked((0, 99, 99), 30, "", Baccara(banco_max=most), banco_by=1, bancos=2)
    assert (Banco() not in table.offered(1)) is refused
    assert Banco() in table.offered(2)


def test_ba36_a_tied_banco_counts_and_another_coup_resets_it() -> None:
    tie = "9d 9h Kd Kh"
    table = banked((0, 99, 99), 10, f"{tie} {coup(TWO, TWO, NINE)}")
    table.banco(1)
    table.closes()
    assert table.stacks == (0, 99, 99)
    assert (table.table.banco_by, table.table.bancos) == (1, 1)
    table.begin()
    table.bets(r2=1)
    table.closes()
    assert (table.table.banco_by, table.table.bancos) == (None, 0)


def test_ba36_a_call_that_was_beaten_does_not_count() -> None:
    table = banked((0, 99, 99), 10, "2d 9h Kd Kh", banco_by=2, bancos=1)
    table.banco(1)
    table.banco(2)
    assert (table.table.banco_by, table.table.bancos) == (1, 1)
