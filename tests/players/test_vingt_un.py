"""The computer player of vingt-un: its habits one by one, and whole sittings."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

import pytest

from bot.games.vingt_un import PassDeal, Settled, Stake, Stand, TakeCard, VingtUn
from bot.rules.codec import decode
from bot.rules.offers import Action, Say
from bot.rules.offers import Stake as Amount
from bot.rules.play import offers
from bot.rules.turns import Seat
from tests.games.vingt_un_table import Played, coup, table_of
from tests.players.rounds import Policy, computer, sitting


@pytest.mark.parametrize(
    ("stacks", "stake"),
    [((1000, 200), 10), ((1000, 60), 3), ((1000, 9), 1), ((8, 200), 4), ((1000, 9_000), 10)],
)
def test_it_stakes_a_twentieth_within_the_limit(stacks: tuple[int, ...], stake: int) -> None:
    assert computer(table_of(VingtUn(), stacks, dealer=0), 1) == Stake(stake)


@pytest.mark.parametrize(
    ("first", "second", "action"),
    [
        pytest.param("Tc", "5d", TakeCard(), id="fifteen"),
        pytest.param("Tc", "6d", Stand(), id="sixteen"),
        pytest.param("Ac", "6d", TakeCard(), id="soft seventeen"),
        pytest.param("Ac", "7d", Stand(), id="soft eighteen"),
        pytest.param("9c", "8d", Stand(), id="hard seventeen"),
    ],
)
def test_a_player_draws_with_little(first: str, second: str, action: Action) -> None:
    assert computer(coup(f"{first} 2h 3h {second} 4h 5h"), 1) == action


@pytest.mark.parametrize(
    ("second", "action"), [("6d", TakeCard()), ("7d", Stand())], ids=["sixteen", "seventeen"]
)
def test_a_dealer_draws_to_sixteen_against_several(second: str, action: Action) -> None:
    table = coup(f"8c 8h Tc 9d 9h {second}")
    table.stands(1, 2)
    assert computer(table, 0) == action


@pytest.mark.parametrize(("drawn", "action"), [(1, TakeCard()), (2, Stand())])
def test_a_dealer_stands_with_sixteen_against_one_who_drew_several(
    drawn: int, action: Action
) -> None:
    table = coup("2c Tc 3d 6d 4h 5h", None, (100, 100), s1=5)
    table.takes(1, drawn)
    table.stands(1)
    assert computer(table, 0) == action


def test_a_dealer_who_is_asked_all_the_same_passes() -> None:
    table = table_of(VingtUn(), (100, 100), dealer=0)
    assert computer(table, 0) == PassDeal()


def at_random(seed: int) -> Policy[Played]:
    """Whatever is on offer."""
    random = Random(seed)

    def policy(table: Played, seat: Seat) -> Action:
        offer = random.choice(offers(table.rules, table.table, table.position.hands[seat], seat))
        if isinstance(offer, Amount):
            return offer.at(min(5, offer.high))
        assert isinstance(offer, Say)
        return offer.action

    return policy


def test_it_wins_against_chance() -> None:
    """Four evenings of two computers against two who do whatever comes to mind."""
    won = 0
    for seed in range(4):
        other = at_random(seed)
        rules = VingtUn(deal_change="each-coup", max_stake=5)
        table = sitting(Played(rules, (500,) * 4, {}), (computer, other) * 2, 60, seed)
        won += sum(table.stacks[::2]) - 1_000
    assert won > 400


@pytest.mark.parametrize(
    ("options", "seats"),
    [
        ({}, 2),
        ({}, 10),
        ({"ties": "dealer", "drawn_cards": "down"}, 4),
        ({"deal_change": "each-coup", "natural_deal": "left", "first_dealer": "knave"}, 5),
        ({"twentyone_double": "off", "later_naturals": "double", "max_stake": 100}, 3),
    ],
)
def test_whole_sittings_between_computers(options: Mapping[str, object], seats: int) -> None:
    table = sitting(
        Played(decode(VingtUn, dict(options)), (100,) * seats, {}), (computer,) * seats, 25, 3
    )
    assert sum(table.stacks) == seats * 100
    assert table.happened(Settled)
    assert table.sitting.over or table.sitting.deals == 25
