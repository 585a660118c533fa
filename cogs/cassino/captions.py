"""What is written in the pictures of cassino."""

from __future__ import annotations

from typing import Final

from bot.chat.wording import NONE_LEFT
from cards_art.cassino.captions import Account, Captions
from cogs._captions import DEAL, HELD
from cogs.cassino.sides import GREAT, LITTLE

CAPTIONS: Final = Captions(
    held=HELD,
    account=Account(
        cards="Cards",
        spades="Spades",
        great=GREAT,
        little=LITTLE,
        aces="Aces",
        sweeps="Sweeps",
        counts="counts",
        scores="scores",
        game="the game",
    ),
    deal=DEAL,
    game=lambda points: f"to {points} points" if points else "a single deal",
    pack="Pack",
    dealt_out="dealt out",
    last="Last take",
    empty="The board is empty",
    build=lambda value, called, owner: f"{value}s · {owner}" if called else f"{value} · {owner}",
    takes="takes {}".format,
    takes_all="sweeps",
    none_left=NONE_LEFT,
    nobody="Nobody",
    has_not_scored="scores in this deal",
    has_scored=lambda players, points: f"scores {points}" if players == 1 else f"score {points}",
    has_won=lambda players: "wins the game" if players == 1 else "win the game",
)
