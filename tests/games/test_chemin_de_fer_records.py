"""Records of chemin de fer, written by hand from the words of the book; figures reckoned so too."""

from __future__ import annotations

import json
from typing import Any

import pytest

from bot.rules.cards import spelled
from bot.rules.codec import UnreadableError
from bot.tables.outcome import outcome
from bot.tables.record_read import read_record
from bot.tables.replay import replayed
from tests.games.chemin_de_fer_table import shoe_of
from tests.games.record_of import record_of

CLOSE: dict[str, object] = {"clock": "close"}


def shuffled(first: str) -> dict[str, object]:
    """The shoe with these cards on top."""
    return {"chance": "shuffled", "cards": spelled(shoe_of(first))}


def do(seat: int, what: str, amount: int | None = None) -> dict[str, object]:
    """A move of a seat."""
    more = {} if amount is None else {"amount": amount}
    return {"seat": seat, "do": what, **more}


def behind(place: int, what: str, amount: int | None = None) -> dict[str, object]:
    """A move of the gallery."""
    more = {} if amount is None else {"amount": amount}
    return {"gallery": place, "do": what, **more}


def record(
    seats: list[int],
    deals: list[list[dict[str, object]]],
    gallery: list[int] | None = None,
    company: dict[int, list[dict[str, object]]] | None = None,
    **head: object,
) -> bytes:
    """A record; `company` are the changes before the deal of that number."""
    changes = company or {}
    played = [
        {"moves": moves, **({"company": changes[number]} if number in changes else {})}
        for number, moves in enumerate(deals)
    ]
    guests = [{"name": f"G{place}", "chips": chips} for place, chips in enumerate(gallery or [])]
    whole = record_of("chemin_de_fer", seats, played, gallery=guests)
    return json.dumps(whole | head).encode()


def printed(written: bytes) -> Any:
    """What the replay prints."""
    return json.loads(json.dumps(outcome(replayed(read_record(written)))))


def pools(bank: int = 0, carried: int = 0, kitty: int = 0) -> dict[str, int]:
    return {"bank": bank, "carried": carried, "kitty": kitty}


def test_a_sitting_of_a_win_and_a_loss() -> None:
    """The bank of 50 wins 30 by nine to eight, goes on, and loses to a natural."""
    found = printed(
        record(
            [120, 100, 100],
            [
                [
                    do(0, "open", 50),
                    do(1, "bet", 10),
                    do(2, "bet", 20),
                    shuffled("2c 3d Kh Ts 6d 6s 9c Kd Kh Ks"),
                    do(2, "draw"),
                    do(0, "draw"),
                ],
                [do(0, "continue"), do(1, "bet", 0), do(2, "bet", 80)],
                [do(1, "decline"), do(2, "decline"), do(0, "decline")],
            ],
        )
    )
    assert found["refused"] is None
    first, second, third = found["deals"]
    assert first["chips"] == [70, 90, 80]
    assert first["pools"] == pools(80)
    assert (first["next_dealer"], first["over"], first["finished"]) == (0, False, True)
    assert second["chips"] == [70, 90, 160]
    assert second["pools"] == pools()
    assert second["next_dealer"] == 1
    assert third["chips"] == second["chips"]
    assert (third["next_dealer"], third["over"]) == (None, True)
    assert found["over"] is True


def test_the_first_banker_is_named_and_the_deal_goes_left() -> None:
    found = printed(
        record(
            [100, 100, 100],
            [
                [
                    do(1, "decline"),
                    do(0, "open", 40),
                    CLOSE,
                    do(2, "bet", 100),
                    do(1, "bet", 30),
                    shuffled("9c Kd Kh Ks"),
                ]
            ],
            carry={"dealer": 1},
            options={"rotation": "left"},
        )
    )
    assert found["deals"][0]["chips"] == [60, 130, 110]
    assert found["deals"][0]["next_dealer"] == 2


