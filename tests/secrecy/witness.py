"""What everybody may know at every moment, noted where a table adopts a position."""

from __future__ import annotations

import json
from collections import defaultdict
from dataclasses import dataclass, field
from typing import Any

import pytest

from bot.chat.presenter import ChatPresenter
from bot.rules.cards import Card
from bot.store.journal import Journal
from bot.tables.dealer import SystemDealer
from bot.tables.ports import Change, MoveRow
from bot.tables.state import Phase
from bot.tables.table import AnyTable
from tests.chat.evening import STAMP
from tests.laws.values import faces
from tests.secrecy.marks import runs

ROW = 6
"""So many cards in their order do not come about by chance."""


@dataclass
class Known:
    """The cards of one deal that have been seen, by everybody and by each guest."""

    public: set[Card] = field(default_factory=set[Card])
    own: defaultdict[int, set[Card]] = field(default_factory=lambda: defaultdict(set[Card]))


class Witness:
    """Stands beside the presenter and the books of one table."""

    def __init__(self) -> None:
        self.deal = 0
        self.finished = 0
        """Deals that are over, by now."""
        self.moves: list[MoveRow] = []
        """Every move that was written."""
        self.secrets: list[str] = []
        """What opens the seals, from the moment it was drawn."""
        self.announced: set[str] = set()
        """Every seal that could be read by everybody."""
        self.unsettled: list[str] = []
        """Chance that came about before everybody could read its seal."""
        self._known: defaultdict[int, Known] = defaultdict(Known)
        self._state: Any = None

    def watch(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """From now on every table that is shown, written or dealt is noted."""
        show, write, secret = ChatPresenter.show, Journal.write, SystemDealer.secret

        def shown(presenter: ChatPresenter, table: AnyTable) -> None:
            self.see(table)
            show(presenter, table)

        async def written(journal: Journal, change: Change) -> None:
            self._note(change)
            await write(journal, change)

        def drawn(dealer: SystemDealer) -> str:
            self.secrets.append(secret(dealer))
            return self.secrets[-1]

        monkeypatch.setattr(ChatPresenter, "show", shown)
        monkeypatch.setattr(Journal, "write", written)
        monkeypatch.setattr(SystemDealer, "secret", drawn)

    def _note(self, change: Change) -> None:
        self.moves += change.moves
        self.unsettled += [
            f"deal {each.deal}, move {each.ordinal}: {json.loads(each.move)['chance']}"
            for each in change.moves
            if _has_seal(each) and each.commitment not in self.announced
        ]

    def see(self, table: AnyTable) -> None:
        """Notes what is to be seen from now on."""
        view = table.view()
        self.deal, self._state = view.deal, table.state
        self.finished = view.deal - (view.state.phase is Phase.PLAYING)
        known = self._known[view.deal]
        known.public |= faces(view.public) | faces(view.latest.events)
        for seat, guest in enumerate(view.state.guests):
            hand = table.seat_view(seat)
            if guest is not None and guest.user is not None and hand is not None:
                known.own[guest.user] |= faces(hand.hand)

    def may_know(self, reader: int | None, text: str) -> set[Card]:
        """The cards that somebody may read of, `None` being everybody, in a message.

        One that says of which deal it is may tell what was known then; all others speak of now.
        """
        stamp = STAMP.search(text)
        deal = min(int(stamp[1]), self.deal) if stamp else self.deal
        known = self._known[deal]
        return known.public if reader is None else known.public | known.own[reader]

    def hidden(self) -> set[str]:
        """What must not leave the house now: secrets, and cards in the order in which they lie."""
        under_way = [each for each in self.moves if each.deal >= self.finished]
        told = {each.secret for each in self.moves} - {each.secret for each in under_way}
        orders = [each.move for each in under_way]
        if self._state is not None and self._state.phase is not Phase.CLOSED:
            orders.append(json.dumps(json.loads(self._state.carry)))
            orders += [] if self._state.seal is None else [self._state.seal.chance]
        return {*self.secrets} - told | {row for each in orders for row in runs(each, ROW)}


def _has_seal(row: MoveRow) -> bool:
    """Whether a move is chance that can be foreseen, as lots in mid-deal cannot."""
    move = json.loads(row.move)
    return "chance" in move and not (move["chance"] == "drawn" and row.ordinal > 0)
