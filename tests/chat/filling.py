"""What somebody writes into a form of a table, whatever it asks for."""

from __future__ import annotations

import re
from collections.abc import Mapping

from bot.practice.kinds import Kind
from bot.practice.modals import Modal


def least(modal: Modal) -> Mapping[str, object]:
    """The least that a form takes: of a layout, all of it in the first field."""
    first, *_ = modal.fields
    asked = " ".join((first.label, *re.findall(r"In all .*?\.", str(modal.components))))
    low = next(iter(re.findall(r"\d[\d,]*", asked)), "1")
    if first.kind is Kind.STRING_SELECT:
        return {first.custom_id: [each.value for each in first.options[: int(low)]]}
    return {each.custom_id: "" for each in modal.fields} | {first.custom_id: low}
