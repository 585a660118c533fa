"""Records of brag written by hand from the book: JSON in, and what the replay prints."""

from __future__ import annotations

from typing import Any

import pytest

from bot.rules.cards import PACK, cards, spelled
from bot.rules.codec import UnreadableError
from bot.tables.outcome import Viewer
from tests.games.record_of import record_of
from tests.tables.records import replay

Move = dict[str, Any]


def pack(top: str) -> str:
    """A whole pack with these cards on top, the others below in the order of a new pack."""
    first = cards(top)
    return spelled((*first, *(each for each in PACK if each not in first)))


def shuffled(top: str) -> Move:
    return {"chance": "shuffled", "cards": pack(top)}


def moves(text: str) -> list[Move]:
    """Moves such as `0 bet 2, 1 fold`."""
    found: list[Move] = []
    for each in text.split(", "):
        seat, do, *amount = each.split()
        found.append(
            {"seat": int(seat), "do": do, **({"amount": int(amount[0])} if amount else {})}
        )
    return found


def record(chips: list[int], *deals: dict[str, Any], **head: Any) -> dict[str, Any]:
    return record_of("brag", chips, deals, **head)


def deal(*played: Move, company: list[dict[str, Any]] | None = None) -> dict[str, Any]:
    return {"moves": list(played), **({"company": company} if company else {})}


def events(printed: dict[str, Any], *words: str) -> list[dict[str, Any]]:
    """The events of these names, in their order."""
    return [event for event in printed["events"] if event["event"] in words]


# A 7c 7h Qs, B 2d 4c 9h, C 7d 7s Qh, D 3d 5c Th, dealt one by one with D as dealer.
B45_TOP = "7c 2d 7d 3d 7h 4c 7s 5c Qs 9h Qh Th"
B45_MOVES = "0 bet 2, 1 fold, 2 bet 4, 3 fold, 0 bet 4"


def test_example_1_where_it_stands() -> None:
    found = replay(
        record([20] * 4, deal(shuffled(B45_TOP), *moves("0 bet 2, 1 fold, 2 bet 2, 3 bet 2")))
    )
    assert found["refused"] is None
    assert found["turn"] == {"seats": [0]}
    assert found["legal"] == {"0": ["bet", "fold"]}
    assert found["absent"] == {"0": {"do": "fold"}}
    assert found["pools"] == {"pot": 10}
    assert found["chips"] == [17, 19, 17, 17]
    assert found["hands"] == ["7c 7h Qs", "", "7d 7s Qh", "3d 5c Th"]


def test_example_1_a_may_not_see() -> None:
    played = moves("0 bet 2, 1 fold, 2 bet 2, 3 bet 2, 0 see")
    found = replay(record([20] * 4, deal(shuffled(B45_TOP), *played)))
    assert found["refused"]["move"] == 5
    assert found["pools"] == {"pot": 10}


def test_example_2_what_c_may_do() -> None:
    found = replay(record([20] * 4, deal(shuffled(B45_TOP), *moves(B45_MOVES))))
    assert found["legal"] == {"2": ["bet", "fold", "see"]}
    assert found["pools"] == {"pot": 14}


@pytest.mark.parametrize(("amount", "refused"), [(3, True), (4, False), (14, False), (15, True)])
def test_example_2_what_a_may_bet(amount: int, refused: bool) -> None:
    played = [*moves(B45_MOVES)[:4], {"seat": 0, "do": "bet", "amount": amount}]
    found = replay(record([20] * 4, deal(shuffled(B45_TOP), *played)))
    assert (found["refused"] is not None) is refused


def test_example_3_see_lost() -> None:
    found = replay(record([20] * 4, deal(shuffled(B45_TOP), *moves(B45_MOVES + ", 2 see"))))
    assert found["deals"] == [
        {
            "chips": [35, 19, 7, 19],
            "gallery": [],
            "pools": {"pot": 0},
            "score": [],
            "next_dealer": 0,
            "over": False,
            "finished": True,
        }
    ]
    assert events(found, "showed", "took") == [
        {
            "deal": 0,
            "event": "showed",
            "seat": 0,
            "cards": ["7c", "7h", "Qs"],
            "reading": {
                "kind": "pair",
                "height": 7,
                "natural": True,
                "rest": [12],
                "ranks": [7, 7, 12],
            },
        },
        {
            "deal": 0,
            "event": "took",
            "seat": 0,
            "pool": "pot",
            "amount": 22,
            "by": "see",
            "number": 0,
        },
    ]


