"""What the stand-in says no with: Discord's statuses, codes and words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from bot.practice.checks import Breach


@dataclass(frozen=True, slots=True)
class Refusal:
    """One kind of refusal. `breach` says that only a faulty bot runs into it."""

    status: int
    code: int
    words: str
    breach: bool = False


class Refused(Exception):  # noqa: N818 - named for what is done to the request
    """A request is refused. `faults` say what was wrong with its body, if that was the matter."""

    def __init__(self, refusal: Refusal, *faults: Breach) -> None:
        super().__init__(refusal.words)
        self.refusal = refusal
        self.faults = faults


NO_ROUTE: Final = Refusal(404, 0, "404: Not Found", breach=True)
UNAUTHORIZED: Final = Refusal(401, 0, "401: Unauthorized")
UNKNOWN_CHANNEL: Final = Refusal(404, 10003, "Unknown Channel")
UNKNOWN_SERVER: Final = Refusal(404, 10004, "Unknown Guild")
UNKNOWN_MEMBER: Final = Refusal(404, 10007, "Unknown Member")
UNKNOWN_MESSAGE: Final = Refusal(404, 10008, "Unknown Message")
UNKNOWN_USER: Final = Refusal(404, 10013, "Unknown User")
UNKNOWN_EMOJI: Final = Refusal(404, 10014, "Unknown Emoji")
UNKNOWN_WEBHOOK: Final = Refusal(404, 10015, "Unknown Webhook", breach=True)
UNKNOWN_INTERACTION: Final = Refusal(404, 10062, "Unknown interaction")
ANSWERED_LATE: Final = replace(UNKNOWN_INTERACTION, breach=True)
UNKNOWN_COMMAND: Final = Refusal(404, 10063, "Unknown application command")
TOO_MANY_PINS: Final = Refusal(400, 30003, "Maximum number of pinned messages reached (250)")
TOO_MANY_EMOJIS: Final = Refusal(400, 30008, "Maximum number of emojis reached (2000)")
TOO_MANY_OLD_EDITS: Final = Refusal(
    429, 30046, "Maximum number of edits to messages older than 1 hour reached. Try again later"
)
ANSWERED_TWICE: Final = Refusal(
    400, 40060, "Interaction has already been acknowledged.", breach=True
)
MISSING_ACCESS: Final = Refusal(403, 50001, "Missing Access")
NOT_YOURS: Final = Refusal(403, 50005, "Cannot edit a message authored by another user")
EMPTY_MESSAGE: Final = Refusal(400, 50006, "Cannot send an empty message", breach=True)
CANNOT_MESSAGE: Final = Refusal(403, 50007, "Cannot send messages to this user")
MISSING_PERMISSION: Final = Refusal(403, 50013, "Missing Permissions")
TOKEN_EXPIRED: Final = Refusal(401, 50027, "Invalid Webhook Token", breach=True)
BAD_RECIPIENT: Final = Refusal(400, 50033, "Invalid Recipient(s)")
INVALID_BODY: Final = Refusal(400, 50035, "Invalid Form Body", breach=True)
THREAD_ARCHIVED: Final = Refusal(400, 50083, "Thread is archived")
INVALID_JSON: Final = Refusal(400, 50109, "The request body contains invalid JSON.", breach=True)
NO_MUTUAL_SERVER: Final = Refusal(
    403, 50278, "Cannot send messages to this user due to having no mutual guilds"
)
HAS_THREAD: Final = Refusal(400, 160004, "A thread has already been created for this message")


def invalid(where: str, what: str, code: int = INVALID_BODY.code) -> Refused:
    """The refusal of a body for one fault at a dotted path."""
    return Refused(INVALID_BODY, Breach(code, where, what))


def told(refusal: Refusal, faults: Sequence[Breach] = ()) -> dict[str, Any]:
    """The body of an answer that refuses; every fault stands at its place in `errors`."""
    body: dict[str, Any] = {"message": refusal.words, "code": refusal.code}
    if faults:
        body["errors"] = _tree(faults)
    return body


def _tree(faults: Sequence[Breach]) -> dict[str, Any]:
    root: dict[str, Any] = {}
    for fault in faults:
        place = root
        for step in fault.where.split(".") if fault.where else ():
            place = place.setdefault(step, {})
        place.setdefault("_errors", []).append({"code": "INVALID", "message": fault.what})
    return root
