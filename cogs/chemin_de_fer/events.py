"""What happened at a table of chemin de fer, in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias, assert_never, cast

from bot.chat.kit import Names
from bot.chat.wording import chips, listed, sentences
from bot.games.chemin_de_fer import (
    AllShown,
    BancoSuivi,
    BankRaised,
    BankWon,
    Continued,
    DealMoved,
    DealOffered,
    Dealt,
    DealTaken,
    MadeGood,
    PuntersWon,
    StakesAccepted,
    Tied,
    Wager,
)
from bot.rules.entries import Entered
from bot.rules.game import Event
from bot.rules.lots import PlacesDrawn
from cogs import _baccarat
from cogs._baccarat import worth
from cogs._windows import entered_nothing, gathered

OfTheStakes: TypeAlias = (
    PlacesDrawn | Entered | BancoSuivi | StakesAccepted | BankRaised | Continued | DealOffered
    | DealTaken | DealMoved
)  # fmt: skip

OfTheHands: TypeAlias = Dealt | AllShown | MadeGood | BankWon | PuntersWon | Tied

Happening: TypeAlias = _baccarat.Common | OfTheStakes | OfTheHands
"""All that can happen at a table of chemin de fer."""

_RESULTS: Final = {
    "bank": "The bank won, {1} to {0}.",
    "punters": "The punters won, {0} to {1}.",
    "tie": "A tie, {0} to {1}.",
}


def events(happened: Sequence[Event], names: Names) -> list[str]:
    """What happened, a sentence or two a line; those who stake nothing share a line."""
    lines: list[str] = []
    for each in gathered(cast("Sequence[Happening]", happened), entered_nothing):
        if isinstance(each, tuple):
            lines.append(f"{listed([names[place] for place in each])} offered nothing.")
        else:
            lines.append(_told(each, names))
    return lines


def _told(event: Happening, names: Names) -> str:
    if isinstance(event, OfTheStakes):
        return _of_the_stakes(event, names)
    if isinstance(event, OfTheHands):
        return _of_the_hands(event, names)
    return _baccarat.told(event, names)


def _of_the_stakes(event: OfTheStakes, names: Names) -> str:
    match event:
        case PlacesDrawn(order):
            seated = [names[seat] for seat in sorted(order)]
            return f"The lots were drawn. From the croupier's right: {listed(seated)}."
        case Entered(place, amount):
            return f"{names[place]} offered {amount:,}."
        case BancoSuivi(seat, amount):
            return (
                f"**Banco suivi!** {names[seat]} lost the last banco, has the first claim to this"
                f" one, and plays alone against the bank of {amount:,}; nothing else is staked."
            )
        case StakesAccepted(stakes):
            return f"The bank took the stakes of {_wagers(stakes, names)}."
        case BankRaised(seat, amount):
            return f"{names[seat]} covered {amount:,} more."
        case Continued(seat):
            return f"{names[seat]} deals again."
        case DealOffered(seat, amount):
            return f"{names[seat]} passed the deal: it may be taken at {amount:,}."
        case DealTaken(seat, amount):
            return f"{names[seat]} took the deal, and put up a bank of {chips(amount)}."
        case DealMoved(seat):
            return f"The deal passed to {names[seat]}."
        case _:
            assert_never(event)


def _of_the_hands(event: OfTheHands, names: Names) -> str:
    match event:
        case Dealt(place, banker, natural):
            return sentences(
                f"Two cards each: {names[place]} for the punters, {names[banker]} for the bank.",
                "Eight or nine!" if natural else "Neither holds eight or nine.",
            )
        case AllShown(punters, bank, result):
            return f"**{_RESULTS[result].format(worth(punters), worth(bank))}**"
        case MadeGood(offender, place, amount):
            return f"{names[offender]}, who drew falsely, made {amount:,} good to {names[place]}."
        case BankWon(banker, amount, bank):
            return f"{names[banker]}'s bank won {amount:,}, and is now {bank:,}."
        case PuntersWon(stakes, banker, left):
            return sentences(
                f"The bank paid {_wagers(stakes, names)}.",
                f"What is left of it, {left:,}, went back to {names[banker]}." if left else "",
            )
        case Tied(stakes, stay=True):
            return f"These stakes stay for the next coup: {_wagers(stakes, names)}."
        case Tied(stakes):
            return f"These stakes went back: {_wagers(stakes, names)}."
        case _:
            assert_never(event)


def _wagers(stakes: Sequence[Wager], names: Names) -> str:
    return listed([f"{names[each.place]} {each.amount:,}" for each in stakes])