@pytest.mark.parametrize("viewer", ["public", 0, 1])
def test_example_3_the_loser_is_not_shown_to(viewer: Viewer) -> None:
    whole = record([20] * 4, deal(shuffled(B45_TOP), *moves(B45_MOVES + ", 2 see")))
    found = replay(whole, viewer=viewer)
    assert found["hands"][2] is None
    assert "7s" not in str(found)


def test_example_4_see_won() -> None:
    top = "7c 2d Kd 3d 7h 4c Qd 5c Qs 9h Jd Th"
    found = replay(
        record(
            [20] * 4,
            deal(shuffled(top), *moves(B45_MOVES + ", 2 see")),
            deal(*moves("1 bet 1")),
        )
    )
    assert found["refused"] is None, "there is no shuffle"
    assert found["deals"][0]["chips"] == [13, 19, 29, 19]
    assert [event["seat"] for event in events(found, "showed")] == [0, 2]


def test_example_8_all_fold() -> None:
    played = deal(shuffled("2c"), *moves("0 fold, 1 fold"))
    found = replay(record([20] * 3, played, carry={"dealer": 2}))
    assert found["deals"][0]["chips"] == [19, 19, 22]
    assert found["deals"][0]["next_dealer"] == 0
    assert events(found, "showed") == []


def test_example_9_no_see_without_a_bet() -> None:
    found = replay(record([20] * 3, deal(shuffled("2c"), *moves("0 fold"))))
    assert found["legal"] == {"1": ["bet", "fold"]}


def test_example_10_unshuffled_pack() -> None:
    top = "2c 3c 4c 5c 6c 7c 8c"
    whole = record([20, 20], deal(shuffled(top), *moves("0 fold")), deal(), carry={"dealer": 1})
    found = replay(whole)
    assert found["hands"] == ["9c Jc Kc", "8c Tc Qc"]
    assert found["turn"] == {"seats": [1]}
    assert found["table"]["dealer"] == 0


def test_example_10_the_folded_cards_come_round_again() -> None:
    """Eight deals of six cards leave four, then those of the first deal, folded ones first."""
    folds = [deal(*moves("1 fold" if number % 2 else "0 fold")) for number in range(8)]
    folds[0]["moves"].insert(0, shuffled("2c 3c 4c 5c 6c 7c"))
    found = replay(record([20, 20], *folds, deal(), carry={"dealer": 1}))
    assert found["refused"] is None
    assert found["hands"] == ["Js Ks 2c", "Qs As 4c"]


def test_example_11_cover() -> None:
    top = "2d Kc 2s 5d Kh 8h 9s 3s Th"
    played = moves("0 bet 5, 1 cover, 2 bet 5, 0 fold")
    found = replay(record([21, 4, 21], deal(shuffled(top), *played)))
    assert found["deals"][0]["chips"] == [15, 11, 20]
    assert sum(found["deals"][0]["pools"].values()) == 0
    assert [(event["seat"], event["pool"], event["amount"]) for event in events(found, "took")] == [
        (2, "pot", 5),
        (1, "closed_1", 11),
    ]


def test_example_11_while_the_pot_is_closed() -> None:
    played = moves("0 bet 5, 1 cover, 2 bet 5")
    found = replay(record([21, 4, 21], deal(shuffled("2c"), *played)))
    assert found["pools"] == {"pot": 5, "closed_1": 11}
    assert found["chips"] == [15, 0, 15]


# A holds 9d 5h 5s and B 2c 4h 8s.
PRIAL_TOP = "9d 2c 5h 4h 5s 8s"


def test_example_12_shuffle_after_a_prial() -> None:
    seen = deal(shuffled(PRIAL_TOP), *moves("0 bet 1, 1 see"))
    found = replay(record([20, 20], seen, deal(shuffled("2c"), *moves("1 fold"))))
    assert found["refused"] is None
    assert [each["chips"] for each in found["deals"]] == [[23, 17], [24, 16]]
    found = replay(record([20, 20], seen, deal(*moves("1 fold"))))
    assert found["refused"]["deal"] == 1


