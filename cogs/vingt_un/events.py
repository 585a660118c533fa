"""What happened at a table of vingt-un, in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias, assert_never, cast

from bot.chat.kit import Names
from bot.chat.wording import chips, listed, row
from bot.games.vingt_un import (
    TWENTY_ONE,
    CannotDeal,
    Cause,
    DealMoved,
    Dealt,
    FirstCardTurned,
    MadeTwentyOne,
    Natural,
    NaturalPaid,
    PaidNatural,
    Settled,
    Showed,
    TableClosed,
    ThrewUp,
)
from bot.rules.cards import ACE, Card
from bot.rules.entries import Entered
from bot.rules.game import Event
from bot.rules.piles import PackShuffled
from cogs import _coups
from cogs._coups import OfAnyCoup
from cogs._windows import entered_nothing, gathered

OfTheDeal: TypeAlias = (
    FirstCardTurned | Entered | PackShuffled | Dealt | CannotDeal | DealMoved | TableClosed
)  # fmt: skip

OfTheHands: TypeAlias = (
    Natural | NaturalPaid | PaidNatural | MadeTwentyOne | ThrewUp | Showed | Settled
)  # fmt: skip

Happening: TypeAlias = OfAnyCoup | OfTheDeal | OfTheHands
"""All that can happen at a table of vingt-un."""

_MOVED: Final[dict[Cause, str]] = {
    "natural": "{} takes the deal by the natural.",
    "round": "The deal passed to {}.",
    "passed": "The deal was passed: {} deals.",
    "empty": "The deal passed to {}.",
    "chips": "{} deals.",
}


def events(happened: Sequence[Event], names: Names) -> list[str]:
    """What happened, a sentence or two a line; those who stake nothing share a line."""
    lines: list[str] = []
    for each in gathered(cast("Sequence[Happening]", happened), entered_nothing):
        if isinstance(each, tuple):
            lines.append(f"{listed([names[place] for place in each])} staked nothing.")
        else:
            lines.append(_told(each, names))
    return lines


def _told(event: Happening, names: Names) -> str:
    if isinstance(event, OfTheDeal):
        return _of_the_deal(event, names)
    if isinstance(event, OfTheHands):
        return _of_the_hands(event, names)
    return _coups.told(event, names)


def _of_the_deal(event: OfTheDeal, names: Names) -> str:
    match event:
        case FirstCardTurned(seat, cards):
            return _turned(names[seat], cards)
        case Entered(place, amount):
            return f"{names[place]} staked {amount:,}."
        case PackShuffled(52):
            return "All 52 cards were shuffled."
        case PackShuffled(cards):
            return f"The pack was out: {cards} cards that are in no hand were shuffled anew."
        case Dealt(dealer, seats):
            return f"{names[dealer]} dealt two cards each to {listed([names[s] for s in seats])}."
        case CannotDeal(seat):
            return f"{names[seat]} holds too few chips to cover all stakes, and cannot deal."
        case DealMoved(seat, cause):
            return _MOVED[cause].format(names[seat])
        case TableClosed():
            return "Nobody can cover the others' stakes any more: the game is over."
        case _:
            assert_never(event)


def _turned(name: str, cards: tuple[Card, ...]) -> str:
    turned = row(cards)
    if cards[-1].rank == ACE:
        return f"Turned up round the table: {turned}. The first ace gave {name} the deal."
    return f"Turned up round the table: {turned}. The first knave gave {name} the deal."


def _of_the_hands(event: OfTheHands, names: Names) -> str:
    match event:
        case Natural(seat, cards):
            return f"**{names[seat]} has a natural**: {row(cards)}."
        case NaturalPaid(seat, amount):
            return f"The dealer paid {names[seat]} {amount:,} for it."
        case PaidNatural(seat, amount):
            return _for_dealers_natural(names[seat], amount)
        case MadeTwentyOne(seat):
            return f"**{names[seat]} has twenty-one**, and stands."
        case ThrewUp(seat, amount):
            return f"{names[seat]} is over, threw up the cards and paid {chips(amount)}."
        case Showed(seat, cards, total):
            if total > TWENTY_ONE:
                return f"**The dealer, {names[seat]}, showed {row(cards)}: {total}, over.**"
            return f"**The dealer, {names[seat]}, showed {row(cards)}: {total}.**"
        case Settled(seat, _, total, won):
            return _settled(names[seat], total, won)
        case _:
            assert_never(event)


def _for_dealers_natural(name: str, amount: int) -> str:
    if not amount:
        return f"{name} has one too: nothing is paid."
    return f"{name} paid double, {amount:,}."


def _settled(name: str, total: int, won: int) -> str:
    if not won:
        return f"{name} has {total}: nothing is paid."
    if won > 0:
        return f"{name} has {total}, and won {won:,}."
    return f"{name} has {total}, and lost {-won:,}."
