"""Checking the proofs of fairness in a record."""

from __future__ import annotations

from typing import cast

from bot.rules.chance import read_chance
from bot.rules.codec import UnreadableError
from bot.tables.fairness import Proof, commitment
from bot.tables.record import Deal, Record
from bot.tables.replay import Replay


def check_proofs(record: Record, replay: Replay) -> int:
    """How many deals are proven. Raises `UnreadableError` for the first that is not.

    Every proof in the record must hold, and every finished deal that opens with chance needs
    one: only what opens a deal can be sealed before it.
    """
    proofs = {proof.deal: proof for proof in record.proofs}
    for number, deal in enumerate(record.deals):
        finished = number < len(replay.left) and not replay.left[number].playing
        if number in proofs:
            _check(number, deal, proofs[number])
        elif finished and any(map(_is_chance, deal.moves[:1])):
            raise UnreadableError(f"fair: deal {number} has no proof")
    return len(proofs)


def _check(number: int, deal: Deal, proof: Proof) -> None:
    chance = next((each for each in deal.moves if _is_chance(each)), None)
    if chance is None:
        raise UnreadableError(f"fair: deal {number} has no chance to prove")
    written = cast("dict[str, object]", chance)
    try:
        read_chance(written)
    except UnreadableError as error:
        raise UnreadableError(f"fair: deal {number}: {error}") from None
    if commitment(proof.secret, written) != proof.commitment:
        raise UnreadableError(f"fair: deal {number} is not the one that was sealed")


def _is_chance(move: object) -> bool:
    return isinstance(move, dict) and "chance" in move
