"""Who deals first: by lot, by house rule, or as the deals before have left it.

Rule books of every game whose deal goes round; how cards are cut for it stands in `cutting`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar, Literal, TypeAlias

from bot.rules.chance import Chance, Draw, Drawn
from bot.rules.codec import UnreadableError
from bot.rules.game import C, Company, Event, H, Rules, Seating, T, V
from bot.rules.turns import Seat, following

FirstDealerRule: TypeAlias = Literal["random", "cut"] | Seat
"""A house rule `first_dealer`: a lot or a cut before the sitting, or the number of a seat."""


class FirstDealer(Event, frozen=True):
    """It has fallen to this seat, by lot or by cutting, to deal first."""

    places: ClassVar[bool] = True

    seat: Seat


class PlacesDrawn(Event, frozen=True):
    """Lots were drawn for the places: who has the first of them, the second, and so on."""

    places: ClassVar[bool] = True

    order: tuple[Seat, ...]


class ByLot(Rules[T, H, V, C]):
    """A game whose first dealer is drawn by lot, and whose carry has a `dealer`.

    One that has a house rule for it, too, says so with `lot` in `seated_by`.
    """

    def seated_by(self, seats: tuple[Seat, ...]) -> Draw | None:
        return Draw(seats)

    def seating(self, seats: tuple[Seat, ...], chance: Chance) -> Seating[C]:
        return seated_by_lot(seats, chance, lambda dealer: self.carried({"dealer": dealer}))


def lot(rule: FirstDealerRule, seats: tuple[Seat, ...]) -> Draw | None:
    """The lots that are drawn before a sitting, where the house leaves the first deal to them."""
    return Draw(seats) if rule == "random" else None


def seated_by_lot(
    seats: tuple[Seat, ...], chance: Chance, carry: Callable[[Seat], C]
) -> Seating[C]:
    """Everybody keeps his seat; the first of the lots deals. `carry` makes what he begins with."""
    assert isinstance(chance, Drawn)
    dealer = chance.order[0]
    return Seating(seats, carry(dealer), (FirstDealer(dealer),))


def named_dealer(carried: Seat | None, rule: FirstDealerRule, seats: Sequence[Seat]) -> Seat:
    """The seat named to deal: by what is carried, else by house rule, else the last of all."""
    if carried is not None:
        return carried
    return rule if isinstance(rule, int) else seats[-1]


def able_dealer(named: Seat, able: Sequence[Seat]) -> Seat:
    """Who deals: the seat named if it is among those able to, else the next of them to its left."""
    return following(named - 1, able)[0]


def no_such_seat(company: Company, *seats: Seat | None) -> str | None:
    """Why a company cannot go on with these seats carried, in words; they are told from 1."""
    missing = [seat for seat in seats if seat is not None and seat >= company.seats]
    return f"There is no seat {max(missing) + 1} at this table." if missing else None


def check_played(deals: int, played: int) -> None:
    """Raises `UnreadableError` where a match of so many deals, 0 for no end, would be over."""
    if 0 < deals <= played:
        raise UnreadableError("played: the match would be over")
