"""A table of whist in words, and a hand."""

from __future__ import annotations

from collections.abc import Sequence

from bot.chat.kit import Names
from bot.chat.wording import ALL_PLAYED, by_suit, listed, named, purses, row
from bot.games.whist import Baize, Hand, Whist
from bot.rules.cards import Suit, short
from bot.rules.game import PublicView, SeatView
from bot.rules.tricks import Trick


def pair(names: Names, side: int) -> str:
    """The partners of a side."""
    return f"{names[side]} and {names[side + 2]}"


def state(view: PublicView[Baize], rules: Whist, names: Names) -> str:
    """The table in words."""
    baize = view.table
    lines = [
        f"Score {baize.score[0]} to {baize.score[1]}, game of {rules.target}:"
        f" {pair(names, 0)} against {pair(names, 1)}.",
        f"{_trumps(baize)} {names[baize.dealer]} dealt. Tricks {baize.tricks[0]} to"
        f" {baize.tricks[1]}.",
    ]
    if rules.stake:
        lines.append(purses(baize.chips, range(4), names))
    if baize.games and rules.match == "rubber":
        lines.insert(1, f"Games of the rubber: {listed([f'{a} to {b}' for a, b in baize.games])}.")
    if baize.trick.cards:
        lines.append(f"On the table: {_laid(baize.trick, names)}.")
    if baize.last is not None and baize.trumps is not None and not baize.history:
        winner = names[baize.last.best(baize.trumps)]
        lines.append(f"Last trick, to {winner}: {_laid(baize.last, names)}.")
    if baize.history and baize.trumps is not None:
        lines.append(_all_tricks(baize.history, baize.trumps, names))
    return "\n".join(lines)


def _trumps(baize: Baize) -> str:
    if baize.trumps is None:
        return "No trumps yet."
    turned = "" if baize.turn_up is None else f", the {short(baize.turn_up)} turned up"
    return f"Trumps {named(baize.trumps)}{turned}."


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
