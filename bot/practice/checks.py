"""What Discord would say against a request: its limits always, its own API description if at hand.

Nothing here knows what a message looked like before an edit or who sent it: a request is judged by
its own method, path, body and files.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final

from bot.practice.limits.callbacks import check_callback
from bot.practice.limits.commands import check_bulk, check_command
from bot.practice.limits.messages import check_edit, check_new_message
from bot.practice.limits.part import Breach, Part, Upload
from bot.practice.limits.threads import check_channel_edit, check_new_thread
from bot.practice.schema import Description, described

__all__ = ["Breach", "Upload", "check_request"]

Check = Callable[[Part, Sequence[Upload]], None]


def check_request(method: str, path: str, body: object, files: Sequence[Upload]) -> list[Breach]:
    """Everything that Discord would refuse in a request, in the order found; empty when it is good.

    `path` is what follows `/api/v10`, without a query; `body` is the decoded JSON (for a multipart
    request, its `payload_json`), or None when there is none. The description is asked only about
    what the limits let pass.
    """
    description = described()
    if _COMMANDS.fullmatch(path) and method == "PUT":
        return list(_of_commands(json.dumps(body), description))
    return _breaches(method, path, body, files, description)


@lru_cache(maxsize=8)
def _of_commands(listed: str, description: Description | None) -> tuple[Breach, ...]:
    """What is wrong with all commands of an application.

    They take long to judge, and a bot sends the same ones whenever it starts.
    """
    path = "/applications/0/commands"
    return tuple(_breaches("PUT", path, json.loads(listed), (), description))


def _breaches(
    method: str,
    path: str,
    body: object,
    files: Sequence[Upload],
    description: Description | None,
) -> list[Breach]:
    breaches = _limit_breaches(method, path, body, files)
    if breaches or description is None or body is None:
        return breaches
    return description.breaches(method, path, body)


def _limit_breaches(method: str, path: str, body: object, files: Sequence[Upload]) -> list[Breach]:
    breaches: list[Breach] = []
    for verb, pattern, check in _ROUTES:
        if verb == method and pattern.fullmatch(path):
            check(Part.of_body({} if body is None else body, breaches), files)
            break
    return breaches


def _of_object(check: Check) -> Check:
    """A check of a body that must be an object, where `check` takes that object."""

    def opened(body: Part, files: Sequence[Upload]) -> None:
        if whole := body.part(""):
            check(whole, files)

    return opened


def _without_files(check: Callable[[Part], None]) -> Check:
    return lambda body, _files: check(body)


def _route(verb: str, template: str, check: Check) -> tuple[str, re.Pattern[str], Check]:
    return verb, re.compile(template.replace("{}", "[^/]+")), check


_COMMANDS: Final = re.compile("/applications/[^/]+/commands")
_ROUTES: Final = (
    _route("POST", "/channels/{}/messages", _of_object(check_new_message)),
    _route("PATCH", "/channels/{}/messages/{}", _of_object(check_edit)),
    _route("POST", "/webhooks/{}/{}", _of_object(check_new_message)),
    _route("PATCH", "/webhooks/{}/{}/messages/{}", _of_object(check_edit)),
    _route("POST", "/interactions/{}/{}/callback", _of_object(check_callback)),
    _route("PUT", "/applications/{}(/guilds/{})?/commands", _without_files(check_bulk)),
    _route(
        "POST",
        "/applications/{}(/guilds/{})?/commands",
        _of_object(_without_files(check_command)),
    ),
    _route("POST", "/channels/{}(/messages/{})?/threads", _of_object(check_new_thread)),
    _route("PATCH", "/channels/{}", _of_object(_without_files(check_channel_edit))),
)
