"""A form (modal): a title, and one to five parts that are labels around a field, or text."""

from __future__ import annotations

from typing import Final

from bot.practice.kinds import SELECTS, Kind
from bot.practice.limits.components import check_text_display, refuse_repeated_ids
from bot.practice.limits.controls import check_options, check_select
from bot.practice.limits.kinds import Places, check_kind
from bot.practice.limits.part import Part

MOST_TYPED: Final = 4_000
MOST_IN_GROUP: Final = 10


def check_modal(modal: Part) -> None:
    """The form as a whole; every field in it needs an id of its own."""
    modal.needed_text("title", most=45)
    modal.needed_text("custom_id", most=100)
    for part in modal.parts("components", most=5, least=1):
        check_kind(part, _IN_MODAL, "at the top of a form")
    refuse_repeated_ids(modal)


def _label(label: Part) -> None:
    label.needed_text("label", most=45)
    label.text("description", most=100, least=1)
    if field := label.needed_part("component"):
        check_kind(field, _IN_LABEL, "in a label")


def _row(row: Part) -> None:
    """The form's old layout: a row around one text input that carries its own label."""
    for field in row.parts("components", most=1, least=1):
        check_kind(field, {Kind.TEXT_INPUT: _labelled_input}, "in an action row of a form")


def _labelled_input(field: Part) -> None:
    field.needed_text("label", most=45)
    _typing(field)


def _bare_input(field: Part) -> None:
    if field.has("label"):
        field.refuse("label", "a text input inside a label has no label of its own")
    _typing(field)


def _typing(field: Part) -> None:
    field.needed_text("custom_id", most=100)
    if field.whole("style", 1, 2) is None:
        field.refuse("style", "this field is required")
    field.text("value", most=MOST_TYPED)
    field.text("placeholder", most=100)
    field.span("min_length", "max_length", most=MOST_TYPED)


def _radio_group(group: Part) -> None:
    group.needed_text("custom_id", most=100)
    check_options(group, least=2, most=MOST_IN_GROUP)


def _checkbox_group(group: Part) -> None:
    group.needed_text("custom_id", most=100)
    check_options(group, least=1, most=MOST_IN_GROUP)
    if group.value.get("min_values") == 0 and group.value.get("required") is not False:
        group.refuse("required", "must be false where nothing need be chosen")


def _checkbox(box: Part) -> None:
    box.needed_text("custom_id", most=100)


def _file_upload(upload: Part) -> None:
    upload.needed_text("custom_id", most=100)
    upload.span("min_values", "max_values", most=10)


_IN_LABEL: Final[Places] = {
    Kind.TEXT_INPUT: _bare_input,
    Kind.FILE_UPLOAD: _file_upload,
    Kind.RADIO_GROUP: _radio_group,
    Kind.CHECKBOX_GROUP: _checkbox_group,
    Kind.CHECKBOX: _checkbox,
    **dict.fromkeys(SELECTS, check_select),
}
_IN_MODAL: Final[Places] = {
    Kind.ACTION_ROW: _row,
    Kind.LABEL: _label,
    Kind.TEXT_DISPLAY: check_text_display,
}
