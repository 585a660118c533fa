"""A table as it is to be shown now: put into words once for all that show it."""

from __future__ import annotations

from collections.abc import Callable

from bot.chat.hand_sheet import Dealt, Where, hand_sheet, older_sheet, parted_sheet, void_sheet
from bot.chat.sheet import HandSheet
from bot.chat.stage import Stage
from bot.chat.told import Told
from bot.rules.turns import Seat
from bot.tables.table import AnyTable


class Subject:
    """One table, for its board, its letters and its palms. `link` leads to the table."""

    def __init__(self, stage: Stage, table: AnyTable, link: Callable[[], str]) -> None:
        self.stage = stage
        self.table = table
        self._link = link
        self._told: Told | None = None

    def changed(self) -> None:
        """The table is not what it was, or is to be told otherwise."""
        self._told = None

    @property
    def told(self) -> Told:
        """The table as it stands, ready to be put into words."""
        if self._told is None:
            self._told = self.stage.told(self.table)
        return self._told

    def hand(self, seat: Seat, user: int) -> HandSheet | None:
        """The hand of a seat as `user` likes to see it; `None` before the first deal."""
        told = self.told
        if told.view.latest.void and told.kit.hands is not None:
            return void_sheet(told, self._where)
        hand = self.table.seat_view(seat)
        if hand is None or told.kit.hands is None:
            return None
        likes = self.stage.people.preferences(user)
        server = self.stage.settled.of(self.table.charter.server)
        return hand_sheet(
            Dealt(told, told.kit.hands, hand, self.table.offers(seat)),
            self._where,
            words_only=likes.words_only,
            four_colours=server.four_colours if likes.four_colours is None else likes.four_colours,
        )

    def parting(self, user: int, deal: int) -> HandSheet:
        """What stands in place of the hand of a deal when its holder has left the table."""
        return parted_sheet(self.told, self._where, user, deal)

    def older(self) -> HandSheet:
        """What stands in place of a hand of which its holder has opened a newer one."""
        return older_sheet(self.told, self._where)

    @property
    def _where(self) -> Where:
        return Where(self.stage.server(self.table.charter.server), self._link())
