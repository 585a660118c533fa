"""Chance at a table: drawn and sealed before anybody acts on it, opened when it is asked for."""

from __future__ import annotations

import json
from dataclasses import replace

from bot.rules.chance import Ask, Chance, read_chance, write_chance
from bot.rules.game import C, H, T, V
from bot.tables.draft import Draft
from bot.tables.fairness import commitment
from bot.tables.ports import Dealer
from bot.tables.state import Seal


def drawn(draft: Draft[T, H, V, C], ask: Ask) -> tuple[Chance, Seal | None]:
    """What chance brings: what was sealed for it or, where nothing was, something fresh.

    What opens a deal is always sealed, so that every deal can be proven.
    """
    seal = draft.state.seal
    if seal is None or not ask.admits(_opened(seal)):
        seal = None if draft.now.moves else _sealed(draft.dealer, ask)
    if seal is None:
        return draft.dealer.draw(ask), None
    state = replace(draft.state, seal=None)
    draft.now = replace(draft.now, state=state, commitment=seal.commitment)
    return _opened(seal), seal


def foresee(draft: Draft[T, H, V, C], ask: Ask) -> None:
    """What is foreseen is sealed; a seal that was shown stands until its chance is asked."""
    seal = draft.state.seal
    if seal is None or not ask.admits(_opened(seal)):
        draft.state = replace(draft.state, seal=_sealed(draft.dealer, ask))


def _sealed(dealer: Dealer, ask: Ask) -> Seal:
    chance = write_chance(dealer.draw(ask))
    secret = dealer.secret()
    text = json.dumps(chance, separators=(",", ":"))
    return Seal(commitment(secret, chance), secret, text)


def _opened(seal: Seal) -> Chance:
    return read_chance(json.loads(seal.chance))
