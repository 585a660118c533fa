"""Whist counted: odd tricks, honours and claims, the game, the rubber and the stake."""

from __future__ import annotations

import pytest

from bot.games.whist import (
    ClaimHonours,
    GameWon,
    HonoursLost,
    HonoursScored,
    Pass,
    Phase,
    Play,
    RubberWon,
    Score,
    TricksScored,
    Whist,
)
from bot.rules.cards import card, cards
from bot.rules.chips import Payment
from bot.rules.codec import decode
from bot.rules.offers import Action, Refused
from bot.rules.sitting import begin
from bot.rules.turns import Close, Over, Seat, Window
from tests.games.whist_table import EVEN, EW, NS, Honours, WhistTable, dealt, play_deal, table_of

NS_FOUR = (0, 2, 0, 2)
NS_THREE = (0, 2, 0, 1)
EW_FOUR = (1, 3, 1, 3)
EW_THREE = (1, 3, 1, 0)
MANUAL = Whist(honours_claim="manual")
MANUAL_CANCEL = Whist(honours_claim="manual", honours_conflict="cancel")


@pytest.mark.parametrize(
    ("rules", "before", "ns", "honours", "after"),
    [
        pytest.param(Whist(), (0, 0), 9, EVEN, (3, 0), id="example 5, W26"),
        pytest.param(Whist(), (0, 0), 5, NS_THREE, (2, 2), id="example 6, W37"),
        pytest.param(
            Whist(honours_conflict="cancel"), (0, 0), 5, NS_THREE, (0, 2), id="example 6 cancelled"
        ),
        pytest.param(Whist(), (3, 3), 8, EW_FOUR, (5, 3), id="example 7, W40"),
        pytest.param(Whist(), (4, 0), 6, NS_FOUR, (4, 1), id="example 8, W39"),
        pytest.param(Whist(target=7, honours="off"), (5, 4), 4, EVEN, (5, 7), id="example 10, W29"),
        pytest.param(Whist(), (0, 0), 7, EVEN, (1, 0), id="W27 the book is six"),
        pytest.param(Whist(), (0, 0), 6, EVEN, (0, 1), id="W27 one side has the odd trick"),
        pytest.param(Whist(), (0, 0), 13, NS_FOUR, (7, 0), id="W26 all thirteen"),
        pytest.param(Whist(), (0, 0), 7, NS_FOUR, (5, 0), id="W36 four honours"),
        pytest.param(Whist(), (0, 0), 6, EW_FOUR, (0, 5), id="W36 for the other side"),
        pytest.param(Whist(), (0, 0), 6, EW_THREE, (0, 3), id="W37 for the other side"),
        pytest.param(Whist(), (0, 0), 7, EW_FOUR, (1, 4), id="W36 for the losers"),
        pytest.param(Whist(honours="off"), (0, 0), 7, NS_FOUR, (1, 0), id="W41 honours off"),
        pytest.param(
            Whist(honours_conflict="cancel"), (0, 0), 7, NS_FOUR, (5, 0), id="nothing to cancel"
        ),
        pytest.param(Whist(), (3, 0), 8, EVEN, (5, 0), id="W28 five is out"),
        pytest.param(Whist(), (3, 3), 6, NS_THREE, (5, 4), id="W40 out by honours"),
        pytest.param(Whist(), (3, 4), 7, EW_FOUR, (4, 4), id="W39 at four, tricks won by others"),
        pytest.param(Whist(target=7), (4, 4), 6, NS_THREE, (6, 5), id="W39 four of seven scores"),
        pytest.param(Whist(target=7), (6, 0), 6, NS_FOUR, (6, 1), id="W39 six of seven"),
        pytest.param(Whist(target=10), (9, 0), 6, NS_FOUR, (9, 1), id="W39 nine of ten"),
        pytest.param(Whist(target=10), (8, 0), 6, NS_FOUR, (12, 1), id="W28 ten is long whist"),
        pytest.param(Whist(), (3, 0), 7, NS_FOUR, (8, 0), id="W39 at four only after the tricks"),
    ],
)
def test_score_of_a_deal(
    rules: Whist, before: Score, ns: int, honours: Honours, after: Score
) -> None:
    table = table_of(rules, dealer=0, score=list(before))
    play_deal(table, ns, honours)
    assert table.table.phase is Phase.OVER
    assert table.table.score == after
    won = max(after) >= rules.target
    assert table.sitting.over is won
    assert (table.happened(GameWon) == [GameWon(NS if after[0] > after[1] else EW, after)]) is won
    assert table.sitting.carry.score == ((0, 0) if won else after)


