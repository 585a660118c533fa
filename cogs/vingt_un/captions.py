"""What is written in the pictures of vingt-un."""

from __future__ import annotations

from typing import Final

from bot.chat.wording import NO_CARDS, NOT_DEALT
from cards_art.vingt_un.captions import Captions
from cogs._captions import NO_COUP, NOTHING, SITTING_OUT, TO_BE_SHUFFLED
from cogs.vingt_un.naming import SITS_COUP_OUT, STANDS

CAPTIONS: Final = Captions(
    cards_left="{} left".format,
    to_be_shuffled=TO_BE_SHUFFLED,
    coup="Coup {}".format,
    who_deals_first="who deals first?",
    your_stakes="Your stakes!",
    coup_up_to="Coup {}, up to {:,}".format,
    card_or_stand="a card, or stand?",
    deals_card_or_stand="deals: a card, or stand?",
    no_coup=NO_COUP,
    dealers_natural="Dealer's natural",
    nobody_stands="Nobody stands",
    dealer_over="The dealer is over",
    dealer_has="The dealer has {}".format,
    deals_next="{} deals next".format,
    the_end="the end",
    natural="natural",
    over="over",
    stands=STANDS,
    sits_out=SITTING_OUT,
    nothing=NOTHING,
    a_natural="a natural",
    thrown_up="thrown up",
    or_counts="or {}".format,
    not_dealt=NOT_DEALT,
    no_cards=NO_CARDS,
    sits_coup_out=SITS_COUP_OUT,
)
