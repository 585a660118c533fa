"""What a hand is called."""

from __future__ import annotations

from bot.chat.wording import Note
from bot.games.brag import ABOVE_ACE, Kind, Reading
from bot.rules.cards import rank_name, rank_names


def called(reading: Reading) -> Note:
    """The kind of a hand with its rank: `pair of kings`, `running flush`, `ace high`."""
    rank = reading.ranks[0]
    match reading.kind:
        case Kind.PRIAL:
            return f"prial of {rank_names(rank)}"
        case Kind.PAIR:
            return f"pair of {rank_names(rank)}"
        case Kind.RUNNING_FLUSH:
            return "running flush"
        case Kind.RUN:
            return "run"
        case Kind.FLUSH:
            return "flush"
        case Kind.SINGLE:
            if reading.height == ABOVE_ACE:
                return "ace of diamonds high"
            return f"{rank_name(rank)} high"
