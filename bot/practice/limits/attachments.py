"""Files of a message: how many, how large, what they are called, and where they are shown."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.practice.limits.components import media_of
from bot.practice.limits.part import Part, Upload

MOST_FILES: Final = 10
MOST_BYTES: Final = 10 * 1024 * 1024
MOST_ALT: Final = 1_024
TOO_LARGE: Final = 40005
SCHEME: Final = "attachment://"


def check_files(message: Part, files: Sequence[Upload], *, edit: bool) -> None:
    """Ten files of 10 MiB; in an edit, `attachments` may also name files to keep by their ids."""
    if len(files) > MOST_FILES:
        message.refuse("attachments", f"{len(files)} files, more than {MOST_FILES}")
    for index, file in enumerate(files):
        if file.size > MOST_BYTES:
            message.refuse(f"files.{index}", f"larger than {MOST_BYTES} bytes", TOO_LARGE)
        if len(file.description or "") > MOST_ALT and not message.has("attachments"):
            message.refuse(f"files.{index}.description", f"longer than {MOST_ALT} characters")
    for attachment in message.parts("attachments", most=MOST_FILES):
        attachment.text("filename", most=1_024, least=1)
        attachment.text("description", most=MOST_ALT)
        if not edit and not _uploaded(attachment, files):
            attachment.refuse("id", "no file was sent under this number")


def check_references(message: Part, files: Sequence[Upload], *, edit: bool) -> None:
    """With V2, every upload is shown by a component, and every `attachment://` is a file at hand.

    An edit keeps files that are listed by id alone, or all that there were when `attachments` is
    left out; their names cannot be known here, and then only the uploads are looked at.
    """
    shown: set[str] = set()
    known = _names_at_hand(message, files, edit=edit)
    for medium in media_of(message):
        url = medium.value.get("url")
        if not isinstance(url, str) or not url.startswith(SCHEME):
            continue
        name = url.removeprefix(SCHEME)
        shown.add(name)
        if known is not None and name not in known:
            medium.refuse("url", f"no file of the message is called {name!r}")
    for index, file in enumerate(files):
        if file.name not in shown:
            message.refuse(f"files.{index}", f"no component shows {file.name!r}")


def _names_at_hand(message: Part, files: Sequence[Upload], *, edit: bool) -> set[str] | None:
    """The names that `attachment://` may use; None when the message has files of unknown names."""
    names = {file.name for file in files}
    if not edit:
        return names
    if message.value.get("attachments") is None:
        return None
    for attachment in message.children("attachments"):
        name = attachment.value.get("filename")
        if isinstance(name, str):
            names.add(name)
        elif not _uploaded(attachment, files):
            return None
    return names


def _uploaded(attachment: Part, files: Sequence[Upload]) -> bool:
    return str(attachment.value.get("id")) in map(str, range(len(files)))
