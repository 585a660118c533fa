"""Bets brought to one level: who is asked, what it costs, and when it is over."""

from __future__ import annotations

from bot.rules.levels import Bets

BEGUN = Bets((2, 3, 0, 1), (2, 3, 0, 1), (0, 0, 0, 0))


def test_a_raise_asks_all_others_from_the_next_one_on() -> None:
    bets = BEGUN.held().raised(2)
    assert (bets.level, bets.puts, bets.asked) == (2, (0, 0, 0, 2), (0, 1, 2))
    again = bets.held().raised(3)
    assert (again.puts, again.asked) == ((2, 5, 0, 2), (2, 3, 0))
    assert again.due == 5
    assert again.held().due == 3


def test_who_holds_is_asked_no_more_and_at_the_level_it_costs_nothing() -> None:
    bets = BEGUN
    for seat in BEGUN.live:
        assert bets.asked[0] == seat
        assert bets.due == 0
        bets = bets.held()
    assert bets.asked == ()
    assert bets.live == BEGUN.live


def test_who_gives_up_is_out_and_leaves_his_chips() -> None:
    bets = BEGUN.raised(4).given_up().held().raised(1)
    assert bets.live == (2, 0, 1)
    assert bets.puts == (4, 5, 4, 0)
    assert bets.asked == (2, 0)
    assert bets.given_up().puts == bets.puts


def test_nobody_still_in_need_put_in_more_than_he_has() -> None:
    bets = BEGUN.raised(4)
    assert bets.ceiling((9, 9, 6, 3)) == 3
    assert bets.given_up().ceiling((9, 9, 6, 3)) == 9
