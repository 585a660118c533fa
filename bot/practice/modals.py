"""Forms: what a person sees of one, and how what they fill in goes back."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from bot.practice.kinds import SELECTS, Kind
from bot.practice.options import Impossible, mention
from bot.practice.state.channels import Channel
from bot.practice.state.components import Json, Option, numbered, options
from bot.practice.state.users import Role, User

if TYPE_CHECKING:
    from bot.practice.interactions import Interaction

GROUPS = SELECTS | {Kind.CHECKBOX_GROUP}
THINGS: Final[Mapping[int, tuple[type, ...]]] = {
    Kind.USER_SELECT: (User,),
    Kind.ROLE_SELECT: (Role,),
    Kind.MENTIONABLE_SELECT: (User, Role),
    Kind.CHANNEL_SELECT: (Channel,),
}
"""What the selects offer that take their choices from the server."""


@dataclass(frozen=True, slots=True)
class Field:
    """One thing to fill in; `value` is what stands there when the form opens."""

    label: str
    custom_id: str
    kind: Kind
    options: tuple[Option, ...]
    required: bool
    value: object


class Modal:
    """A form that was opened for one person by one interaction."""

    def __init__(self, data: Json, opened_by: Interaction) -> None:
        self.title: str = data["title"]
        self.custom_id: str = data["custom_id"]
        self.components = numbered(data["components"])
        self.opened_by = opened_by
        self.closed = False

    @property
    def fields(self) -> tuple[Field, ...]:
        """Its fields, from the top."""
        return tuple(_field(label, each) for label, each in _inputs(self.components))

    @property
    def texts(self) -> tuple[str, ...]:
        """What it says besides its fields."""
        return tuple(
            each["content"] for each in self.components if each["type"] == Kind.TEXT_DISPLAY
        )

    def filled(self, values: Mapping[str, object]) -> Json:
        """The `data` of its submission; fields left out keep what stands in them.

        `values` names fields by label or custom id. Raises `Impossible` for what the form does
        not have or would not take.
        """
        known = {name for field in self.fields for name in (field.label, field.custom_id)}
        if unknown := values.keys() - known:
            raise Impossible(f"The form has no field {', '.join(sorted(unknown))}.")
        mentioned: dict[str, dict[str, object]] = {}
        filled = [_filled(each, values, mentioned) for each in self.components]
        return {"custom_id": self.custom_id, "components": filled, "mentioned": mentioned}


def _inputs(components: list[Json]) -> Iterator[tuple[str, Json]]:
    for each in components:
        if each["type"] == Kind.LABEL:
            yield each["label"], each["component"]
        elif each["type"] == Kind.ACTION_ROW:
            yield from ((inner.get("label") or "", inner) for inner in each["components"])


def _field(label: str, component: Json) -> Field:
    kind = Kind(component["type"])
    return Field(
        label,
        component["custom_id"],
        kind,
        tuple(options(component)),
        kind is not Kind.CHECKBOX and component.get("required", True),
        _standing(component),
    )


def _standing(component: Json) -> object:
    chosen = [each["value"] for each in component.get("options") or () if each.get("default")]
    match component["type"]:
        case Kind.TEXT_INPUT:
            return component.get("value") or ""
        case Kind.CHECKBOX:
            return bool(component.get("default"))
        case Kind.RADIO_GROUP:
            return chosen[0] if chosen else None
        case _:
            return chosen


def _filled(
    part: Json, values: Mapping[str, object], mentioned: dict[str, dict[str, object]]
) -> Json:
    outer: Json = {"type": part["type"], "id": part["id"]}
    match part["type"]:
        case Kind.LABEL:
            inner = part["component"]
            return outer | {"component": _answer(part["label"], inner, values, mentioned)}
        case Kind.ACTION_ROW:
            return outer | {
                "components": [
                    _answer(each.get("label") or "", each, values, mentioned)
                    for each in part["components"]
                ]
            }
        case _:
            return outer


def _answer(
    label: str, part: Json, values: Mapping[str, object], mentioned: dict[str, dict[str, object]]
) -> Json:
    name = part["custom_id"]
    given = values.get(name, values.get(label, _standing(part)))
    answer: Json = {"type": part["type"], "id": part["id"], "custom_id": name}
    match part["type"]:
        case Kind.TEXT_INPUT:
            return answer | {"value": _text(label, part, given)}
        case Kind.CHECKBOX:
            if not isinstance(given, bool):
                raise Impossible(f"{label}: this can only be ticked or not.")
            return answer | {"value": given}
        case Kind.RADIO_GROUP:
            return answer | {"value": _radio(label, part, given)}
        case kind if kind in GROUPS:
            return answer | {"values": _several(label, part, given, mentioned)}
        case _:
            return answer | {"values": _uploaded(label, part, given)}


def _several(
    label: str, part: Json, given: object, mentioned: dict[str, dict[str, object]]
) -> list[str]:
    many: list[Any] = [*given] if isinstance(given, list | tuple) else [given]  # pyright: ignore[reportUnknownVariableType]
    if many:
        return picked(part, many, mentioned, label)
    if part.get("required", True):
        raise Impossible(f"{label}: this field is required.")
    return []


def _uploaded(label: str, part: Json, given: object) -> list[str]:
    if given or part.get("required", True):
        raise Impossible(f"{label}: files cannot be uploaded in the practice room.")
    return []


def _text(label: str, part: Json, given: object) -> str:
    if not isinstance(given, str):
        raise Impossible(f"{label}: this takes text.")
    if not given and not part.get("required", True):
        return ""
    least, most = max(part.get("min_length") or 0, 1), part.get("max_length") or 4000
    if not least <= len(given) <= most:
        raise Impossible(f"{label}: from {least:,} to {most:,} characters, not {len(given):,}.")
    return given


def _radio(label: str, part: Json, given: object) -> str | None:
    if given is None:
        if part.get("required", True):
            raise Impossible(f"{label}: this field is required.")
        return None
    return _value(part, given, label)


def picked(
    part: Json, given: list[Any], mentioned: dict[str, dict[str, object]], label: str
) -> list[str]:
    """The values of a select or group for what was chosen by label, value or thing itself.

    `label` is what is written on it.

    Raises `Impossible` for what is not offered, or for too few, too many or the same twice.
    """
    fixed = part["type"] in (Kind.STRING_SELECT, Kind.CHECKBOX_GROUP)
    values = [
        _value(part, each, label) if fixed else _thing(part, each, mentioned, label)
        for each in given
    ]
    least, most = _bounds(part)
    if len(set(values)) != len(values) or not least <= len(values) <= most:
        bounds = f"{least}" if least == most else f"from {least} to {most}"
        raise Impossible(f"{label}: choose {bounds}, each once.")
    return values


def _bounds(part: Json) -> tuple[int, int]:
    most = len(part["options"]) if part["type"] == Kind.CHECKBOX_GROUP else 1
    return part.get("min_values", 1), part.get("max_values", most)


def _value(part: Json, given: object, label: str) -> str:
    """The value chosen; where one option's label is another's value, the value counts."""
    offered = tuple(options(part))
    by_label = {each.label: each.value for each in reversed(offered)}
    by_value = {each.value: each.value for each in offered}
    known = by_label | by_value
    if not isinstance(given, str) or given not in known:
        raise Impossible(f"{label}: choose among {', '.join(each.label for each in offered)}.")
    return known[given]


def _thing(part: Json, given: object, mentioned: dict[str, dict[str, object]], label: str) -> str:
    if not isinstance(given, THINGS[part["type"]]):
        raise Impossible(f"{label}: that is not among the choices.")
    return mention(given, mentioned)
