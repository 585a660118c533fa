"""A hand as its holder alone sees it, with all that the holder may do."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.chat import choices
from bot.chat.ids import Ident
from bot.chat.kit import AnyKit
from bot.chat.sheet import HandSheet
from bot.chat.wording import names, soon
from bot.games import AnyRules
from bot.rules.game import Held, Offer, Public, SeatView
from bot.tables.state import Phase
from bot.tables.view import TableView


@dataclass(frozen=True, slots=True)
class Where:
    """Where the table of a hand stands, as its holder reads it."""

    server: str
    link: str


@dataclass(frozen=True, slots=True, repr=False)
class Dealt:
    """A hand, and the table that it belongs to."""

    kit: AnyKit
    rules: AnyRules
    view: TableView[Public]
    hand: SeatView[Public, Held]
    offers: Sequence[Offer]


def void_sheet(kit: AnyKit, deal: int, where: Where) -> HandSheet:
    """In place of a hand whose deal has become void."""
    return HandSheet(_head(kit, deal, where), "*This deal is void.*")


def _head(kit: AnyKit, deal: int, where: Where) -> str:
    return f"**{kit.words.title}** in {where.server} · deal {deal} · [to the table]({where.link})"


def hand_sheet(dealt: Dealt, where: Where, *, words_only: bool, four_colours: bool) -> HandSheet:
    """A hand as it stands, as its holder likes to see it."""
    kit, view = dealt.kit, dealt.view
    held = kit.words.hand(dealt.hand, dealt.rules)
    paint = None if words_only else kit.pictures.hand
    picture = None if paint is None else paint(dealt.hand, dealt.rules, four_colours)
    ident = Ident(view.charter.table, view.state.move, "")
    controls = choices.rows(kit, ident, choices.own_choices(dealt.offers))
    body = "\n".join(each for each in (held, _turn(dealt)) if each)
    return HandSheet(_head(kit, view.deal, where), body, picture, held, controls)


def _turn(dealt: Dealt) -> str:
    view = dealt.view
    if view.state.phase is not Phase.PLAYING:
        return "*The deal is over.*"
    if not dealt.offers:
        return "-# Others are to act now."
    public, called = dealt.hand.public, names(view.state.guests)
    table = dealt.kit.words.state(public, dealt.rules, called)
    lines = [f"-# {line}" for line in table.splitlines()]
    return "\n".join((*lines, _call(view)))


def _call(view: TableView[Public]) -> str:
    if view.deadline is None or view.deadline.what != "absent":
        return "**It is your turn.**"
    return f"**It is your turn**; time is up {soon(view.deadline.moment)}."
