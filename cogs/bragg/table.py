"""A table of bragg in words, and a hand."""

from __future__ import annotations

from collections.abc import Iterator

from bot.chat.kit import Names
from bot.chat.wording import (
    NONE_LEFT,
    NOT_DEALT,
    SITS_OUT,
    Note,
    between,
    by_suit,
    chips,
    listed,
    noted,
    row,
    some,
)
from bot.games.bragg import (
    Baize,
    Bragg,
    Hand,
    Laid,
    Phase,
    Showed,
    best_count,
    best_holding,
    most_more,
    total,
)
from bot.rules.cards import Card, short
from bot.rules.game import PublicView, SeatView
from bot.rules.turns import Seat
from cogs._captions import FOLDED, SITTING_OUT
from cogs._places import with_dealer
from cogs.bragg.naming import HAS_CHOSEN, POTS, called


def state(view: PublicView[Baize], rules: Bragg, names: Names) -> str:
    """The table in words."""
    baize = view.table
    seated = with_dealer(names, baize.dealer)
    seats = [noted(seated[seat], _notes(baize, seat)) for seat in baize.seats]
    return "\n".join([_standing(baize, rules, names), _pots(baize, rules, names), *seats])


def _standing(baize: Baize, rules: Bragg, names: Names) -> str:
    """Where the deal stands, and what is asked."""
    match baize.phase:
        case Phase.DEAL:
            return NOT_DEALT
        case Phase.BRAG:
            return _asked(baize, rules, names[baize.bets.asked[0]])
        case Phase.THIRD:
            waiting = [names[seat] for seat in baize.counting if seat not in baize.entered]
            return f"Thirty-one: {listed(waiting)} to choose what to count."
        case Phase.OVER:
            return "The deal is over."


def _asked(baize: Baize, rules: Bragg, name: str) -> str:
    """What the seat on turn may do."""
    level, due, most = baize.bets.level, baize.bets.due, most_more(rules, baize)
    more = between(min(rules.min_raise, most), most)
    if not level:
        if not most:
            return f"The brag: nobody has bet. {name} may check or fold."
        return f"The brag: nobody has bet. {name} may check, bet {more} or fold."
    if not most and baize.raises == rules.raises_per_round:
        return (
            f"The brag: the bet is {level:,}, and all raises of the deal are made. {name} may call"
            f" for {due:,} or fold."
        )
    if not most:
        return f"The brag: the bet is {level:,}. {name} may call for {due:,} or fold."
    return f"The brag: the bet is {level:,}. {name} may call for {due:,}, raise by {more} or fold."


def _pots(baize: Baize, rules: Bragg, names: Names) -> str:
    """What lies in each pot, or who has taken it."""
    told: list[Note] = []
    for pool in rules.pools:
        won = baize.winner(pool)
        if won is None:
            told.append(f"{POTS[pool]} {baize.chips.pools[pool]:,}")
        else:
            told.append(f"{POTS[pool]} to {names[won.seat]}")
    return noted("Pots", told)


def _notes(baize: Baize, seat: Seat) -> Iterator[Note]:
    """What a seat has, and what it has done."""
    yield chips(baize.chips.stacks[seat])
    if seat not in baize.players:
        yield SITTING_OUT
        return
    if baize.phase in (Phase.BRAG, Phase.THIRD):
        yield some(baize.left[seat], "card")
    yield from _deeds(baize, seat)


def _deeds(baize: Baize, seat: Seat) -> Iterator[Note]:
    """What a seat has turned up, put in, shown, and laid down."""
    turned, shown, laid = baize.turned_up[seat], baize.shown[seat], baize.laid[seat]
    if turned is not None:
        yield f"turned up {short(turned)}"
    if baize.bets.puts[seat] and baize.phase is not Phase.OVER:
        yield f"put in {baize.bets.puts[seat]:,}"
    if baize.has_folded(seat):
        yield FOLDED
    if shown is not None:
        yield f"showed {_worth(shown)}"
    if baize.phase is Phase.THIRD and seat in baize.entered:
        yield HAS_CHOSEN
    if laid is not None:
        yield _counts(laid)
    if taken := sum(each.amount for each in baize.won if each.seat == seat):
        yield f"took {chips(taken)}"


def _worth(shown: Showed) -> Note:
    """The cards of a pair and its name; a high card needs none."""
    cards = row(shown.cards)
    return f"{cards} ({called(shown.halves, shown.rank)})" if shown.halves else cards


def _counts(laid: Laid) -> Note:
    """`counts 31 with Q♥ K♣ A♣, without 9♥ 4♠`: what is counted, and what is not."""
    if not laid.cards:
        return "no card left"
    counted = row(laid.counted)
    if rest := [card for card in laid.cards if card not in laid.counted]:
        return f"counts {laid.total} with {counted}, without {row(rest)}"
    return f"counts {laid.total} with {counted}"


def hand(view: SeatView[Baize, Hand], rules: Bragg) -> str:
    """A hand in words, suit by suit, and what it is worth for the stakes to come."""
    baize, held = view.public.table, view.hand
    if view.seat not in baize.players:
        return SITS_OUT
    if not held.cards:
        return NONE_LEFT
    return "\n".join([by_suit(held.cards), *_prospects(view, rules)])


def _prospects(view: SeatView[Baize, Hand], rules: Bragg) -> Iterator[str]:
    """What the hand makes in the brag, and what it counts."""
    baize, held, rest = view.public.table, view.hand, view.hand.cards
    if baize.phase is Phase.BRAG and baize.has_folded(view.seat):
        yield "You have folded in the brag."
    elif baize.phase is Phase.BRAG:
        holding = best_holding(held.cards)
        rest = holding.rest(held.cards)
        yield f"In the brag: {called(holding.halves, holding.rank)}, {row(holding.telling)}."
    if held.picked:
        yield f"You have chosen {row(held.picked)}, {total(held.picked)}."
    elif rules.pots == "three" and baize.phase is not Phase.OVER:
        yield _for_thirty_one(held.cards, rest)


def _for_thirty_one(held: tuple[Card, ...], rest: tuple[Card, ...]) -> str:
    """What all cards count, and what those beside a pair that is still to be shown."""
    best, left = best_count(held), best_count(rest)
    count, counted = total(best), row(best)
    if len(rest) == len(held):
        return f"For thirty-one: {count} with {counted}."
    if not left:
        return f"For thirty-one: {count} with {counted}, but nothing once the pair is shown."
    if left == best:
        return f"For thirty-one: {count} with {counted}, also once the pair is shown."
    return (
        f"For thirty-one: {total(left)} with {row(left)} once the pair is shown;"
        f" {count} with {counted} if it stays in the hand."
    )
