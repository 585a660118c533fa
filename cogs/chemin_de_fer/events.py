"""What happened at a table of chemin de fer, in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias, assert_never, cast

from bot.chat.kit import Names
from bot.chat.wording import chips, listed, they
from bot.games.chemin_de_fer import (
    BancoAccepted,
    BancoCalled,
    BankOpened,
    BankRaised,
    BankReturned,
    BankWon,
    Continued,
    DealMoved,
    DealOffered,
    Dealt,
    DealTaken,
    Declined,
    Drawn,
    Fined,
    MadeGood,
    NobodyStaked,
    Offered,
    PlacesDrawn,
    PuntersWon,
    ShoeShuffled,
    Shown,
    StakesAccepted,
    Stood,
    TableClosed,
    Tied,
    Wager,
)
from bot.rules.baccarat import is_natural, point
from bot.rules.cards import Card, short
from bot.rules.game import Event
from bot.rules.turns import Seat
from cogs._windows import gathered

OfTheStakes: TypeAlias = (
    PlacesDrawn | Offered | BancoCalled | BancoAccepted | StakesAccepted | NobodyStaked
)  # fmt: skip

OfTheBank: TypeAlias = (
    BankOpened | Declined | BankRaised | Continued | DealOffered | DealTaken | BankReturned
    | DealMoved | TableClosed
)  # fmt: skip

OfTheHands: TypeAlias = (
    ShoeShuffled | Dealt | Drawn | Stood | Shown | Fined | MadeGood | BankWon | PuntersWon | Tied
)  # fmt: skip

Happening: TypeAlias = OfTheStakes | OfTheBank | OfTheHands
"""All that can happen at a table of chemin de fer."""

_ENDED: Final = {
    "declined": "Nobody will be banker: the game is over.",
    "chips": "Too few hold chips to go on: the game is over.",
}

_RESULTS: Final = {
    "bank": "The bank wins, {1} to {0}.",
    "punters": "The punters win, {0} to {1}.",
    "tie": "A tie, {0} to {1}.",
}


def events(happened: Sequence[Event], names: Names) -> list[str]:
    """What happened, a sentence or two a line; those who stake nothing share a line."""
    lines: list[str] = []
    for each in gathered(cast("Sequence[Happening]", happened), _idler):
        if isinstance(each, tuple):
            lines.append(f"{they([names[place] for place in each], 'stakes', 'stake')} nothing.")
        else:
            lines.append(_told(each, names))
    return lines


def _idler(event: Event) -> Seat | None:
    return event.place if isinstance(event, Offered) and not event.amount else None


def _told(event: Happening, names: Names) -> str:
    if isinstance(event, OfTheBank):
        return _of_the_bank(event, names)
    if isinstance(event, OfTheHands):
        return _of_the_hands(event, names)
    return _of_the_stakes(event, names)


def _of_the_stakes(event: OfTheStakes, names: Names) -> str:
    match event:
        case PlacesDrawn(order):
            seated = [names[seat] for seat in sorted(order)]
            return f"The lots are drawn. From the croupier's right: {listed(seated)}."
        case Offered(place, amount):
            return f"{names[place]} would stake {amount:,}."
        case BancoCalled(seat):
            return f"**{names[seat]} calls banco**, to play alone against the whole bank."
        case BancoAccepted(seat, amount, suivi=True):
            return (
                f"**Banco suivi!** {names[seat]}, who lost the last one, has the first claim, and"
                f" plays alone against the bank of {amount:,}; nobody else has a stake."
            )
        case BancoAccepted(seat, amount):
            return (
                f"**Banco!** {names[seat]} plays alone against the bank of {amount:,}; nobody else"
                " has a stake."
            )
        case StakesAccepted(stakes):
            return f"The bank takes the stakes of {_wagers(stakes, names)}."
        case NobodyStaked():
            return "Nobody stakes."
        case _:
            assert_never(event)


def _of_the_bank(event: OfTheBank, names: Names) -> str:
    match event:
        case BankOpened(seat, amount):
            return f"{names[seat]} opens a bank of {chips(amount)}."
        case Declined(seat):
            return f"{names[seat]} declines."
        case BankRaised(seat, amount):
            return f"{names[seat]} covers {amount:,} more."
        case Continued(seat):
            return f"{names[seat]} deals again."
        case DealOffered(seat, amount):
            return f"{names[seat]} passes the deal: it may be taken at {amount:,}."
        case DealTaken(seat, amount):
            return f"{names[seat]} takes the deal, and puts up a bank of {chips(amount)}."
        case BankReturned(seat, amount):
            return f"{names[seat]} takes the bank of {amount:,} home."
        case DealMoved(seat):
            return f"The deal passes to {names[seat]}."
        case TableClosed(cause):
            return _ENDED[cause]
        case _:
            assert_never(event)


def _of_the_hands(event: OfTheHands, names: Names) -> str:
    match event:
        case ShoeShuffled():
            return "Six packs are shuffled into the shoe."
        case Dealt(place, banker, natural):
            dealt = f"Two cards each: {names[place]} for the punters, {names[banker]} for the bank."
            return f"{dealt} {'Eight or nine!' if natural else 'Neither holds eight or nine.'}"
        case Drawn(place, card):
            return f"{names[place]} draws the {short(card)}."
        case Stood(place):
            return f"{names[place]} stands."
        case Shown(punters, _, bank, _, result):
            return f"**{_RESULTS[result].format(_worth(punters), _worth(bank))}**"
        case Fined(place, amount):
            return f"{names[place]} pays {chips(amount)} to the kitty for a false draw."
        case MadeGood(offender, place, amount):
            return f"{names[offender]}, who drew falsely, makes {amount:,} good to {names[place]}."
        case BankWon(banker, amount, bank):
            return f"{names[banker]}'s bank wins {amount:,}, and is now {bank:,}."
        case PuntersWon(stakes, banker, left):
            rest = f"; {left:,} of the bank go back to {names[banker]}" if left else ""
            return f"The bank pays {_wagers(stakes, names)}{rest}."
        case Tied(stakes, stay):
            kept = "stay for the next coup" if stay else "go back"
            return f"The stakes of {_wagers(stakes, names)} {kept}."
        case _:
            assert_never(event)


def _wagers(stakes: Sequence[Wager], names: Names) -> str:
    return listed([f"{names[each.place]} {each.amount:,}" for each in stakes])


def _worth(hand: tuple[Card, ...]) -> str:
    """The point of a hand; its cards lie on the table, and are told there."""
    return f"{'a natural ' if len(hand) == 2 and is_natural(hand) else ''}{point(hand)}"
