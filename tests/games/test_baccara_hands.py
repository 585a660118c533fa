"""The hands of a coup at baccara: dealt, drawn to, compared, and passed on."""

from __future__ import annotations

import pytest

from bot.games.baccara import Baccara, Burnt, CardForced, Dealt, Phase
from bot.rules.cards import cards
from bot.rules.chance import Shuffle, Shuffled
from bot.rules.codec import decode
from bot.rules.game import seat_view
from bot.rules.piles import PackShuffled
from bot.rules.shoe import CardTaken
from bot.rules.third_card import Draw, Fined, Stand
from bot.rules.turns import Nature, Window
from tests.games.baccara_table import Played, banked, stock_of
from tests.games.test_baccara_bets import coup

FINE = Baccara(false_draw="fine", fine=7)
FREE = Baccara(false_draw="free")


def asked(right: str, left: str, bank: str, more: str = "", rules: Baccara | None = None) -> Played:
    """These hands are dealt, and the right is asked; 10 lie on the right, 5 on the left."""
    table = banked((50, 100, 100), 60, f"{coup(right, left, bank)} {more}", rules)
    table.bets(r1=10, l2=5)
    table.closes()
    return table


def test_ba17_ba69_the_stock_is_shuffled_once_and_dealt_on() -> None:
    table = banked((50, 100, 100), 60, "", None, shoe=None)
    window = table.rules.turn(table.table)
    assert isinstance(window, Window)
    assert window.then == Shuffle(Baccara().stock)
    table.bets(r1=1)
    table.closes()
    assert table.rules.turn(table.table) == Nature(Shuffle(Baccara().stock))
    table.chance(Shuffled(stock_of("9c 2d 2h Kc Kd Kh")))
    assert table.happened(PackShuffled) == [PackShuffled(156)]
    assert table.table.shoe == 150
    table.begin()
    table.bets(r1=1)
    table.closes()
    assert len(table.happened(PackShuffled)) == 1
    assert len(Baccara(packs=6).stock) == 312


@pytest.mark.parametrize(("left", "cut", "due"), [(10, 10, False), (9, 10, True), (9, 9, False)])
def test_ba39_ten_cards_must_remain(left: int, cut: int, due: bool) -> None:
    shoe = " ".join(["2c", "2d", "2h", "2s"] * 3).split()[:left]
    rules = Baccara(cut=cut)
    table = banked((50, 100, 100), 60, "", rules, shoe=" ".join(shoe))
    table.bets(r1=1)
    table.closes()
    assert (table.table.phase is Phase.DEAL) is due


@pytest.mark.parametrize(("burn", "burnt"), [(0, ""), (1, "As"), (2, "As Ah")])
def test_ba19_cards_are_burnt_face_up(burn: int, burnt: str) -> None:
    rules = decode(Baccara, {"burn": burn})
    table = banked((50, 100, 100), 60, "", rules, shoe=None)
    table.bets(r1=1)
    table.closes()
    table.chance(Shuffled(stock_of(f"{burnt} 9c 2d 2h Kc Kd Kh")))
    assert table.happened(Burnt) == ([Burnt(cards(burnt))] if burnt else [])
    assert table.table.burnt == cards(burnt)
    assert table.table.shoe == 150 - burn
    assert table.points() == [9, 2, 2]


def test_ba37_ba38_ba57_the_hands_are_private_and_the_right_is_asked_first() -> None:
    table = asked("2c 3c", "4d 3d", "5s Ks")
    assert table.happened(Dealt) == [Dealt(1, 2, 0, False)]
    assert seat_view(table.position, 1).hand.cards == cards("2c 3c")
    assert seat_view(table.position, 2).hand.cards == cards("4d 3d")
    assert seat_view(table.position, 0).hand.cards == cards("5s Ks")
    assert table.on_turn() == 1


@pytest.mark.parametrize(
    ("right", "left", "bank", "results"),
    [
        ("9c Kc", "2d Kd", "2s Ks", ["win", "tie"]),
        ("2c Kc", "8d Kd", "3s Ks", ["lose", "win"]),
        ("2c Kc", "7d Kd", "8s Ks", ["lose", "lose"]),
        ("9c Kc", "8d Kd", "8s Ks", ["win", "tie"]),
    ],
)
def test_ba21_ba51_ba52_ba55_eight_and_nine_end_the_coup(
    right: str, left: str, bank: str, results: list[str]
) -> None:
    table = asked(right, left, bank)
    assert table.happened(Dealt)[0].natural
    assert table.results() == results
    assert table.table.phase is Phase.OVER


