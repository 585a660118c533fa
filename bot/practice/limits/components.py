"""The components of a message: five rows of the old sort, or a tree of the new (V2)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from bot.practice.kinds import SELECTS, Kind
from bot.practice.limits.controls import check_button, check_select
from bot.practice.limits.kinds import Places, check_kind
from bot.practice.limits.part import Part, refuse_repeats

MOST_COMPONENTS: Final = 40
MOST_TEXT: Final = 4_000
MEDIA_SCHEMES: Final = ("attachment://", "https://", "http://")


def check_rows(message: Part) -> None:
    """The old components: at most five action rows, and ids that are used once."""
    for row in message.parts("components", most=5):
        check_kind(row, _ROW, "at the top of a message without the V2 flag")
    refuse_repeated_ids(message)


def check_tree(message: Part) -> None:
    """V2 components: what may stand in what, 40 of them, 4,000 characters of text."""
    top = message.parts("components", most=MOST_COMPONENTS)
    for part in top:
        check_kind(part, _IN_MESSAGE, "at the top of a message")
    everything = list(nested(message))
    if len(top) <= MOST_COMPONENTS < len(everything):
        message.refuse(
            "components", f"are {len(everything)} counting nested, more than {MOST_COMPONENTS}"
        )
    texts = (
        part.value.get("content")
        for part in everything
        if part.value.get("type") == Kind.TEXT_DISPLAY
    )
    total = sum(len(text) for text in texts if isinstance(text, str))
    if total > MOST_TEXT:
        message.refuse("components", f"hold {total} characters of text, more than {MOST_TEXT}")
    refuse_repeated_ids(message)


def refuse_repeated_ids(owner: Part) -> None:
    """No two components under `owner` may share a custom id, or a (non-zero) number."""
    everything = list(nested(owner))
    refuse_repeats(everything, "custom_id", "another component already has this id")
    numbered = [part for part in everything if part.value.get("id") != 0]
    refuse_repeats(numbered, "id", "another component already has this number")


def nested(owner: Part) -> Iterator[Part]:
    """Every component under `owner`, outermost first; what is malformed is passed over."""
    for key in ("components", "component", "accessory"):
        for child in owner.children(key):
            yield child
            yield from nested(child)


def media_of(owner: Part) -> Iterator[Part]:
    """Every medium that the components under `owner` show."""
    for part in nested(owner):
        yield from part.children("file")
        yield from part.children("media")
        for item in part.children("items"):
            yield from item.children("media")


def check_text_display(part: Part) -> None:
    """A text display: 1 to 4,000 characters."""
    part.needed_text("content", most=MOST_TEXT)


def _row(row: Part) -> None:
    children = row.parts("components", most=5, least=1)
    for child in children:
        check_kind(child, _IN_ROW, "in an action row of a message")
    if len(children) > 1 and any(child.value.get("type") in SELECTS for child in children):
        row.refuse("components", "a select takes a row to itself")


def _section(section: Part) -> None:
    for text in section.parts("components", most=3, least=1):
        check_kind(text, _TEXT, "among a section's texts")
    if accessory := section.needed_part("accessory"):
        check_kind(accessory, _ACCESSORY, "beside a section")


def _container(container: Part) -> None:
    container.whole("accent_color", 0, 0xFFFFFF)
    for child in container.parts("components", most=MOST_COMPONENTS, least=1):
        check_kind(child, _IN_CONTAINER, "in a container")


def _gallery(gallery: Part) -> None:
    for item in gallery.parts("items", most=10, least=1):
        _pictured(item)


def _pictured(owner: Part) -> None:
    """A gallery's item or a thumbnail: a medium and its alt text."""
    owner.text("description", most=1_024, least=1)
    _medium(owner, "media", MEDIA_SCHEMES)


def _file(part: Part) -> None:
    _medium(part, "file", ("attachment://",))


def _medium(owner: Part, key: str, schemes: tuple[str, ...]) -> None:
    medium = owner.needed_part(key)
    if medium is None:
        return
    url = medium.needed_text("url", most=2_048)
    if url and not url.startswith(schemes):
        medium.refuse("url", f"must begin with {' or '.join(schemes)}")


def _separator(separator: Part) -> None:
    separator.whole("spacing", 1, 2)


_TEXT: Final[Places] = {Kind.TEXT_DISPLAY: check_text_display}
_ROW: Final[Places] = {Kind.ACTION_ROW: _row}
_ACCESSORY: Final[Places] = {Kind.BUTTON: check_button, Kind.THUMBNAIL: _pictured}
_IN_ROW: Final[Places] = {Kind.BUTTON: check_button, **dict.fromkeys(SELECTS, check_select)}
_IN_CONTAINER: Final[Places] = {
    **_TEXT,
    **_ROW,
    Kind.SECTION: _section,
    Kind.MEDIA_GALLERY: _gallery,
    Kind.FILE: _file,
    Kind.SEPARATOR: _separator,
}
_IN_MESSAGE: Final[Places] = {**_IN_CONTAINER, Kind.CONTAINER: _container}
