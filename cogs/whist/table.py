"""A table of whist in words, and a hand."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.chat.kit import Names
from bot.chat.wording import ALL_PLAYED, NOT_DEALT, by_suit, listed, named, purses, row
from bot.games.whist import SIDES, Baize, Hand, Phase, Whist
from bot.rules.cards import Suit, short
from bot.rules.game import PublicView, SeatView
from bot.rules.tricks import Trick
from cogs._places import with_dealer


def pair(names: Names, side: int) -> str:
    """The partners of a side."""
    return listed([names[seat] for seat in SIDES[side]])


def state(view: PublicView[Baize], rules: Whist, names: Names) -> str:
    """The table in words."""
    return "\n".join([*_score(view.table, rules, names), *_tricks(view.table, names)])


def _score(baize: Baize, rules: Whist, names: Names) -> Iterator[str]:
    """How the match stands, and who deals."""
    ours, theirs = (pair(with_dealer(names, baize.dealer), side) for side in (0, 1))
    mine, yours = baize.score
    yield f"Score {mine} to {yours}, game of {rules.target}: {ours} against {theirs}."
    if baize.games and rules.match == "rubber":
        games = [f"{won} to {lost}" for won, lost in baize.games]
        yield f"Games of the rubber: {listed(games)}."
    if rules.stake:
        yield purses(baize.chips, range(4), names)


def _tricks(baize: Baize, names: Names) -> Iterator[str]:
    """Trumps and tricks, whose turn it is, and what lies open."""
    yield f"{_trumps(baize)} Tricks {baize.tricks[0]} to {baize.tricks[1]}."
    yield from _asked(baize, names)
    if baize.last is not None and baize.trumps is not None and not baize.history:
        winner = names[baize.last.best(baize.trumps)]
        yield f"Last trick, to {winner}: {_laid(baize.last, names)}."
    if baize.history and baize.trumps is not None:
        yield _all_tricks(baize.history, baize.trumps, names)


def _asked(baize: Baize, names: Names) -> Iterator[str]:
    """Who is to do what."""
    match baize.phase:
        case Phase.DEAL:
            yield NOT_DEALT
        case Phase.PLAY if baize.trick.cards:
            yield f"On the table: {_laid(baize.trick, names)}. {names[baize.on_turn]} to play."
        case Phase.PLAY:
            yield f"{names[baize.on_turn]} leads."
        case Phase.CLAIM:
            waiting = [names[seat] for seat in range(4) if baize.claims[seat] is None]
            yield f"{listed(waiting)} to claim honours, or not."
        case Phase.OVER:
            yield "The deal is over."


def _trumps(baize: Baize) -> str:
    if baize.trumps is None:
        return "No trumps yet."
    if baize.turn_up is None:
        return f"Trumps {named(baize.trumps)}."
    return f"Trumps {named(baize.trumps)}: {short(baize.turn_up)} turned up."


def _laid(trick: Trick, names: Names) -> str:
    return ", ".join(f"{names[each.seat]} {short(each.card)}" for each in trick.played)


def _all_tricks(tricks: Sequence[Trick], trumps: Suit, names: Names) -> str:
    """The whole deal in a line: the cards of each trick from the lead round, and who took it."""
    told = [f"{row(trick.cards)} to {names[trick.best(trumps)]}" for trick in tricks]
    return f"The tricks, {names[tricks[0].leader]} leading: {'; '.join(told)}."


def hand(view: SeatView[Baize, Hand], rules: Whist) -> str:
    """A hand in words, suit by suit."""
    del rules
    return by_suit(view.hand.cards) or ALL_PLAYED