@pytest.mark.parametrize(
    ("hand", "point"), [("Kc Qc", 0), ("Ac 5c", 6), ("9c 4c", 3), ("Tc 6c", 6), ("9c 8c", 7)]
)
def test_ba1_ba20_ba65_what_cards_count(hand: str, point: int) -> None:
    table = asked(hand, "2d Kd", "Ks Qs", rules=FREE)
    table.stands()
    table.stands()
    assert table.points()[0] == point


@pytest.mark.parametrize(
    ("hand", "offered"),
    [
        ("2c 2d", [Draw()]),
        ("Kc Kd", [Draw()]),
        ("2c 3d", [Draw(), Stand()]),
        ("3c 3d", [Stand()]),
        ("3c 4d", [Stand()]),
    ],
)
def test_ba73_ba74_below_five_draw_above_stand_five_is_free(
    hand: str, offered: list[object]
) -> None:
    table = asked(hand, "2d Kd", "2s Ks")
    assert table.offered(1) == offered
    assert asked(hand, "2d Kd", "2s Ks", rules=FREE).offered(1) == [Draw(), Stand()]
    assert asked(hand, "2d Kd", "2s Ks", rules=FINE).offered(1) == [Draw(), Stand()]


def test_ba73_refusals() -> None:
    assert asked("3c 3d", "2d Kd", "2s Ks").refusal(1, Draw()) == "With 6 you must stand here."
    assert asked("2c Kc", "2d Kd", "2s Ks").refusal(1, Stand()) == "With 2 you must draw here."
    table = asked("2c Kc", "2d Kd", "2s Ks")
    assert table.refusal(2, Draw()) == "It is not your turn."


@pytest.mark.parametrize(
    ("hand", "draw", "fine"),
    [("3c 3d", True, 7), ("2c 2d", False, 7), ("2c 3d", True, 0), ("2c 3d", False, 0)],
)
def test_ba75_a_false_draw_is_fined_when_the_hands_are_turned_up(
    hand: str, draw: bool, fine: int
) -> None:
    table = asked(hand, "6d Kd", "7s Ks", "2h 2h", FINE)
    table.does(Draw() if draw else Stand())
    assert not table.happened(Fined)
    table.stands()
    if table.table.phase is Phase.BANKER:
        table.stands()
    assert sum(event.amount for event in table.happened(Fined)) == fine
    assert table.pools["kitty"] == fine


def test_ba75_a_fine_is_paid_out_of_what_is_not_bet() -> None:
    table = banked((50, 12, 100), 60, coup("3c 3d", "6d Kd", "7s Ks") + " Kh", FINE)
    table.bets(r1=10)
    table.closes()
    table.draws()
    table.stands()
    table.stands()
    assert table.happened(Fined) == [Fined(1, 2)]
    assert table.stacks[1] == 0


def test_ba59_ba43_the_refused_card_is_the_bankers() -> None:
    table = asked("6c Kc", "6d Kd", "7s Ks", "3h")
    table.stands()
    table.stands()
    assert table.happened(CardForced) == [CardForced(0, cards("3h")[0])]
    assert table.points() == [6, 6, 0]


def test_forced_card_off_leaves_the_banker_free() -> None:
    table = asked("6c Kc", "6d Kd", "7s Ks", "3h", Baccara(forced_card="off"))
    table.stands()
    table.stands()
    assert table.offered(0) == [Draw(), Stand()]
    table.stands()
    assert table.points() == [6, 6, 7]


def test_ba43_on_a_single_tableau_too() -> None:
    table = banked((50, 100, 0), 60, "6c 7s Kc Ks 3h")
    table.bets(r1=10)
    table.closes()
    assert table.happened(Dealt) == [Dealt(1, None, 0, False)]
    table.stands()
    assert table.points() == [6, None, 0]


