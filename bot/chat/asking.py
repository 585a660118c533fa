"""How what an offer leaves open is asked for, at a table and in a lesson."""

from __future__ import annotations

from dataclasses import replace

from discord import ui

from bot.chat.choices import amounts_of
from bot.chat.forms import AnyIdent, amount_form, layout_form, pick_form
from bot.chat.kit import AnyKit, Inquiry
from bot.chat.wording import sentences
from bot.chat.words.replies import before_you
from bot.games import AnyRules
from bot.rules.game import Public, PublicView
from bot.rules.offers import Layout, Offer, Pick, Refused, Say, Stake
from bot.rules.turns import Seat
from bot.tables.refusals import MOVED_ON


def form_of(ident: AnyIdent, offer: Offer, asked: Inquiry) -> ui.Modal:
    """The form for an offer. Raises `Refused` for one that leaves nothing open."""
    match offer:
        case Say():
            raise Refused(MOVED_ON)
        case Stake():
            return amount_form(ident, asked.title, amounts_of(offer), asked.hint)
        case Pick():
            return pick_form(ident, asked.title, offer, asked.hint)
        case Layout():
            return layout_form(ident, asked.title, offer, asked.hint, asked.places)


def inquiry(
    kit: AnyKit, public: PublicView[Public], rules: AnyRules, seat: Seat, offer: Offer
) -> Inquiry:
    """How the form asks: where it is for chips, also what whoever is asked has to stake from."""
    staked = isinstance(offer, Stake | Layout)
    owned = before_you(public.table.chips.stacks[seat]) if staked else ""
    if kit.words.inquiry is None:
        return Inquiry(kit.words.asking(offer.action).text.rstrip("…"), owned)
    asked = kit.words.inquiry(public, rules, seat, offer.action)
    return replace(asked, hint=sentences(owned, asked.hint))
