"""What a record comes to: every key, who may see what, and records that stop half-way."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.games.whist import Whist
from bot.rules.game import Company
from bot.rules.sitting import Sitting
from bot.tables.record_read import read_record
from bot.tables.replay import Before, chips_of, replayed
from tests.tables.records import SORTED, head, played_out, record, replay, rubber, text


def test_a_rubber_with_a_stake() -> None:
    printed = replay(rubber())
    # EW: 2 (losers 1 of 5) + 1 (losers 4) + 2 for the rubber, less 1 of NS: 4 points of 3 chips.
    assert printed["table"]["games"] == [[5, 4], [1, 5], [4, 5]]
    assert printed["chips"] == [88, 112, 88, 112]
    assert printed["gallery"] == []
    assert printed["pools"] == {}
    assert printed["over"] is True
    assert printed["refused"] is None
    assert printed["turn"] == {"seats": []}
    assert printed["legal"] == printed["absent"] == {}
    deals = printed["deals"]
    assert [each["next_dealer"] for each in deals] == [0, 1, 2, 3, 0, 1, 2, 3, None]
    assert [each["over"] for each in deals] == [False] * 8 + [True]
    assert [each["score"] for each in deals][-1] == [4, 5]
    assert all(each["finished"] for each in deals)
    assert {each["chips"][0] for each in deals[:-1]} == {100}
    assert printed["events"][-1] == {"deal": 8, "event": "rubber_won", "side": 1, "points": 4}


def test_every_key_of_an_unfinished_deal() -> None:
    printed = replay(record({"seat": 0, "do": "play", "card": "2c"}))
    assert printed["events"] == [
        {"deal": 0, "event": "trumps_turned", "dealer": 3, "card": "As"},
        {"deal": 0, "event": "played", "seat": 0, "card": "2c"},
    ]
    assert printed["deals"] == [
        {
            "chips": [20] * 4,
            "gallery": [],
            "pools": {},
            "score": [0, 0],
            "next_dealer": None,
            "over": False,
            "finished": False,
        }
    ]
    assert printed["turn"] == {"seats": [1]}
    assert printed["legal"] == {"1": ["play"]}
    assert printed["absent"] == {"1": {"do": "play", "card": "3c"}}
    assert printed["table"]["turn_up"] == "As"
    assert printed["hands"][0] == "6c Tc Ac 5d 9d Kd 4h 8h Qh 3s 7s Js"
    assert printed["hands"][3].startswith("5c 9c Kc")
    assert printed["over"] is False


def test_before_the_first_deal_there_are_only_chips() -> None:
    printed = replay(head())
    assert printed["table"] is None
    assert printed["hands"] == [""] * 4
    assert printed["chips"] == [20] * 4
    assert printed["turn"] == {"seats": []}
    assert printed["deals"] == printed["events"] == []


@dataclass(frozen=True)
class Standing:
    """Chips that stand over from before, as several books have them."""

    pools: Mapping[str, int]
    house: int


def test_chips_that_stand_over_are_in_the_pools_before_the_first_deal() -> None:
    standing: Any = Standing({"pool": 4}, 3)
    sitting: Any = Sitting(Whist(), Company((5, None), 2), standing)
    chips = chips_of(sitting)
    assert chips.stacks == (5, 0)
    assert chips.pools == {"pool": 4, "house": 3}


def test_a_stopped_sitting_is_over_and_nobody_is_to_act() -> None:
    printed = replay(record(stopped=True))
    assert printed["over"] is True
    assert printed["turn"] == {"seats": []}
    assert printed["legal"] == {}
    assert printed["deals"][0]["over"] is False


def test_a_refusal_comes_before_the_stop() -> None:
    printed = replay(record({"clock": "close"}, stopped=True))
    assert printed["over"] is False
    assert printed["turn"] == {"seats": [0]}


@pytest.mark.parametrize(
    ("spoil", "where", "why"),
    [
        (lambda deals: deals[2]["moves"].pop(), (3, 0), "not finished"),
        (lambda deals: deals.append({"moves": []}), (9, 0), "The match is over."),
        (
            lambda deals: deals.append({"moves": [], "company": [{"seat": 0, "leaves": True}]}),
            (9, 0),
            "The match is over.",
        ),
        (
            lambda deals: deals[1].update(company=[{"seat": 0, "leaves": True}]),
            (1, 0),
            "Whist is played by four.",
        ),
        (
            lambda deals: deals[1].update(company=[{"seat": 0, "name": "E", "chips": 5}]),
            (1, 0),
            "The place is taken.",
        ),
        (
            lambda deals: deals[1].update(company=[{"seat": 4, "name": "E", "chips": 5}]),
            (1, 0),
            "There is no such place.",
        ),
        (
            lambda deals: deals[1].update(company=[{"seat": -1, "adds": 5}]),
            (1, 0),
            "There is no such place.",
        ),
        (
            lambda deals: deals[1].update(company=[{"gallery": 0, "adds": 5}]),
            (1, 0),
            "The place is empty.",
        ),
        (
            lambda deals: deals[0].update(company=[{"seat": 0, "leaves": True}]),
            (0, 0),
            "Whist is played by four.",
        ),
        (lambda deals: deals[0]["moves"].append({"clock": "close"}), None, "The deal is over."),
        (lambda deals: deals[0]["moves"].append(deals[0]["moves"][0]), None, "The deal is over."),
        (lambda deals: deals[0]["moves"].append(deals[0]["moves"][1]), None, "The deal is over."),
    ],
)
def test_deals_stand_in_their_order(spoil: Any, where: tuple[int, int] | None, why: str) -> None:
    whole = rubber()
    length = len(whole["deals"][0]["moves"])
    spoil(whole["deals"])
    refused = replay(whole)["refused"]
    assert (refused["deal"], refused["move"]) == (where or (0, length))
    assert why in refused["why"]


def test_company_changes_between_deals() -> None:
    whole = rubber()
    whole["deals"][1]["company"] = [
        {"seat": 0, "leaves": True},
        {"seat": 0, "name": "E", "chips": 40},
        {"seat": 1, "adds": 25},
    ]
    printed = replay(whole)
    assert printed["deals"][0]["chips"] == [100] * 4
    assert printed["deals"][1]["chips"] == [40, 125, 100, 100]
    assert printed["chips"] == [28, 137, 88, 112]


def test_onlookers_watch_any_game_and_have_no_say_in_whist() -> None:
    whole = rubber() | {"gallery": [{"name": "onlooker", "chips": 60}]}
    whole["deals"][1]["company"] = [
        {"gallery": 0, "leaves": True},
        {"gallery": 1, "name": "another", "chips": 7},
    ]
    watched = replay(whole)
    assert [deal["gallery"] for deal in watched["deals"]] == [[60], *[[0, 7]] * 8]
    assert watched["gallery"] == [0, 7]
    assert [deal["chips"] for deal in watched["deals"]] == [
        deal["chips"] for deal in replay(rubber())["deals"]
    ]
    whole["deals"][0]["moves"].insert(1, {"gallery": 0, "do": "play", "card": "2c"})
    assert replay(whole)["refused"] == {"deal": 0, "move": 1, "why": "It is not your turn."}


def test_at_stops_before_a_move() -> None:
    whole = rubber()
    assert replay(whole, Before(0, 0))["turn"] == {"chance": "shuffled"}
    assert replay(whole, Before(0, 0))["hands"] == [""] * 4
    at = replay(whole, Before(1, 3))
    assert at["turn"] == {"seats": [(2 + 1) % 4]}
    assert len(at["deals"]) == 2
    assert at["events"][-1]["deal"] == 1
    end = replay(whole, Before(1, 9_999))
    assert end["deals"][1]["finished"]
    assert len(end["deals"]) == 2
    assert replay(whole, Before(9, 0)) == replay(whole)


def test_at_leaves_out_what_comes_later_also_when_it_would_be_refused() -> None:
    whole = record({"seat": 0, "do": "play", "card": "Zz"}, stopped=True)
    at = replay(whole, Before(0, 1))
    assert at["refused"] is None
    assert at["over"] is False


def test_hidden_shows_a_seat_its_own_hand_only() -> None:
    whole = record()
    seen = replay(whole, viewer=0)
    assert seen["hands"] == [replay(whole)["hands"][0], None, None, None]
    assert seen["legal"] == {"0": ["play"]}
    assert seen["absent"]["0"]["do"] == "play"
    other = replay(whole, viewer=1)
    assert other["legal"] == other["absent"] == {}
    assert other["turn"] == {"seats": [0]}


def test_hidden_shows_the_public_open_offers_only() -> None:
    public = replay(record(), viewer="public")
    assert public["hands"] == [None] * 4
    assert public["legal"] == {}
    assert public["absent"] == {}
    whole = rubber()
    claim = replay(whole, Before(0, len(whole["deals"][0]["moves"]) - 4), "public")
    assert claim["legal"] == {
        "0": ["pass"],
        "1": ["claim_honours", "pass"],
        "2": ["pass"],
        "3": ["claim_honours", "pass"],
    }


@pytest.mark.parametrize(
    ("viewer", "told"), [(None, True), (0, True), (1, False), ("public", False)]
)
def test_why_a_move_is_refused_is_for_its_seat_only(viewer: Any, told: bool) -> None:
    refused = replay(record({"seat": 0, "do": "play", "card": "3c"}), viewer=viewer)["refused"]
    assert ("hold" in refused["why"]) is told
    assert (refused["deal"], refused["move"]) == (0, 1)


def test_swapping_two_hidden_cards_changes_nothing_that_others_see() -> None:
    whole = record()
    swapped = record()
    pack = SORTED.split()
    pack[1], pack[2] = pack[2], pack[1]
    swapped["deals"][0]["moves"][0]["cards"] = " ".join(pack)
    for viewer in (0, 3, "public"):
        assert replay(whole, viewer=viewer) == replay(swapped, viewer=viewer)
    for viewer in (1, 2, None):
        assert replay(whole, viewer=viewer) != replay(swapped, viewer=viewer)


@given(st.integers(0, 2**32), st.sampled_from(["auto", "manual"]))
@settings(max_examples=10, deadline=None)
def test_whatever_is_legal_is_accepted(seed: int, claim: Any) -> None:
    rules = Whist(honours_claim=claim, stake=2)
    deals = [{"moves": moves} for moves in played_out(rules, seed, 2)]
    whole = head(options={"honours_claim": claim, "stake": 2}, deals=deals)
    assert replayed(read_record(text(whole))).refusal is None
