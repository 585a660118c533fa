"""An answer to an interaction: which kinds there are, and what each may carry."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum

from bot.practice.limits.commands import check_suggestions
from bot.practice.limits.messages import check_edit, check_new_message
from bot.practice.limits.modals import check_modal
from bot.practice.limits.part import Part, Upload


class Answer(IntEnum):
    """A callback's `type`."""

    PONG = 1
    MESSAGE = 4
    DEFERRED_MESSAGE = 5
    DEFERRED_EDIT = 6
    EDIT = 7
    SUGGESTIONS = 8
    MODAL = 9


def check_callback(body: Part, files: Sequence[Upload]) -> None:
    """The answer's type, and its `data` as that type demands."""
    kind = body.value.get("type")
    if files and kind not in (Answer.MESSAGE, Answer.EDIT):
        body.refuse("type", "files go with a message only")
    match kind:
        case Answer.PONG | Answer.DEFERRED_MESSAGE | Answer.DEFERRED_EDIT:
            body.part("data")
        case Answer.MESSAGE:
            if data := body.needed_part("data"):
                check_new_message(data, files)
        case Answer.EDIT:
            if data := body.part("data"):
                check_edit(data, files)
        case Answer.SUGGESTIONS:
            if data := body.needed_part("data"):
                check_suggestions(data)
        case Answer.MODAL:
            if data := body.needed_part("data"):
                check_modal(data)
        case _:
            body.refuse("type", f"{kind!r} is not a type of answer")
