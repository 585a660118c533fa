"""Reading components: the texts, buttons, selects and media of old and V2 messages alike."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import count
from typing import Any, cast

from bot.practice.kinds import SELECTS, Kind

Json = dict[str, Any]
"""A JSON object as it came over the wire or will go out."""


UNSAID: dict[int, Json] = {
    Kind.THUMBNAIL: {"description": None, "spoiler": False},
    Kind.FILE: {"spoiler": False},
    Kind.SEPARATOR: {"spacing": 1, "divider": True},
    Kind.CONTAINER: {"accent_color": None, "spoiler": False},
    **{kind: {"min_values": 1, "max_values": 1} for kind in SELECTS},
}
"""What Discord says of a component that was sent without it."""
LINK_STYLES = frozenset((5, 6))
"""Styles of buttons that open something and tell the bot nothing."""


@dataclass(frozen=True, slots=True)
class Button:
    """A button as a person sees it; `custom_id` is empty when it merely opens a link."""

    label: str
    custom_id: str
    disabled: bool
    style: int
    emoji: str
    url: str


@dataclass(frozen=True, slots=True)
class Option:
    """One choice of a select menu, a group of radio buttons or of check boxes."""

    label: str
    value: str
    description: str
    default: bool
    emoji: str


@dataclass(frozen=True, slots=True)
class Select:
    """A select menu; `least` and `most` bound how many options may be chosen at once."""

    custom_id: str
    placeholder: str
    options: tuple[Option, ...]
    least: int
    most: int
    disabled: bool
    kind: Kind


def walk(components: Iterable[Json]) -> Iterator[Json]:
    """Every component, outer before inner, in reading order."""
    for each in components:
        yield each
        yield from walk(each.get("components", ()))
        for inner in ("accessory", "component"):
            if inner in each:
                yield from walk((each[inner],))


def numbered(components: Iterable[Json]) -> list[Json]:
    """Copies as Discord keeps them: every component with an `id`, nulls left out, ids as text."""
    copies = [_copy(each) for each in components]
    taken = {each["id"] for each in walk(copies) if each.get("id")}
    fresh = (number for number in count(1) if number not in taken)
    for each in walk(copies):
        each.setdefault("id", 0)
        each["id"] = each["id"] or next(fresh)
        for name, value in UNSAID.get(each["type"], {}).items():
            each.setdefault(name, value)
        for item in each.get("items", ()):
            item |= {"description": None, "spoiler": False} | item
        for chosen in each.get("default_values", ()):
            chosen["id"] = str(chosen["id"])
    return copies


def _copy(value: Any) -> Any:
    if isinstance(value, dict):
        known = cast(Json, value)
        return {key: _copy(inner) for key, inner in known.items() if inner is not None}
    if isinstance(value, list):
        return [_copy(inner) for inner in cast("list[Any]", value)]
    return value


def texts(components: Iterable[Json]) -> Iterator[str]:
    """The text displays, in reading order."""
    return (each["content"] for each in walk(components) if each["type"] == Kind.TEXT_DISPLAY)


def buttons(components: Iterable[Json]) -> Iterator[Button]:
    """The buttons, in reading order."""
    for each in walk(components):
        if each["type"] == Kind.BUTTON:
            yield Button(
                each.get("label") or "",
                each.get("custom_id") or "",
                bool(each.get("disabled")),
                each["style"],
                _emoji(each),
                each.get("url") or "",
            )


def selects(components: Iterable[Json]) -> Iterator[Select]:
    """The select menus, in reading order."""
    return (select(each) for each in walk(components) if each["type"] in SELECTS)


def select(component: Json) -> Select:
    """A select menu, read from its component."""
    return Select(
        component["custom_id"],
        component.get("placeholder") or "",
        tuple(options(component)),
        component.get("min_values", 1),
        component.get("max_values", 1),
        bool(component.get("disabled")),
        Kind(component["type"]),
    )


def options(component: Json) -> Iterator[Option]:
    """The choices of a select menu or group."""
    for each in component.get("options") or ():
        yield Option(
            each["label"],
            each["value"],
            each.get("description") or "",
            bool(each.get("default")),
            _emoji(each),
        )


def media(components: Iterable[Json]) -> Iterator[tuple[Json, str]]:
    """Every medium shown, with its alt text, in reading order."""
    for each in walk(components):
        match each["type"]:
            case Kind.THUMBNAIL:
                yield each["media"], each.get("description") or ""
            case Kind.MEDIA_GALLERY:
                for item in each["items"]:
                    yield item["media"], item.get("description") or ""
            case Kind.FILE:
                yield each["file"], ""
            case _:
                pass


def _emoji(component: Json) -> str:
    emoji: Json = component.get("emoji") or {}
    return emoji.get("name") or ""
