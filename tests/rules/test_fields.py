"""The fields of a dataclass as the codec knows them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from bot.rules.codec import Between, fields


@dataclass(frozen=True)
class Options:
    stake: Annotated[int, Between(1, 5)] | None = None
    lead: Literal["free", "lowest"] = "free"


def test_what_may_be_left_out_has_the_values_that_it_has_otherwise() -> None:
    stake, lead = fields(Options)
    assert stake.values == Annotated[int, Between(1, 5)]
    assert lead.values == lead.hint == Literal["free", "lowest"]
