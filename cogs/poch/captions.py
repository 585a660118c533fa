"""What is written in the pictures of poch."""

from __future__ import annotations

from typing import Final

from cards_art.poch.captions import Captions
from cogs._captions import HELD, SITTING_OUT, STOCK
from cogs.poch.naming import POOLS, called

CAPTIONS: Final = Captions(
    held=HELD,
    stock=STOCK,
    pools=POOLS,
    pochen="The pochen",
    bet_stands="Bet",
    no_bet="none",
    limit="Limit",
    to_win="To win",
    leads="To lead: {}".format,
    wins="Out first: {}".format,
    sits_out=SITTING_OUT,
    has_passed="has passed",
    bet="bet",
    took_poch="took Poch",
    paid="paid {:,}".format,
    is_out="is out",
    heading=lambda holding: called(holding).capitalize(),
    you_passed="Passed",
    wait_for_play=("wait for", "the play"),
    no_pair="No pair",
    only_pass=("you can", "only pass"),
)
