"""Offers as buttons and menus, and what a press makes of them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.chat.ids import Ident, Reference
from bot.chat.kit import AnyKit
from bot.chat.sheet import Button, Line, Row, in_rows, menus
from bot.games import AnyRules
from bot.rules.game import Action, Offer, Public, Refused, Say, Seat, Stake, Turn, acting
from bot.tables.table import MOVED_ON


def open_offers(
    rules: AnyRules, table: Public, turn: Turn | None
) -> Iterable[tuple[Reference, Offer]]:
    """What whoever may act may do, as far as everybody can tell: each action once."""
    seen: list[Action] = []
    for seat in acting(turn) if turn is not None else ():
        for index, offer in enumerate(rules.open_offers(table, seat)):
            if offer.action not in seen:
                seen.append(offer.action)
                yield Reference(seat, index), offer


def own_offers(offers: Sequence[Offer]) -> Iterable[tuple[Reference, Offer]]:
    """What one place may do."""
    return ((Reference(None, index), offer) for index, offer in enumerate(offers))


def rows(kit: AnyKit, ident: Ident, offers: Iterable[tuple[Reference, Offer]]) -> tuple[Row, ...]:
    """Offers as controls: menus of what is listed first, then buttons."""
    listed: list[tuple[int, Line]] = []
    buttons: list[Button] = []
    for reference, offer in offers:
        match offer:
            case Say(action):
                label = kit.words.label(action)
                if label.listed:
                    line = Line(label.text, str(reference), label.emoji)
                    listed.append((label.order, line))
                else:
                    what = ident.of(str(reference))
                    buttons.append(Button(label.text, what, label.style, label.emoji))
            case Stake():
                buttons += _stakes(kit, ident, reference, offer)
    lines = [line for _, line in sorted(listed, key=lambda each: each[0])]
    return (*menus(kit.words.menu, ident.of("menu"), lines), *in_rows(buttons))


def _stakes(kit: AnyKit, ident: Ident, reference: Reference, offer: Stake) -> list[Button]:
    """The least, double that, the most, and a form for anything between."""
    amounts = sorted({offer.low, min(2 * offer.low, offer.high), offer.high})
    found: list[Button] = []
    for amount in amounts:
        label = kit.words.label(offer.at(amount))
        what = str(Reference(reference.place, reference.index, amount))
        found.append(Button(label.text, ident.of(what), label.style, label.emoji))
    if (offer.high - offer.low) // offer.step >= len(amounts):
        what = str(Reference(reference.place, reference.index, form=True))
        found.append(Button("Another amount…", ident.of(what)))
    return found


def referred(rules: AnyRules, table: Public, reference: Reference, own: Sequence[Offer]) -> Offer:
    """The offer that a control meant, with the bounds of whoever presses. Raises `Refused`."""
    offers = own if reference.place is None else _of_place(rules, table, reference.place)
    if reference.index >= len(offers):
        raise Refused(MOVED_ON)
    meant = offers[reference.index]
    return next((each for each in own if _alike(each, meant)), meant)


def _of_place(rules: AnyRules, table: Public, place: Seat) -> Sequence[Offer]:
    if place not in acting(rules.turn(table)):
        raise Refused(MOVED_ON)
    return rules.open_offers(table, place)


def _alike(one: Offer, other: Offer) -> bool:
    return type(one) is type(other) and one.action == other.action


def chosen(offer: Offer, amount: int | None) -> Action:
    """The action that an offer and an amount make. Raises `Refused` with the bounds."""
    match offer:
        case Say(action):
            return action
        case Stake():
            action = None if amount is None else offer.at(amount)
            if action is None or not offer.admits(action):
                raise Refused(bounds(offer))
            return action


def bounds(offer: Stake) -> str:
    """What amounts an offer takes, in words."""
    if offer.low == offer.high:
        return f"It can only be {offer.low:,}."
    return f"A whole number {span(offer)} is wanted."


def span(offer: Stake) -> str:
    """The amounts of an offer, such as `from 20 to 60 in steps of 10`."""
    steps = "" if offer.step == 1 else f" in steps of {offer.step:,}"
    return f"from {offer.low:,} to {offer.high:,}{steps}"
