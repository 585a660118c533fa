"""The end of a deal of cassino: the last cards, what each side has won, and the game."""

from __future__ import annotations

from bot.games.cassino.events import Counted, GameDrawn, GameWon, LeftOver, Scored
from bot.games.cassino.options import House, Score
from bot.games.cassino.table import Board, Covered, DealStep, Phase, Tally
from bot.games.cassino.taking import GREAT, LITTLE
from bot.rules.cards import ACE, Card, Suit
from bot.rules.chips import Payment, pay
from bot.rules.steps import then
from bot.rules.values import replaced


def scored(house: House, step: DealStep) -> DealStep:
    """All is played: the last take has the rest, and each side counts what it has won."""
    step = _gathered_up(step)
    table, piles = step.position.table, step.position.veiled.piles
    tallies = counted(piles, table.sweeps)
    totals = tuple(tally.points for tally in tallies)
    points = scoring(house, totals)
    score = tuple(before + more for before, more in zip(table.score, points, strict=True))
    told = [
        Counted(side, table.members(side), tally, tally.points)
        for side, tally in enumerate(tallies)
    ]
    step = then(
        step,
        (*told, Scored(points, score, table.parties)),
        phase=Phase.OVER,
        piles=piles,
        tallies=tallies,
        points=points,
        score=score,
    )
    return _game(house, step)


def _gathered_up(step: DealStep) -> DealStep:
    """What lies on the board goes to the side of the last take; it is never a sweep (K31)."""
    position, table = step.position, step.position.table
    if not table.loose:
        return step
    if table.last is None:
        return then(step, (LeftOver(None, table.loose),))
    seat, piles = table.last.seat, position.veiled.piles
    side = table.side(seat)
    covered = Covered((), replaced(piles, side, (*piles[side], *table.loose)))
    return then(step, [LeftOver(seat, table.loose)], veiled=covered, loose=())


def counted(piles: tuple[tuple[Card, ...], ...], sweeps: Score) -> tuple[Tally, ...]:
    """What each side has won (K3 to K7)."""
    spades = [sum(each.suit is Suit.SPADES for each in pile) for pile in piles]
    most_cards, most_spades = _most([*map(len, piles)]), _most(spades)
    return tuple(
        Tally(
            cards=len(pile),
            spades=spades[side],
            most_cards=side == most_cards,
            most_spades=side == most_spades,
            great=GREAT in pile,
            little=LITTLE in pile,
            aces=sum(each.rank == ACE for each in pile),
            sweeps=sweeps[side],
        )
        for side, pile in enumerate(piles)
    )


def _most(numbers: list[int]) -> int | None:
    """The side that has more than every other."""
    most = max(numbers)
    return numbers.index(most) if numbers.count(most) == 1 else None


def scoring(house: House, totals: Score) -> Score:
    """What each side scores: all of it, or the best what it has above the others together.

    Two sides (K10, K11), three sides (K12, K13).
    """
    if house.scoring == "gross":
        return totals
    best = max(totals)
    ahead = max(0, 2 * best - sum(totals))
    return replaced((0,) * len(totals), totals.index(best), ahead)


def _game(house: House, step: DealStep) -> DealStep:
    """Whether the game is won or drawn with this deal, and what is paid for it."""
    table = step.position.table
    by_last = house.last_take_wins == "on" and table.last is not None
    if by_last and table.last is not None:
        winner = table.side(table.last.seat)
    else:
        winner = house.leader(table.score)
    if winner is None:
        return step if house.target else then(step, (GameDrawn(),))
    lurched = () if by_last else house.lurched(table.score, winner)
    won = GameWon(winner, table.score, table.parties, lurched, by_last)
    return then(step, (won,), _stakes(house, table, winner, lurched), winner=winner)


def _stakes(
    house: House, table: Board, winner: int, lurched: tuple[int, ...]
) -> tuple[Payment, ...]:
    """Each loser pays a winner the stake, twice if lurched, as far as he can."""
    paid: tuple[Payment, ...] = ()
    for seat in table.seats:
        side = table.side(seat)
        if side != winner:
            partners = len(table.members(winner)) == 2
            target = seat ^ 1 if partners else table.members(winner)[0]
            due = house.stake * (2 if side in lurched else 1)
            paid += pay(seat, target, min(due, table.chips.stacks[seat]), "stake")
    return paid
