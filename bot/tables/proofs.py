"""Checking the proofs of fairness in a record."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Final, TypeAlias, cast

from bot.rules.chance import read_chance
from bot.rules.codec import UnreadableError
from bot.tables.fairness import Proof, commitment
from bot.tables.record import Deal, Record
from bot.tables.replay import Replay

Place: TypeAlias = tuple[int, int]
"""A deal, and a move of it, both from 0."""

_SECRET: Final = re.compile(r"[0-9a-f]{32}")
"""So long that nobody can guess it, and without blanks, so that a seal can be read in one way only:
what is the secret, and what is the chance."""


def check_proofs(record: Record, replay: Replay) -> int:
    """How many seals open. Raises `UnreadableError` for the first that does not.

    Every proof in the record must hold, no seal may serve twice, and every chance of a finished
    deal needs one, but for chance that follows chance at once: nobody could have acted on its seal.
    """
    opened = _opened(record)
    for number, sitting in enumerate(replay.left):
        if sitting.playing:
            continue
        for ordinal in _in_need(record.deals[number]):
            if (number, ordinal) not in opened:
                raise UnreadableError(f"fair: deal {number} has no proof of its move {ordinal}")
    return len(opened)


def _in_need(deal: Deal) -> list[int]:
    """The moves of a deal that need a proof."""
    chances = pairwise((False, *map(_is_chance, deal.moves)))
    return [ordinal for ordinal, (before, here) in enumerate(chances) if here and not before]


def _opened(record: Record) -> set[Place]:
    """Where the chance stands whose seals open."""
    opened: set[Place] = set()
    seals: set[str] = set()
    for proof in record.proofs:
        place = _place(record.deals[proof.deal], proof)
        if place in opened:
            raise UnreadableError(f"fair: deal {proof.deal} has two proofs of one move")
        if proof.commitment in seals:
            raise UnreadableError(f"fair: deal {proof.deal} has a seal that has served before")
        _check(record.deals[proof.deal].moves[place[1]], proof)
        opened.add(place)
        seals.add(proof.commitment)
    return opened


def _place(deal: Deal, proof: Proof) -> Place:
    """The chance that a proof is for."""
    chances = [ordinal for ordinal, move in enumerate(deal.moves) if _is_chance(move)]
    wanted = chances[:1] if proof.move is None else [each for each in chances if each == proof.move]
    if not wanted:
        raise UnreadableError(f"fair: deal {proof.deal} has no chance to prove")
    return proof.deal, wanted[0]


def _check(chance: object, proof: Proof) -> None:
    written = cast("dict[str, object]", chance)
    try:
        read_chance(written)
    except UnreadableError as error:
        raise UnreadableError(f"fair: deal {proof.deal}: {error}") from None
    if not _SECRET.fullmatch(proof.secret):
        raise UnreadableError(f"fair: deal {proof.deal}: a secret is 32 hexadecimal digits")
    if commitment(proof.secret, written) != proof.commitment:
        raise UnreadableError(f"fair: deal {proof.deal} is not the one that was sealed")


def _is_chance(move: object) -> bool:
    return isinstance(move, dict) and "chance" in move
