"""Checking the proofs of fairness in a record."""

from __future__ import annotations

import re
from typing import Final, TypeAlias, cast

from bot.rules.chance import read_chance
from bot.rules.codec import UnreadableError
from bot.tables.fairness import Proof, commitment
from bot.tables.record import Deal, Record
from bot.tables.replay import Replay, is_chance

Place: TypeAlias = tuple[int, int]
"""A deal, and a move of it, both from 0."""

_SECRET: Final = re.compile(r"[0-9a-f]{32}")
"""So long that nobody can guess it, and without blanks, so that a seal can be read in one way only:
what is the secret, and what is the chance."""


def check_proofs(record: Record, replay: Replay) -> int:
    """How many seals open. Raises `UnreadableError` for the first that does not.

    Every proof in the record must hold, no seal may serve twice, and every chance of a finished
    deal that was foreseen needs one. Any other could not have been sealed while somebody had still
    to act: it follows chance at once, or nobody could know beforehand what would be asked.
    """
    opened = _opened(record)
    for number, ordinal in sorted(replay.foreseen - opened):
        if not replay.left[number].playing:
            raise UnreadableError(f"fair: {_called(number)} has no proof of its move {ordinal}")
    return len(opened)


def _opened(record: Record) -> set[Place]:
    """Where the chance stands whose seals open."""
    opened: set[Place] = set()
    seals: set[str] = set()
    for proof in record.proofs:
        place = _place(record.deals[proof.deal], proof)
        if place in opened:
            raise UnreadableError(f"fair: {_called(proof.deal)} has two proofs of one move")
        if proof.commitment in seals:
            raise UnreadableError(f"fair: {_called(proof.deal)} has a seal that has served before")
        _check(record.deals[proof.deal].moves[place[1]], proof)
        opened.add(place)
        seals.add(proof.commitment)
    return opened


def _place(deal: Deal, proof: Proof) -> Place:
    """The chance that a proof is for."""
    chances = [ordinal for ordinal, move in enumerate(deal.moves) if is_chance(move)]
    wanted = chances[:1] if proof.move is None else [each for each in chances if each == proof.move]
    if not wanted:
        raise UnreadableError(f"fair: {_called(proof.deal)} has no chance to prove")
    return proof.deal, wanted[0]


def _check(chance: object, proof: Proof) -> None:
    written = cast("dict[str, object]", chance)
    try:
        read_chance(written)
    except UnreadableError as error:
        raise UnreadableError(f"fair: {_called(proof.deal)}: {error}") from None
    if not _SECRET.fullmatch(proof.secret):
        raise UnreadableError(f"fair: {_called(proof.deal)}: a secret is 32 hexadecimal digits")
    if commitment(proof.secret, written) != proof.commitment:
        raise UnreadableError(f"fair: {_called(proof.deal)} is not the one that was sealed")


def _called(deal: int) -> str:
    """A deal as the record counts it, which people might take for the one before."""
    return f"deal {deal} (the first is 0)"
