"""How a table ends, and how a deal is taken back."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import replace

from bot.rules import sitting as deals
from bot.rules.chips import Payment
from bot.rules.game import C, H, T, V
from bot.tables import roster
from bot.tables.draft import Draft
from bot.tables.ports import House, Pool
from bot.tables.record import HOUSE, standing
from bot.tables.snapshot import Latest
from bot.tables.state import Ending, Phase, Share


def finish(draft: Draft[T, H, V, C]) -> None:
    """The match is over with the deal that has just been settled."""
    position = draft.sitting.position
    assert position is not None
    _forfeit(draft, position.table.chips.pools)
    _homeward(draft, "finished")


def close(draft: Draft[T, H, V, C], ending: Ending) -> None:
    """The table ends before the match does: an unfinished deal is void, and all chips go home."""
    if draft.sitting.playing:
        undo(draft)
    stopped = deals.stop(draft.sitting)
    draft.settle(stopped.payments)
    draft.sitting = stopped.sitting
    pools = Counter(standing(stopped.sitting.carry))
    for payment in stopped.payments:
        pools.subtract({str(payment.source): payment.amount})
    _forfeit(draft, pools)
    draft.state = replace(draft.state, shares=_shares(stopped.payments, pools))
    _homeward(draft, ending)


def undo(draft: Draft[T, H, V, C]) -> None:
    """The deal under way is void: every payment of it goes back."""
    for payment in reversed(draft.now.paid):
        draft.settle([Payment(payment.target, payment.source, payment.amount, "void")])
    begun, before = draft.sitting.deals, draft.now.before
    draft.make_void(begun - 1)
    carry = before.rules.voided(before.carry)
    draft.now = replace(
        draft.now,
        sitting=replace(before, carry=carry, deals=begun),
        paid=(),
        drawn=(),
        commitment=None,
        latest=Latest(void=True),
    )
    roster.arrive(draft)


def _forfeit(draft: Draft[T, H, V, C], pools: Mapping[str, int]) -> None:
    """What is nobody's at the table when it closes, such as a kitty, falls to the house."""
    charter = draft.charter
    for name, amount in pools.items():
        draft.pay(Pool(charter.table, name), House(charter.server), amount, "closing")


def _shares(payments: Iterable[Payment], rest: Mapping[str, int]) -> tuple[Share, ...]:
    """What came out of the pools to whom; the chips of the house itself are no share."""
    own = Counter[int | None]()
    for each in payments:
        assert isinstance(each.target, int)
        own[each.target] += each.amount
    own[None] = sum(amount for name, amount in rest.items() if name != HOUSE)
    return tuple(Share(place, chips) for place, chips in own.items() if chips)


def _homeward(draft: Draft[T, H, V, C], ending: Ending) -> None:
    """Every guest takes the whole stack home; the guests stay to be seen."""
    for place, guest in enumerate(draft.state.guests):
        if guest is not None:
            draft.send_home(place)
    closed = replace(draft.state, phase=Phase.CLOSED, ending=ending, seal=None)
    draft.state = replace(closed, move=closed.move + 1)
