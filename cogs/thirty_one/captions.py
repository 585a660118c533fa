"""What is written in the pictures of thirty-one."""

from __future__ import annotations

from typing import Final

from bot.rules.cards import corner
from cards_art.thirty_one.captions import Captions
from cogs._captions import DEAL, HELD, SITTING_OUT
from cogs.thirty_one.naming import IN_SUIT, KNOCKED, PASSED, STANDS, circuit, triplet

CAPTIONS: Final = Captions(
    held=HELD,
    deal=DEAL,
    circuit=circuit,
    pool="Pool {:,}".format,
    has_knocked="has knocked",
    takes_pool="takes the pool, {:,}".format,
    equal_hands="Equal hands",
    share_pool="share the pool, {:,}".format,
    sits_out=SITTING_OUT,
    knocked=KNOCKED,
    passed=PASSED,
    stands=STANDS,
    given=lambda card: f"for {corner(card)}",
    in_the_middle="In the middle",
    triplet=triplet,
    in_suit=IN_SUIT,
)
