"""What happened at a table of baccara, in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, TypeAlias, assert_never, cast

from bot.chat.kit import Names
from bot.chat.wording import chips, listed, they
from bot.games.baccara import (
    BancoAccepted,
    BancoCalled,
    BankBroken,
    BankerRetired,
    BankOpened,
    BankReturned,
    BankTaken,
    BetMade,
    BetsTrimmed,
    BettingDone,
    BidMade,
    BidsOpened,
    CardForced,
    Dealt,
    Declined,
    Drawn,
    Fined,
    HandPassed,
    NobodyBet,
    Outcome,
    PlacesDrawn,
    PlaceTaken,
    Settled,
    Shown,
    StockShuffled,
    Stood,
    TableClosed,
    label,
)
from bot.rules.baccarat import is_natural, point
from bot.rules.cards import Card, short
from bot.rules.game import Event
from bot.rules.turns import Seat
from cogs._windows import gathered

OfTheBank: TypeAlias = (
    BidMade | BidsOpened | BankOpened | Declined | PlacesDrawn | PlaceTaken | BankBroken
    | BankerRetired | BankTaken | BankReturned | TableClosed
)  # fmt: skip

OfTheBets: TypeAlias = (
    BetMade | BettingDone | BancoCalled | BancoAccepted | BetsTrimmed | NobodyBet | Settled
)  # fmt: skip

OfTheHands: TypeAlias = (
    StockShuffled | Dealt | Drawn | Stood | CardForced | Shown | Fined | HandPassed
)  # fmt: skip

Happening: TypeAlias = OfTheBank | OfTheBets | OfTheHands
"""All that can happen at a table of baccara."""

ON: Final = {"R": "on the right", "L": "on the left", "cheval": "à cheval"}
SIDE: Final = {"R": "right", "L": "left"}

_ENDED: Final = {
    "declined": "Nobody will be banker: the game is over.",
    "chips": "Too few hold chips to go on: the game is over.",
}
_RESULTS: Final = {"win": "wins", "tie": "stands off", "lose": "loses"}
_PACKS: Final = {3: "Three", 6: "Six"}


def events(happened: Sequence[Event], names: Names) -> list[str]:
    """What happened, a sentence or two a line; those who are done share a line."""
    lines: list[str] = []
    for each in gathered(cast("Sequence[Happening]", happened), _done):
        if isinstance(each, tuple):
            lines.append(f"{they([names[place] for place in each], 'is', 'are')} done.")
        else:
            lines += _told(each, names)
    return lines


def _done(event: Event) -> Seat | None:
    return event.place if isinstance(event, BettingDone) else None


def _told(event: Happening, names: Names) -> Iterator[str]:
    if isinstance(event, OfTheBank):
        yield _of_the_bank(event, names)
    elif isinstance(event, OfTheHands):
        yield _of_the_hands(event, names)
    elif isinstance(event, Settled):
        yield from _settled(event, names)
    else:
        yield _of_the_bets(event, names)


def _of_the_bank(event: OfTheBank, names: Names) -> str:
    match event:
        case BidMade(seat):
            return f"{names[seat]} has made a sealed bid."
        case BidsOpened(()):
            return "The bids are opened: nobody has bid. The bank is offered down the list."
        case BidsOpened(bids):
            return f"The bids are opened: {_listed(bids, names)}."
        case BankOpened(seat, amount):
            return f"**{names[seat]} is banker**, with a bank of {chips(amount)}."
        case Declined(seat):
            return f"{names[seat]} declines."
        case PlacesDrawn(order):
            drawn = [f"{names[seat]} {label(spot)}" for spot, seat in enumerate(order)]
            return f"The lots are drawn. Right and left of the banker sit {listed(drawn)}."
        case PlaceTaken(seat, spot):
            return f"{names[seat]} now sits at {label(spot)}."
        case BankBroken(seat):
            return f"{names[seat]}'s bank is broken, and will be sold again."
        case BankerRetired(seat, amount):
            return f"{names[seat]} retires. The bank may be taken over at {amount:,}."
        case BankTaken(seat, amount):
            return f"**{names[seat]} takes the bank over**, at {chips(amount)}."
        case BankReturned(seat, amount):
            return f"{names[seat]} takes the bank of {amount:,} home."
        case TableClosed(cause):
            return _ENDED[cause]
        case _:
            assert_never(event)


def _of_the_bets(
    event: BetMade | BettingDone | BancoCalled | BancoAccepted | BetsTrimmed | NobodyBet,
    names: Names,
) -> str:
    match event:
        case BetMade(place, on, 0):
            return f"{names[place]} has nothing {ON[on]}."
        case BetMade(place, on, amount):
            return f"{names[place]} bets {amount:,} {ON[on]}."
        case BettingDone(place):
            return f"{names[place]} is done."
        case BancoCalled(seat):
            return f"**{names[seat]} calls banco**, to play alone against the whole bank."
        case BancoAccepted(seat, amount):
            return (
                f"**Banco!** {names[seat]} plays alone against the bank of {amount:,}; all other"
                " bets are void."
            )
        case BetsTrimmed(bets):
            kept = [f"{names[each.place]} {each.amount:,} {ON[each.on]}" for each in bets]
            return f"The bets are cut to the bank: {listed(kept)}."
        case NobodyBet():
            return "Nobody bets."
        case _:
            assert_never(event)


def _of_the_hands(event: OfTheHands, names: Names) -> str:
    match event:
        case StockShuffled(packs, burnt):
            thrown = f" Thrown out: {listed([short(each) for each in burnt])}." if burnt else ""
            return f"{_PACKS[packs]} packs are shuffled together.{thrown}"
        case Dealt(right, left, banker, natural):
            sides = ((right, "on the right"), (left, "on the left"), (banker, "for the bank"))
            held = [f"{names[seat]} {where}" for seat, where in sides if seat is not None]
            found = "Eight or nine!" if natural else "Nobody holds eight or nine."
            return f"Two cards each: {listed(held)}. {found}"
        case Drawn(seat, card):
            return f"{names[seat]} draws the {short(card)}."
        case Stood(seat):
            return f"{names[seat]} stands."
        case CardForced(banker, card):
            return f"All have refused the {short(card)}, so {names[banker]} must take it."
        case Shown(hands, results):
            return _shown(hands, results)
        case Fined(seat, amount):
            return f"{names[seat]} pays {chips(amount)} to the kitty for a false draw."
        case HandPassed(side, seat):
            return f"On the {SIDE[side]}, {names[seat]} holds the next hand."
        case _:
            assert_never(event)


def _shown(hands: Sequence[tuple[Card, ...]], results: Sequence[str | None]) -> str:
    """How each side comes out; the cards lie on the table, and are told there."""
    bank = f"The bank has {_worth(hands[-1])}"
    sides = [
        f"the {name} {_RESULTS[result]} with {_worth(hand)}"
        for name, hand, result in zip(SIDE.values(), hands, results, strict=False)
        if result is not None
    ]
    return f"**{bank}: {listed(sides)}.**"


def _settled(event: Settled, names: Names) -> Iterator[str]:
    """Who has lost, who was paid, and what the bank could not pay."""
    lost = [each for each in event.outcomes if each.due < 0]
    paid = [each for each in event.outcomes if each.moved > 0]
    short_of = [each for each in event.outcomes if each.moved < each.due]
    if lost:
        yield f"The bank takes {_bets(lost, names)}."
    if paid:
        yield f"The bank pays {_bets(paid, names)}."
    if short_of:
        missed = [f"{names[each.wager.place]} {each.due - each.moved:,}" for each in short_of]
        yield f"It has no more, and cannot pay {listed(missed)}; those stakes are returned."
    if not lost and not paid:
        yield "All bets stand off."
    elif event.bank:
        yield f"The bank is now {event.bank:,}."


def _bets(outcomes: Sequence[Outcome], names: Names) -> str:
    return listed([f"{names[o.wager.place]} {abs(o.moved):,} {ON[o.wager.on]}" for o in outcomes])


def _listed(bids: Sequence[tuple[int, int]], names: Names) -> str:
    return listed([f"{names[seat]} {amount:,}" for seat, amount in bids])


def _worth(hand: tuple[Card, ...]) -> str:
    return f"{'a natural ' if len(hand) == 2 and is_natural(hand) else ''}{point(hand)}"