def test_example_9_the_turn_up_counts_for_the_dealer_w35() -> None:
    hands = {2: "As Ks", 1: "Js"}
    table = dealt(hands, {}, 0, "Qs")
    while not isinstance(table.rules.turn(table.table), Over):
        seat = table.table.on_turn
        table.act(seat, table.absent(seat))
    assert table.happened(HonoursScored) == [HonoursScored(NS, cards("Qs Ks As"), 2)]


def test_w35_honours_count_as_dealt_not_as_won() -> None:
    table = table_of(Whist(), dealer=0)
    play_deal(table, 6, (0, 2, 0, 1))
    # The knave of East fell to North's queen in the second trick, and still it is East's.
    assert table.table.history[1].best(cards("2h")[0].suit) == 0
    assert table.happened(HonoursScored) == [HonoursScored(NS, cards("Qh Kh Ah"), 2)]


def test_w40_nothing_is_said_of_honours_when_tricks_have_won_the_game() -> None:
    table = table_of(Whist(), dealer=0, score=[3, 3])
    play_deal(table, 8, EW_FOUR)
    assert table.happened(TricksScored) == [TricksScored(NS, 2)]
    assert not table.happened(HonoursScored)
    assert not table.happened(HonoursLost)


@pytest.mark.parametrize(
    ("rules", "before", "ns", "honours", "cause"),
    [
        (Whist(), [4, 0], 6, NS_FOUR, "at_game_point"),
        (Whist(honours_conflict="cancel"), [0, 0], 5, NS_THREE, "cancelled"),
    ],
)
def test_honours_that_score_nothing_are_named(
    rules: Whist, before: list[int], ns: int, honours: Honours, cause: str
) -> None:
    table = table_of(rules, dealer=0, score=before)
    play_deal(table, ns, honours)
    (lost,) = table.happened(HonoursLost)
    assert (lost.side, lost.cause) == (NS, cause)


def claiming(
    rules: Whist, score: list[int], ns: int, honours: tuple[int, int, int, int]
) -> WhistTable:
    """A table whose claim window has just opened."""
    table = table_of(rules, dealer=0, score=score)
    play_deal(table, ns, honours)
    assert table.table.phase is Phase.CLAIM
    return table


@pytest.mark.parametrize(
    ("rules", "entries", "score", "cause"),
    [
        pytest.param(MANUAL, "cppp", (2, 2), None, id="W38 one of the side claims"),
        pytest.param(MANUAL, "ppcp", (2, 2), None, id="W38 the other claims"),
        pytest.param(MANUAL, "cpcp", (2, 2), None, id="W38 both claim"),
        pytest.param(MANUAL, "pppp", (0, 2), "unclaimed", id="W38 nobody claims"),
        pytest.param(MANUAL_CANCEL, "cppp", (0, 2), "cancelled", id="W40 claimed and cancelled"),
        pytest.param(MANUAL_CANCEL, "pppp", (0, 2), "unclaimed", id="W38 before cancelling"),
    ],
)
def test_claims(rules: Whist, entries: str, score: Score, cause: str | None) -> None:
    table = claiming(rules, [0, 0], 5, NS_THREE)
    for seat, entry in enumerate(entries):
        assert table.rules.turn(table.table) == Window((0, 1, 2, 3), tuple(range(seat, 4)))
        table.act(seat, ClaimHonours() if entry == "c" else Pass())
    assert table.table.score == score
    assert [lost.cause for lost in table.happened(HonoursLost)] == ([cause] if cause else [])
    assert table.refusal(0, Pass()) == "It is not your turn."


