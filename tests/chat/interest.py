"""What tests of the registration share: organisers, forms, and what is to be read of them."""

from __future__ import annotations

from bot.interest.values import Answer, Evening, Experience
from bot.practice.interactions import Interaction
from bot.practice.people import Person
from bot.practice.state.messages import Message
from bot.practice.state.permissions import Permission
from tests.chat.evening import Evening as Tonight

TICKED = {"games0": ["Whist", "Brag"], "games1": ["Hazard"], "experience": "I have played"}
SATURDAY = {
    "title": "Saturday cards",
    "date": "2030-03-30",
    "time": "20:00",
    "zone": "Europe/London",
}


def organiser(tonight: Tonight) -> Person:
    """Somebody who may manage events."""
    olivia = tonight.practice.add_person("Olivia")
    tonight.club.join(olivia, permissions=Permission.MANAGE_EVENTS)
    return olivia


async def signups(tonight: Tonight, who: Person, words: str, **options: object) -> Interaction:
    """Calls one of the organiser's commands."""
    answer = await who.slash(tonight.room, f"signups {words}", **options)
    assert not answer.failed, answer.failed
    return answer


async def word(tonight: Tonight, who: Person, words: str, **options: object) -> str:
    """What the house says to it."""
    return tonight.word(await signups(tonight, who, words, **options))


async def registered(tonight: Tonight, who: Person, **filled: object) -> Interaction:
    """Fills in the form for the evening at hand and sends it."""
    answer = await who.slash(tonight.room, "register form")
    assert answer.modal is not None, tonight.word(answer)
    return await who.submit(answer.modal, {**TICKED, **filled})


async def invited(tonight: Tonight, who: Person, **options: object) -> Message:
    """Opens the evening of `SATURDAY` and gives its invitation."""
    await signups(tonight, who, "open", **{**SATURDAY, **options})
    await tonight.until(lambda: bool(invitations(tonight)))
    return invitations(tonight)[-1]


def invitations(tonight: Tonight) -> list[Message]:
    """The public messages with a button to register."""
    return [each for each in tonight.public if "Register" in [one.label for one in each.buttons]]


async def the_evening(tonight: Tonight) -> Evening:
    """The only named evening of the club."""
    known = await tonight.store.interest.evenings(tonight.club.id)
    (evening,) = [each for each in known if each.at is not None]
    return evening


def answer(*games: str, experience: Experience = "played", remind: bool = False) -> Answer:
    """What somebody says."""
    return Answer(games, experience, (), "", remind)
