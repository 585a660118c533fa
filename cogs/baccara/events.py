"""What happened at a table of baccara, in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, TypeAlias, assert_never, cast

from bot.chat.kit import Names
from bot.chat.wording import about, chips, listed, sentences
from bot.games.baccara import (
    AllShown,
    BankBroken,
    BankerRetired,
    BankTaken,
    BetMade,
    BetsTrimmed,
    BettingDone,
    BidMade,
    BidsOpened,
    Burnt,
    CardForced,
    Dealt,
    HandPassed,
    Outcome,
    PlaceTaken,
    Settled,
    label,
)
from bot.rules.cards import short
from bot.rules.game import Event
from bot.rules.lots import PlacesDrawn
from bot.rules.turns import Seat
from cogs import _baccarat
from cogs._baccarat import worth
from cogs._windows import gathered

OfTheBank: TypeAlias = (
    BidMade | BidsOpened | PlacesDrawn | PlaceTaken | BankBroken | BankerRetired | BankTaken
)  # fmt: skip

OfTheHands: TypeAlias = Burnt | Dealt | CardForced | AllShown | HandPassed

OfTheBets: TypeAlias = BetMade | BettingDone | BetsTrimmed

Happening: TypeAlias = _baccarat.Common | OfTheBank | OfTheBets | OfTheHands | Settled
"""All that can happen at a table of baccara."""

_BET: Final = {
    "R": "{} bet {:,} on the right.",
    "L": "{} bet {:,} on the left.",
    "cheval": "{} bet {:,} à cheval.",
}
_NO_BET: Final = {
    "R": "{} has nothing on the right.",
    "L": "{} has nothing on the left.",
    "cheval": "{} has nothing à cheval.",
}
_ON: Final = {
    "R": "{} {:,} on the right",
    "L": "{} {:,} on the left",
    "cheval": "{} {:,} à cheval",
}
"""A bet in a list of bets."""
_HOLDS: Final = {"R": "{} for the right", "L": "{} for the left", "bank": "{} for the bank"}
"""In a list of who has the cards."""
_NEXT: Final = {
    "R": "The right has lost, so {} holds its next hand.",
    "L": "The left has lost, so {} holds its next hand.",
}
_SIDES: Final = (
    {"win": "Right: {}, won.", "tie": "Right: {}, stood off.", "lose": "Right: {}, lost."},
    {"win": "Left: {}, won.", "tie": "Left: {}, stood off.", "lose": "Left: {}, lost."},
)
"""How the right and the left come out."""


def events(happened: Sequence[Event], names: Names) -> list[str]:
    """What happened, a sentence or two a line; those who are done share a line."""
    lines: list[str] = []
    for each in gathered(cast("Sequence[Happening]", happened), _done):
        if isinstance(each, tuple):
            done = [names[place] for place in each]
            lines.append(about(done, "{who} is done.", "{who} are done."))
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
    elif isinstance(event, OfTheBets):
        yield _of_the_bets(event, names)
    elif isinstance(event, Settled):
        yield from _settled(event, names)
    else:
        yield _baccarat.told(event, names)


def _of_the_bank(event: OfTheBank, names: Names) -> str:
    match event:
        case BidMade(seat):
            return f"{names[seat]} made a sealed bid."
        case BidsOpened(()):
            return "The bids were opened: nobody had bid. The bank is offered down the list."
        case BidsOpened(bids):
            told = listed([f"{names[seat]} {amount:,}" for seat, amount in bids])
            return sentences(f"The bids were opened: {told}.", _equal(bids))
        case PlacesDrawn(order):
            drawn = [f"{names[seat]} {label(spot)}" for spot, seat in enumerate(order)]
            return f"The lots were drawn. Right and left of the banker sit {listed(drawn)}."
        case PlaceTaken(seat, spot):
            return f"{names[seat]} now sits at {label(spot)}."
        case BankBroken(seat):
            return f"{names[seat]}'s bank is broken, and will be sold again."
        case BankerRetired(seat, amount):
            return f"{names[seat]} retired. The bank may be taken over at {amount:,}."
        case BankTaken(seat, amount):
            return f"**{names[seat]} took the bank over**, at {chips(amount)}."
        case _:
            assert_never(event)


def _equal(bids: Sequence[tuple[Seat, int]]) -> str:
    """Why one has the bank of several who bid as much."""
    amounts = [amount for _, amount in bids]
    if amounts.count(max(amounts)) == 1:
        return ""
    return "Of the highest, which are equal, the first on the list has the bank."


def _of_the_bets(event: OfTheBets, names: Names) -> str:
    match event:
        case BetMade(place, on, 0):
            return _NO_BET[on].format(names[place])
        case BetMade(place, on, amount):
            return _BET[on].format(names[place], amount)
        case BettingDone(place):
            return f"{names[place]} is done."
        case BetsTrimmed(bets):
            kept = [_ON[each.on].format(names[each.place], each.amount) for each in bets]
            return f"The bets were cut to the bank: {listed(kept)}."
        case _:
            assert_never(event)


def _of_the_hands(event: OfTheHands, names: Names) -> str:
    match event:
        case Burnt(cards):
            return f"Thrown out: {listed([short(each) for each in cards])}."
        case Dealt(right, left, banker, natural):
            holders = ((right, _HOLDS["R"]), (left, _HOLDS["L"]), (banker, _HOLDS["bank"]))
            held = [where.format(names[seat]) for seat, where in holders if seat is not None]
            found = "Eight or nine!" if natural else "Nobody holds eight or nine."
            return sentences(f"Two cards each, held by {listed(held)}.", found)
        case CardForced(banker, card):
            return f"All refused the {short(card)}, so {names[banker]} had to take it."
        case AllShown():
            return _shown(event)
        case HandPassed(side, seat):
            return _NEXT[side].format(names[seat])
        case _:
            assert_never(event)


def _shown(event: AllShown) -> str:
    """How each side comes out; the cards lie on the table, and are told there."""
    *sides, bank = event.hands
    told = [
        side[result].format(worth(hand))
        for side, hand, result in zip(_SIDES, sides, event.results, strict=True)
        if result is not None
    ]
    return f"**{sentences(f'Bank: {worth(bank)}.', *told)}**"


def _settled(event: Settled, names: Names) -> Iterator[str]:
    """Who has lost, who was paid, and what the bank could not pay."""
    lost = [each for each in event.outcomes if each.due < 0]
    paid = [each for each in event.outcomes if each.moved > 0]
    short_of = [each for each in event.outcomes if each.moved < each.due]
    if lost:
        yield f"The bank took {_bets(lost, names)}."
    if paid:
        yield f"The bank paid {_bets(paid, names)}."
    if short_of:
        missed = [f"{names[each.wager.place]} {each.due - each.moved:,}" for each in short_of]
        yield f"The bank had no more. Left unpaid, with the stakes returned: {listed(missed)}."
    if not lost and not paid:
        yield "All bets stood off."
    elif event.bank:
        yield f"The bank is now {event.bank:,}."


def _bets(outcomes: Sequence[Outcome], names: Names) -> str:
    return listed([_ON[o.wager.on].format(names[o.wager.place], abs(o.moved)) for o in outcomes])
