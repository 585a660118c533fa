"""What lies on the table at hazard, where everybody sees all."""

from __future__ import annotations

from enum import Enum
from typing import Final, TypeAlias

from msgspec import Struct

from bot.games.hazard.dice import Faces
from bot.games.hazard.shares import Share
from bot.rules.chips import Chips
from bot.rules.game import Position, Step, Unscored
from bot.rules.piles import Hand
from bot.rules.turns import Seat

HOUSE: Final = "house"
"""The pool that holds the chips of the house, where it is the setter."""


class Phase(Enum):
    """Where a round stands."""

    CALL = 1
    COVER = 2
    THROW = 3
    CHANCE = 4
    OVER = 5


class Cloth(Unscored, Struct, frozen=True):
    """What everybody sees of a round, which is all there is."""

    chips: Chips
    seats: tuple[Seat, ...]
    """The seats at which somebody sits."""
    gallery: tuple[Seat, ...]
    """The onlookers who might cover."""
    caster: Seat
    losses: int
    """Losses in succession of the caster; at the end those of the next one."""
    voids: int
    """Void calls in succession of the caster; at the end those of the next one."""
    phase: Phase = Phase.CALL
    rolling: bool = False
    """Whether the dice are in the air."""
    stake: int = 0
    main: int | None = None
    setters: tuple[Seat, ...] = ()
    """Who may cover: seats from the caster's left, then the gallery."""
    entries: tuple[Share, ...] = ()
    """What they are willing to cover so far; a changed entry stands last."""
    covers: tuple[Share, ...] = ()
    """What was taken of it."""
    throws: tuple[Faces, ...] = ()
    """The throws of the round, latest last, without those for the main."""
    chance: int | None = None
    odds: int = 0
    """The bet besides on the chance."""
    next_caster: Seat | None = None
    """Who casts in the next round, once this one is over and another can follow."""

    @property
    def covered(self) -> int:
        """The chips for which the caster is at risk."""
        return sum(share.amount for share in self.covers)

    @property
    def unclaimed(self) -> int:
        """The chips of the stake that nobody has offered to cover yet."""
        return max(self.stake - sum(share.amount for share in self.entries), 0)


Deal: TypeAlias = Position[Cloth, Hand, None]
DealStep: TypeAlias = Step[Cloth, Hand, None]
