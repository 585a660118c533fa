"""A table of bragg in words, and a hand."""

from __future__ import annotations

from collections.abc import Iterator

from bot.chat.kit import Names
from bot.chat.wording import NONE_LEFT, NOT_DEALT, by_suit, chips, listed, row, sits_out, some
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
from cards_art.bragg import called


def state(view: PublicView[Baize], rules: Bragg, names: Names) -> str:
    """The table in words."""
    baize = view.table
    lines = [_standing(baize, rules, names), _pots(baize, rules, names)]
    lines += [f"{names[seat]}{_seat(baize, seat)}." for seat in baize.seats]
    return "\n".join(lines)


def _standing(baize: Baize, rules: Bragg, names: Names) -> str:
    """Where the deal stands, and what is asked."""
    match baize.phase:
        case Phase.DEAL:
            return NOT_DEALT
        case Phase.BRAG:
            return f"The brag: {_asked(baize, rules, names[baize.bets.asked[0]])}."
        case Phase.THIRD:
            waiting = [names[seat] for seat in baize.counting if seat not in baize.entered]
            return f"Thirty-one: {listed(waiting)} to choose what to count."
        case Phase.OVER:
            return "The deal is over."


def _asked(baize: Baize, rules: Bragg, name: str) -> str:
    """What the seat on turn may do."""
    level, due, most = baize.bets.level, baize.bets.due, most_more(rules, baize)
    least = f"{rules.min_raise:,} to " if rules.min_raise < most else ""
    if not level:
        bet = f", bet {least}{most:,}" if most else ""
        return f"nobody has bet; {name} may check{bet} or fold"
    more = f", raise by {least}{most:,}" if most else ""
    return f"the bet is {level:,}; {name} may call for {due:,}{more} or fold"


def _pots(baize: Baize, rules: Bragg, names: Names) -> str:
    """What lies in each pot, or who has taken it."""
    told: list[str] = []
    for pool in rules.pools:
        won = baize.winner(pool)
        lies = f"{baize.chips.pools[pool]:,}" if won is None else f"to {names[won.seat]}"
        told.append(f"{pool} {lies}")
    return f"Pots: {', '.join(told)}."


def _seat(baize: Baize, seat: Seat) -> str:
    dealer = " (dealer)" if seat == baize.dealer else ""
    told = [chips(baize.chips.stacks[seat])]
    if seat not in baize.players:
        return f"{dealer}: {told[0]}, sits out"
    if baize.phase is not Phase.OVER:
        told.append(some(baize.left[seat], "card"))
    return f"{dealer}: {', '.join([*told, *_deeds(baize, seat)])}"


def _deeds(baize: Baize, seat: Seat) -> Iterator[str]:
    """What a seat has turned up, put in, shown, and laid down."""
    turned, shown, laid = baize.turned_up[seat], baize.shown[seat], baize.laid[seat]
    if turned is not None:
        yield f"turned up {short(turned)}"
    if baize.bets.puts[seat] and baize.phase is not Phase.OVER:
        yield f"put in {baize.bets.puts[seat]:,}"
    if baize.has_folded(seat):
        yield "folded"
    if shown is not None:
        yield f"showed {_worth(shown)}"
    if baize.phase is Phase.THIRD and seat in baize.entered:
        yield "has chosen"
    if laid is not None:
        yield _counts(laid)
    if taken := sum(each.amount for each in baize.won if each.seat == seat):
        yield f"took {taken:,}"


def _worth(shown: Showed) -> str:
    """The cards of a pair and its name; a high card needs none."""
    named = f" ({called(shown.halves, shown.rank)})" if shown.halves else ""
    return f"{row(shown.cards)}{named}"


def _counts(laid: Laid) -> str:
    """`counts 31 with Q♥ K♣ A♣, without 9♥ 4♠`: what is counted, and what is not."""
    if not laid.cards:
        return "no card left"
    rest = [card for card in laid.cards if card not in laid.counted]
    without = f", without {row(rest)}" if rest else ""
    return f"counts {laid.total} with {row(laid.counted)}{without}"


def hand(view: SeatView[Baize, Hand], rules: Bragg) -> str:
    """A hand in words, suit by suit, and what it is worth for the stakes to come."""
    baize, held = view.public.table, view.hand
    if view.seat not in baize.players:
        return sits_out("the antes")
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
    best = best_count(held)
    whole = f"{total(best)} with {row(best)}"
    if len(rest) == len(held):
        return f"For thirty-one: {whole}."
    left = best_count(rest)
    after = f"{total(left)} with {row(left)}" if left else "nothing"
    return f"For thirty-one: {after} once the pair is shown; {whole} if it stays in the hand."
