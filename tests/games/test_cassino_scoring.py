"""The end of a deal of cassino: what is counted, what is scored, the game, the lurch, the stake."""

from __future__ import annotations

from typing import Any

import pytest

from bot.games.cassino import (
    Cassino,
    Counted,
    GameDrawn,
    GameWon,
    Scored,
    Tally,
)
from bot.games.cassino.scoring import counted, scoring
from bot.rules.cards import PACK, Card, cards
from bot.rules.chips import Payment
from bot.rules.codec import decode
from tests.games.cassino_table import PLAIN, CassinoTable, lay, midway, play_out, table_of, take

NONE = Tally(0, 0, most_cards=False, most_spades=False, great=False, little=False, aces=0, sweeps=0)


def won(number: int, named: str, spades: int = 0) -> tuple[Card, ...]:
    """So many cards, these among them and of the others as many spades as there are to be."""
    first = cards(named)
    plain = [each for each in PACK if each not in cards("Td 2s Ac Ad Ah As")]
    black = [each for each in plain if each.suit.value == "s" and each not in first]
    red = [each for each in plain if each.suit.value != "s" and each not in first]
    some = (*first, *black[: spades - sum(each.suit.value == "s" for each in first)])
    return (*some, *red[: number - len(some)])


def test_example_7_net_score_of_two_sides() -> None:
    one, two = won(30, "Td Ac", 8), won(22, "2s Ad Ah As", 5)
    first, second = counted((one, two), (0, 0))
    assert (first.cards, first.spades, first.points) == (30, 8, 7)
    assert (second.cards, second.spades, second.points) == (22, 5, 4)
    assert scoring(PLAIN, (7, 4)) == (3, 0)


@pytest.mark.parametrize(
    ("named", "points"),
    [
        pytest.param("Td", 2, id="K3 Great Cassino"),
        pytest.param("2s", 1, id="K4 Little Cassino"),
        pytest.param("Ac", 1, id="K7 an ace"),
        pytest.param("Ac Ad Ah As", 4, id="K7 four aces"),
        pytest.param("Td 2s As", 4, id="K3 K4 K7 together"),
        pytest.param("Th 2d", 0, id="another ten, another two"),
    ],
)
def test_k3_k4_k7_what_counts_by_itself(named: str, points: int) -> None:
    kings = won(len(named.split()), "Kc Kd Kh Ks", 4)
    tally, other = counted((cards(named), kings), (0, 0))
    assert tally.points == points
    assert other.points == 1 + (3 if len(kings) > len(named.split()) else 0)


def test_k5_k6_majorities_are_more_than_every_other_side() -> None:
    piles = won(20, "", 5), won(16, "", 5), won(16, "", 3)
    tallies = counted(piles, (0, 0, 0))
    assert [tally.most_cards for tally in tallies] == [True, False, False]
    assert not any(tally.most_spades for tally in tallies)
    assert [tally.points for tally in tallies] == [3, 0, 0]


def test_example_9_equal_cards_and_unequal_spades() -> None:
    first, second = counted((won(26, "", 7), won(26, "", 6)), (0, 0))
    assert (first.points, second.points) == (1, 0)


def test_k26_each_sweep_counts_one() -> None:
    first, second = counted(((), ()), (2, 1))
    assert (first.points, second.points) == (2, 1)


@pytest.mark.parametrize(
    ("totals", "points"),
    [
        pytest.param((7, 4), (3, 0), id="K10 example 7"),
        pytest.param((2, 9), (0, 7), id="K10"),
        pytest.param((4, 4), (0, 0), id="K11 equal"),
        pytest.param((6, 3, 2), (1, 0, 0), id="K12 example 8"),
        pytest.param((3, 9, 2), (0, 4, 0), id="K12"),
        pytest.param((5, 3, 2), (0, 0, 0), id="K13 example 8"),
        pytest.param((5, 5, 1), (0, 0, 0), id="K13 example 8, tied"),
        pytest.param((5, 5, 0), (0, 0, 0), id="K13 tied, the third with nothing"),
        pytest.param((3, 4, 4), (0, 0, 0), id="K13 exceeded"),
    ],
)
def test_k9_to_k13_net_scores(totals: tuple[int, ...], points: tuple[int, ...]) -> None:
    assert scoring(PLAIN, totals) == points
    assert scoring(Cassino(scoring="gross"), totals) == totals


