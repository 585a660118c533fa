"""What a press on an offer does: somebody plays, or is asked first for what is left open."""

from __future__ import annotations

from collections.abc import Sequence

from discord import ui

from bot.chat import choices
from bot.chat.answers import written
from bot.chat.forms import amount_form, layout_form, pick_form
from bot.chat.ids import Reference
from bot.chat.kit import Inquiry
from bot.chat.use import Use
from bot.chat.wording import chips
from bot.rules.offers import Action, Layout, Offer, Pick, Refused, Say, Stake
from bot.rules.turns import Seat, Window
from bot.tables.table import MOVED_ON


async def act(use: Use, reference: Reference) -> None:
    """Plays what an offer says, or opens the form for what it leaves open. Raises `Refused`.

    A hand that was pressed shows afterwards how it stands now: also when it is of long ago, and
    the press came to nothing.
    """
    try:
        if reference.form and use.filled is None:
            await _ask(use, reference)
            return
        await _play(use, reference)
    except Refused:
        await _renew(use)
        raise
    await _renew(use)


async def _play(use: Use, reference: Reference) -> None:
    """Plays; what nobody is shown is told whoever has entered it by the table in a quiet word."""

    def choose(offers: Sequence[Offer]) -> Action:
        offer = _meant(use, reference, offers)
        if use.filled is not None:
            return written(offer, use.filled, use.locale)
        return choices.chosen(offer, reference.amount)

    secret = _is_hidden(use)
    entry = await use.table.act(use.user, choose, use.ident.move)
    if secret and not use.press.private:
        await use.press.say(f"You have entered: {use.kit.words.label(entry).text}.")
    await use.press.acknowledge()


def _is_hidden(use: Use) -> bool:
    """Whether nobody but whoever presses will see what comes of it."""
    turn = use.table.view().turn
    return isinstance(turn, Window) and turn.hidden


async def _renew(use: Use) -> None:
    """Takes a hand that was pressed into care, with the press as the leave to change it."""
    if use.press.hidden and use.filled is None:
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
    await use.press.form(_form(use, offer, _inquiry(use, seat, offer)))


def _form(use: Use, offer: Offer, asked: Inquiry) -> ui.Modal:
    match offer:
        case Say():
            raise Refused(MOVED_ON)
        case Stake():
            return amount_form(use.ident, asked.title, choices.amounts_of(offer), asked.hint)
        case Pick():
            return pick_form(use.ident, asked.title, offer, asked.hint)
        case Layout():
            return layout_form(use.ident, asked.title, offer, asked.hint)


def _inquiry(use: Use, seat: Seat, offer: Offer) -> Inquiry:
    """How the form asks: where it is for chips, also what whoever is asked has to stake from."""
    words = use.kit.words
    public = use.table.view().public
    assert public is not None
    staked = isinstance(offer, Stake | Layout)
    owned = f"You have {chips(public.table.chips.stacks[seat])} before you." if staked else ""
    if words.inquiry is None:
        return Inquiry(words.asking(offer.action).text.rstrip("…"), owned)
    asked = words.inquiry(public, use.table.rules, seat, offer.action)
    return Inquiry(asked.title, f"{owned} {asked.hint}".strip())
