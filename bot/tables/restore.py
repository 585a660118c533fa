"""A table as it comes back from the books: its latest deal is played again, move by move."""

from __future__ import annotations

import json
from dataclasses import replace

from bot.rules.game import C, Company, H, Rules, T, V
from bot.rules.offers import Action
from bot.rules.sitting import Sitting, begin, move
from bot.tables import drawing
from bot.tables.ports import DealRow, Saved
from bot.tables.record import read_move
from bot.tables.snapshot import Latest, Snapshot
from bot.tables.state import Phase


def snapshot(rules: Rules[T, H, V, C], saved: Saved) -> Snapshot[T, H, V, C]:
    """The table as it was."""
    if saved.deal is None:
        latest = Latest(drawing.before_the_first(rules, saved.state))
        shown = Snapshot(saved.state, _next(rules, saved), _next(rules, saved), latest=latest)
    else:
        shown = _replayed(rules, saved, saved.deal)
    shown = replace(shown, comings=saved.comings)
    ended = saved.state.phase is Phase.CLOSED and not _is_void(saved) and saved.deal is not None
    if saved.state.phase is Phase.PLAYING or ended:
        sitting = replace(shown.sitting, deals=saved.deals)
        return replace(shown, sitting=sitting)
    sitting = replace(_next(rules, saved), position=shown.sitting.position)
    if _is_void(saved):
        latest = Latest(void=True)
        return replace(shown, sitting=sitting, paid=(), drawn=(), commitment=None, latest=latest)
    return replace(shown, sitting=sitting)


def _is_void(saved: Saved) -> bool:
    """Whether the latest deal of all has become void."""
    return saved.deals > (0 if saved.deal is None else saved.deal.deal + 1)


def _next(rules: Rules[T, H, V, C], saved: Saved) -> Sitting[T, H, V, C]:
    """The sitting as the next deal finds it: chips from the ledger, the rest from the state."""
    stacks = tuple(
        None if guest is None else saved.stacks.get(place, 0)
        for place, guest in enumerate(saved.state.guests)
    )
    carry = rules.carried(json.loads(saved.state.carry))
    return Sitting(rules, Company(stacks, rules.sizes[-1]), carry, deals=saved.deals)


def _replayed(rules: Rules[T, H, V, C], saved: Saved, deal: DealRow) -> Snapshot[T, H, V, C]:
    carry = rules.carried(json.loads(deal.carry))
    before = Sitting(rules, Company(deal.stacks, rules.sizes[-1]), carry, deals=deal.deal)
    turned = begin(before)
    paid, latest = turned.payments, Latest(turned.events, turned.payments)
    drawn = drawing.in_the_deal(turned.events)
    for row in saved.moves:
        written = json.loads(row.move)
        seat, action = read_move(rules, written, rules.sizes[-1])
        turned = move(turned.sitting, seat, action)
        paid += turned.payments
        drawn += drawing.in_the_deal(turned.events)
        absent = (seat,) if seat is not None and written.get("absent") else ()
        if isinstance(action, Action):
            latest = Latest(turned.events, turned.payments, absent)
        else:
            # Chance belongs to what brought it on.
            events, payments = latest.events + turned.events, latest.payments + turned.payments
            latest = replace(latest, events=events, payments=payments)
    return Snapshot(
        state=saved.state,
        sitting=turned.sitting,
        before=before,
        paid=paid,
        drawn=drawn,
        moves=len(saved.moves),
        commitment=next((row.commitment for row in reversed(saved.moves) if row.commitment), None),
        latest=latest,
    )
