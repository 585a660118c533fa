"""Prizes of the board of Pope Joan: which cards win them."""

from __future__ import annotations

from bot.games.pope_joan.options import House
from bot.games.pope_joan.pack import POPE
from bot.games.pope_joan.table import HONOURS, PAIRS, Board
from bot.rules.board import Win
from bot.rules.piles import Played
from bot.rules.turns import Seat


def won_by(house: House, table: Board, played: Played) -> list[Win]:
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


def _pair_wins(house: House, pool: tuple[str, int], higher: Seat, lower: Seat) -> list[Win]:
    name, amount = pool
    if higher == lower:
        return [(higher, name, amount)]
    if house.divide_split == "off":
        return []
    return [(higher, name, amount - amount // 2), (lower, name, amount // 2)]