def test_claims_come_in_any_order_and_may_be_changed_until_all_are_in() -> None:
    table = claiming(MANUAL, [0, 0], 5, NS_THREE)
    table.act(3, Pass())
    table.act(0, ClaimHonours())
    table.act(2, ClaimHonours())
    table.act(0, Pass())
    table.act(2, Pass())
    assert table.table.claims == (False, None, False, False)
    assert table.table.score == (0, 2)
    table.act(1, Pass())
    assert table.table.score == (0, 2)
    assert [lost.cause for lost in table.happened(HonoursLost)] == ["unclaimed"]


@pytest.mark.parametrize(
    ("entered", "score"),
    [
        pytest.param({}, (2, 2), id="nobody: the side claims by the clock"),
        pytest.param({0: Pass()}, (2, 2), id="partner claims by the clock"),
        pytest.param({0: Pass(), 2: Pass()}, (0, 2), id="both have passed"),
        pytest.param({0: ClaimHonours()}, (2, 2), id="claimed before the clock"),
    ],
)
def test_claim_window_closed_by_the_clock(entered: dict[Seat, Action], score: Score) -> None:
    table = claiming(MANUAL, [0, 0], 5, NS_THREE)
    for seat, entry in entered.items():
        table.act(seat, entry)
    table.closes()
    assert table.table.score == score
    assert table.table.phase is Phase.OVER


def test_w38_only_the_side_with_honours_may_claim() -> None:
    table = claiming(MANUAL, [0, 0], 5, NS_THREE)
    for seat in (0, 2):
        assert table.offered(seat) == [ClaimHonours(), Pass()]
        assert table.absent(seat) == ClaimHonours()
    for seat in (1, 3):
        assert table.offered(seat) == [Pass()]
        assert table.absent(seat) == Pass()
        refusal = table.refusal(seat, ClaimHonours())
        assert refusal == "Your side was not dealt three honours."
    assert table.refusal(0, Play(card("2h"))) == "That cannot be done now."
    assert table.refusal(0, Close()) == "There is no window to close."


def test_the_window_opens_for_honours_two_and_two_so_that_it_says_nothing() -> None:
    table = claiming(MANUAL, [0, 0], 7, EVEN)
    assert [table.offered(seat) for seat in range(4)] == [[Pass()]] * 4
    table.closes()
    assert table.table.score == (1, 0)
    assert not table.happened(HonoursLost)


def test_w39_no_claim_at_game_point() -> None:
    table = claiming(MANUAL, [4, 0], 6, NS_FOUR)
    assert table.offered(0) == [Pass()]
    refusal = table.refusal(0, ClaimHonours())
    assert refusal == "A side that stood at 4 scores no honours."
    table.closes()
    assert table.table.score == (4, 1)
    assert [lost.cause for lost in table.happened(HonoursLost)] == ["at_game_point"]


@pytest.mark.parametrize(
    ("rules", "score"),
    [
        pytest.param(MANUAL, [3, 3], id="out on tricks"),
        pytest.param(Whist(honours_claim="manual", honours="off"), [0, 0], id="honours off"),
    ],
)
def test_no_window_where_nothing_can_be_claimed(rules: Whist, score: list[int]) -> None:
    table = table_of(rules, dealer=0, score=score)
    play_deal(table, 8, EW_FOUR)
    assert table.table.phase is Phase.OVER


def test_w16_w30_several_deals_make_a_game_and_the_deal_passes_to_the_left() -> None:
    table = table_of(Whist(honours="off"), dealer=2)
    dealers: list[int] = []
    for score in ((1, 0), (2, 0), (3, 0), (4, 0), (5, 0)):
        play_deal(table, 7)
        dealers.append(table.table.dealer)
        assert table.table.score == score
    assert dealers == [2, 3, 0, 1, 2]
    assert table.sitting.over
    assert table.sitting.next_dealer is None
    with pytest.raises(Refused, match="The match is over"):
        begin(table.sitting)


