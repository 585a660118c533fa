"""A run at Pope Joan: the cards that follow a lead, and what each of them wins."""

from __future__ import annotations

from dataclasses import replace

from bot.games.pope_joan.board import HONOURS, PAIRS, Board, Hand, Table, TableStep
from bot.games.pope_joan.ending import out
from bot.games.pope_joan.events import Played, Stopped
from bot.games.pope_joan.options import HouseRules
from bot.games.pope_joan.pack import ABOVE, POPE
from bot.games.pope_joan.steps import Win, collected, then
from bot.rules.game import Seat, Step
from bot.rules.values import changed


def led(house: HouseRules, position: Table, lead: Played) -> TableStep:
    """The run from a lead up to its stop, or to a hand that is out (P15)."""
    table = changed(position.table, runs=(*position.table.runs, ()))
    step = _played(house, Step(replace(position, table=table)), lead)
    last = lead
    while (follower := _follower(house, step.position, last)) is not None:
        step, last = _played(house, step, follower), follower
    if not step.position.table.left[last.seat]:
        return out(house, step, last.seat)
    return then(step, [Stopped(last.seat, last.card)], leader=last.seat)


def _follower(house: HouseRules, position: Table, last: Played) -> Played | None:
    """Who plays the next card of the run; nobody after a stop and when a hand is out."""
    table, above = position.table, ABOVE.get(last.card)
    stopped = last.card is POPE and house.pope_stop == "on"
    if above is None or stopped or not table.left[last.seat]:
        return None
    holders = (seat for seat in table.players if above in position.hands[seat].cards)
    return next((Played(seat, above) for seat in holders), None)


def _played(house: HouseRules, step: TableStep, played: Played) -> TableStep:
    position, table = step.position, step.position.table
    hands, left = list(position.hands), list(table.left)
    hand = hands[played.seat]
    cards = tuple(each for each in hand.cards if each is not played.card)
    hands[played.seat] = Hand(cards, hand.stock)
    left[played.seat] -= 1
    step = replace(step, position=replace(position, hands=tuple(hands)))
    runs = (*table.runs[:-1], (*table.runs[-1], played))
    step = then(step, [played], left=tuple(left), runs=runs)
    return collected(step, _wins(house, step.position.table, played))


def _wins(house: HouseRules, table: Board, played: Played) -> list[Win]:
    """What a card wins on the board as it is played (P39, P40, P41)."""
    pools = table.chips.pools
    if played.card is POPE:
        return [(played.seat, "pope", pools["pope"])]
    if played.card.suit is not table.trumps or played.card.rank not in HONOURS:
        return []
    pool = HONOURS[played.card.rank]
    wins = [(played.seat, pool, pools.get(pool, 0))]
    trumps = [each for each in table.played if each.card.suit is table.trumps]
    honours = {each.card.rank: each.seat for each in trumps}
    for pair, *ranks in PAIRS:
        if played.card.rank in ranks and all(rank in honours for rank in ranks):
            higher, lower = (honours[rank] for rank in ranks)
            wins += _pair_wins(house, (pair, pools[pair]), higher, lower)
    return wins


def _pair_wins(house: HouseRules, pool: tuple[str, int], higher: Seat, lower: Seat) -> list[Win]:
    name, amount = pool
    if higher == lower:
        return [(higher, name, amount)]
    if house.divide_split == "off":
        return []
    return [(higher, name, amount - amount // 2), (lower, name, amount // 2)]
