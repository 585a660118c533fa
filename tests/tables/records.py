"""Records of whist for tests, made by the code that tables use."""

from __future__ import annotations

import json
from copy import deepcopy
from pathlib import Path
from random import Random
from typing import Any

from bot.games.whist import Whist
from bot.rules.cards import PACK, spelled
from bot.rules.chance import Shuffled
from bot.rules.game import Company
from bot.rules.play import offers
from bot.rules.sitting import Sitting, begin, move
from bot.rules.turns import Nature, OnTurn
from bot.tables.outcome import Viewer, outcome
from bot.tables.record import write_move
from bot.tables.record_read import read_record
from bot.tables.replay import Before, replayed

DEALS = Path(__file__).parents[1] / "deals"
RUBBER: dict[str, Any] = json.loads((DEALS / "whist-rubber.json").read_text())
"""A rubber at 3 chips a point with manual claims: nine deals, EW win it by 4 points."""

SORTED = spelled(PACK)
"""Seat 0 gets 2c 6c Tc Ac 5d 9d Kd 4h 8h Qh 3s 7s Js; the As of seat 3 is turned up."""


def head(**changes: Any) -> dict[str, Any]:
    """A record of whist without deals; what is `None` in `changes` is left out."""
    seats = [{"name": name, "chips": 20} for name in "ABCD"]
    whole = {"record": 1, "game": "whist", "options": {}, "seats": seats, "deals": []}
    return {key: value for key, value in {**whole, **changes}.items() if value is not None}


def record(*moves: object, **changes: Any) -> dict[str, Any]:
    """A record of one deal of the sorted pack and these moves."""
    shuffled = {"chance": "shuffled", "cards": SORTED}
    return head(deals=[{"moves": [shuffled, *moves]}], **changes)


def rubber() -> dict[str, Any]:
    """The rubber, to be spoilt."""
    return deepcopy(RUBBER)


def text(whole: object) -> bytes:
    return json.dumps(whole).encode()


def replay(whole: object, end: Before | None = None, viewer: Viewer = None) -> dict[str, Any]:
    """What the command prints for a record."""
    return outcome(replayed(read_record(text(whole)), end), viewer)


def played_out(rules: Whist, seed: int, deals: int) -> list[list[dict[str, Any]]]:
    """The moves of so many deals between players who play anything that is legal."""
    random = Random(seed)
    sitting = Sitting(rules, Company((20,) * 4, 4), rules.carried({}))
    written: list[list[dict[str, Any]]] = []
    while len(written) < deals and not sitting.over:
        sitting = begin(sitting).sitting
        written.append([])
        while sitting.playing:
            place, action = _any_move(sitting, random)
            written[-1].append(write_move(place, action, 4))
            sitting = move(sitting, place, action).sitting
    return written


def _any_move(sitting: Any, random: Random) -> Any:
    position = sitting.position
    turn = sitting.rules.turn(position.table)
    if isinstance(turn, Nature):
        return None, Shuffled(tuple(random.sample(PACK, len(PACK))))
    place = turn.seat if isinstance(turn, OnTurn) else random.choice(turn.waiting)
    offered = offers(sitting.rules, position.table, position.hands[place], place)
    return place, random.choice(offered).action