def rubber(stake: int, stacks: tuple[int, int, int, int]) -> WhistTable:
    """Example 11: games of 5-4, 1-5 and 5-0."""
    table = table_of(Whist(match="rubber", honours="off", stake=stake), stacks, dealer=3)
    for ns in (3, 11, 7, 2, 11):
        assert not table.payments
        play_deal(table, ns)
    return table


def test_example_11_rubber() -> None:
    table = rubber(0, (100, 100, 100, 100))
    assert table.table.games == ((5, 4), (1, 5), (5, 0))
    assert table.happened(RubberWon) == [RubberWon(NS, 4)]
    assert [won.side for won in table.happened(GameWon)] == [NS, EW, NS]
    assert table.sitting.over
    assert not table.payments
    assert table.table.dealer == (3 + 4) % 4, "the deal goes on across games"


@pytest.mark.parametrize(
    ("stacks", "paid", "after"),
    [
        pytest.param((100, 100, 100, 100), (40, 40), (140, 60, 140, 60), id="4 points at 10"),
        pytest.param((0, 25, 0, 100), (25, 40), (25, 0, 40, 60), id="short: pays what it has"),
        pytest.param((7, 0, 7, 40), (0, 40), (7, 0, 47, 0), id="nothing from nothing"),
    ],
)
def test_example_11_at_a_stake(
    stacks: tuple[int, int, int, int], paid: tuple[int, int], after: tuple[int, ...]
) -> None:
    table = rubber(10, stacks)
    pairs = zip(((1, 0), (3, 2)), paid, strict=True)
    assert table.payments == [
        Payment(loser, winner, amount, "stake") for (loser, winner), amount in pairs if amount
    ]
    assert table.stacks == table.sitting.company.stacks == after


def test_a_single_game_is_worth_one_point_of_the_stake() -> None:
    table = table_of(Whist(stake=10), (100, 100, 100, 4), dealer=0)
    play_deal(table, 2)
    assert table.stacks == (90, 110, 90, 14)
    table = table_of(Whist(stake=10), (100, 100, 100, 4), dealer=0)
    play_deal(table, 11)
    assert table.stacks == (110, 90, 104, 0)


def test_a_third_game_is_not_played_when_two_go_to_one_side() -> None:
    table = table_of(Whist(match="rubber", honours="off"), dealer=0)
    play_deal(table, 11)
    assert not table.sitting.over
    assert table.sitting.carry.score == (0, 0)
    play_deal(table, 11)
    assert table.happened(RubberWon) == [RubberWon(NS, 8)]
    assert table.sitting.over


@pytest.mark.parametrize(
    ("target", "losers", "points"),
    [
        *((5, losers, points) for losers, points in enumerate((3, 2, 2, 1, 1))),
        *((7, losers, points) for losers, points in enumerate((3, 2, 2, 2, 1, 1, 1))),
        *((10, losers, points) for losers, points in enumerate((3, 2, 2, 2, 2, 1, 1, 1, 1, 1))),
    ],
)
def test_rubber_points_of_a_game(target: int, losers: int, points: int) -> None:
    rules = decode(Whist, {"target": target})
    assert rules.rubber_points(((target, losers), (target, 0))) == points + 3 + 2


def test_a_rubber_goes_on_from_what_is_carried() -> None:
    rules = Whist(match="rubber", honours="off", stake=1)
    table = table_of(rules, dealer=1, score=[0, 4], games=[[0, 5], [5, 4]])
    play_deal(table, 6)
    assert table.happened(RubberWon) == [RubberWon(EW, 3 + 3 + 2 - 1)]
    assert table.stacks == (93, 107, 93, 107)


def test_a_sitting_that_is_stopped_pays_nothing() -> None:
    table = table_of(Whist(stake=10), dealer=0, score=[4, 0])
    assert table.rules.stop(table.sitting.company, table.sitting.carry) == ()
