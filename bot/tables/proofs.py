"""Checking the proofs of fairness in a record."""

from __future__ import annotations

from typing import cast

from bot.rules.chance import read_chance
from bot.rules.codec import UnreadableError
from bot.tables.fairness import Proof, commitment
from bot.tables.record import Deal, Record
from bot.tables.replay import Replay


def check_proofs(record: Record, replay: Replay) -> int:
    """How many seals open. Raises `UnreadableError` for the first that does not.

    Every proof in the record must hold, and every finished deal that opens with chance needs
    one for it. Chance in mid-deal has one where it could be foreseen.
    """
    for proof in record.proofs:
        _check(record.deals[proof.deal], proof)
    proven = {proof.deal for proof in record.proofs if proof.move in (None, 0)}
    for number, deal in enumerate(record.deals):
        finished = number < len(replay.left) and not replay.left[number].playing
        if finished and number not in proven and any(map(_is_chance, deal.moves[:1])):
            raise UnreadableError(f"fair: deal {number} has no proof")
    return len(record.proofs)


def _check(deal: Deal, proof: Proof) -> None:
    chance = _proven(deal, proof)
    if chance is None:
        raise UnreadableError(f"fair: deal {proof.deal} has no chance to prove")
    written = cast("dict[str, object]", chance)
    try:
        read_chance(written)
    except UnreadableError as error:
        raise UnreadableError(f"fair: deal {proof.deal}: {error}") from None
    if commitment(proof.secret, written) != proof.commitment:
        raise UnreadableError(f"fair: deal {proof.deal} is not the one that was sealed")


def _proven(deal: Deal, proof: Proof) -> object:
    """The chance that a proof is for, `None` where there is none."""
    if proof.move is None:
        return next((each for each in deal.moves if _is_chance(each)), None)
    within = 0 <= proof.move < len(deal.moves) and _is_chance(deal.moves[proof.move])
    return deal.moves[proof.move] if within else None


def _is_chance(move: object) -> bool:
    return isinstance(move, dict) and "chance" in move
