"""A table as those who sit at it know it, followed move by move in the books of the running bot.

Discord lets so few messages be changed in a second that pictures are behind when many people play.
Who presses at a steady rate whatever is shown must know the cards: the deal is played here again.
"""

from __future__ import annotations

import json
import sqlite3
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from bot.players import players
from bot.rules.game import Company, seat_view
from bot.rules.offers import Action, Layout, Offer, Pick, Say, Stake
from bot.rules.play import offers
from bot.rules.sitting import Sitting, begin, move
from bot.rules.turns import OnTurn, awaited
from bot.tables.hall import ruled
from bot.tables.record import read_move

STATE: Final = "SELECT phase, state FROM tables WHERE id = ?"
DEAL: Final = """
SELECT deal, stacks, carry FROM deals WHERE table_id = ? AND NOT void ORDER BY deal DESC LIMIT 1
"""
MOVES: Final = """
SELECT move FROM moves WHERE table_id = ? AND deal = ? AND ordinal >= ? ORDER BY ordinal
"""


@dataclass(frozen=True, slots=True)
class Due:
    """What somebody may press: `what` names the offer, and `filled` the form that it opens."""

    user: int
    move: int
    what: str
    filled: dict[str, Any] | None
    alone: bool
    """Whether the table waits for nobody else, so that the press moves it on."""


class Followed:
    """One table. `look` brings it up to date."""

    def __init__(self, books: sqlite3.Connection, table: str) -> None:
        self._books = books
        self.table = table
        (charter,) = books.execute("SELECT charter FROM tables WHERE id = ?", (table,)).fetchone()
        known = json.loads(charter)
        self._rules = ruled(known["game"], known["options"])
        self._choose = players()[known["game"]]
        self._sitting: Sitting[Any, Any, Any, Any] | None = None
        self._deal = -1
        self._seen = 0
        self.phase = ""
        self.state: dict[str, Any] = {}

    def look(self) -> None:
        """Reads what has been written since the last look."""
        self.phase, state = self._books.execute(STATE, (self.table,)).fetchone()
        self.state = json.loads(state)
        row = self._books.execute(DEAL, (self.table,)).fetchone()
        if row is not None and row[0] != self._deal:
            self._deal, self._seen = row[0], 0
            self._sitting = self._begun(*row)
        for (written,) in self._books.execute(MOVES, (self.table, self._deal, self._seen)):
            assert self._sitting is not None
            seat, action = read_move(self._rules, json.loads(written), self._rules.sizes[-1])
            self._sitting = move(self._sitting, seat, action).sitting
            self._seen += 1

    def _begun(self, deal: int, stacks: str, carry: str) -> Sitting[Any, Any, Any, Any]:
        company = Company(tuple(json.loads(stacks)), self._rules.sizes[-1])
        carried = self._rules.carried(json.loads(carry))
        return begin(Sitting(self._rules, company, carried, deals=deal)).sitting

    def due(self) -> Due | None:
        """What the first who is waited for would press; `None` while nobody is."""
        position = self._sitting.position if self._sitting is not None else None
        if self.phase != "playing" or position is None:
            return None
        turn = self._rules.turn(position.table)
        for seat in awaited(turn)[:1]:
            action = self._choose(self._rules, seat_view(position, seat))
            found = offers(self._rules, position.table, position.hands[seat], seat)
            what, filled = _control(found, action)
            user = self.state["guests"][seat]["user"]
            return Due(user, self.state["move"], what, filled, isinstance(turn, OnTurn))
        return None

    def users(self) -> list[int]:
        """The people who have a place."""
        return [guest["user"] for guest in self.state["guests"] if guest]

    def unready(self) -> list[int]:
        """The people who have not said that they are ready for the next deal."""
        guests = self.state["guests"]
        return [guest["user"] for guest in guests if guest and not guest.get("ready")]


def opened(database: Path) -> sqlite3.Connection:
    """The books of a running bot, to be read."""
    return sqlite3.connect(f"file:{database}?mode=ro", uri=True)


def _control(found: tuple[Offer, ...], action: Action) -> tuple[str, dict[str, Any] | None]:
    """What names an action among the offers, and how the form is filled that it opens."""
    place, offer = next((n, each) for n, each in enumerate(found) if each.admits(action))
    values: Any = action
    match offer:
        case Say():
            return f"h.{place}", None
        case Stake():
            return f"h.{place}@{values.amount}", None
        case Layout():
            filled = {name: str(chips) for name, chips in values.layout.items()}
            return f"h.{place}@", filled
        case Pick():
            return f"h.{place}@", {"cards0": [card.code for card in values.cards]}
