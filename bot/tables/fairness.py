"""The proof that chance was settled before anybody acted on it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import sha256
from typing import cast


@dataclass(frozen=True, slots=True)
class Proof:
    """What a record says of a chance: the seal shown before it, and the secret in it.

    `move` is its place among the moves of the deal; `None` is the first chance of the deal.
    """

    deal: int
    commitment: str
    secret: str
    move: int | None = None


def commitment(secret: str, chance: Mapping[str, object]) -> str:
    """The seal of a chance move as a record writes it.

    SHA-256, in hexadecimal, of the secret, a blank, and what chance brought: the cards as they
    are written, or the faces or seats with blanks between them.
    """
    (brought,) = (value for key, value in chance.items() if key != "chance")
    text = brought if isinstance(brought, str) else _spaced(cast("list[object]", brought))
    return sha256(f"{secret} {text}".encode("utf-8", "surrogatepass")).hexdigest()


def _spaced(numbers: list[object]) -> str:
    return " ".join(map(str, numbers))
