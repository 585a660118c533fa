"""The least buy-in of each game, told when a table is opened with less."""

from __future__ import annotations

from typing import cast

import pytest

from bot.games import AnyRules
from bot.games.brag import Brag
from bot.games.chemin_de_fer import CheminDeFer
from bot.games.hazard import Hazard
from bot.games.pope_joan import PopeJoan
from bot.games.whist import Whist
from bot.rules.offers import Refused
from bot.tables.buy_in import check_buy_in

MOST = 1_000_000


@pytest.mark.parametrize(
    ("rules", "least", "why"),
    [
        (Brag(ante=20), 20, "Brag needs 2 players who can pay 20 chips for the ante."),
        (CheminDeFer(), 1, "Chemin de fer needs 2 players who have chips."),
        (
            CheminDeFer(min_bank=50),
            50,
            "Chemin de fer needs 1 player who can pay 50 chips for a bank.",
        ),
        (Hazard(), 2, "Nobody holds enough chips to cover a stake"),
        (Hazard(odds="evens-plus-odds", odds_cap=3), 5, "Nobody holds enough chips to cover"),
        (Hazard(rounding="exact"), 20, "Nobody holds enough chips to cover a stake"),
        (Hazard(rounding="exact", main_choice="thrown"), 60, "Nobody holds enough chips for a"),
        (Hazard(setter="house"), 1, "Nobody holds enough chips for a call"),
        (PopeJoan(), 15, "Pope Joan needs 1 player who can pay 15 chips for the board."),
        (PopeJoan(dress="each"), 2, "Pope Joan needs 3 players who can pay 4 chips for the board."),
        (
            PopeJoan(dress="each", contribution=30),
            30,
            "Pope Joan needs 3 players who can pay 30 chips for the board.",
        ),
    ],
)
def test_the_least_buy_in_is_named(rules: object, least: int, why: str) -> None:
    known = cast("AnyRules", rules)
    check_buy_in(known, least, MOST)
    with pytest.raises(Refused) as refused:
        check_buy_in(known, least - 1, MOST)
    assert str(refused.value).startswith(why)
    assert str(refused.value).endswith(f" The buy-in must be at least {least:,}.")


def test_whist_can_be_played_for_nothing() -> None:
    check_buy_in(cast("AnyRules", Whist()), 0, MOST)


def test_there_are_house_rules_by_which_no_buy_in_is_enough() -> None:
    rules = cast("AnyRules", Hazard(rounding="exact", max_stake=9))
    with pytest.raises(Refused, match="By these house rules no game could begin"):
        check_buy_in(rules, MOST, MOST)
