"""The brag: bets brought to one level, and the pairs that are shown for them (G17 to G27)."""

from __future__ import annotations

from bot.games.bragg.events import (
    Called,
    Checked,
    Folded,
    Showed,
    Took,
)
from bot.games.bragg.options import House
from bot.games.bragg.settling import over, took
from bot.games.bragg.table import Baize, DealStep, Hand
from bot.games.bragg.third import third_stake
from bot.games.bragg.worth import Holding, best_holding
from bot.rules import levels
from bot.rules.piles import Stock
from bot.rules.pools import StoodOver
from bot.rules.steps import then
from bot.rules.turns import Seat
from bot.rules.values import replaced


def checked(house: House, step: DealStep, seat: Seat) -> DealStep:
    """A seat stays in without a chip."""
    return _answered(house, levels.held(step, "second", Checked(seat)))


def called(house: House, step: DealStep, seat: Seat) -> DealStep:
    """A seat has come to the level."""
    due = step.position.table.bets.due
    return _answered(house, levels.held(step, "second", Called(seat, due)))


def raised(step: DealStep, more: int) -> DealStep:
    """The seat on turn has gone above the level, and all others must answer again (G25)."""
    raises = step.position.table.raises + 1
    return then(levels.raised(step, "second", more), raises=raises)


def folded(house: House, step: DealStep, seat: Seat) -> DealStep:
    """A seat is out of the brag; what it has put in is lost, its cards stay in its hand."""
    return _answered(house, levels.given_up(step, Folded(seat)))


def _answered(house: House, step: DealStep) -> DealStep:
    """The brag goes on, or one is left and takes the pot unseen, or all are level and show."""
    table = step.position.table
    if len(table.bets.live) == 1:
        (winner,) = table.bets.live
        step = took(step, Took(winner, "second", table.chips.pools["second"], "folds"))
        return _brag_over(house, step)
    return step if table.bets.asked else _shown(house, step)


def _shown(house: House, step: DealStep) -> DealStep:
    """All who are still in show, and the strongest takes the pot (G26)."""
    hands, table = step.position.hands, step.position.table
    holdings = {seat: best_holding(hands[seat].cards) for seat in table.bets.live}
    stays = house.no_pair == "carry" and not any(each.is_pair for each in holdings.values())
    shows = _shows(holdings, stays=stays)
    shown = tuple(shows.get(place) for place in range(len(hands)))
    step = then(step, shows.values(), shown=shown)
    if stays:
        step = then(step, [StoodOver("second", table.chips.pools["second"])])
    else:
        step = took(step, _winner(table, holdings))
    return _brag_over(house, _discarded(step, holdings))


def _shows(holdings: dict[Seat, Holding], *, stays: bool) -> dict[Seat, Showed]:
    """What each has to show, so that all can see who has won."""
    winner = max(holdings, key=holdings.__getitem__)
    best = holdings[winner]
    numbers = {seat: 1 if stays else each.needed(best) for seat, each in holdings.items()}
    if not stays:
        numbers[winner] = max(best.needed(holdings[seat]) for seat in holdings if seat != winner)
    return {
        seat: Showed(seat, each.cards[: numbers[seat]], each.halves)
        for seat, each in holdings.items()
    }


def _winner(table: Baize, holdings: dict[Seat, Holding]) -> Took:
    """Who has the strongest holding, of equal ones the elder (ambiguity 6 of the book)."""
    winner = max(holdings, key=holdings.__getitem__)
    best = holdings[winner]
    tied = tuple(seat for seat in holdings if seat != winner and holdings[seat] == best)
    by = "pair" if best.is_pair else "high_card"
    return Took(winner, "second", table.chips.pools["second"], by, tied)


def _discarded(step: DealStep, holdings: dict[Seat, Holding]) -> DealStep:
    """All pairs that were shown go to the stock (G27)."""
    position = step.position
    hands, left, stock = position.hands, position.table.left, position.veiled.cards
    for seat, holding in holdings.items():
        if holding.is_pair:
            kept = holding.rest(hands[seat].cards)
            hands = replaced(hands, seat, Hand(kept))
            left = replaced(left, seat, len(kept))
            stock += holding.cards
    return then(step, hands=hands, veiled=Stock(stock), left=left)


def _brag_over(house: House, step: DealStep) -> DealStep:
    """The third stake follows, where there is one (G3)."""
    return over(step) if house.pots == "second_only" else third_stake(house, step)
