"""The use that somebody makes of a control at an open table."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeAlias

from bot.chat.house import House
from bot.chat.ids import Ident
from bot.chat.kit import AnyKit
from bot.chat.press import Press
from bot.chat.staff import steward
from bot.chat.words import replies
from bot.chat.words.deals import Deals
from bot.rules.offers import Refused
from bot.rules.turns import Seat
from bot.tables.invitations import of
from bot.tables.refusals import MOVED_ON, NO_SEAT
from bot.tables.stewards import Steward
from bot.tables.table import AnyTable

Filled: TypeAlias = Mapping[str, str | tuple[str, ...]]
"""What was filled into a form, by the ids of its fields: texts, and what was chosen in menus."""


@dataclass(frozen=True, slots=True)
class Use:
    """Who presses what, and what was filled into a form, if it comes from one."""

    house: House
    press: Press
    table: AnyTable
    ident: Ident
    filled: Filled | None

    @property
    def steward(self) -> Steward:
        """Who presses, as one who may look after the table."""
        return steward(self.press.interaction, self.table)

    @property
    def kit(self) -> AnyKit:
        """The game that is played there."""
        return self.house.presenter.kits[self.table.charter.game]

    @property
    def deals(self) -> Deals:
        """What the game calls a deal."""
        return self.kit.words.deals

    @property
    def user(self) -> int:
        """Who presses."""
        return self.press.user

    @property
    def locale(self) -> str:
        """The language in which whoever presses uses Discord."""
        return str(self.press.interaction.locale)

    def check_server(self) -> None:
        """Raises `Refused` in another server, and for a stranger in a private conversation.

        No control of ours stands there; but ids can be made up.
        """
        server, state = self.press.interaction.guild_id, self.table.state
        known = state.seat_of(self.user) is not None or of(state, self.user) is not None
        if server != self.table.charter.server and not (server is None and known):
            raise Refused(replies.UNKNOWN)

    def check_move(self) -> None:
        """Raises `Refused` when the control is of an earlier move."""
        if self.ident.move != self.table.state.move:
            raise Refused(MOVED_ON)

    def own_place(self) -> Seat:
        """The place of whoever presses. Raises `Refused` for who has none."""
        place = self.table.state.seat_of(self.user)
        if place is None:
            raise Refused(NO_SEAT)
        return place

    def named_place(self) -> Seat:
        """The place that the control names. Raises `Refused`."""
        place = self.ident.number
        if place is None or place >= len(self.table.state.guests):
            raise Refused(replies.UNKNOWN)
        return place