def test_ba60_ba61_ba76_once_somebody_has_drawn_the_banker_is_free() -> None:
    table = asked("6c Kc", "2d Kd", "7s Ks", "5h 2h")
    table.stands()
    table.draws()
    assert table.happened(CardTaken) == [CardTaken(2, cards("5h")[0])]
    assert table.table.thirds == (None, cards("5h")[0])
    assert table.offered(0) == [Draw(), Stand()]
    table.draws()
    assert table.points() == [6, 7, 9]


def test_ba62_ba63_ba64_each_side_alone_against_the_banker() -> None:
    table = asked("2c Kc", "2d Kd", "5s Ks", "3h Kh")
    table.draws()
    assert table.on_turn() == 2
    table.draws()
    table.stands()
    assert table.points() == [5, 2, 5]
    assert table.results() == ["tie", "lose"]
    assert table.stacks == (50, 100, 95)
    assert table.holders() == ["R1", "L2"]
    assert all(not hand.cards for hand in table.position.hands)


@pytest.mark.parametrize(
    ("bets", "bank", "thirds", "action"),
    [
        pytest.param({"r1": 10, "l2": 5}, "3s Ks", "8h 2h", Stand(), id="three to an eight"),
        pytest.param({"r1": 5, "l2": 10}, "3s Ks", "8h 2h", Draw(), id="the left has more"),
        pytest.param({"r1": 5, "l2": 5}, "3s Ks", "8h 2h", Stand(), id="as much: the right"),
        pytest.param({"r1": 5, "l2": 5, "c1": 9}, "3s Ks", "8h 2h", Stand(), id="à cheval is both"),
        pytest.param({"r1": 5, "r2": 7, "l2": 10}, "6s Ks", "6h 2h", Draw(), id="opposite bets"),
        pytest.param({"r1": 5}, "5s Ks", "Kh 6h", Stand(), id="five to a ten"),
    ],
)
def test_the_absent_banker_goes_by_the_side_with_more_staked(
    bets: dict[str, int], bank: str, thirds: str, action: object
) -> None:
    table = banked((50, 100, 100), 60, f"{coup('2c Kc', '2d Kd', bank)} {thirds}")
    table.bets(**bets)
    table.closes()
    assert table.absent(1) == Draw()
    table.draws()
    table.draws()
    assert table.absent(0) == action


def test_the_absent_holder_stands_with_five() -> None:
    assert asked("2c 3c", "2d Kd", "5s Ks").absent(1) == Stand()


def test_ba70_ba71_after_the_fifth_the_nearest_holds_again() -> None:
    table = banked((0, *[50] * 10), 99, coup("2c Kc", "2d Kd", "9s Ks"), None, holders=[8, 9])
    table.bets(r1=1)
    table.closes()
    assert table.holders() == ["R1", "L1"]
    assert table.passed_to() == [1, 2]


def test_holders_without_chips_are_skipped_when_the_betting_opens() -> None:
    table = banked((0, 0, 50, 50, 50, None, 50), 99, "", None, holders=[0, 5])
    assert table.holders() == ["R2", "L3"]
    table = banked((0, 0, 50, 0, 50, 50, 50), 99, "", None, holders=[0, 3])
    assert table.holders() == ["R3", "L2"]
    table = banked((0, 0, 50, 0, 50), 99, "", None, holders=[2, 3])
    assert table.holders() == ["R2", "L2"]


def test_ba2_ba72_a_side_on_which_nobody_bets_is_dealt_to_all_the_same() -> None:
    table = banked((50, 100, 100), 60, coup("2c Kc", "2d Kd", "9s Ks"))
    table.bets(r1=10)
    table.closes()
    assert table.points() == [2, 2, 9]
    assert table.holders() == ["R2", "L2"]
    assert table.passed_to() == [1, 2]


def test_ba40_ba68_no_bet_once_the_cards_are_dealt_and_new_ones_after_the_coup() -> None:
    table = asked("2c Kc", "2d Kd", "5s Ks", "3h Kh")
    assert table.refusal(2, Draw()) == "It is not your turn."
    table.draws()
    table.draws()
    table.stands()
    table.begin()
    assert (table.table.phase, table.table.bets) == (Phase.BETTING, ())
