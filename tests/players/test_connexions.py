"""The computer player of connexions: its precepts one by one, and what they are worth in chips."""

from __future__ import annotations

from random import Random
from typing import Literal, get_args, get_origin

import pytest

from bot.games.connexions import Connexions
from bot.rules.cards import PACK
from bot.rules.codec import fields
from bot.rules.offers import Action
from tests.games.connexions_table import ConnexionsTable, dealt, drawn, play, play_cards, table_of
from tests.players.rounds import Policy, at_random, computer

DEALS = 120


def led_by(hand: str, seats: int) -> Action:
    """What seat 1 leads from this hand."""
    return computer(dealt({1: hand}, seats=seats), 1)


# --- leading --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hand", "led"),
    [
        pytest.param("As 2c 3c 4c 2h 3h 4h 2s 3s 4s", "As", id="one connexion card"),
        pytest.param("Kh Ac 3c 4c 2h 3h 4h 2s 3s 4s", "4s", id="two, while many may trump"),
        pytest.param("Kh Ac 3c Ad Kd Qd Jd Td 9d 2s", "Ac", id="two, and diamonds in hand"),
        pytest.param("Kh As Td 9d 9c Tc Jc 9h Th Jh", "As", id="two, and no low card"),
        pytest.param("Kh As Ac 2d 3d 9c Tc 2h 3h 2s", "Tc", id="all three: nobody can answer"),
        pytest.param("Ah 2c 3c 4c 2h 3h 4h 2s 3s 4d", "Ah", id="a card that none can beat"),
        pytest.param("Qh 2c 3c 4c 2h 3h 4h 2s 3s 4d", "Qh", id="the highest plain card"),
        pytest.param("Ad Kd Qd Jd Td 9d 8d 7d 6d 5d", "5d", id="only diamonds"),
    ],
)
def test_what_is_led_at_a_table_of_three(hand: str, led: str) -> None:
    assert led_by(hand, seats=3) == play(led)


def test_of_two_connexion_cards_the_one_that_may_win_more_is_led() -> None:
    """With the ace of clubs missing, the ace of spades may make the first connexion."""
    assert led_by("Kh As Td 9d 9c Tc Jc 9h Th Jh", seats=3) == play("As")
    assert led_by("As Ac Td 9d 9c Tc Jc 9h Th Jh", seats=3) == play("As")
    assert led_by("Kh Ac Td 9d 9c Tc Jc 9h Th Jh", seats=3) == play("Ac")


def test_no_connexion_card_is_led_to_the_first_trick_of_four() -> None:
    hand = "As Ah 2c 3c 4c 2h 3h 2s"
    assert led_by(hand, seats=4) == play("Ah")
    table = dealt({1: hand, 2: "4h", 3: "5h", 0: "6h"})
    play_cards(table, "Ah 4h 5h 6h")
    assert computer(table, 1) == play("As")


def test_a_connexion_card_that_nobody_can_answer_any_more_is_not_led() -> None:
    table = dealt({2: "Ac", 3: "Kh", 0: "6c", 1: "2d As Ah 9s"}, dealer=1)
    play_cards(table, "Ac Kh 6c 2d")
    assert computer(table, 1) == play("Ah")


# --- following ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("held", "laid", "played"),
    [
        pytest.param("Ac Kh 9s", "7s As", "Kh", id="the answer that gives two units and not four"),
        pytest.param("As Kh 9s", "7c Ac", "Kh", id="one unit and not four"),
        pytest.param("As Ac 9s", "7h Kh", "Ac", id="one unit and not two"),
        pytest.param("9s 5d 8d 2d", "7s As Ac", "2d", id="the last steals it with the lowest"),
        pytest.param("9s 5d Jd 2d", "4d As Ac", "5d", id="with the lowest that does"),
        pytest.param("2s 9s 3d", "7s As Ah", "2s", id="no connexion, no liberty to trump"),
        pytest.param("9s Ts Js", "7s 8s 2s", "9s", id="last: the lowest that takes the trick"),
        pytest.param("3s Ks 6s", "7s Ah As", "3s", id="the lowest where none takes it"),
        pytest.param("As 9c", "7s 8s", "As", id="a connexion card that others may answer"),
        pytest.param("As 9c 2d 3d 4d 5d", "7c 8c", "9c", id="kept with many diamonds"),
        pytest.param("As 9s 2d", "7s 8s Ts", "As", id="last, for the trick alone"),
        pytest.param("Kh 9c 4c", "7c 2d", "4c", id="not upon a trump"),
        pytest.param("9c 4c 3d 4d", "7s 8s 9s", "3d", id="void: the lowest trump that takes it"),
    ],
)
def test_what_is_played_to_a_trick(held: str, laid: str, played: str) -> None:
    """The hand lies with whoever is on turn after these cards; the others hold what they played."""
    seat = 1 + len(laid.split())
    hands = {(1 + step) % 4: code for step, code in enumerate(laid.split())}
    voids = {each: laid[1] for each in hands if each != 1} | {seat % 4: laid[1]}
    table = dealt({**hands, seat % 4: held}, voids=voids)
    play_cards(table, laid)
    assert computer(table, seat % 4) == play(played)


def test_who_is_not_last_steals_with_the_highest_diamond() -> None:
    hands = {1: "As", 2: "Kh 2h", 3: "9s 5d Jd 2d", 0: "4s"}
    table = dealt(hands)
    play_cards(table, "As Kh")
    assert computer(table, 3) == play("Jd")


# --- what it is worth -----------------------------------------------------------------------------


def play_out(
    table: ConnexionsTable, policies: list[Policy[ConnexionsTable]], random: Random
) -> None:
    """A whole deal from a shuffled pack."""
    table.deal(tuple(random.sample(PACK, 52)))
    while table.sitting.playing:
        seat = table.table.on_turn
        action = policies[seat](table, seat)
        assert action in table.offered(seat)
        table.act(seat, action)


def units(policy: Policy[ConnexionsTable], seats: int) -> float:
    """Units a deal that a seat draws by this policy, the others playing at random."""
    won = 0
    for place in range(seats):
        policies = [at_random(seat) for seat in range(seats)]
        policies[place] = policy
        random = Random(place)
        table = table_of(Connexions(repool="every_deal", deals=100), (10**5,) * seats, dealer=0)
        for _ in range(min(DEALS // seats, 100)):
            play_out(table, policies, random)
        won += sum(amount for seat, _, amount in drawn(table) if seat == place)
    return won / (DEALS // seats * seats)


@pytest.mark.parametrize(("seats", "least"), [(3, 0.25), (4, 0.15)])
def test_tournament(seats: int, least: float) -> None:
    gain = units(computer, seats) - units(at_random(9), seats)
    assert gain >= least, f"the computer draws {gain:.2f} units a deal more than chance does"


@pytest.mark.parametrize("seats", [3, 4])
def test_computers_play_whole_matches_by_any_house_rules(seats: int) -> None:
    random = Random(seats)
    for _ in range(6):
        options = {
            each.attribute: random.choice(get_args(each.values))
            for each in fields(Connexions)
            if get_origin(each.values) is Literal
        }
        table = table_of(Connexions(**options), (100,) * seats)
        while not table.sitting.over:
            play_out(table, [computer] * seats, random)
        assert table.sitting.deals == 2 * seats
        assert sum(table.stacks) == 100 * seats
