"""Commands typed in a window, with their options and suggestions."""

from __future__ import annotations

import asyncio

import pytest

from bot.practice.people import Person
from bot.practice.server import Practice
from bot.practice.state.channels import Channel
from bot.practice.state.permissions import Permission
from bot.practice.state.servers import Server
from tests.practice.client import Bot
from tests.practice.page.tab import Declined, Json, Tab

DONE = {"failed": "", "form": None}


def latest(tab: Tab) -> str:
    return tab.texts()[-1]


async def test_a_command_with_everything_chosen_by_id(
    synced: dict[str, Json], club: Server, room: Channel, ada: Person, ben: Person, hers: Tab
) -> None:
    role = club.add_role("Dealers")
    options = {
        "points": 5,
        "pace": "quick",
        "partner": str(ben.id),
        "where": str(room.id),
        "role": str(role.id),
    }
    assert await hers.ask("slash", **synced["whist"] | {"options": options}) == DONE
    assert latest(hers) == "5 quick Ben card-room Dealers"
    assert hers.all("message")[-1]["message"]["interaction_metadata"]["user"]["id"] == str(ada.id)


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({}, "points: this option is required."),
        ({"points": 21}, "points: a whole number from 1 to 20."),
        ({"points": "5"}, "points: a whole number from 1 to 20."),
        ({"points": True}, "points: a whole number from 1 to 20."),
        ({"points": 5, "pace": "slow"}, "pace: choose one of Quick."),
        ({"points": 5, "pace": ["quick"]}, "pace: choose one of Quick."),
        ({"points": 5, "goal": 5}, "goal: there is no such option."),
        ({"points": 5, "partner": "1"}, "partner: that is not to be had here."),
        ({"points": 5, "partner": 1}, "partner: that is not to be had here."),
        ({"points": 5, "role": {}}, "role: that is not to be had here."),
    ],
)
async def test_what_a_command_does_not_take(
    synced: dict[str, Json], hers: Tab, options: Json, words: str
) -> None:
    with pytest.raises(Declined) as caught:
        await hers.ask("slash", **synced["whist"] | {"options": options})
    assert str(caught.value) == words


async def test_a_role_is_no_person(synced: dict[str, Json], club: Server, hers: Tab) -> None:
    options = {"points": 5, "partner": str(club.everyone.id)}
    with pytest.raises(Declined, match="not to be had"):
        await hers.ask("slash", **synced["whist"] | {"options": options})


async def test_subcommands(synced: dict[str, Json], hers: Tab) -> None:
    chips = synced["chips"]
    assert await hers.ask("slash", **chips | {"path": ["balance"]}) == DONE
    metadata = hers.all("message")[-1]["message"]["interaction_metadata"]
    assert (metadata["type"], metadata["name"]) == (2, "chips balance")
    for path, words in (
        ([], "/chips: choose one of balance."),
        (["take"], "/chips has no subcommand take."),
        (["balance", "more"], "/chips has no subcommand more."),
    ):
        with pytest.raises(Declined) as caught:
            await hers.ask("slash", **chips | {"path": path})
        assert str(caught.value) == words


async def test_a_command_that_is_gone_or_not_offered(
    bot: Bot, synced: dict[str, Json], club: Server, room: Channel, hers: Tab
) -> None:
    club.overwrite(room, club.everyone, deny=Permission.USE_APPLICATION_COMMANDS)
    with pytest.raises(Declined, match="/silent is not offered here"):
        await hers.ask("slash", **synced["silent"])
    bot.tree.clear_commands(guild=None)
    await bot.tree.sync()
    with pytest.raises(Declined, match="outdated"):
        await hers.ask("slash", **synced["silent"])


async def test_silence(
    practice: Practice, synced: dict[str, Json], room: Channel, hers: Tab
) -> None:
    asking = asyncio.create_task(hers.ask("slash", **synced["silent"]))
    await practice.until(lambda: any("silent" in str(each) for each in hers.frames))
    await hers.ask("say", channel=str(room.id), text="Hello?")
    assert not asking.done()
    practice.clock.advance(3.1)
    assert await asking == {"failed": "The application did not respond", "form": None}


async def test_suggestions(synced: dict[str, Json], hers: Tab) -> None:
    rules = synced["rules"]
    for typed, choices in (("wh", [{"name": "Whist", "value": "w"}]), ("z", [])):
        answer = await hers.ask("suggest", **rules, option="game", typed=typed)
        assert answer == {"choices": choices}
    with pytest.raises(Declined, match="no such option"):
        await hers.ask("suggest", **rules, option="nothing", typed="")
    with pytest.raises(Declined, match="no suggestions"):
        await hers.ask("suggest", **synced["whist"], option="points", typed="")
