"""What is written in the pictures of connexions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final

from bot.chat.wording import some
from bot.games.connexions import CONNEXIONS, Connexion
from cards_art.connexions.captions import Captions
from cogs._captions import HELD, SITTING_OUT, TRICK
from cogs.connexions.naming import DEAL_OF, POOL

_MADE: Final[Mapping[Connexion, str]] = MappingProxyType(
    {"first": "First connexion", "second": "Second connexion", "third": "Third connexion"}
)
_ORDINALS: Final[Mapping[Connexion, str]] = MappingProxyType(
    {"first": "1st", "second": "2nd", "third": "3rd"}
)


def _made(connexions: Sequence[Connexion]) -> str:
    """Two cards make one of them, and three all."""
    return "All connexions" if len(connexions) == len(CONNEXIONS) else _MADE[connexions[0]]


def _taken(tricks: int, connexions: Sequence[Connexion]) -> str:
    """`2 tricks`, and with a connexion `2 tricks · 1st`."""
    told = some(tricks, "trick")
    if not connexions:
        return told
    every = len(connexions) == len(CONNEXIONS)
    return f"{told} · {'all three' if every else _ORDINALS[connexions[0]]}"


CAPTIONS: Final = Captions(
    held=HELD,
    trick=TRICK,
    deal=DEAL_OF,
    pool=POOL,
    majority="majority",
    drawn=MappingProxyType(
        {
            "first": "first connexion",
            "second": "second connexion",
            "third": "third connexion",
            "majority": "majority of tricks",
        }
    ),
    nobody_draws="Nobody draws from the pool",
    made=_made,
    trumps_may=("diamonds may", "now be played"),
    goes_to="goes to",
    lies_there="lies there:",
    must_answer=("whoever can", "must answer it"),
    may_answer=("whoever can", "may answer it"),
    taken=_taken,
    sits_out=SITTING_OUT,
    tricks="tricks",
)
