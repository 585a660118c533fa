"""A run at Pope Joan: the cards that follow a lead, up to a stop or to a hand that is out."""

from __future__ import annotations

from dataclasses import replace

from bot.games.pope_joan.ending import out
from bot.games.pope_joan.events import Played, Stopped
from bot.games.pope_joan.options import House
from bot.games.pope_joan.pack import ABOVE, POPE
from bot.games.pope_joan.prizes import collected, won_by
from bot.games.pope_joan.table import Deal, DealStep, Hand
from bot.rules.game import Step
from bot.rules.steps import then
from bot.rules.values import added, changed, replaced


def led(house: House, position: Deal, lead: Played) -> DealStep:
    """The run from a lead up to its stop, or to a hand that is out (P15)."""
    table = changed(position.table, runs=(*position.table.runs, ()))
    step = _played(house, Step(replace(position, table=table)), lead)
    last = lead
    while (follower := _follower(house, step.position, last)) is not None:
        step, last = _played(house, step, follower), follower
    if not step.position.table.left[last.seat]:
        return out(step, last.seat)
    return then(step, [Stopped(last.seat, last.card)], leader=last.seat)


def _follower(house: House, position: Deal, last: Played) -> Played | None:
    """Who plays the next card of the run; nobody after a stop and when a hand is out."""
    table, above = position.table, ABOVE.get(last.card)
    stopped = last.card is POPE and house.pope_stop == "on"
    if above is None or stopped or not table.left[last.seat]:
        return None
    holders = (seat for seat in table.players if above in position.hands[seat].cards)
    return next((Played(seat, above) for seat in holders), None)


def _played(house: House, step: DealStep, played: Played) -> DealStep:
    position, table, seat = step.position, step.position.table, played.seat
    before = position.hands[seat]
    cards = tuple(each for each in before.cards if each is not played.card)
    hands = replaced(position.hands, seat, Hand(cards, before.stock))
    step = replace(step, position=replace(position, hands=hands))
    runs = (*table.runs[:-1], (*table.runs[-1], played))
    step = then(step, [played], left=added(table.left, seat, -1), runs=runs)
    return collected(step, won_by(house, step.position.table, played))
