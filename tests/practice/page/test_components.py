"""Buttons and menus used in a window, and the forms that they open."""

from __future__ import annotations

import pytest

from bot.practice.people import Person
from bot.practice.server import Practice
from bot.practice.state.channels import Channel
from bot.practice.state.servers import Server
from tests.practice.client import Bot
from tests.practice.page.tab import Declined, Json, Tab

DONE = {"failed": "", "form": None}


def latest(tab: Tab) -> str:
    return tab.texts()[-1]


async def test_buttons_are_pressed_by_their_id(table: Json, hers: Tab) -> None:
    assert await hers.ask("press", **table, custom_id="seat") == DONE
    assert latest(hers) == "Ada sits"
    for custom_id, words in (
        ("other", "seat: this cannot"),
        ("gone", "not on the message any more"),
    ):
        with pytest.raises(Declined, match=words):
            await hers.ask("press", **table, custom_id=custom_id)


async def test_a_press_without_an_answer(
    practice: Practice, bot: Bot, table: Json, hers: Tab
) -> None:
    await bot.close()
    await practice.until(lambda: not practice.gateway.connected)
    answer = await hers.ask("press", **table, custom_id="seat")
    assert answer == {"failed": "This interaction failed", "form": None}


async def test_choices(
    table: Json, club: Server, room: Channel, ada: Person, ben: Person, hers: Tab
) -> None:
    role = club.add_role("Dealers")
    for custom_id, values, words in (
        ("cards", ["King", "Ace"], "King Ace"),
        ("whom", [str(ben.id), str(role.id)], f"{ben.id} {role.id}"),
        ("where", [str(room.id)], "card-room"),
    ):
        assert await hers.ask("choose", **table, custom_id=custom_id, values=values) == DONE
        assert sorted(latest(hers).split()) == sorted(words.split())
    for custom_id, values in (
        ("cards", ["Knave"]),
        ("cards", [5]),
        ("cards", []),
        ("cards", ["Ace", "Ace"]),
        ("cards", ["Ace", "King", "Queen"]),
        ("whom", ["5"]),
        ("whom", [str(room.id)]),
        ("where", [str(ada.dm.id)]),
        ("seat", ["Ace"]),
        ("gone", ["Ace"]),
    ):
        with pytest.raises(Declined):
            await hers.ask("choose", **table, custom_id=custom_id, values=values)


async def filled(hers: Tab, ben: Person, form: Json, **values: object) -> Json:
    good = {"amount": "5", "against": [str(ben.id)], "sure": True, "level": "High", "proof": []}
    return await hers.ask("submit", form=form["id"], values=good | values)


async def test_a_form_is_filled_in(table: Json, ben: Person, hers: Tab) -> None:
    form = (await hers.ask("press", **table, custom_id="bet"))["form"]
    assert (form["title"], form["custom_id"], len(form["components"])) == ("Bet", "bet", 5)
    for values, words in (
        ({"amount": ""}, "Amount: from 1 to 5 characters, not 0."),
        ({"amount": "123456"}, "Amount: from 1 to 5 characters, not 6."),
        ({"amount": 5}, "Amount: this takes text."),
        ({"against": ["5"]}, "Against: that is not to be had here."),
        ({"against": []}, "Against: this field is required."),
        ({"sure": "yes"}, "Sure: this can only be ticked or not."),
        ({"level": None}, "Level: this field is required."),
        ({"level": "Middling"}, "Level: choose among High, Low."),
        ({"proof": ["a.png"]}, "Proof: files cannot be uploaded in the practice room."),
        ({"other": 1}, "The form has no field other."),
    ):
        with pytest.raises(Declined) as caught:
            await filled(hers, ben, form, **values)
        assert str(caught.value) == words
    assert await filled(hers, ben, form) == DONE
    assert latest(hers) == "('5', ['Ben'], True, 'High')"
    with pytest.raises(Declined, match="not open any more"):
        await filled(hers, ben, form)


async def test_a_form_of_a_command_that_is_closed(
    synced: dict[str, Json], ben: Person, hers: Tab, his: Tab
) -> None:
    command = synced["rules"] | {"options": {"game": "w"}}
    form = (await hers.ask("slash", **command))["form"]
    with pytest.raises(Declined, match="not open any more"):
        await filled(his, ben, form)
    assert await hers.ask("close_form", form=form["id"]) == {}
    with pytest.raises(Declined, match="not open any more"):
        await filled(hers, ben, form)


async def test_a_form_without_an_answer_stays_open(
    practice: Practice, bot: Bot, table: Json, ben: Person, hers: Tab
) -> None:
    form = (await hers.ask("press", **table, custom_id="bet"))["form"]
    await bot.close()
    await practice.until(lambda: not practice.gateway.connected)
    failed = {"failed": "Something went wrong. Try again.", "form": None}
    assert await filled(hers, ben, form) == failed
    assert await filled(hers, ben, form) == failed
