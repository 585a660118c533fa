"""What tests of the panels share: who may manage the server, and the panel open before them."""

from __future__ import annotations

from bot.practice.people import Person
from bot.practice.state.channels import Channel
from bot.practice.state.messages import Message
from bot.practice.state.permissions import Permission
from tests.chat.evening import Evening

GAMES = "House rules of a game"
OPTIONS = "Which house rule?"


def manager(tonight: Evening, name: str = "Harriet") -> Person:
    """Somebody who may manage the server."""
    person = tonight.practice.add_person(name)
    tonight.club.join(person, permissions=Permission.MANAGE_GUILD)
    return person


async def opened(who: Person, room: Channel, words: str = "house settings") -> Message:
    """The panel, as whoever called it sees it."""
    panel = (await who.slash(room, words)).message
    assert panel is not None
    assert panel.only_for is who
    return panel


async def filled(who: Person, panel: Message, button: str, **values: str) -> None:
    """Presses a button, and sends the form that it opens."""
    answer = await who.click(panel, button)
    sent = await who.submit(answer.modal, values)
    assert not sent.failed


async def to_option(who: Person, panel: Message, game: str, option: str) -> None:
    """Turns the panel to a house rule of a game."""
    if "Back to the house" not in [each.label for each in panel.buttons]:
        await who.choose(panel, GAMES, game)
    await who.choose(panel, OPTIONS, option)
