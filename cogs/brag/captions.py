"""What is written in the pictures of brag."""

from __future__ import annotations

from typing import Final

from cards_art.brag.captions import Captions
from cogs._captions import DEAL, FOLDED, HELD, SITTING_OUT
from cogs.brag.naming import called

CAPTIONS: Final = Captions(
    held=HELD,
    deal=DEAL,
    called=called,
    called_natural=lambda reading: f"natural {called(reading)}",
    heading=lambda reading: called(reading).capitalize(),
    natural="natural",
    with_braggers="with braggers",
    bragger="bragger",
    to_be_shuffled=("to be", "shuffled"),
    under="under",
    pot="Pot {:,}".format,
    closed_pot="closed pot {}".format,
    least="Least",
    most="Most",
    to_cover="To cover",
    to_see="To see",
    may_only="May only",
    fold="fold",
    sits_out=SITTING_OUT,
    folded=FOLDED,
    you_folded="You have folded.",
    took="took",
)
