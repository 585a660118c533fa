"""What is carried from coup to coup at vingt-un."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated

from bot.rules.codec import Between, Deck, UnreadableError, decode


@dataclass(frozen=True, slots=True)
class Carry:
    """What one coup leaves to the next; `None` is nothing.

    The pack goes on from coup to coup (V3): what is left of it, the next card first.
    """

    dealer: Annotated[int, Between(0, 9)] | None = None
    pack: Deck | None = field(default=None, repr=False)


def read_carry(data: object) -> Carry:
    """A carry that some coup could have left. Raises `UnreadableError`."""
    carry = decode(Carry, data)
    cards = carry.pack or ()
    if len(set(cards)) < len(cards):
        raise UnreadableError("pack: a card lies there twice")
    if cards and carry.dealer is None:
        raise UnreadableError("pack: nobody has dealt from it")
    return carry
