"""A table of connexions in words, and a hand."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from bot.chat.kit import Names
from bot.chat.wording import (
    ALL_PLAYED,
    NOT_DEALT,
    Note,
    about,
    by_suit,
    chips,
    either,
    named,
    noted,
    row,
    sentences,
    some,
)
from bot.games.connexions import (
    Baize,
    Connexions,
    Phase,
    Trick,
    is_connexion_card,
    must_answer,
    playable,
)
from bot.rules.cards import Card, short
from bot.rules.game import PublicView, SeatView
from bot.rules.piles import Hand
from bot.rules.turns import Seat
from cogs._places import with_dealer
from cogs.connexions.naming import DEAL_OF, POOL, called, made_of

_NONE_MADE: Final = {
    "trick": "Nobody made a connexion: no two connexion cards fell in one trick.",
    "captured": "Nobody made a connexion: nobody captured two connexion cards.",
}


def state(view: PublicView[Baize], rules: Connexions, names: Names) -> str:
    """The table in words."""
    baize = view.table
    seated = with_dealer(names, baize.dealer)
    seats = [noted(seated[seat], _notes(baize, seat)) for seat in baize.seats]
    deal = DEAL_OF(baize.deals + 1, baize.length)
    head = f"{POOL(baize.pool)}; diamonds are trumps. {deal}."
    return "\n".join([head, *seats, *_tricks(baize, rules, names)])


def _notes(baize: Baize, seat: Seat) -> Iterator[Note]:
    """What a seat has and has taken, and what it has drawn once the deal is over."""
    yield chips(baize.chips.stacks[seat])
    if seat not in baize.players:
        yield "sits out until the next payment into the pool"
        return
    if baize.phase is Phase.PLAY:
        yield some(baize.left[seat], "card")
    if baize.phase is not Phase.DEAL:
        yield some(baize.taken[seat], "trick")
    if baize.connexions and seat == baize.possessor:
        yield f"has {called(baize.connexions)}"
    if amounts := [each.amount for each in baize.drawn if each.seat == seat]:
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
        lying = f"On the table: {_laid(baize.trick, names)}."
        yield sentences(lying, f"{names[baize.on_turn]} to play.", _hint(baize, rules))
    else:
        yield f"{names[baize.on_turn]} leads."
    if baize.tricks and baize.phase is Phase.PLAY:
        yield _last(baize.tricks[-1], names)


def _last(trick: Trick, names: Names) -> str:
    winner, laid = names[trick.winner], _laid(trick, names)
    if trick.connexions:
        return f"Last trick, to {winner} with {called(trick.connexions)}: {laid}."
    return f"Last trick, to {winner}: {laid}."


def _hint(baize: Baize, rules: Connexions) -> str:
    """What connexion cards in the trick mean for those who are to play."""
    trick = baize.trick
    if trick.connexions:
        return f"That is {made_of(trick.connexions)}: whoever is to play may trump it."
    if not trick.connecting or not baize.unseen:
        return ""
    lying = short(trick.connecting[0].card)
    if rules.must_answer == "on":
        return f"The {lying} is a connexion card: whoever holds another must answer it."
    return f"The {lying} is a connexion card: whoever holds another may answer it."


def _laid(trick: Trick, names: Names) -> str:
    return ", ".join(f"{names[each.seat]} {short(each.card)}" for each in trick.played)


def hand(view: SeatView[Baize, Hand], rules: Connexions) -> str:
    """A hand in words, suit by suit; which of its cards connect, and whether one must."""
    baize, held = view.public.table, view.hand.cards
    if view.seat not in baize.players:
        return "You sit out until the next payment into the pool."
    if not held:
        return ALL_PLAYED
    connecting = [short(card) for card in held if is_connexion_card(card)]
    on_turn = baize.phase is Phase.PLAY and baize.on_turn == view.seat
    told = [
        by_suit(held),
        about(connecting, "Connexion card: {who}.", "Connexion cards: {who}.")
        if connecting
        else "",
        _bound(baize.trick, rules, held) if on_turn else "",
    ]
    return "\n".join(filter(None, told))


def _bound(trick: Trick, rules: Connexions, held: tuple[Card, ...]) -> str:
    """Why only some of the cards may be played."""
    if not trick.cards:
        return "You lead any card you like."
    free = playable(rules, trick, held)
    if len(free) == len(held):
        return "You may play any card."
    if must_answer(rules, trick, held):
        lying = short(trick.connecting[0].card)
        return f"You must answer the {lying} with the {either([*map(short, free)])}."
    led = trick.cards[0].suit
    if others := [short(card) for card in free if card.suit is not led]:
        return f"You hold {named(led)}: follow suit, or play the {either(others)}."
    return f"You hold {named(led)}, and must follow suit."
