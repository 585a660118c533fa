"""The score of a deal of whist: tricks, then honours, then the game, the rubber and the stake."""

from __future__ import annotations

from typing import Final

from bot.games.whist.events import (
    Cause,
    GameWon,
    HonoursLost,
    HonoursScored,
    RubberWon,
    TricksScored,
)
from bot.games.whist.options import BOOK, SIDES, House, Score
from bot.games.whist.table import Baize, DealStep, Gathered, Phase
from bot.rules.cards import KNAVE, Card, low_to_high
from bot.rules.chips import Chips, Payment, pay
from bot.rules.steps import then
from bot.rules.turns import Seat
from bot.rules.values import replaced

_HONOURS_POINTS: Final = {3: 2, 4: 4}


def scored(house: House, step: DealStep) -> DealStep:
    """All tricks are played. Tricks score first, and a side that is out by them wins (W40)."""
    table = step.position.table
    side = 0 if table.tricks[0] > BOOK else 1
    points = table.tricks[side] - BOOK
    step = then(
        _laid_open(step),
        (TricksScored(side, points),),
        score=gained(table.score, side, points),
        phase=Phase.CLAIM,
    )
    if house.is_won(step.position.table.score):
        return _over(house, step)
    if house.honours == "on" and house.honours_claim == "manual":
        return step
    return honours_scored(house, step)


def _laid_open(step: DealStep) -> DealStep:
    """The tricks that lay face down are for everybody to see."""
    tricks = step.position.veiled.tricks
    return then(step, veiled=Gathered(), history=tricks)


# --- honours ------------------------------------------------------------------------------------


def honours(table: Baize) -> tuple[int | None, tuple[Card, ...]]:
    """The side that was dealt three or four honours, and which, lowest first (W35).

    To be asked when all tricks are played.
    """
    dealt: tuple[list[Card], list[Card]] = ([], [])
    for trick in table.history:
        for each in trick.played:
            if each.card.suit is table.trumps and each.card.rank >= KNAVE:
                dealt[each.seat % 2].append(each.card)
    for side in (0, 1):
        if len(dealt[side]) >= 3:
            return side, tuple(sorted(dealt[side], key=low_to_high))
    return None, ()


def at_game_point(house: House, table: Baize, side: int) -> bool:
    """Whether a side stood one point short at the start of the deal (W39)."""
    before = table.score[side] - max(0, table.tricks[side] - BOOK)
    return before == house.target - 1


def may_claim(house: House, table: Baize, side: int) -> bool:
    """Whether a side has honours that would score."""
    return honours(table)[0] == side and not at_game_point(house, table, side)


def entered(step: DealStep, seat: Seat, *, claims: bool) -> DealStep:
    """A seat claims honours for its side, or does not (W38)."""
    return then(step, claims=replaced(step.position.table.claims, seat, claims))


def honours_scored(house: House, step: DealStep) -> DealStep:
    """Honours of the side that was dealt three or four (W35 to W39), and the end of the deal."""
    table = step.position.table
    side, cards = honours(table)
    if house.honours == "off" or side is None:
        return _over(house, step)
    cause = _lost_by(house, table, side)
    if cause is not None:
        return _over(house, then(step, (HonoursLost(side, cards, cause),)))
    points = _HONOURS_POINTS[len(cards)]
    score = gained(table.score, side, points)
    return _over(house, then(step, (HonoursScored(side, cards, points),), score=score))


def _lost_by(house: House, table: Baize, side: int) -> Cause | None:
    if at_game_point(house, table, side):
        return "at_game_point"
    if house.honours_claim == "manual" and not any(table.claims[seat] for seat in SIDES[side]):
        return "unclaimed"
    if house.honours_conflict == "cancel" and table.tricks[side] <= BOOK:
        return "cancelled"
    return None


# --- game, rubber and stake ---------------------------------------------------------------------


def _over(house: House, step: DealStep) -> DealStep:
    """The deal is over, and with it perhaps the game and the rubber."""
    step = then(step, phase=Phase.OVER)
    table = step.position.table
    if not house.is_won(table.score):
        return step
    winner, games = house.winner(table.score), (*table.games, table.score)
    step = then(step, (GameWon(winner, table.score),), games=games)
    if not house.is_match_over(games):
        return step
    if house.match == "single":
        return then(step, (), _stakes(house, table.chips, winner, 1))
    points = house.rubber_points(games)
    return then(step, (RubberWon(winner, points),), _stakes(house, table.chips, winner, points))


def _stakes(house: House, chips: Chips, winner: int, points: int) -> tuple[Payment, ...]:
    """Each loser pays the winner opposite him on his right or left, as far as he can."""
    due = house.stake * points
    first, second = (
        pay(seat ^ 1, seat, min(due, chips.stacks[seat ^ 1]), "stake") for seat in SIDES[winner]
    )
    return first + second


def gained(score: Score, side: int, points: int) -> Score:
    """The score with so much more for a side."""
    return (score[0] + points, score[1]) if side == 0 else (score[0], score[1] + points)
