"""What is carried from deal to deal at cassino."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from bot.games.cassino.options import House, Score
from bot.games.cassino.table import sides_of
from bot.rules.codec import MOST, Between, UnreadableError, decode
from bot.rules.turns import Seat


@dataclass(frozen=True, slots=True)
class Carry:
    """What stands from before: who is to deal, and the game in progress."""

    dealer: Annotated[int, Between(0, 3)] | None = None
    score: tuple[Annotated[int, Between(0, MOST)], ...] | None = None
    players: tuple[Annotated[int, Between(0, 3)], ...] | None = None
    """The seats among whom the score came about: among others the game begins anew."""


def read_carry(house: House, data: object) -> Carry:
    """A carry that some deal could have left. Raises `UnreadableError`."""
    carry = decode(Carry, data)
    if carry.score is not None:
        if len(carry.score) not in (2, 3):
            raise UnreadableError("score: there are two sides, or three")
        if _is_finished(house, carry.score):
            raise UnreadableError("score: the game would be over")
    if carry.players is not None:
        _check_players(carry.players, carry.score)
    return carry


def _check_players(players: tuple[Seat, ...], score: Score | None) -> None:
    if list(players) != sorted({*players}) or len(players) < 2:
        raise UnreadableError("players: two seats or more stand there in rising order")
    if score is not None and len(score) != sides_of(players):
        raise UnreadableError(f"players: they make {sides_of(players)} sides, not {len(score)}")


def _is_finished(house: House, score: Score) -> bool:
    """Whether no deal can leave this score and another follow."""
    if not house.target:
        return any(score)
    tied = house.scoring == "gross" and house.leader(score) is None
    return max(score) >= house.target and not tied
