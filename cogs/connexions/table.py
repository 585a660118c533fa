"""A table of connexions in words, and a hand."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from bot.chat.kit import Names
from bot.chat.wording import ALL_PLAYED, NOT_DEALT, by_suit, chips, listed, row, sits_out, some
from bot.games.connexions import (
    Baize,
    Connexions,
    Phase,
    Trick,
    is_connexion_card,
    must_answer,
    playable,
)
from bot.rules.cards import short
from bot.rules.game import PublicView, SeatView
from bot.rules.piles import Hand
from bot.rules.turns import Seat
from cogs.connexions.events import called, made_of

_NONE_MADE: Final = {
    "trick": "Nobody made a connexion: no two connexion cards fell in one trick.",
    "captured": "Nobody made a connexion: nobody captured two connexion cards.",
}


def state(view: PublicView[Baize], rules: Connexions, names: Names) -> str:
    """The table in words."""
    baize = view.table
    seats = [f"{names[seat]}{_seat(baize, seat)}." for seat in baize.seats]
    head = f"Pool {baize.pool:,}; diamonds are trumps. Deal {baize.deals + 1} of {baize.length}."
    return "\n".join([head, *seats, *_tricks(baize, rules, names)])


def _seat(baize: Baize, seat: Seat) -> str:
    dealer = " (dealer)" if seat == baize.dealer else ""
    purse = chips(baize.chips.stacks[seat])
    if seat not in baize.players:
        return f"{dealer}: {purse}, sits out until the next payment into the pool"
    told = [purse]
    if baize.phase is Phase.PLAY:
        told.append(some(baize.left[seat], "card"))
    if baize.phase is not Phase.DEAL:
        told.append(some(baize.taken[seat], "trick"))
    if baize.connexions and seat == baize.possessor:
        told.append(f"has the {called(baize.connexions)}")
    return f"{dealer}: {', '.join([*told, *_drawn(baize, seat)])}"


def _drawn(baize: Baize, seat: Seat) -> Iterator[str]:
    """What a seat has drawn in the deal, once it is over."""
    amounts = [each.amount for each in baize.drawn if each.seat == seat]
    if amounts:
        yield f"drew {sum(amounts):,}"


def _tricks(baize: Baize, rules: Connexions, names: Names) -> Iterator[str]:
    """The trick in progress and the last one; all of them when the deal is over."""
    if baize.phase is Phase.DEAL:
        yield NOT_DEALT
    elif baize.phase is Phase.OVER:
        told = [f"{row(trick.cards)} to {names[trick.winner]}" for trick in baize.tricks]
        first = baize.tricks[0].played[0].seat
        yield f"The deal is over. The tricks, {names[first]} leading: {'; '.join(told)}."
        if not baize.connexions:
            yield _NONE_MADE[rules.connexion_by]
    elif baize.trick.cards:
        turn = f"{names[baize.on_turn]} to play."
        yield f"On the table: {_laid(baize.trick, names)}. {turn} {_hint(baize, rules)}".rstrip()
    else:
        yield f"{names[baize.on_turn]} leads."
    if baize.tricks and baize.phase is Phase.PLAY:
        last = baize.tricks[-1]
        with_it = f" with the {called(last.connexions)}" if last.connexions else ""
        yield f"Last trick, to {names[last.winner]}{with_it}: {_laid(last, names)}."


def _hint(baize: Baize, rules: Connexions) -> str:
    """What connexion cards in the trick mean for those who are to play."""
    trick = baize.trick
    if trick.connexions:
        return f"That is the {made_of(trick.connexions)}: diamonds may be played."
    if not trick.connecting or not baize.unseen:
        return ""
    duty = "must" if rules.must_answer == "on" else "may"
    lying = short(trick.connecting[0].card)
    return f"The {lying} is a connexion card: whoever holds another {duty} answer it."


def _laid(trick: Trick, names: Names) -> str:
    return ", ".join(f"{names[each.seat]} {short(each.card)}" for each in trick.played)


def hand(view: SeatView[Baize, Hand], rules: Connexions) -> str:
    """A hand in words, suit by suit; which of its cards connect, and whether one must."""
    baize, held = view.public.table, view.hand.cards
    if view.seat not in baize.players:
        return sits_out("a part in the pool")
    if not held:
        return ALL_PLAYED
    lines = [by_suit(held)]
    if connecting := [short(card) for card in held if is_connexion_card(card)]:
        lines.append(f"Connexion card{'s' if len(connecting) > 1 else ''}: {listed(connecting)}.")
    on_turn = baize.phase is Phase.PLAY and baize.on_turn == view.seat
    if on_turn and must_answer(rules, baize.trick, held):
        ways = " or the ".join(short(card) for card in playable(rules, baize.trick, held))
        lying = short(baize.trick.connecting[0].card)
        lines.append(f"You must answer the {lying} with the {ways}.")
    return "\n".join(lines)
