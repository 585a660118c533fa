"""What three cards are worth at brag: the order of hands, braggers, and what houses differ in."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, pairwise, permutations
from random import Random

import pytest

from bot.games.brag import Kind, Ranking, Reading
from bot.rules.cards import PACK, Card, cards

CLASSIC = frozenset(cards("Ad Jc 9d"))
HOYLE = frozenset(cards("Jc 9d"))
KNAVE = frozenset(cards("Jc"))
DEFAULT = Ranking(CLASSIC)
PLAIN = Ranking(frozenset())
EVERYWHERE = Ranking(CLASSIC, everywhere=True)
OWN_RANK = Ranking(CLASSIC, own_rank=True)
THREES_HIGH = Ranking(CLASSIC, threes_high=True)


def read(hand: str, ranking: Ranking = DEFAULT) -> Reading:
    return ranking.read(cards(hand))


def in_order(hands: str, ranking: Ranking = DEFAULT) -> None:
    """Each of these hands, separated by bars, is better than the next."""
    for better, worse in pairwise(hands.split("|")):
        assert read(better, ranking) > read(worse, ranking), f"{better} against {worse}"


@pytest.mark.parametrize(
    ("ranking", "prial", "running_flush", "run", "flush", "pair", "single"),
    [
        pytest.param(DEFAULT, 398, 48, 716, 1_085, 6_147, 13_706, id="with braggers"),
        pytest.param(PLAIN, 52, 48, 720, 1_096, 3_744, 16_440, id="without"),
    ],
)
def test_the_whole_pack(
    ranking: Ranking, prial: int, running_flush: int, run: int, flush: int, pair: int, single: int
) -> None:
    found = Counter(ranking.read(hand).kind for hand in combinations(PACK, 3))
    assert found == {
        Kind.PRIAL: prial,
        Kind.RUNNING_FLUSH: running_flush,
        Kind.RUN: run,
        Kind.FLUSH: flush,
        Kind.PAIR: pair,
        Kind.SINGLE: single,
    }


def test_b7_b8_example_5_order_of_aces() -> None:
    in_order("As Ah Ad|Ac As Jc|Kc Kh Ks|Kc Kh 9d|Qc Qh Qs")


def test_b9_prials_go_down_to_the_twos_naturals_before_braggers() -> None:
    prials = [f"{rank}c {rank}h {rank}s|{rank}h {rank}s Ad" for rank in "KQT8765432"]
    in_order("|".join(prials) + "|2h 3h Ah")


def test_b9_one_or_two_braggers_are_alike() -> None:
    assert read("5c 5h Jc") == read("5s Jc 9d")
    assert read("As Ac 9d") == read("As Ad 9d") == read("Ad Jc 9d")


@pytest.mark.parametrize(
    ("hand", "kind", "ranks", "natural"),
    [
        ("7c 7h 9d", Kind.PRIAL, (7, 7, 7), False),
        ("Ad Jc 6s", Kind.PRIAL, (6, 6, 6), False),
        ("Jc 9d 2h", Kind.PRIAL, (2, 2, 2), False),
        ("Ad Jc 9d", Kind.PRIAL, (14, 14, 14), False),
        ("9d Jc As", Kind.PRIAL, (14, 14, 14), False),
        ("Ad Kh 5c", Kind.PAIR, (13, 13, 5), False),
        ("Ad As 5c", Kind.PAIR, (14, 14, 5), True),
        ("Jc Js Kd", Kind.PAIR, (13, 13, 11), False),
        ("9d 9h 2s", Kind.PAIR, (9, 9, 2), False),
    ],
)
def test_what_a_bragger_stands_for(
    hand: str, kind: Kind, ranks: tuple[int, ...], natural: bool
) -> None:
    found = read(hand)
    assert (found.kind, found.ranks, found.natural) == (kind, ranks, natural)


def test_b10_b11_b16_runs_and_flushes() -> None:
    assert read("4h 5h 6h").kind is Kind.RUNNING_FLUSH
    assert read("4h 5h 6s").kind is Kind.RUN
    assert read("4h 5h 7h").kind is Kind.FLUSH
    assert read("4h 5h 7s").kind is Kind.SINGLE


@pytest.mark.parametrize("suits", ["hhh", "chs"])
def test_b12_b13_order_of_runs(suits: str) -> None:
    runs = ["32A", "AKQ", "KQJ", "QJT", "JT9", "T98", "987", "876", "765", "654", "543", "432"]
    spelled = [" ".join(map("".join, zip(run, suits, strict=True))) for run in runs]
    in_order("|".join(spelled), PLAIN)


@pytest.mark.parametrize(
    ("better", "worse"),
    [("2h 3h Ah", "Ac Kc Qc"), ("Ad 2c 3h", "As Ks Qd"), ("4c 3c 2c", "Kd Qc Js")],
)
def test_b12_b15_example_6_highest_run(better: str, worse: str) -> None:
    in_order(f"{better}|{worse}")


def test_b14_example_6_king_ace_two_is_no_run() -> None:
    assert read("Ks As 2s").kind is Kind.FLUSH
    assert read("Ks As 2h").kind is Kind.SINGLE


def test_b17_order_of_flushes() -> None:
    in_order("As 5s 3s|Kh Qh 2h|Kd Jd Td|Kc Jc 9c|Kh Jh 8h|5h 4h 2h")
    assert read("Kh Jh 8h") == read("Ks Js 8s")


def test_b18_order_of_pairs() -> None:
    in_order("Ac As 2h|As Jc 8h|Kc Kh 2c|Kh Ad Tc|Kh 9d 2s|Qh Qs Ah|Qh Qs Kh|2c 2h 4s|2c 2h 3s")


def test_b18_example_7_bragger_or_flush() -> None:
    assert read("Ad Kd 5d").kind is Kind.FLUSH
    in_order("Ad Kd 5d|Kh Ks 2c|Ad Kd 5c|Jc Kh 4s")


@pytest.mark.parametrize("braggers", [HOYLE, KNAVE, frozenset[Card]()])
def test_b19_the_ace_of_diamonds_is_the_best_single_card(braggers: frozenset[Card]) -> None:
    ranking = Ranking(braggers)
    in_order("Ad 3c 2h|As Kc Th|As Qc Th|As Qc 8h|Ks Qc Th|5s 4c 2h", ranking)
    in_order("As Ks 3s|Ad Qd 3d", ranking)
    in_order("9c 9h Ks|9c 9h Qd", ranking)
    assert read("9c 9h As", ranking) == read("9c 9h Ad", ranking)


def test_b20_suits_are_equal() -> None:
    assert read("7c 7h Qs") == read("7d 7s Qh")
    assert read("7c 8h 9s") == read("7d 8s 9h")
    assert read("Kc 8h 3s") == read("Kd 8s 3h")


def test_b22_kinds_in_their_order() -> None:
    in_order("2c 2h 2s|4h 3h 2h|As 2c 3d|5h 3h 2h|Ac Ah Ks|Ac Kh Js", PLAIN)


def test_natural_nines_and_knaves_only_by_their_own_rank() -> None:
    assert not read("9d 9h 9s").natural
    assert not read("Jc Jd Jh").natural
    assert read("9d 9h 9s", OWN_RANK).natural
    assert read("Jc Jd Jh", OWN_RANK).natural
    assert not read("Jc Td Th", OWN_RANK).natural
    in_order("9d 9h 9s|8c 8h 8s|8c 8h Jc", OWN_RANK)
    assert read("9c 9h 9s", OWN_RANK) == read("9d 9h 9s", OWN_RANK)


def test_an_odd_bragger_of_its_own_rank_makes_no_less_of_a_pair() -> None:
    """The knave as a king, not as a natural knave: the rank goes first."""
    assert read("Jc Js Kd", OWN_RANK).ranks == (13, 13, 11)
    assert read("Jc Js Td", OWN_RANK).ranks == (11, 11, 10)
    assert read("Jc Js Td", OWN_RANK).natural
    assert not read("Jc Js Td").natural


def test_threes_high() -> None:
    in_order("3c 3h 3s|3c 3h Jc|As Ah Ad|As Ac Jc|Kc Kh Ks|2c 2h 2s|2h 3h Ah", THREES_HIGH)
    in_order("As Ah Ac|As Ac Jc|3c 3h 3s", DEFAULT)
    in_order("4c 4h 2s|3c 3h 2s", THREES_HIGH)


@pytest.mark.parametrize("everywhere", [False, True])
def test_threes_high_makes_threes_of_three_braggers(everywhere: bool) -> None:
    found = read("Ad Jc 9d", Ranking(CLASSIC, everywhere=everywhere, threes_high=True))
    assert found == read("3c 3h Jc", THREES_HIGH)
    assert found.ranks == (3, 3, 3)


@pytest.mark.parametrize(
    ("hand", "kind", "ranks"),
    [
        ("Jc 5s 6s", Kind.RUNNING_FLUSH, (7, 6, 5)),
        ("9d 2h 3h", Kind.RUNNING_FLUSH, (3, 2, 14)),
        ("Jc Kh Ah", Kind.RUNNING_FLUSH, (14, 13, 12)),
        ("Jc Kh As", Kind.RUN, (14, 13, 12)),
        ("Ad 4c 6h", Kind.RUN, (6, 5, 4)),
        ("Ad 2c 3h", Kind.RUN, (3, 2, 14)),
        ("Jc Ks 2s", Kind.FLUSH, (14, 13, 2)),
        ("Jc As 2s", Kind.RUNNING_FLUSH, (3, 2, 14)),
        ("Jc As 5s", Kind.FLUSH, (14, 13, 5)),
        ("Jc Ks 5h", Kind.PAIR, (13, 13, 5)),
        ("Jc 5s 5h", Kind.PRIAL, (5, 5, 5)),
        ("Ad Jc 8s", Kind.PRIAL, (8, 8, 8)),
    ],
)
def test_braggers_everywhere(hand: str, kind: Kind, ranks: tuple[int, ...]) -> None:
    found = read(hand, EVERYWHERE)
    assert (found.kind, found.ranks) == (kind, ranks)


def test_a_run_or_flush_by_a_bragger_is_as_good_as_one_without() -> None:
    assert read("Jc 5s 6s", EVERYWHERE) == read("5h 6h 7h", EVERYWHERE)
    assert read("Jc As 5s", EVERYWHERE) == read("Ah Kh 5h", EVERYWHERE)


@pytest.mark.parametrize("ranking", [DEFAULT, PLAIN, EVERYWHERE, OWN_RANK, THREES_HIGH])
def test_the_order_of_the_cards_makes_no_difference(ranking: Ranking) -> None:
    for hand in Random(3).sample(list(combinations(PACK, 3)), 300):
        assert len({ranking.read(each) for each in permutations(hand)}) == 1


def test_everywhere_is_the_best_of_all_that_a_bragger_may_stand_for() -> None:
    """One bragger, tried out with every card of the pack in its place."""
    plain = [each for each in PACK if each not in CLASSIC]
    for one, other in Random(7).sample(list(combinations(plain, 2)), 200):
        made = [PLAIN.read((one, other, each)) for each in PACK if each not in (one, other)]
        best = max(made, key=_without_naturals)
        for bragger in CLASSIC:
            found = EVERYWHERE.read((one, bragger, other))
            assert _without_naturals(found) == _without_naturals(best)


def _without_naturals(reading: Reading) -> tuple[object, ...]:
    return reading.kind, reading.height, reading.rest