@pytest.mark.parametrize(("raised", "refused"), [(25, None), (9, 1)])
def test_a_tie_is_raised_and_the_gallery_stakes(raised: int, refused: int | None) -> None:
    """Six all; 20 lie. Seat 1 raises to 25, the onlooker's 10 stay: the bank of 40 wins 35."""
    tie = [
        do(0, "open", 40),
        behind(0, "bet", 10),
        do(1, "bet", 10),
        shuffled("6c 6d Kh Ks Kc 8d Kd Qs"),
        do(1, "stand"),
        do(0, "stand"),
    ]
    found = printed(record([100, 100], [tie, [do(1, "bet", raised), CLOSE]], gallery=[30]))
    assert found["deals"][0]["pools"] == pools(40, 20)
    if refused is not None:
        assert found["refused"]["deal"] == refused
        return
    assert found["refused"] is None
    assert found["chips"] == [60, 75]
    assert found["gallery"] == [20]
    assert found["pools"] == pools(75)


def test_a_banco_ties_and_is_dealt_again_with_the_moves_of_the_hand_only() -> None:
    """Nine all; then the bank's five draws a four and beats seven."""
    shoe = "9c 9d Kh Ks 7c 5d Kd Kc 4s"
    found = printed(
        record(
            [100, 100, 100],
            [
                [
                    do(0, "open", 60),
                    do(2, "banco"),
                    do(1, "bet", 5),
                    shuffled(shoe),
                ],
                [do(2, "stand"), do(0, "draw")],
                [do(0, "pass"), do(1, "decline"), do(1, "open", 1)],
            ],
        )
    )
    assert found["deals"][0]["pools"] == pools(60, 60)
    assert found["deals"][1]["chips"] == [40, 100, 40]
    assert found["deals"][1]["pools"] == pools(120)
    # Nobody can pay 120, so seat 1 is asked for a bank at once, and after it seat 2.
    assert found["refused"]["move"] == 2


def test_seven_against_seven_of_three_cards_returned() -> None:
    found = printed(
        record(
            [100, 100],
            [
                [
                    do(0, "open", 60),
                    do(1, "bet", 5),
                    shuffled("3c 3d Kh Ks 4c 4d"),
                    do(1, "draw"),
                    do(0, "draw"),
                ],
                [do(0, "pass")],
            ],
            options={"tie": "return"},
        )
    )
    assert found["deals"][0]["chips"] == [40, 100]
    assert found["refused"]["why"] == "The deal can be passed when the bank has won a coup."


def test_two_empty_windows_end_a_deal() -> None:
    found = printed(
        record(
            [100, 100],
            [[do(0, "open", 60), do(1, "bet", 0), CLOSE], [do(1, "open", 7)]],
        )
    )
    assert found["deals"][0]["chips"] == [100, 100]
    assert found["deals"][0]["next_dealer"] == 1
    assert found["deals"][1]["finished"] is False
    assert found["deals"][1]["pools"] == pools(7)


@pytest.mark.parametrize(
    ("false_draw", "chips", "kitty"),
    [("liable", [60, 85, 100], 0), ("fine", [60, 87, 95], 3), ("free", [60, 90, 95], 0)],
)
def test_a_false_draw_with_six_that_loses(false_draw: str, chips: list[int], kitty: int) -> None:
    """Seat 1 stakes 10 and draws a nine to six; seat 2 has staked 5; five loses to seven."""
    found = printed(
        record(
            [100, 100, 100],
            [
                [
                    do(0, "open", 40),
                    do(1, "bet", 10),
                    do(2, "bet", 5),
                    shuffled("6c 7d Kh Ks 9c"),
                    do(1, "draw"),
                    do(0, "stand"),
                ]
            ],
            options={"false_draw": false_draw, "fine": 3},
        )
    )
    assert found["deals"][0]["chips"] == chips
    assert found["deals"][0]["pools"] == pools(55, 0, kitty)


def test_stakes_above_the_bank_are_covered_and_then_paid() -> None:
    """40 and 30 against 50: the banker adds 15, so 40 and 25 play; eight beats nothing."""
    found = printed(
        record(
            [100, 100, 100],
            [
                [
                    do(0, "open", 50),
                    do(2, "bet", 30),
                    do(1, "bet", 40),
                    do(0, "accept", 15),
                    shuffled("8c Kd Kh Ks"),
                ]
            ],
            options={"excess": "ask"},
        )
    )
    assert found["deals"][0]["chips"] == [35, 140, 125]


