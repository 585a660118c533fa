"""What a press on an offer does: somebody plays, or is asked for an amount first."""

from __future__ import annotations

from collections.abc import Sequence

from bot.chat import choices
from bot.chat.forms import amount_form
from bot.chat.ids import Reference
from bot.chat.kit import Inquiry
from bot.chat.use import Use
from bot.chat.wording import chips
from bot.rules.offers import Action, Offer, Refused, Stake
from bot.rules.turns import Seat
from bot.tables.table import MOVED_ON


async def act(use: Use, reference: Reference) -> None:
    """Plays what an offer says, or opens the form for its amount. Raises `Refused`.

    A hand that was pressed shows afterwards how it stands now: also when it is of long ago, and
    the press came to nothing.
    """
    try:
        if reference.form and use.amount is None:
            await _ask(use, reference)
            return
        await _play(use, reference)
    except Refused:
        await _renew(use)
        raise
    await _renew(use)


async def _play(use: Use, reference: Reference) -> None:
    def choose(offers: Sequence[Offer]) -> Action:
        offer = _meant(use, reference, offers)
        if use.amount is not None:
            return choices.written(offer, use.amount, use.locale)
        if reference.amount is None:
            return choices.least(offer)
        return choices.chosen(offer, reference.amount)

    await use.table.act(use.user, choose, use.ident.move)
    await use.press.acknowledge()


async def _renew(use: Use) -> None:
    """Takes a hand that was pressed into care, with the press as the leave to change it."""
    if use.press.hidden and use.amount is None:
        reply = await use.press.renewal()
        if reply is not None:
            use.house.presenter.hold(use.table, use.user, reply, None)


def _meant(use: Use, reference: Reference, own: Sequence[Offer]) -> Offer:
    public = use.table.view().public
    if public is None:
        raise Refused(MOVED_ON)
    return choices.referred(use.table.rules, public.table, reference, own)


async def _ask(use: Use, reference: Reference) -> None:
    seat = use.own_place()
    use.check_move()
    own = use.table.offers(seat)
    if not own:
        raise Refused("It is not your turn.")
    offer = _meant(use, reference, own)
    if not isinstance(offer, Stake):
        raise Refused(MOVED_ON)
    asked = _inquiry(use, seat, offer)
    form = amount_form(use.ident, asked.title, choices.amounts_of(offer), asked.hint)
    await use.press.form(form)


def _inquiry(use: Use, seat: Seat, offer: Stake) -> Inquiry:
    """How the form asks for an amount: also what whoever is asked has to stake from."""
    words = use.kit.words
    public = use.table.view().public
    assert public is not None
    owned = f"You have {chips(public.table.chips.stacks[seat])} before you."
    if words.inquiry is None:
        return Inquiry(words.asking(offer.action).text.rstrip("…"), owned)
    asked = words.inquiry(public, use.table.rules, seat, offer.action)
    return Inquiry(asked.title, f"{owned} {asked.hint}")
