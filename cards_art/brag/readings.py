"""What a hand is called, and the sign on its braggers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.games.brag import ABOVE_ACE, BRAGGERS, Brag, Kind, Reading
from bot.rules.cards import Card, cards, rank_name, rank_names
from cards_art.scene import Disc, Spot, Tone


def called(reading: Reading) -> str:
    """The kind of a hand with its rank: `pair of kings`, `running flush`, `ace high`."""
    rank, kind = reading.ranks[0], reading.kind.name.lower().replace("_", " ")
    match reading.kind:
        case Kind.PRIAL | Kind.PAIR:
            return f"{kind} of {rank_names(rank)}"
        case Kind.RUNNING_FLUSH | Kind.RUN | Kind.FLUSH:
            return kind
        case Kind.SINGLE:
            if reading.height == ABOVE_ACE:
                return "ace of diamonds high"
            return f"{rank_name(rank)} high"


def nature(reading: Reading) -> str:
    """Whether a pair or a prial is made with braggers; nothing for what is neither."""
    if reading.kind not in (Kind.PAIR, Kind.PRIAL):
        return ""
    return "natural" if reading.natural else "bragger"


def signs(
    shown: Sequence[Card], rules: Brag, first: Spot, step: int, radius: int
) -> Iterator[Disc]:
    """A brass button on each bragger; `first` is where it would be on the first card."""
    for index, card in enumerate(shown):
        if card in cards(BRAGGERS[rules.braggers]):
            yield Disc((first[0] + step * index, first[1]), radius, Tone.BRASS)
