"""A table of brag in words, and a hand."""

from __future__ import annotations

from collections.abc import Iterator

from bot.chat.kit import Names
from bot.chat.wording import (
    NOT_DEALT,
    SITS_OUT,
    Note,
    about,
    between,
    chips,
    noted,
    row,
    sentences,
    some,
)
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
from cogs._captions import FOLDED, SITTING_OUT
from cogs._places import with_dealer
from cogs.brag.naming import called


def worth(reading: Reading) -> Note:
    """What a hand is worth: `pair of kings, natural, odd card five`."""
    what, natural = called(reading), reading.natural
    match reading.kind:
        case Kind.PRIAL:
            return f"{what}, natural" if natural else f"{what}, not natural"
        case Kind.PAIR:
            odd = rank_name(reading.ranks[2])
            if natural:
                return f"{what}, natural, odd card {odd}"
            return f"{what}, with a bragger, odd card {odd}"
        case Kind.RUNNING_FLUSH | Kind.RUN | Kind.FLUSH | Kind.SINGLE:
            return f"{what}, {_ranks(reading)}"


def _ranks(reading: Reading) -> str:
    if reading.ranks == (3, 2, ACE):
        return "A-2-3"
    return "-".join("10" if rank == 10 else RANKS[rank - 2] for rank in reading.ranks)


def state(view: PublicView[Baize], rules: Brag, names: Names) -> str:
    """The table in words."""
    baize = view.table
    seated = with_dealer(names, baize.dealer)
    seats = [noted(seated[seat], _notes(baize, rules, seat)) for seat in baize.seats]
    return "\n".join([_pot(baize, rules, names), *seats])


def _pot(baize: Baize, rules: Brag, names: Names) -> str:
    if baize.phase is Phase.OVER:
        shuffle = "The pack is shuffled before the next." if baize.shuffle_earned else ""
        return sentences("The deal is over.", shuffle)
    if baize.phase is Phase.DEAL:
        return f"Pot {baize.pot:,}. {NOT_DEALT}"
    under = f"Under the pack: {some(baize.under, 'card')}." if baize.under else ""
    return sentences(f"Pot {baize.pot:,}.", under, _asked(baize, rules, names[baize.on_turn]))


def _asked(baize: Baize, rules: Brag, name: str) -> str:
    """What it costs to go on, for the seat on turn."""
    found, rest = bets(rules, baize, baize.on_turn), baize.chips.stacks[baize.on_turn]
    if found is None:
        return _too_poor(baize, rules, name, rest)
    bet, cost = between(found.low, found.high), price(baize)
    if not at_last_two(baize):
        return f"{name} to act: bet {bet}, or fold."
    if may_see(baize, baize.on_turn):
        return f"{name} to act: bet {bet}, see for {cost:,}, or fold."
    return f"{name} to act: bet {bet}, or fold. To see costs {cost:,}, and {rest:,} are left."


def _too_poor(baize: Baize, rules: Brag, name: str, rest: int) -> str:
    """What is left to do for who cannot make the least bet."""
    least = f"The least bet is {least_bet(rules, baize):,}."
    if rules.short_stack != "cover":
        return f"{least} {name} can only fold."
    if baize.covers:
        return f"{least} {name} may cover with {rest:,}, or fold and give up the closed pots too."
    return f"{least} {name} may cover with {rest:,}, or fold."


def _notes(baize: Baize, rules: Brag, seat: Seat) -> Iterator[Note]:
    """What a seat has, what it has done, and how it has come out."""
    yield chips(baize.chips.stacks[seat])
    if seat not in baize.players:
        yield SITTING_OUT
        return
    if baize.phase is Phase.BET and seat in baize.live and baize.bets[seat]:
        yield f"last bet {baize.bets[seat]:,}"
    yield f"{baize.paid[seat]:,} put in"
    if seat in baize.folded:
        yield FOLDED
    elif seat in baize.covers:
        yield _cover(baize, baize.covers.index(seat) + 1)
    yield from _outcome(baize, rules, seat)


def _outcome(baize: Baize, rules: Brag, seat: Seat) -> Iterator[Note]:
    """What a seat has taken, and the hand that it has laid open."""
    won, hand = baize.won[seat], baize.shown[seat]
    if won:
        yield f"took {won:,}"
    if hand:
        yield f"showed {row(hand)}: {worth(rules.reading(hand))}"


def _cover(baize: Baize, number: int) -> Note:
    if baize.phase is Phase.OVER:
        return "covered"
    pot = baize.closed(number)
    return f"in for the closed pot of {pot:,}" if pot else "in for the pots closed before"


def hand(view: SeatView[Baize, Hand], rules: Brag) -> str:
    """A hand in words, what it is worth, and which of its cards are braggers."""
    held = view.hand.cards
    if view.seat not in view.public.table.players:
        return SITS_OUT
    if not held:
        return "You have folded; your cards lie under the pack."
    wild = [short(each) for each in held if each in cards(BRAGGERS[rules.braggers])]
    bragging = about(wild, "Bragger: {who}.", "Braggers: {who}.") if wild else "No bragger."
    return f"{row(held)}: {worth(rules.reading(held))}. {bragging}"