def test_the_shoe_goes_on_and_is_shuffled_when_fewer_than_cut_are_left() -> None:
    found = printed(
        record(
            [100, 100],
            [
                [do(0, "open", 8), do(1, "bet", 1), shuffled("Kc 9d Kh Ks")],
                [do(0, "continue"), do(1, "bet", 2), shuffled("Kc 8d Kh Ks")],
            ],
            options={"cut": 309},
        )
    )
    assert found["refused"] is None
    assert found["chips"] == [92, 97]
    assert found["pools"] == pools(11)


def test_the_host_stops_after_a_tie() -> None:
    found = printed(
        record(
            [100, 100],
            [[do(0, "open", 8), do(1, "bet", 5), shuffled("9c 9d Kh Ks")]],
            stopped=True,
        )
    )
    assert found["deals"][0]["chips"] == [92, 95]
    assert found["chips"] == [100, 100]
    assert found["pools"] == pools()
    assert found["over"] is True


def test_a_table_that_cannot_go_on_pays_the_bank_out_by_itself() -> None:
    deals = [[do(0, "open", 10), do(1, "banco"), shuffled("Kc 9d Kh Ks")], [do(0, "continue")]]
    found = printed(record([10, 10], deals))
    assert found["deals"][0]["chips"] == [20, 0]
    assert found["deals"][0]["pools"] == pools()
    assert found["deals"][0]["over"] is True
    assert found["refused"] == {"deal": 1, "move": 0, "why": "The match is over."}


def test_a_banker_goes_home_with_the_bank_and_another_comes() -> None:
    """The bank of 10 wins 5; its owner leaves; seat 1 takes the deal at 15 and loses."""
    found = printed(
        record(
            [100, 100],
            [
                [do(0, "open", 10), do(1, "bet", 5), shuffled("Kc 9d Kh Ks 9c Kd Kh Ks")],
                [do(1, "take"), do(2, "bet", 50)],
            ],
            company={1: [{"seat": 0, "leaves": True}, {"seat": 2, "name": "S2", "chips": 50}]},
        )
    )
    assert found["refused"] is None
    assert found["deals"][1]["chips"] == [0, 80, 65]
    assert found["deals"][1]["next_dealer"] == 2


@pytest.mark.parametrize(
    "wrong",
    [
        {"seats": [{"name": "A", "chips": 5}]},
        {"seats": [{"name": "A", "chips": 5}] * 12},
        {"seats": [{"name": "A", "chips": 5}, {"name": "B", "chips": 0}]},
        {"carry": {"dealer": 2}},
        {"carry": {"deal": 0}},
        {"options": {"tie": "on"}},
        {"options": {"min_bank": 3, "max_bank": 2}},
        {"options": {"min_bank": 101}},
    ],
)
def test_what_is_no_record(wrong: dict[str, object]) -> None:
    whole = {**json.loads(record([100, 100], [])), **wrong}
    with pytest.raises(UnreadableError):
        read_record(json.dumps(whole).encode())


@pytest.mark.parametrize(
    "move",
    [
        {"seat": 0, "do": "open"},
        {"seat": 0, "do": "open", "amount": "5"},
        {"seat": 0, "do": "open", "amount": True},
        {"seat": 0, "do": "open", "amount": 5, "on": "R"},
        {"seat": 2, "do": "decline"},
        {"gallery": 0, "do": "decline"},
        {"seat": 0, "do": "bid", "amount": 5},
        {"clock": "close"},
        {"chance": "shuffled", "cards": "2c"},
    ],
)
def test_moves_that_are_refused(move: dict[str, object]) -> None:
    found = printed(record([100, 100], [[move]]))
    assert found["refused"]["move"] == 0
    assert found["turn"] == {"seats": [0]}


def test_what_the_public_sees_of_a_hand_and_of_a_choice_is_nothing() -> None:
    moves = [do(0, "open", 10), do(1, "bet", 5), shuffled("6c 3d Kh Ks 9c")]
    replay = replayed(read_record(record([100, 100], [moves])))
    public: Any = outcome(replay, "public")
    assert public["hands"] == [None, None]
    assert public["legal"] == {}
    assert public["absent"] == {}
    mine: Any = outcome(replay, 1)
    assert mine["hands"] == [None, "6c Kh"]
    assert mine["legal"] == {"1": ["stand"]}
