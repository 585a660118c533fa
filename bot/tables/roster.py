"""The company of the next deal: each change of it is journalled, in the form of a record."""

from __future__ import annotations

from bot.rules import sitting as deals
from bot.rules.game import C, H, T, V
from bot.rules.turns import Seat
from bot.tables.company import BuysIn, Leaves, SitsDown, write_change
from bot.tables.draft import Draft


def enter(draft: Draft[T, H, V, C], place: Seat, chips: int) -> None:
    """The guest of a place has part in the next deal, with so many chips."""
    draft.stack(place, chips)
    _journal(draft, place, SitsDown(draft.state.guest(place).name, chips))


def add(draft: Draft[T, H, V, C], place: Seat, chips: int) -> None:
    """A guest has more chips in the next deal."""
    draft.stack(place, (draft.sitting.company.stacks[place] or 0) + chips)
    _journal(draft, place, BuysIn(chips))


def strike(draft: Draft[T, H, V, C], place: Seat) -> int:
    """The guest of a place has no part in the next deal, and takes home all chips: how many.

    What lies in pools for the one who leaves is among them.
    """
    left = deals.leave(draft.sitting, place)
    draft.settle(left.payments)
    draft.sitting = left.sitting
    draft.save_carry()
    chips = draft.send_home(place)
    draft.stack(place, None)
    _journal(draft, place, Leaves(leaves=True))
    return chips


def arrive(draft: Draft[T, H, V, C]) -> None:
    """A deal is over: who came while it was under way has part in the next; chips put to a stack
    count."""
    for place, guest in enumerate(draft.state.guests):
        if guest is None:
            continue
        if guest.aside is not None:
            draft.note(place, aside=None)
            enter(draft, place, guest.waiting)
        elif guest.added:
            add(draft, place, guest.added)


def _journal(draft: Draft[T, H, V, C], place: Seat, what: SitsDown | Leaves | BuysIn) -> None:
    """Before the first deal there is nothing to tell: a record begins with those who are there."""
    if draft.sitting.deals:
        draft.coming(draft.state.guest(place).user, write_change(place, what, draft.seats))
