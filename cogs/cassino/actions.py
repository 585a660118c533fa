"""What may be done at cassino, as it stands in the menu and over forms."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, assert_never, cast

from bot.chat.kit import Inquiry, Label
from bot.chat.wording import sentences
from bot.games.cassino import Board, Build, Call, Cassino, Deed, Lay, Raise, Take
from bot.rules.cards import Card, short
from bot.rules.game import PublicView
from bot.rules.offers import Action
from bot.rules.turns import Seat

_ORDER: Final = {Take: 0, Build: 2, Raise: 4, Call: 6, Lay: 8}
"""Where what is done stands in the menu; a choice of cards comes after what is named."""


def label(action: Action) -> Label:
    """A line of the menu; of the same kind they stand as the rules offer them, the best first."""
    deed = cast("Deed", action)
    return Label(_told(deed), listed=True, order=_ORDER[type(deed)])


def asking(action: Action) -> Label:
    """The line that opens a form for whoever would choose the cards."""
    deed = cast("Deed", action)
    return Label(f"{_short(deed)}: choose cards…", listed=True, order=_ORDER[type(deed)] + 1)


def inquiry(view: PublicView[Board], rules: Cassino, seat: Seat, action: Action) -> Inquiry:
    """What the form says above the cards of the board."""
    del rules, seat
    deed = cast("Deed", action)
    goes = "A build goes as a whole: name any of its cards." if view.table.heaps else ""
    return Inquiry(_short(deed), sentences(_which(deed), goes))


def _told(deed: Deed) -> str:
    match deed:
        case Take(card, groups):
            return f"Take {_groups(groups)} with {short(card)}"
        case Lay(card):
            return f"Lay {short(card)}"
        case Build(card, with_):
            return f"Build {short(card)} on {_sum(with_)}"
        case Raise(card, target, ()):
            return f"Raise the build {_sum(target)} by {short(card)}"
        case Raise(card, target, with_):
            return f"Raise the build {_sum(target)} by {short(card)} and {_sum(with_)}"
        case Call(card, groups):
            return f"Call {_groups(groups)} with {short(card)}"
        case _:
            assert_never(deed)


def _short(deed: Deed) -> str:
    match deed:
        case Take(card):
            return f"Take with {short(card)}"
        case Lay(card):
            return f"Lay {short(card)}"
        case Build(card):
            return f"Build with {short(card)}"
        case Raise(card):
            return f"Raise with {short(card)}"
        case Call(card):
            return f"Call with {short(card)}"
        case _:
            assert_never(deed)


def _which(deed: Deed) -> str:
    match deed:
        case Take() | Call():
            return "Its pairs, and cards that add up to it."
        case Build():
            return "Loose cards to put it on."
        case Raise():
            return "One build, and loose cards if you like."
        case Lay():
            return ""
        case _:
            assert_never(deed)


def _groups(groups: Iterable[tuple[Card, ...]]) -> str:
    return ", ".join(map(_sum, groups))


def _sum(cards: Iterable[Card]) -> str:
    return "+".join(map(short, cards))
