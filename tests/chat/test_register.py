"""`/register`: one registration a person and evening, as the form has it."""

from __future__ import annotations

from bot.practice.interactions import Interaction
from bot.practice.people import Person
from tests.chat.evening import Evening

TICKED = {"games0": ["Whist", "Brag"], "games1": ["Hazard"], "experience": "I have played"}


async def registered(tonight: Evening, who: Person, **filled: object) -> Interaction:
    """Fills in the form for the evening at hand and sends it."""
    answer = await who.slash(tonight.room, "register form")
    assert answer.modal is not None, answer
    return await who.submit(answer.modal, {**TICKED, **filled})


async def test_the_form_is_filled_in_and_shown_again(tonight: Evening) -> None:
    ann = tonight.people[0]
    answer = await registered(tonight, ann, times=["At weekends", "Remind me"], remark="*No* trumps")
    word = tonight.word(answer)
    assert "### You are on the list" in word
    assert "Games: Whist, Brag, Hazard" in word
    form = (await ann.slash(tonight.room, "register form")).modal
    assert form is not None
    assert {each.custom_id: each.value for each in form.fields} == {
        "games0": ["whist", "brag"],
        "games1": ["hazard"],
        "experience": "played",
        "times": ["weekends", "remind"],
        "remark": "*No* trumps",
    }
