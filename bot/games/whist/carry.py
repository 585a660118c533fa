"""What is carried from deal to deal at whist."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from bot.games.whist.options import BOOK, House, Score
from bot.rules.codec import Between, UnreadableError, decode


@dataclass(frozen=True, slots=True)
class Carry:
    """What stands from before: who deals, the game in progress, the games of the rubber."""

    dealer: Annotated[int, Between(0, 3)] | None = None
    score: Score = (0, 0)
    games: tuple[Score, ...] = ()


def read_carry(house: House, data: object) -> Carry:
    """A carry that some deal could have left. Raises `UnreadableError`."""
    carry = decode(Carry, data)
    if not all(0 <= points < house.target for points in carry.score):
        raise UnreadableError(f"score: {list(carry.score)} is no game in progress")
    if not all(_is_finished(house, game) for game in carry.games):
        raise UnreadableError("games: a finished game has one side at the target")
    if carry.games and house.is_match_over(carry.games):
        raise UnreadableError("games: the match would be over")
    return carry


def _is_finished(house: House, game: Score) -> bool:
    loser, winner = sorted(game)
    # Nobody wins by more than all thirteen tricks, won from one point short.
    return 0 <= loser < house.target <= winner <= house.target + BOOK
