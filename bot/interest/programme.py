"""The house's programme: the thirteen games for which people can register their interest.

It is fixed, and holds also what this house cannot deal yet: interest comes before the table. Seats
and staff are those of the rule books.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final, Literal, TypeAlias

Staff: TypeAlias = Literal["croupier", "groom-porter"]


@dataclass(frozen=True, slots=True)
class Programme:
    """A game of the programme."""

    name: str
    """As it is called in every folder and command: `pope_joan`."""
    title: str
    least: int
    most: int
    """Seats at one table; a gallery does not count."""
    staff: Staff | None = None
    """Whom every table of it needs besides its guests."""


PROGRAMME: Final = (
    Programme("whist", "Whist", 4, 4),
    Programme("brag", "Brag", 2, 8),
    Programme("bragg", "Bragg", 2, 8),
    Programme("thirty_one", "Thirty-One", 2, 16),
    Programme("connexions", "Connexions", 3, 4),
    Programme("cassino", "Cassino", 2, 4),
    Programme("matrimony", "Matrimony", 5, 14),
    Programme("pope_joan", "Pope Joan", 3, 8),
    Programme("poch", "Poch", 3, 6),
    Programme("vingt_un", "Vingt-un", 2, 10),
    Programme("chemin_de_fer", "Chemin de fer", 2, 11, "croupier"),
    Programme("baccara", "Baccara à deux tableaux", 3, 11, "croupier"),
    Programme("hazard", "Hazard", 2, 12, "groom-porter"),
)
"""In the order in which the house names its games."""
BY_NAME: Final = MappingProxyType({each.name: each for each in PROGRAMME})
GAMES: Final = tuple(BY_NAME)


def in_order(games: Iterable[str]) -> tuple[str, ...]:
    """Those of the programme's games that are among `games`, in its order and each once."""
    wanted = {*games}
    return tuple(each for each in GAMES if each in wanted)
