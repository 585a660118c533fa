"""A table of bragg in words, and a hand."""

from __future__ import annotations

from collections.abc import Iterator

from bot.chat.kit import Names
from bot.chat.wording import NONE_LEFT, NOT_DEALT, by_suit, chips, listed, row, sits_out, some
from bot.games.bragg import (
    Bragg,
    Cloth,
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


def state(view: PublicView[Cloth], rules: Bragg, names: Names) -> str:
    """The table in words."""
    cloth = view.table
    lines = [_standing(cloth, rules, names), _pots(cloth, rules, names)]
    lines += [f"{names[seat]}{_seat(cloth, seat)}." for seat in cloth.seats]
    return "\n".join(lines)


def _standing(cloth: Cloth, rules: Bragg, names: Names) -> str:
    """Where the deal stands, and what is asked."""
    match cloth.phase:
        case Phase.DEAL:
            return NOT_DEALT
        case Phase.BRAG:
            return f"The brag: {_asked(cloth, rules, names[cloth.bets.asked[0]])}."
        case Phase.THIRD:
            waiting = [names[seat] for seat in cloth.counting if seat not in cloth.entered]
            return f"Thirty-one: {listed(waiting)} to choose what to count."
        case Phase.OVER:
            return "The deal is over."


def _asked(cloth: Cloth, rules: Bragg, name: str) -> str:
    """What the seat on turn may do."""
    level, due, most = cloth.bets.level, cloth.bets.due, most_more(rules, cloth)
    least = f"{rules.min_raise:,} to " if rules.min_raise < most else ""
    if not level:
        bet = f", bet {least}{most:,}" if most else ""
        return f"nobody has bet; {name} may check{bet} or fold"
    more = f", raise by {least}{most:,}" if most else ""
    return f"the bet is {level:,}; {name} may call for {due:,}{more} or fold"


def _pots(cloth: Cloth, rules: Bragg, names: Names) -> str:
    """What lies in each pot, or who has taken it."""
    told: list[str] = []
    for pool in rules.pools:
        won = cloth.winner(pool)
        lies = f"{cloth.chips.pools[pool]:,}" if won is None else f"to {names[won.seat]}"
        told.append(f"{pool} {lies}")
    return f"Pots: {', '.join(told)}."


def _seat(cloth: Cloth, seat: Seat) -> str:
    dealer = " (dealer)" if seat == cloth.dealer else ""
    told = [chips(cloth.chips.stacks[seat])]
    if seat not in cloth.players:
        return f"{dealer}: {told[0]}, sits out"
    if cloth.phase is not Phase.OVER:
        told.append(some(cloth.left[seat], "card"))
    return f"{dealer}: {', '.join([*told, *_deeds(cloth, seat)])}"


def _deeds(cloth: Cloth, seat: Seat) -> Iterator[str]:
    """What a seat has turned up, put in, shown, and laid down."""
    turned, shown, laid = cloth.turned[seat], cloth.shown[seat], cloth.laid[seat]
    if turned is not None:
        yield f"turned up {short(turned)}"
    if cloth.bets.puts[seat] and cloth.phase is not Phase.OVER:
        yield f"put in {cloth.bets.puts[seat]:,}"
    if cloth.has_folded(seat):
        yield "folded"
    if shown is not None:
        yield f"showed {_worth(shown)}"
    if cloth.phase is Phase.THIRD and seat in cloth.entered:
        yield "has chosen"
    if laid is not None:
        yield _counts(laid)
    if taken := sum(each.amount for each in cloth.won if each.seat == seat):
        yield f"took {taken:,}"


def _worth(shown: Showed) -> str:
    """The cards of a pair and its name; a high card needs none."""
    named = f" ({called(shown.halves, shown.rank)})" if shown.halves else ""
    return f"{row(shown.cards)}{named}"


def _counts(laid: Laid) -> str:
    """`31 with Q♥ K♣ A♣ of 9♥ 4♠ besides`: what is counted, and what is not."""
    if not laid.cards:
        return "no card left"
    rest = [card for card in laid.cards if card not in laid.counted]
    besides = f", besides {row(rest)}" if rest else ""
    return f"counts {laid.total} with {row(laid.counted)}{besides}"


def hand(view: SeatView[Cloth, Hand], rules: Bragg) -> str:
    """A hand in words, suit by suit, and what it is worth for the stakes to come."""
    cloth, held = view.public.table, view.hand
    if view.seat not in cloth.players:
        return sits_out("the antes")
    if not held.cards:
        return NONE_LEFT
    return "\n".join([by_suit(held.cards), *_prospects(view, rules)])


def _prospects(view: SeatView[Cloth, Hand], rules: Bragg) -> Iterator[str]:
    """What the hand makes in the brag, and what it counts."""
    cloth, held, rest = view.public.table, view.hand, view.hand.cards
    if cloth.phase is Phase.BRAG and cloth.has_folded(view.seat):
        yield "You have folded in the brag."
    elif cloth.phase is Phase.BRAG:
        holding = best_holding(held.cards)
        rest = holding.rest(held.cards)
        yield f"In the brag: {called(holding.halves, holding.rank)}, {row(holding.telling)}."
    if held.picked:
        yield f"You have chosen {row(held.picked)}, {total(held.picked)}."
    elif rules.pots == "three" and cloth.phase is not Phase.OVER:
        yield _for_thirty_one(held.cards, rest)


def _for_thirty_one(held: tuple[Card, ...], rest: tuple[Card, ...]) -> str:
    """What all cards count, and what those beside a pair that is still to be shown."""
    best = best_count(held)
    whole = f"{total(best)} with {row(best)}"
    if len(rest) == len(held):
        return f"For thirty-one: {whole}."
    left = str(total(best_count(rest))) if rest else "nothing"
    return f"For thirty-one: {left} when the pair has been shown; if it need not be, {whole}."
