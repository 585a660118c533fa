"""Amounts: quick buttons and a form."""

from __future__ import annotations

import pytest

from bot.chat.choices import quick_amounts
from bot.chat.game_cog import GameCog
from bot.chat.sheet import Button, together
from bot.games import games
from bot.rules.offers import Stake
from bot.tables import hall
from tests.chat.evening import Evening
from tests.chat.toy import KIT, Bid, Stop, Toy


@pytest.fixture
async def bidding(monkeypatch: pytest.MonkeyPatch, tonight: Evening) -> Evening:
    """Ann and Ben at a table of the toy, Ann to bid."""
    monkeypatch.setattr(hall, "games", lambda: {**games(), "toy": Toy})
    monkeypatch.setattr(tonight.hall, "_computers", {"toy": lambda *_: Stop()})
    await tonight.bot.add_cog(GameCog(tonight.bot, KIT))
    await tonight.bot.tree.sync()
    ann, ben = tonight.people[:2]
    await ann.slash(tonight.room, "toy")
    await tonight.press(ben, "Take a seat")
    await tonight.press(ann, "Begin")
    await tonight.until(lambda: tonight.offers("Bid 1"))
    return tonight


async def test_the_least_the_double_and_the_most_are_buttons(bidding: Evening) -> None:
    labels = [each.label for each in bidding.last.buttons]
    assert labels[:5] == ["Bid 1", "Bid 2", "Bid 100", "Another amount…", "Stop"]
    await bidding.press(bidding.people[0], "Bid 2")
    await bidding.until(lambda: "Ann bid 2." in bidding.last.text)


async def test_any_amount_by_a_form(bidding: Evening) -> None:
    ann, ben = bidding.people[:2]
    answer = await bidding.press(ann, "Another amount…")
    assert answer.modal is not None
    assert answer.modal.title == "Another amount"
    assert answer.modal.fields[0].label == "Chips, from 1 to 100"
    assert "You have 100 chips before you." in str(answer.modal.components)
    assert "A number, half (50) or all (100)" in str(answer.modal.components)
    sent = await ann.submit(answer.modal, {"amount": "37"})
    assert not sent.failed
    await bidding.until(lambda: "Ann bid 37." in bidding.last.text)
    late = await bidding.press(ben, "Another amount…")
    await bidding.press(ben, "Bid 1")
    sent = await ben.submit(late.modal, {"amount": "5"})
    assert bidding.word(sent) == "The table has moved on."


@pytest.mark.parametrize("amount", ["0", "-5", "101", "1.5", "NaN", "1e3", "5 chips", "٩", "²"])
async def test_a_wrong_amount_is_refused_with_the_bounds(bidding: Evening, amount: str) -> None:
    ann, before = bidding.people[0], bidding.table.state
    answer = await bidding.press(ann, "Another amount…")
    sent = await ann.submit(answer.modal, {"amount": amount})
    assert bidding.word(sent).startswith(f"“{amount}” is ")
    assert bidding.word(sent).endswith(" It can be from 1 to 100.")
    assert bidding.table.state == before


async def test_another_may_not_open_the_form(bidding: Evening) -> None:
    answer = await bidding.press(bidding.people[1], "Another amount…")
    assert answer.modal is None
    assert bidding.word(answer) == "It is not your turn."


def test_handy_amounts_take_the_place_of_the_others() -> None:
    offer = Stake(Bid(), 1, 200, handy=(50, 10, 20, 500))
    assert quick_amounts(offer, shared=False) == [10, 20, 50]
    assert quick_amounts(offer, shared=True) == [10, 20, 50]
    assert quick_amounts(Stake(Bid(), 1, 200), shared=False) == [1, 2, 200]


@pytest.mark.parametrize(
    ("groups", "rows"),
    [
        ((), []),
        ((3, 3, 3, 1, 1), [3, 3, 5]),
        ((1, 4, 1), [5, 1]),
        ((2, 3, 3, 2), [5, 5]),
        ((3, 3, 3, 3, 3), [5, 5, 5]),
        ((6, 3), [5, 4]),
    ],
)
def test_the_buttons_of_an_amount_stay_in_a_row_where_that_takes_no_more_rows(
    groups: tuple[int, ...], rows: list[int]
) -> None:
    buttons = [[Button(f"{each} {one}", "go") for one in range(each)] for each in groups]
    found = together(buttons)
    assert [len(row) for row in found] == rows
    assert [each for row in found for each in row] == [each for some in buttons for each in some]


@pytest.mark.parametrize(
    ("locale", "text", "bid"),
    [("en-US", "half", 50), ("de", "ALL", 100), ("de", "0,05k", 50), ("ja", "９９", 99)],
)
async def test_amounts_are_taken_as_people_write_them(
    bidding: Evening, locale: str, text: str, bid: int
) -> None:
    ann = bidding.people[0]
    ann.locale = locale
    answer = await bidding.press(ann, "Another amount…")
    await ann.submit(answer.modal, {"amount": text})
    await bidding.until(lambda: f"Ann bid {bid}." in bidding.last.text)
