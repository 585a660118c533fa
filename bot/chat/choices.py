"""Offers as buttons and menus, and what a press makes of them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace

from msgspec import structs

from bot.chat.ids import Controls, Reference
from bot.chat.kit import AnyKit, Label
from bot.chat.sheet import Button, Line, Row, menus, together
from bot.chat.words.amounts import can_be
from bot.games import AnyRules
from bot.rules.chips import round_amount
from bot.rules.game import Public
from bot.rules.offers import Action, Layout, Offer, Pick, Refused, Say, Stake
from bot.rules.turns import Seat, Turn, acting
from bot.tables.refusals import MOVED_ON


@dataclass(frozen=True, slots=True)
class Choice:
    """An offer and how a control refers to it; `shared` by several, each with bounds of their own.

    The offer of a shared choice has the widest bounds of all.
    """

    reference: Reference
    offer: Offer
    shared: bool = False


def open_choices(rules: AnyRules, table: Public, turn: Turn | None) -> list[Choice]:
    """What whoever may act may do, as far as everybody can tell: each action once."""
    found: list[Choice] = []
    for seat in acting(turn) if turn is not None else ():
        for index, offer in enumerate(rules.open_offers(table, seat)):
            same = next((n for n, each in enumerate(found) if _alike(each.offer, offer)), None)
            if same is None:
                found.append(Choice(Reference(seat, index), offer))
            else:
                found[same] = _shared(found[same], offer)
    return found


def _shared(choice: Choice, other: Offer) -> Choice:
    mine = choice.offer
    if isinstance(mine, Stake) and isinstance(other, Stake):
        wide = structs.replace(mine, low=min(mine.low, other.low), high=max(mine.high, other.high))
        return Choice(choice.reference, wide, shared=True)
    return replace(choice, shared=True)


def own_choices(offers: Sequence[Offer]) -> list[Choice]:
    """What one place may do."""
    return [Choice(Reference(None, index), offer) for index, offer in enumerate(offers)]


def rows(
    kit: AnyKit,
    table: Public,
    ident: Controls,
    choices: Iterable[Choice],
    prospect: Callable[[Action], str] = lambda _action: "",
) -> tuple[Row, ...]:
    """Choices as controls: menus of what is listed first, then buttons.

    `prospect` says what is to be read below a listed action, if anything is.
    """
    listed: list[tuple[int, Line]] = []
    buttons: list[list[Button]] = []
    for choice in choices:
        buttons.append([])
        for label, reference in _labels(kit, table, choice):
            if label.listed:
                about = prospect(choice.offer.action) or None
                line = Line(label.text, str(reference), label.emoji, about)
                listed.append((label.order, line))
            else:
                what = ident.of(str(reference))
                buttons[-1].append(Button(label.text, what, label.style, label.emoji))
    lines = [line for _, line in sorted(listed, key=lambda each: each[0])]
    return (*menus(kit.words.menu, ident.of("menu"), lines), *together(buttons))


def _labels(kit: AnyKit, table: Public, choice: Choice) -> list[tuple[Label, Reference]]:
    """The labels of a choice: of an amount, some on quick buttons and a form for the others.

    What is asked for by a line of the menu has no quick buttons, nor have cards and layouts.
    """
    reference, offer = choice.reference, choice.offer
    if isinstance(offer, Say):
        return [(kit.words.labelled(table, offer.action), reference)]
    asking = kit.words.asking(offer.action), replace(reference, form=True)
    if asking[0].listed or not isinstance(offer, Stake):
        return [asking]
    amounts = quick_amounts(offer, shared=choice.shared)
    quick = [
        (kit.words.labelled(table, offer.at(amount)), _quick(choice, amount)) for amount in amounts
    ]
    is_all = (offer.high - offer.low) // offer.step < len(amounts)
    return quick if is_all else [*quick, asking]


def _quick(choice: Choice, amount: int) -> Reference:
    """What a quick button means: of a shared choice, nothing is the least of whoever presses.

    So one whose chips lie there already leaves them as they are.
    """
    mine = choice.shared and not amount
    return choice.reference if mine else replace(choice.reference, amount=amount)


def quick_amounts(offer: Stake, *, shared: bool) -> list[int]:
    """The amounts on buttons: the handy ones, else the least, double that, and the most.

    Where several share a choice the most of one is not that of another, so there are round
    amounts instead.
    """
    low, high, step = offer.low, offer.high, offer.step
    if offer.handy:
        wanted = [low, *offer.handy] if low > min(offer.handy) else [*offer.handy]
    elif shared:
        parts = [round_amount(high // part) for part in (20, 8, 3)]
        wanted = [low, *(low + (each - low) // step * step for each in parts if each > low)]
    else:
        wanted = [low, min(2 * low, high), high]
    return sorted({each for each in wanted if low <= each <= high and (each - low) % step == 0})


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
    """Whether two offers are for the same, though the amounts may be others."""
    return type(one) is type(other) and one.action == other.action


def chosen(offer: Offer, amount: int | None) -> Action:
    """The action of a control without a form: `None` is the least amount. Raises `Refused`."""
    match offer:
        case Say(action):
            return action
        case Stake():
            action = offer.at(offer.low if amount is None else amount)
            if not offer.admits(action):
                raise Refused(can_be(amounts_of(offer)))
            return action
        case Pick() | Layout():
            # They are only asked for by a form.
            raise Refused(MOVED_ON)


def amounts_of(offer: Stake) -> range:
    """The amounts that an offer takes."""
    return range(offer.low, offer.high + 1, offer.step)
