"""Dealing: from the places before the first deal to the end of the last, move by move."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from bot.rules import sitting as deals
from bot.rules.chance import Ask, Wanted, write_chance
from bot.rules.game import C, H, T, V
from bot.rules.offers import Action
from bot.rules.play import asked, opened
from bot.rules.sitting import Sitting, Turned
from bot.rules.turns import Close, Nature, OnTurn, Seat, Turn, Window
from bot.tables import comings, drawing, endings, roster, seals
from bot.tables.draft import Draft
from bot.tables.ports import DealRow, House, Mint, Pool
from bot.tables.record import write_carry, write_move
from bot.tables.snapshot import Latest, turn_of
from bot.tables.state import Guest, Phase, Ruling

HOUSE_STAKES: Final = 20
"""So many buy-ins the house puts up where it plays itself."""


def settle_places(draft: Draft[T, H, V, C]) -> None:
    """Before the first deal: who sits where and who deals, by lot where the rules say so."""
    sitting, state = draft.sitting, draft.state
    taken = sitting.company.taken
    ask = sitting.rules.seated_by(taken)
    latest = Latest()
    if ask is not None:
        chance = draft.dealer.draw(ask)
        seating = sitting.rules.seating(taken, chance)
        # Everybody has brought the same chips, so only the guests change places.
        for seat, former in zip(taken, seating.order, strict=True):
            state = state.seated(seat, draft.state.guests[former])
        state = replace(state, lots=drawing.lots(taken, chance))
        sitting = replace(sitting, carry=seating.carry)
        latest = Latest(seating.events)
    draft.now = replace(draft.now, state=state, sitting=sitting, latest=latest)
    # Who has drawn for a place has a part in what is told of it.
    draft.note_all(fresh=False)
    if sitting.rules.house_plays:
        _fund(draft)
    _between(draft)


def deal(draft: Draft[T, H, V, C]) -> None:
    """The next deal begins, with the chance that was sealed for it. Raises `Refused`."""
    before = draft.sitting
    turned = deals.begin(before)
    names = tuple(None if guest is None else guest.name for guest in draft.state.guests)
    stacks, carry = before.company.stacks, draft.state.carry
    draft.begin(DealRow(before.deals, stacks, names, carry, draft.now.comings))
    draft.note_all(added=0)
    state = replace(draft.state, phase=Phase.PLAYING, voided=None)
    draft.now = replace(
        draft.now, state=state, before=before, paid=(), drawn=(), moves=0, commitment=None
    )
    _adopt(draft, turned, None)


def play(
    draft: Draft[T, H, V, C], seat: Seat | None, action: Action, absent: tuple[Seat, ...] = ()
) -> None:
    """A move, and all the chance that follows from it; `absent` are the places played for.

    Raises `Refused`.
    """
    sitting = draft.sitting
    turned = deals.move(sitting, seat, action)
    written = write_move(seat, action, draft.seats, absent=seat is not None and seat in absent)
    draft.move(sitting.deals - 1, written, None)
    _adopt(draft, turned, seat, absent)


def close_window(draft: Draft[T, H, V, C], ruling: Ruling) -> None:
    """A window closes because the host waits no longer. Raises `Refused`."""
    play(draft, None, Close())
    draft.now = replace(draft.now, latest=replace(draft.now.latest, hurried=ruling))


def annul(draft: Draft[T, H, V, C]) -> None:
    """The deal under way is void, and dealt anew."""
    endings.undo(draft)
    _between(draft)


def _fund(draft: Draft[T, H, V, C]) -> None:
    """The house puts its own chips on the table; what is left of them goes back at the end."""
    charter, sitting = draft.charter, draft.sitting
    amount = HOUSE_STAKES * max(charter.buy_in, 1)
    house = House(charter.server)
    draft.pay(Mint(charter.server), house, amount, "house")
    draft.pay(house, Pool(charter.table, "house"), amount, "house")
    carry = sitting.rules.carried({**write_carry(sitting.carry), "house": amount})
    draft.sitting = replace(sitting, carry=carry)


def _adopt(
    draft: Draft[T, H, V, C],
    turned: Turned[T, H, V, C],
    seat: Seat | None,
    absent: tuple[Seat, ...] = (),
) -> None:
    """Takes on what a move of `seat` has brought about, and all the chance that follows."""
    while isinstance(turn := turn_of(turned.sitting), Nature):
        chance, seal = seals.drawn(draft, _asked(turned.sitting, turn.ask))
        draft.move(turned.sitting.deals - 1, write_chance(chance), seal)
        turned = _joined(turned, deals.move(turned.sitting, None, chance))
    draft.settle(turned.payments)
    stale = not _is_same_window(draft.now.turn, turn, seat)
    draft.now = replace(
        draft.now,
        state=replace(draft.state, move=draft.state.move + stale),
        sitting=turned.sitting,
        paid=draft.now.paid + turned.payments,
        drawn=draft.now.drawn + drawing.in_the_deal(turned.events),
        latest=Latest(turned.events, turned.payments, absent),
    )
    if not turned.sitting.playing:
        _finished(draft)
    elif isinstance(turn, OnTurn | Window) and turn.then is not None:
        seals.foresee(draft, _asked(turned.sitting, turn.then))


def _finished(draft: Draft[T, H, V, C]) -> None:
    """The deal is over, and so is the match when it is decided or nobody can play another."""
    draft.end()
    for place, guest in enumerate(draft.state.guests):
        if guest is not None:
            draft.note(place, fresh=guest.aside is not None)
    draft.state = replace(draft.state, gone=(), lots=None)
    roster.arrive(draft)
    _adopt_end(draft, deals.ended(draft.sitting))
    if draft.sitting.over:
        endings.finish(draft)
    else:
        _between(draft)


def _adopt_end(draft: Draft[T, H, V, C], end: Turned[T, H, V, C]) -> None:
    """What the end of the match brings about belongs to the move that has brought it on."""
    draft.settle(end.payments)
    now = draft.now
    latest = replace(
        now.latest,
        events=now.latest.events + end.events,
        payments=now.latest.payments + end.payments,
    )
    draft.now = replace(now, sitting=end.sitting, paid=now.paid + end.payments, latest=latest)


def _between(draft: Draft[T, H, V, C]) -> None:
    """A deal can follow, once all may see its seal; unless somebody has had the table closed."""
    draft.note_all(ready=False, void=False)
    draft.state = replace(draft.state, phase=Phase.BETWEEN, move=draft.state.move + 1)
    draft.save_carry()
    if draft.state.closing is not None:
        endings.close(draft, "host")
        return
    for place, guest in enumerate(draft.state.guests):
        if guest is not None and _leaves(draft, place, guest):
            comings.vacate(draft, place)
    for place, guest in enumerate(draft.state.guests):
        if guest is not None and guest.sits and draft.state.phase is Phase.BETWEEN:
            comings.move_up(draft, place)


def foresee(draft: Draft[T, H, V, C]) -> None:
    """Seals what the next deal opens with as soon as one can follow.

    After every act, for a deal may become possible by any: that somebody buys in, or comes.
    """
    if draft.state.phase is Phase.BETWEEN and draft.sitting.fault is None:
        ask = _next_ask(draft.sitting)
        if ask is not None:
            seals.foresee(draft, ask)


def _leaves(draft: Draft[T, H, V, C], place: Seat, guest: Guest) -> bool:
    """Whether a guest leaves now that a deal is over: onlookers also when they are away."""
    if draft.state.phase is not Phase.BETWEEN:
        return False
    return guest.leaving or (guest.away and place >= draft.seats)


def _next_ask(sitting: Sitting[T, H, V, C]) -> Ask | None:
    """The chance with which the next deal will open, if it opens with any."""
    position = opened(sitting.rules, sitting.company, sitting.carry).position
    turn = sitting.rules.turn(position.table)
    return asked(sitting.rules, position, turn.ask) if isinstance(turn, Nature) else None


def _asked(sitting: Sitting[T, H, V, C], wanted: Wanted) -> Ask:
    """What the dealer is asked for in the deal under way."""
    assert sitting.position is not None
    return asked(sitting.rules, sitting.position, wanted)


def _is_same_window(before: Turn | None, after: Turn | None, seat: Seat | None) -> bool:
    """Whether an entry of `seat` has left a window open; a game may open another one at once."""
    if not isinstance(before, Window) or not isinstance(after, Window) or seat is None:
        return False
    return before.number == after.number


def _joined(first: Turned[T, H, V, C], second: Turned[T, H, V, C]) -> Turned[T, H, V, C]:
    return Turned(second.sitting, first.events + second.events, first.payments + second.payments)
