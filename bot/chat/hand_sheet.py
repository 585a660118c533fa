"""A hand as its holder alone sees it, with all that the holder may do."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from bot.chat import choices
from bot.chat.kit import Hands
from bot.chat.sheet import HandSheet
from bot.chat.told import Told, fitted, small
from bot.chat.words import hand as words
from bot.games import AnyRules
from bot.rules.game import Held, Public, SeatView
from bot.rules.offers import Action, Offer
from bot.rules.turns import awaited
from bot.tables.state import Phase

_MOST_STATE = 2_000
"""Characters of the table's state beside a hand."""


@dataclass(frozen=True, slots=True)
class Where:
    """Where the table of a hand stands, as its holder reads it."""

    server: str
    link: str


@dataclass(frozen=True, slots=True, repr=False)
class Dealt:
    """A hand, how its game shows it, and the table that it belongs to."""

    told: Told
    hands: Hands[AnyRules, Public, Held]
    hand: SeatView[Public, Held]
    offers: Sequence[Offer]


def void_sheet(told: Told, where: Where) -> HandSheet:
    """In place of a hand whose deal has become void."""
    return HandSheet(_head(told, where, told.view.deal), told.deals.hand_void)


def parted_sheet(told: Told, where: Where, user: int, deal: int) -> HandSheet:
    """In place of the hand of `deal` of somebody who has left: others may have gone on since."""
    gone = next((each for each in reversed(told.view.state.gone) if each.guest.user == user), None)
    home = gone.chips if gone is not None and told.view.charter.buy_in else None
    sent = None if gone is None else gone.guest.sent
    said = words.you_have_left(home) if sent is None else words.you_were_sent_away(sent, home)
    return HandSheet(_head(told, where, deal), said)


def older_sheet(told: Told, where: Where) -> HandSheet:
    """In place of a hand of which its holder has opened a newer one."""
    return HandSheet(_head(told, where, told.view.deal), words.NEWER_OPEN)


def _head(told: Told, where: Where, deal: int) -> str:
    kit = told.kit
    return words.heading(kit.words.deals, kit.book.title, where.server, deal, where.link)


def hand_sheet(dealt: Dealt, where: Where, *, words_only: bool, four_colours: bool) -> HandSheet:
    """A hand as it stands, as its holder likes to see it."""
    told, hand = dealt.told, dealt.hand
    held = dealt.hands.words(hand, told.rules)
    picture = None if words_only else dealt.hands.picture(hand, told.rules, four_colours)
    own = choices.own_choices(dealt.offers)
    controls = choices.rows(told.kit, hand.public.table, told.ident, own, _prospect(dealt))
    body = f"{held}\n{fitted(told, _state, _MOST_STATE)}" if dealt.offers else held
    head = _head(told, where, told.view.deal)
    return HandSheet(head, body, _call(dealt), picture, held, controls)


def _prospect(dealt: Dealt) -> Callable[[Action], str]:
    """What each listed action would make of this hand."""
    return partial(dealt.hands.prospect, dealt.hand, dealt.told.rules)


def _state(told: Told) -> str:
    assert told.view.public is not None
    return small(told.kit.words.state(told.view.public, told.rules, told.players))


def _call(dealt: Dealt) -> str:
    view = dealt.told.view
    if view.state.phase is not Phase.PLAYING:
        return dealt.told.deals.hand_over
    if not dealt.offers and view.state.deserted:
        return words.DESERTED
    if not dealt.offers:
        return words.OTHERS
    if view.turn is not None and dealt.hand.seat not in awaited(view.turn):
        return words.ENTERED
    if view.deadline is None or view.deadline.what != "absent":
        return words.YOUR_TURN
    return words.your_turn_until(view.deadline.moment)
