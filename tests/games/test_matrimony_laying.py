"""Chips laid at matrimony: by the dealer, and by the others unseen."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from bot.games.matrimony import (
    Entered,
    Laid,
    Lay,
    Matrimony,
    Phase,
)
from bot.rules.refusals import span
from bot.rules.turns import OnTurn, Window
from tests.games.matrimony_table import (
    ALL_BUT_BEST,
    EACH,
    begun,
    lay,
    pools,
)

# --- what the dealer lays ---------------------------------------------------------------------


@pytest.mark.parametrize(
    ("purses", "most"),
    [
        pytest.param((50, 50, 50, 50, 50), 20, id="the limit of the house"),
        pytest.param((7, 50, 50, 50, 50), 7, id="the dealer's chips"),
        pytest.param((50, 50, 50, 50, 6), 7, id="what the poorest can answer"),
        pytest.param((50, 0, 50, 50, 50, 6), 7, id="who has none is not asked"),
        pytest.param((50, 50, 50, 50, 1), 2, id="a single chip"),
    ],
)
def test_m9_the_dealer_lays_what_he_pleases_up_to_what_all_can_answer(
    purses: tuple[int, ...], most: int
) -> None:
    table = begun(stacks=purses)
    why = f"Lay {span(2, most)} in all, so that everybody can answer."
    assert table.refusal(0, Lay({"pairs": most + 1})) == why
    assert table.refusal(0, Lay({"pairs": 1})) == why
    assert table.refusal(0, Lay({})) == why
    lay(table, 0, pairs=most - 1, best=1, intrigue=0)
    assert pools(table) == [1, 0, 0, 0, most - 1]
    assert table.happened(Laid)[0] == Laid(0, {"best": 1, "pairs": most - 1})


def test_m9_the_limit_is_an_option() -> None:
    table = begun(Matrimony(max_stake=3))
    assert table.refusal(0, Lay({"best": 4})).startswith("Lay from 2 to 3 chips")
    lay(table, 0, best=3)


def test_m9_nobody_else_lays_before_the_dealer() -> None:
    table = begun()
    assert table.refusal(1, Lay({"best": 2})) == "It is not your turn."
    assert table.rules.turn(table.table) == OnTurn(0)


@pytest.mark.parametrize(
    ("purse", "rules", "layout"),
    [
        (50, Matrimony(), EACH),
        (4, Matrimony(), {"best": 1, "matrimony": 1, "intrigue": 1, "confederacy": 1}),
        (2, Matrimony(), {"best": 1, "matrimony": 1}),
        (50, Matrimony(max_stake=3), {"best": 1, "matrimony": 1, "intrigue": 1}),
        (50, Matrimony(less_one="per-chance"), {"best": 2}),
    ],
)
def test_m9_an_absent_dealer_lays_one_on_each_as_far_as_it_goes(
    purse: int, rules: Matrimony, layout: Mapping[str, int]
) -> None:
    table = begun(rules, (purse, 50, 50, 50, 50))
    assert table.absent(0) == Lay(layout)
    assert table.offered(0) == [Lay(layout)]
    table.act(0, table.absent(0))


# --- what the others lay ----------------------------------------------------------------------


def test_m10_the_others_lay_one_less_as_they_please_and_unseen() -> None:
    table = begun()
    lay(table, 0, best=4, pairs=2)
    turn = table.rules.turn(table.table)
    assert isinstance(turn, Window)
    assert (turn.seats, turn.hidden) == ((1, 2, 3, 4), True)
    lay(table, 1, confederacy=5)
    assert table.events[-1] == Entered(1)
    assert pools(table) == [4, 0, 0, 0, 2]
    assert table.position.hands[1].entry == Lay({"confederacy": 5})
    assert table.refusal(0, Lay({"best": 5})) == "It is not your turn."
    for words in (Lay({"best": 4}), Lay({"best": 6}), Lay({})):
        assert (
            table.refusal(2, words) == "Lay just 5 chips in all: as many as the dealer, less one."
        )


def test_m10_an_entry_may_be_changed_until_all_have_one() -> None:
    table = begun()
    lay(table, 0, best=3)
    lay(table, 1, best=2)
    lay(table, 1, pairs=2)
    assert table.absent(1) == Lay({"pairs": 2})
    for seat in (2, 3):
        lay(table, seat, best=2)
    assert table.table.phase is Phase.STAKES
    lay(table, 4, best=2)
    assert table.table.phase is Phase.DEAL
    assert [each.seat for each in table.happened(Laid)] == [0, 1, 2, 3, 4]
    assert table.happened(Laid)[1] == Laid(1, {"pairs": 2})
    assert pools(table) == [9, 0, 0, 0, 2]
    assert all(hand.entry is None for hand in table.position.hands)


@pytest.mark.parametrize(
    ("dealers", "answer"),
    [
        ({"best": 1, "pairs": 4}, {"best": 1, "pairs": 3}),
        (EACH, ALL_BUT_BEST),
        ({"pairs": 3, "intrigue": 3}, {"intrigue": 2, "pairs": 3}),
        ({"best": 2}, {"best": 1}),
    ],
)
def test_m10_for_the_absent_the_dealers_layout_is_laid_less_one_on_its_largest_pile(
    dealers: Mapping[str, int], answer: Mapping[str, int]
) -> None:
    table = begun()
    lay(table, 0, **dealers)
    lay(table, 3, best=sum(answer.values()))
    table.closes()
    laid = {each.seat: each.layout for each in table.happened(Laid)}
    assert laid[1] == laid[2] == laid[4] == answer
    assert laid[3] == {"best": sum(answer.values())}


def test_m10_less_one_on_every_chance_without_a_window() -> None:
    table = begun(Matrimony(less_one="per-chance"))
    lay(table, 0, best=5, pairs=2)
    assert table.table.phase is Phase.DEAL
    assert pools(table) == [5 + 4 * 4, 0, 0, 0, 2 + 4]
    assert table.stacks == (43, 45, 45, 45, 45)
    assert table.happened(Laid)[1:] == [Laid(seat, {"best": 4, "pairs": 1}) for seat in range(1, 5)]


def test_m10_less_one_on_every_chance_has_limits_of_its_own() -> None:
    rules = Matrimony(less_one="per-chance")
    table = begun(rules, (50, 50, 50, 50, 3))
    some = "Put nothing or at least 2 chips on each chance: all answer with 1 less."
    assert table.refusal(0, Lay({"best": 3, "pairs": 1})) == some
    assert table.refusal(0, Lay({"best": 5})) == "All have to answer with 4; the poorest holds 3."
    assert table.refusal(0, Lay({"best": 7})).startswith("Lay from 2 to 6 chips")
    lay(table, 0, best=2, pairs=2, intrigue=2)
    assert table.stacks[4] == 0
    poor = begun(rules, (3, 50, 50, 50, 50))
    assert poor.refusal(0, Lay({"best": 4})).startswith("Lay from 2 to 3 chips")
    rich = begun(rules, (50,) * 5)
    assert rich.refusal(0, Lay({"best": 21})).startswith("Lay from 2 to 20 chips")
