"""What a press on an offer does: somebody plays, or is asked first for what is left open."""

from __future__ import annotations

from collections.abc import Sequence

from bot.chat import choices
from bot.chat.answers import written
from bot.chat.asking import form_of, inquiry
from bot.chat.ids import Reference
from bot.chat.sheet import Button, TableSheet
from bot.chat.use import Use
from bot.chat.words import buttons, replies
from bot.rules.offers import Action, Offer, Refused
from bot.rules.turns import Window
from bot.tables.refusals import MOVED_ON
from bot.tables.state import Phase


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
    except Refused as refused:
        await _renew(use)
        await _refuse(use, refused)
    await _renew(use)


async def _refuse(use: Use, refused: Refused) -> None:
    """Says why not, with the place of the book that tells more beside it, where it can help."""
    if str(refused) == MOVED_ON or use.table.state.phase is not Phase.PLAYING:
        raise refused
    rule = Button(buttons.THE_RULE, use.ident.of("rules"))
    await use.press.show(TableSheet(use.told(refused), rows=((rule,),)))


async def _play(use: Use, reference: Reference) -> None:
    """Plays; what nobody is shown is told whoever has entered it by the table in a quiet word."""

    def choose(offers: Sequence[Offer]) -> Action:
        offer = _meant(use, reference, offers)
        if use.filled is not None:
            return written(offer, use.filled, use.locale, use.kit.words.places_to_lay)
        return choices.chosen(offer, reference.amount)

    secret = _is_hidden(use)
    entry = await use.table.act(use.user, choose, use.ident.move)
    if secret and not use.press.private:
        await use.press.say(replies.entered(use.kit.words.label(entry).text))
    await use.press.acknowledge()


def _is_hidden(use: Use) -> bool:
    """Whether nobody but whoever presses will see what comes of it."""
    turn = use.table.turn
    return isinstance(turn, Window) and turn.hidden


async def _renew(use: Use) -> None:
    """Takes a hand that was pressed into care, with the press as the leave to change it."""
    if use.press.hidden and use.filled is None:
        reply = await use.press.renewal()
        if reply is not None:
            use.house.presenter.hold(use.table, use.user, reply, None)


def _meant(use: Use, reference: Reference, own: Sequence[Offer]) -> Offer:
    public = use.table.public()
    if public is None:
        raise Refused(MOVED_ON)
    return choices.referred(use.table.rules, public.table, reference, own)


async def _ask(use: Use, reference: Reference) -> None:
    seat = use.own_place()
    use.check_move()
    own = use.table.offers(seat)
    if not own:
        raise Refused(replies.NOT_YOUR_TURN)
    offer = _meant(use, reference, own)
    public = use.table.public()
    assert public is not None
    asked = inquiry(use.kit, public, use.table.rules, seat, offer)
    await use.press.form(form_of(use.ident, offer, asked, use.kit.words.places_to_lay))