# --- the game -------------------------------------------------------------------------------------


def ended(
    rules: Cassino, score: tuple[int, ...], piles: dict[int, str], **more: Any
) -> CassinoTable:
    """A deal whose last card is laid, so that the piles count as they are."""
    table = midway("", ["Kd", *[""] * (len(more.get("stacks", score)) - 1)], rules, stock=0,
                   won=piles, score=score, **more)  # fmt: skip
    table.act(0, lay("Kd"))
    return table


@pytest.mark.parametrize(("losers", "lurched"), [(5, (1,)), (6, ())])
def test_example_10_k8_lurch(losers: int, lurched: tuple[int, ...]) -> None:
    table = ended(PLAIN, (9, losers), {0: "2c 3c"})
    won = GameWon(0, (12, losers), ((0,), (1,)), lurched, by_last_take=False)
    assert table.happened(GameWon) == [won]
    assert table.table.winner == 0
    assert table.sitting.over


@pytest.mark.parametrize(
    ("lurch", "losers", "lurched"), [(0, 0, False), (10, 9, True), (10, 10, False), (1, 0, True)]
)
def test_k8_how_many_points_a_loser_needs(lurch: int, losers: int, lurched: bool) -> None:
    rules = decode(Cassino, {"lurch": lurch})
    assert rules.lurched((11, losers), 0) == ((1,) if lurched else ())
    assert rules.lurched((losers, 15, losers), 1) == ((0, 2) if lurched else ())


def test_k8_there_is_no_lurch_in_a_game_of_one_deal_or_won_by_the_last_take() -> None:
    assert Cassino(target=0).lurched((3, 0), 0) == ()
    rules = Cassino(last_take_wins="on", stake=10)
    table = midway("9c", ["9s", ""], rules, stock=0)
    table.act(0, take("9s", "9c"))
    (game,) = table.happened(GameWon)
    assert (game.side, game.lurched, game.by_last_take) == (0, (), True)
    assert table.stacks == (110, 90)


@pytest.mark.parametrize("target", [11, 21])
def test_first_to_the_target_wins_and_not_before(target: int) -> None:
    rules = decode(Cassino, {"target": target})
    table = ended(rules, (target - 6, 0), {0: "Td"})
    assert table.table.score == (target - 1, 0)
    assert table.table.winner is None
    assert not table.sitting.over
    assert table.sitting.carry.score == (target - 1, 0)
    table = ended(rules, (target - 5, 0), {0: "Td"})
    assert table.table.winner == 0
    assert table.sitting.over


def test_k9_k11_a_drawn_deal_scores_nothing_and_the_deal_goes_on_in_rotation() -> None:
    table = ended(PLAIN, (4, 2), {0: "Ac 3c", 1: "Ad 4c"})
    assert table.happened(Scored) == [Scored((0, 0), (4, 2), ((0,), (1,)))]
    assert table.sitting.next_dealer == 0
    assert table.sitting.carry.score == (4, 2)
    table.deal(PACK)
    assert table.table.dealer == 0


def test_one_deal_is_a_game_where_the_target_is_nothing() -> None:
    rules = Cassino(target=0, stake=5)
    table = ended(rules, (0, 0), {0: "Ac 3c", 1: "Ad 4c 5c"})
    assert table.table.score == (0, 3)
    assert table.table.winner == 1
    assert table.stacks == (95, 105)
    assert table.sitting.over
    drawn = ended(rules, (0, 0), {0: "Ac 3c", 1: "Ad 4c"})
    assert drawn.happened(GameDrawn)
    assert drawn.sitting.over
    assert drawn.payments == []


@pytest.mark.parametrize(
    ("score", "winner"), [((10, 9), 0), ((8, 9), 1), ((9, 9), None), ((2, 2), None)]
)
def test_gross_scores_go_to_the_higher_total_and_equal_ones_play_on(
    score: tuple[int, int], winner: int | None
) -> None:
    table = ended(Cassino(scoring="gross"), score, {0: "Td 3c", 1: "Ad Ah"})
    assert table.table.points == (2, 2)
    assert table.table.winner == winner
    assert table.sitting.over == (winner is not None)


