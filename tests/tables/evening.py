"""An evening at a table of whist without books: acts are prepared and kept in order."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

from bot.games.whist import Whist
from bot.rules.game import Company
from bot.rules.play import offers
from bot.rules.sitting import Sitting
from bot.rules.turns import Close, OnTurn, Window
from bot.tables import comings, dealing
from bot.tables.draft import Draft
from bot.tables.journal import check_journal
from bot.tables.ports import DealRow, MoveRow
from bot.tables.record_write import write_record
from bot.tables.snapshot import Snapshot
from bot.tables.state import Charter, Phase, State
from tests.dealers import SeededDealer

OPTIONS: dict[str, int | str] = {"match": "rubber", "stake": 3, "honours_claim": "manual"}
RULES = Whist(match="rubber", stake=3, honours_claim="manual")
BUY_IN = 100


class Evening:
    """A table at which people play anything that is legal, and its journal."""

    def __init__(self, seed: int, **options: Any) -> None:
        self.random = Random(seed)
        self.dealer = SeededDealer(seed)
        self.rules = replace(RULES, **options)
        self.charter = Charter(
            table="abcdefgh",
            game="whist",
            version=1,
            options={**OPTIONS, **options},
            server=1,
            channel=2,
            buy_in=BUY_IN,
            pace="social",
            opened=0,
        )
        sitting = Sitting(self.rules, Company((None,) * 4, 4), self.rules.carried({}))
        self.now: Any = Snapshot(State(Phase.LOBBY, 1, (None,) * 4), sitting, sitting)
        self.journal: list[tuple[DealRow, tuple[MoveRow, ...]]] = []
        self.comings: list[str] = []
        for user, name in enumerate(("Ada", "Ben", "Clo", "Dan"), 1):
            self.act(lambda draft, user=user, name=name: comings.take(draft, user, name, None))
        self.act(lambda draft: dealing.settle_places(draft))

    def act(self, act: Callable[[Draft[Any, Any, Any, Any]], None]) -> None:
        """One act, and what it leaves in the journal."""
        draft = Draft(self.charter, self.now, self.dealer, 0)
        act(draft)
        change = draft.change("act")
        self.now = draft.now
        self.comings += [each.entry for each in change.comings]
        if change.deal is not None:
            self.journal.append((change.deal, ()))
        if change.moves:
            row, moves = self.journal.pop()
            self.journal.append((row, moves + change.moves))
        self.journal = [each for each in self.journal if each[0].deal != change.void]

    def begin(self) -> None:
        self.act(lambda draft: dealing.deal(draft))

    def deal(self) -> None:
        """A deal from beginning to end."""
        self.begin()
        while self.now.sitting.playing:
            self.move()

    def move(self) -> None:
        """Anything that is legal, now and then by the clock."""
        position, turn = self.now.sitting.position, self.now.turn
        late = self.random.random() < 0.2
        if isinstance(turn, Window) and late:
            self.act(lambda draft: dealing.play(draft, None, Close(), turn.waiting))
            return
        place = turn.seat if isinstance(turn, OnTurn) else self.random.choice(turn.waiting)
        offered = offers(self.rules, position.table, position.hands[place], place)
        action = self.random.choice(offered).action
        self.act(lambda draft: dealing.play(draft, place, action, (place,) if late else ()))

    def record(self) -> dict[str, Any]:
        written = write_record(self.charter, self.now.state, self.journal, self.comings)
        return json.loads(json.dumps(written))

    def findings(self) -> list[str]:
        return check_journal(self.charter, self.journal, self.comings)
