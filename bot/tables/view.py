"""What can be seen of a table, and by whom: functions of a snapshot."""

from __future__ import annotations

from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Generic

from bot.rules import game, play
from bot.rules.chips import Chips, Payment
from bot.rules.game import C, Event, H, PublicView, SeatView, T, V
from bot.rules.offers import Offer
from bot.rules.play import opened
from bot.rules.turns import Seat, Turn, awaited
from bot.rules.values import changed
from bot.tables import drawing
from bot.tables.deadlines import Alarm, deadline
from bot.tables.ports import World
from bot.tables.record import HOUSE, standing
from bot.tables.snapshot import Latest, Snapshot
from bot.tables.state import Charter, Phase, State


@dataclass(frozen=True, slots=True)
class TableView(Generic[T]):
    """What everybody may know of a table."""

    charter: Charter
    state: State
    """As it is shown: its moments are by the time of day."""
    public: PublicView[T] | None
    """The latest deal, until the next one begins; `None` before the first, and after a void one."""
    turn: Turn | None
    """Who or what is to act, while a deal is under way."""
    offers: tuple[Offer, ...]
    """The open offers of whoever is waited for."""
    stacks: tuple[int, ...]
    """Chips by place, those included that count from the next deal."""
    latest: Latest
    paid: tuple[Payment, ...]
    """Every payment of the latest deal."""
    drawn: tuple[Event, ...]
    """How chance has settled who sits where and deals first, until the first deal is finished."""
    deal: int
    """Deals begun, void ones included."""
    commitment: str | None
    """Of the deal under way, or of the sealed next one."""
    sealed: str | None
    """What kind of chance is sealed to come next, as a record calls it."""
    next_dealer: Seat | None
    """Who deals next, as those at the table now are; `None` where no rule tells beforehand."""
    hindrance: str | None
    """Why no other deal should follow, in words, as those at the table now are."""
    deadline: Alarm | None
    """What happens if nobody does anything, and when by the time of day."""


def table_view(charter: Charter, now: Snapshot[T, H, V, C], world: World) -> TableView[T]:
    """What everybody sees."""
    state = now.state
    turn = now.turn if state.phase is Phase.PLAYING else None
    last = deadline(charter, now, world.times)
    return TableView(
        charter=charter,
        state=state.shown(world.clock.date),
        public=public_view(now),
        turn=turn,
        offers=_open_offers(now, turn),
        stacks=now.stacks,
        latest=now.latest,
        paid=now.paid,
        drawn=_drawn(now),
        deal=now.sitting.deals,
        commitment=now.commitment if state.seal is None else state.seal.commitment,
        sealed=None if state.seal is None else state.seal.kind,
        next_dealer=_next_dealer(now),
        hindrance=None if state.phase is Phase.PLAYING else now.sitting.hindrance,
        deadline=None if last is None else replace(last, moment=world.clock.date(last.moment)),
    )


def _drawn(now: Snapshot[T, H, V, C]) -> tuple[Event, ...]:
    match now.state.phase:
        case Phase.PLAYING:
            return drawing.before_the_first(now.sitting.rules, now.state) + now.drawn
        case Phase.BETWEEN:
            return drawing.before_the_first(now.sitting.rules, now.state)
        case _:
            return ()


def public_view(now: Snapshot[T, H, V, C]) -> PublicView[T] | None:
    """The latest deal as everybody sees it; `None` before the first, and after a void one."""
    position = now.sitting.position
    if position is None or now.latest.void:
        return None
    return PublicView(_counted(now, position.table))


def _counted(now: Snapshot[T, H, V, C], table: T) -> T:
    """The latest deal with the chips as they are by now: a pool may have been paid out since.

    Who has left is shown with what there was at the end of the deal.
    """
    state, chips = now.state, table.chips
    if state.phase is Phase.PLAYING or state.ending == "finished":
        return table
    if state.phase is Phase.BETWEEN:
        owned, lying = now.sitting.company.stacks, standing(now.sitting.carry)
    else:
        owned = _with_shares(state, chips)
        lying = {HOUSE: chips.pools.get(HOUSE, 0)}
    stacks = tuple(
        stack if (own := owned[place]) is None or not has_part(state, place) else own
        for place, stack in enumerate(chips.stacks)
    )
    pools = {name: lying.get(name, 0) for name in chips.pools}
    chips = Chips(stacks, MappingProxyType(pools))
    return changed(table, chips=chips)


def _with_shares(state: State, chips: Chips) -> list[int | None]:
    """The stacks with what came out of the pools when the table was closed."""
    owned: list[int | None] = list(chips.stacks)
    for share in state.shares:
        if share.place is not None and share.place < len(chips.stacks):
            owned[share.place] = chips.stacks[share.place] + share.chips
    return owned


def _next_dealer(now: Snapshot[T, H, V, C]) -> Seat | None:
    sitting = now.sitting
    if now.state.phase is not Phase.BETWEEN or sitting.fault is not None:
        return None
    opening = opened(sitting.rules, sitting.company, sitting.carry)
    return sitting.rules.dealer(opening.position.table)


def _open_offers(now: Snapshot[T, H, V, C], turn: Turn | None) -> tuple[Offer, ...]:
    position = now.sitting.position
    seats = awaited(turn) if turn is not None else ()
    if position is None or not seats:
        return ()
    return now.sitting.rules.open_offers(position.table, seats[0])


def seat_view(now: Snapshot[T, H, V, C], seat: Seat) -> SeatView[T, H] | None:
    """What the guest of a place sees of the latest deal; for that guest's eyes only."""
    position = now.sitting.position
    if position is None or seat >= len(position.hands) or not has_part(now.state, seat):
        return None
    return game.seat_view(position, seat)


def offers(now: Snapshot[T, H, V, C], seat: Seat) -> tuple[Offer, ...]:
    """All that a place may do now; for the eyes of its guest only."""
    position, state = now.sitting.position, now.state
    if position is None or state.phase is not Phase.PLAYING or not has_part(state, seat):
        return ()
    return play.offers(now.sitting.rules, position.table, position.hands[seat], seat)


def has_part(state: State, seat: Seat) -> bool:
    """Whether whoever is in a place has part in the latest deal."""
    guest = state.guests[seat]
    if guest is None or guest.aside is not None:
        return False
    return state.phase is Phase.PLAYING or not guest.fresh