def test_gross_with_three_sides() -> None:
    rules = Cassino(scoring="gross")
    table = ended(rules, (9, 10, 0), {0: "Td 3c", 1: "Ad 4c", 2: "5c 6c"})
    assert table.table.score == (11, 11, 0)
    assert table.table.winner is None
    table = ended(rules, (9, 11, 0), {0: "Td 3c", 1: "Ad 4c", 2: "5c 6c"}, stacks=(9, 9, 9))
    assert table.table.winner == 1


def test_k32_the_last_take_wins_by_house_rule_whatever_the_points() -> None:
    rules = Cassino(last_take_wins="on")
    table = midway("9c", ["Kd", "9s"], rules, stock=0, won={0: "Td Ac 2s Ad"}, score=(10, 0))
    table.act(0, lay("Kd"))
    table.act(1, take("9s", "9c"))
    assert table.table.winner == 1
    assert table.table.score == (18, 0)
    assert table.sitting.over
    nobody = ended(rules, (4, 2), {})
    assert nobody.table.winner is None
    assert not nobody.sitting.over


def test_what_is_counted_is_told_of_every_side() -> None:
    table = ended(PLAIN, (0, 0, 0), {0: "Td 2s As", 1: "Ac"})
    told = table.happened(Counted)
    assert [each.side for each in told] == [0, 1, 2]
    assert [each.points for each in told] == [3 + 1 + 4, 1, 0]
    assert told[2].tally == NONE
    assert table.table.tallies == tuple(each.tally for each in told)


# --- chips ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "score", "stacks", "after"),
    [
        pytest.param(2, (10, 6), (50, 50), (60, 40), id="two"),
        pytest.param(2, (10, 5), (50, 50), (70, 30), id="two, lurched"),
        pytest.param(2, (10, 5), (50, 13), (63, 0), id="two, short"),
        pytest.param(2, (10, 5), (50, 0), (50, 0), id="two, with nothing"),
        pytest.param(3, (10, 6, 5), (50, 50, 50), (80, 40, 30), id="three, one of them lurched"),
        pytest.param(4, (10, 6), (50, 50, 50, 50), (60, 40, 60, 40), id="four"),
        pytest.param(4, (10, 0), (50, 7, 50, 50), (57, 0, 70, 30), id="four, lurched and short"),
        pytest.param(4, (0, 10), (50, 50, 9, 7), (30, 70, 0, 16), id="four, the others win"),
    ],
)
def test_each_loser_pays_a_winner(
    players: int, score: tuple[int, ...], stacks: tuple[int, ...], after: tuple[int, ...]
) -> None:
    winner = score.index(10)
    table = midway("", ["Kd", *[""] * (players - 1)], Cassino(stake=10), stock=0,
                   won={winner: "Ac"}, score=score, stacks=stacks)  # fmt: skip
    table.act(0, lay("Kd"))
    assert table.table.winner == winner
    assert table.stacks == after


def test_partners_settle_with_one_of_the_others_each() -> None:
    table = ended(Cassino(stake=10), (10, 6), {0: "Ac"}, stacks=(50,) * 4)
    assert table.payments == [Payment(1, 0, 10, "stake"), Payment(3, 2, 10, "stake")]


def test_a_game_without_a_stake_pays_nothing() -> None:
    assert ended(PLAIN, (10, 0), {0: "Ac"}).payments == []


def test_a_sitting_that_is_stopped_pays_nothing() -> None:
    table = table_of(Cassino(stake=10), score=[10, 0])
    assert table.rules.stop(table.sitting.company, table.sitting.carry) == ()


def test_a_whole_game_from_the_first_deal_to_the_last() -> None:
    table = table_of(Cassino(stake=3), (100,) * 4, dealer=2)
    random_free = [PACK[(start * 17 + 5 * place) % 52] for start in (1,) for place in range(52)]
    deals = 0
    while not table.sitting.over:
        start = 7 * deals % 52
        table.deal((*random_free[start:], *random_free[:start]))
        assert table.table.dealer == (2 + deals) % 4
        play_out(table)
        deals += 1
        assert deals < 60
    assert len(table.happened(GameWon)) == 1
    assert table.table.chips.total == 400
    assert table.stacks != (100,) * 4
