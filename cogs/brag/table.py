"""A table of brag in words, and a hand."""

from __future__ import annotations

from collections.abc import Iterator

from bot.chat.kit import Names
from bot.chat.wording import chips, row, sits_out
from bot.games.brag import (
    BRAGGERS,
    Baize,
    Brag,
    Kind,
    Phase,
    Reading,
    at_last_two,
    bets,
    least_bet,
    may_see,
    price,
)
from bot.rules.cards import ACE, RANKS, cards, rank_name, short
from bot.rules.game import PublicView, SeatView
from bot.rules.piles import Hand
from bot.rules.turns import Seat
from cards_art import brag as art


def worth(reading: Reading) -> str:
    """What a hand is worth: `a pair of kings, natural, with a five`."""
    what = art.called(reading)
    match reading.kind:
        case Kind.PRIAL:
            return f"a {what}, natural" if reading.natural else f"a {what} with braggers"
        case Kind.PAIR:
            odd = rank_name(reading.ranks[2])
            how = ", natural, with" if reading.natural else " with a bragger and"
            return f"a {what}{how} {'an' if odd in ('eight', 'ace') else 'a'} {odd}"
        case Kind.RUNNING_FLUSH | Kind.RUN | Kind.FLUSH:
            return f"a {what}, {_ranks(reading)}"
        case Kind.SINGLE:
            return f"{what}, {_ranks(reading)}"


def _ranks(reading: Reading) -> str:
    if reading.ranks == (3, 2, ACE):
        return "A-2-3"
    return "-".join("10" if rank == 10 else RANKS[rank - 2] for rank in reading.ranks)


def state(view: PublicView[Baize], rules: Brag, names: Names) -> str:
    """The table in words."""
    baize = view.table
    lines = [_pot(baize, rules, names)]
    lines += [f"{names[seat]}{_seat(baize, rules, seat)}." for seat in baize.seats]
    return "\n".join(lines)


def _pot(baize: Baize, rules: Brag, names: Names) -> str:
    if baize.phase is Phase.OVER:
        shuffle = "; the pack is shuffled before the next" if baize.shuffle_earned else ""
        return f"The deal is over{shuffle}."
    under = f" {baize.under} cards under the pack." if baize.under else ""
    return f"Pot {baize.pot:,}.{under} {names[baize.on_turn]} to act: {_asked(baize, rules)}."


def _asked(baize: Baize, rules: Brag) -> str:
    """What it costs to go on, for the seat on turn."""
    found = bets(rules, baize, baize.on_turn)
    if found is None:
        rest = f"{baize.chips.stacks[baize.on_turn]:,}"
        fold = "fold, and give up the closed pots too" if baize.covers else "fold"
        ways = f"cover with {rest} or {fold}" if rules.short_stack == "cover" else fold
        return f"the least bet is {least_bet(rules, baize):,}, so {ways}"
    bet = f"{found.low:,}" if found.low == found.high else f"{found.low:,} to {found.high:,}"
    return f"bet {bet}{_see(baize)}"


def _see(baize: Baize) -> str:
    """What a see costs when two are left, also where the seat on turn cannot pay for it."""
    if not at_last_two(baize):
        return ""
    if may_see(baize, baize.on_turn):
        return f", or see for {price(baize):,}"
    return f"; to see costs {price(baize):,}, and {baize.chips.stacks[baize.on_turn]:,} are left"


def _seat(baize: Baize, rules: Brag, seat: Seat) -> str:
    dealer = " (dealer)" if seat == baize.dealer else ""
    told = [chips(baize.chips.stacks[seat])]
    if seat not in baize.players:
        return f"{dealer}: {told[0]}, sits out"
    if baize.phase is Phase.BET and seat in baize.live and baize.bets[seat]:
        told.append(f"last bet {baize.bets[seat]:,}")
    told.append(f"{baize.paid[seat]:,} put in")
    if seat in baize.folded:
        told.append("folded")
    elif seat in baize.covers:
        told.append(_cover(baize, baize.covers.index(seat) + 1))
    told += _outcome(baize, rules, seat)
    return f"{dealer}: {', '.join(told)}"


def _outcome(baize: Baize, rules: Brag, seat: Seat) -> Iterator[str]:
    """What a seat has taken, and the hand that it has laid open."""
    won, hand = baize.won[seat], baize.shown[seat]
    if hand:
        how = f"took {won:,} with" if won else "showed"
        yield f"{how} {row(hand)}, {worth(rules.reading(hand))}"
    elif won:
        yield f"took {won:,}"


def _cover(baize: Baize, number: int) -> str:
    if baize.phase is Phase.OVER:
        return "covered"
    pot = baize.closed(number)
    return f"in for the closed pot of {pot:,}" if pot else "in for the pots closed before"


def hand(view: SeatView[Baize, Hand], rules: Brag) -> str:
    """A hand in words, what it is worth, and which of its cards are braggers."""
    held = view.hand.cards
    if view.seat not in view.public.table.players:
        return sits_out("the ante")
    if not held:
        return "You have folded; your cards lie under the pack."
    wild = [short(each) for each in held if each in cards(BRAGGERS[rules.braggers])]
    called = "Bragger" if len(wild) == 1 else "Braggers"
    bragging = f" {called}: {', '.join(wild)}." if wild else " No bragger."
    return f"{row(held)}: {worth(rules.reading(held))}.{bragging}"
