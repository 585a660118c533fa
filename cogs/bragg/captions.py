"""What is written in the pictures of bragg."""

from __future__ import annotations

from typing import Final

from bot.chat.wording import NONE_LEFT, between
from bot.rules.cards import rank_name
from cards_art.bragg.captions import Captions
from cogs._captions import DEAL, FOLDED, HELD, SITTING_OUT
from cogs.bragg.naming import HAS_CHOSEN, POTS_ALONE, called

CAPTIONS: Final = Captions(
    held=HELD,
    none_left=NONE_LEFT,
    deal=DEAL,
    pots=POTS_ALONE,
    called=called,
    heading=lambda halves, rank: called(halves, rank).capitalize(),
    rank=rank_name,
    ace_of_diamonds="ace of diamonds",
    unseen="unseen",
    as_elder="as the elder",
    stands_over="stands over",
    call="Call {:,}".format,
    check="Check",
    bet=lambda least, most: f"bet {between(least, most)}",
    raise_by=lambda least, most: f"raise {between(least, most)}",
    or_fold="or fold",
    sits_out=SITTING_OUT,
    folded=FOLDED,
    you_folded="Folded",
    has_chosen=HAS_CHOSEN,
    counts="counts {}".format,
    then_counts="then counts {}".format,
    count="Counts {}".format,
    chosen="chosen",
    the_best="the best",
    took="took {:,}".format,
)