def test_example_12_no_shuffle_when_all_others_folded() -> None:
    folded = deal(shuffled(PRIAL_TOP), *moves("0 bet 1, 1 fold"))
    found = replay(record([20, 20], folded, deal(shuffled("2c"))))
    assert found["refused"] == {"deal": 1, "move": 0, "why": "Chance is not asked for now."}


def test_two_covers() -> None:
    """A stays with a pair, B closes 7 with a flush, D closes 7 with nothing."""
    top = "Kc Qh 2d 2c Kh 9h 5s 4h 3s 3h 9c 8s"
    played = moves("0 bet 2, 1 cover, 2 bet 5, 3 cover, 0 bet 5, 2 fold")
    found = replay(record([30, 2, 30, 3], deal(shuffled(top), *played)))
    assert found["deals"][0]["chips"] == [34, 7, 24, 0]


def test_a_sitting_that_goes_on_from_a_pack_of_before() -> None:
    carry = {"dealer": 0, "pack": pack("2c 3c 4c 5c 6c 7c"), "played": 9}
    whole = record([20, 20], deal(*moves("1 fold")), carry=carry, options={"deals": 10})
    found = replay(whole)
    assert found["deals"][0]["chips"] == [21, 19]
    assert found["over"]
    assert found["deals"][0]["next_dealer"] is None
    again = replay({**whole, "deals": [*whole["deals"], deal()]})
    assert again["refused"] == {"deal": 1, "move": 0, "why": "The match is over."}


def test_company_that_changes_leaves_the_pack_alone() -> None:
    first = deal(shuffled("2c 3c 4c 5c 6c 7c 8c 9c Tc Jc"), *moves("0 fold, 1 fold"))
    second = deal(
        company=[{"seat": 0, "leaves": True}, {"seat": 3, "name": "D", "chips": 30}],
    )
    found = replay(record([20, 20, 20], first, second))
    assert found["table"]["dealer"] == 1
    assert found["table"]["players"] == [2, 3, 1]
    assert found["hands"] == ["", "Kc 3d 6d", "Jc Ac 4d", "Qc 2d 5d"]
    assert found["chips"] == [0, 18, 21, 29]


def test_a_seat_that_cannot_ante_sits_out_and_buys_in_again() -> None:
    first = deal(shuffled("2c"), *moves("0 fold"))
    second = deal(company=[{"seat": 2, "adds": 20}])
    found = replay(record([20, 20, 4], first, second, carry={"dealer": 1}, options={"ante": 5}))
    assert found["chips"] == [10, 20, 19]
    assert found["table"]["players"] == [0, 1, 2]
    found = replay(
        record([20, 20, 4], first, second, options={"ante": 5, "rebuy": "off"}, carry={"dealer": 1})
    )
    assert found["refused"]["deal"] == 1


def test_a_host_who_stops_changes_no_chips() -> None:
    whole = record([20, 20], deal(shuffled("2c"), *moves("0 fold")), stopped=True)
    found = replay(whole)
    assert found["chips"] == found["deals"][0]["chips"] == [19, 21]
    assert found["over"]


@pytest.mark.parametrize(
    ("chips", "options"),
    [([20, 4], {"ante": 5}), ([0, 0, 0], {}), ([20] * 9, {}), ([20], {})],
)
def test_seats_that_cannot_open_a_deal_make_no_record(
    chips: list[int], options: dict[str, int]
) -> None:
    with pytest.raises(UnreadableError, match="seats"):
        replay(record(chips, options=options))


@pytest.mark.parametrize(
    "move",
    [
        {"seat": 0, "do": "bet"},
        {"seat": 0, "do": "bet", "amount": True},
        {"seat": 0, "do": "bet", "amount": "2"},
        {"seat": 0, "do": "bet", "amount": 2.0},
        {"seat": 0, "do": "bet", "amount": -1},
        {"seat": 0, "do": "cover", "amount": 5},
        {"seat": 0, "do": "check"},
        {"seat": 0, "do": "raise", "amount": 2},
        {"seat": 1, "do": "fold"},
        {"seat": 2, "do": "fold"},
        {"gallery": 0, "do": "fold"},
        {"clock": "close"},
        {"chance": "shuffled", "cards": pack("2c")},
    ],
)
def test_what_is_no_move(move: Move) -> None:
    found = replay(record([20, 20], deal(shuffled("2c"), move)))
    assert found["refused"]["move"] == 1
    assert found["chips"] == [19, 19]
