"""The middle of the table of connexions: the trick, the one before it, what a connexion means."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from bot.games.connexions import Baize, Connexions, Trick
from bot.rules.turns import Seat
from cards_art import trick_row
from cards_art.connexions.captions import Captions
from cards_art.connexions.prices import written
from cards_art.lettering import penned
from cards_art.places import Place
from cards_art.scene import (
    Ground,
    Guest,
    Heading,
    Item,
    Letter,
    Panel,
    Spot,
    State,
)
from cards_art.slips import notice

_CARD: Final = 132
_LAID: Final[Mapping[Heading, trick_row.Lie]] = {
    Heading.DOWN: ((600, 498), 2),
    Heading.LEFT: ((454, 402), -4),
    Heading.UP: ((600, 302), -2),
    Heading.RIGHT: ((746, 398), 4),
}
"""Where the card of a place lies."""
_SLIP: Final[Spot] = (1022, 664)
_WIDE: Final = 256
_LINE: Final = 36


def shown(baize: Baize) -> Trick | None:
    """The trick that lies in the middle: until somebody leads anew, the one just taken."""
    if baize.trick.cards:
        return baize.trick
    return baize.tricks[-1] if baize.tricks else None


def trick_items(
    baize: Baize, places: Mapping[Seat, Place], captions: trick_row.Captions
) -> Iterator[Item]:
    """The trick in the middle; the card that takes it is marked."""
    trick = shown(baize)
    if trick is not None:
        lies = {seat: _LAID[place.edge] for seat, place in places.items()}
        others = State.PLAIN if trick is baize.trick else State.DIMMED
        yield from trick_row.middle((trick, trick.winner), lies, _CARD, others, captions)


def last_items(baize: Baize, captions: trick_row.Captions) -> Iterator[Item]:
    """The last trick, once the next has been led to."""
    if baize.trick.cards and baize.tricks:
        last = baize.tricks[-1]
        yield from trick_row.last((last, last.winner), captions)


def told(
    baize: Baize, rules: Connexions, guests: Sequence[Guest], captions: Captions
) -> Iterator[Item]:
    """A slip of paper that says what connexion cards in the trick mean."""
    trick = shown(baize)
    if trick is None or not trick.connecting:
        return
    if trick.connexions:
        taker = None if trick is baize.trick else guests[trick.winner]
        yield from notice(_made(trick, taker, captions), _SLIP, _WIDE)
    elif trick is baize.trick and baize.unseen:
        yield from _to_answer(baize, rules, captions)


def _made(trick: Trick, taker: Guest | None, captions: Captions) -> list[tuple[str, Letter]]:
    """What connexion lies in a trick, and what becomes of it, once it is taken."""
    head = captions.made(trick.connexions), Letter.BOLD
    if taker is not None:
        return [head, (captions.goes_to, Letter.ITALIC), (taker.name, Letter.ROMAN)]
    return [head, *((line, Letter.ITALIC) for line in captions.trumps_may)]


def _to_answer(baize: Baize, rules: Connexions, captions: Captions) -> Iterator[Item]:
    """The one connexion card in the trick, and that another answers it."""
    x, y = _SLIP
    yield Panel(_SLIP, (_WIDE, 3 * _LINE + 26), Ground.PAPER)
    yield from written([baize.trick.connecting[0].card], (x - 98, y - _LINE))
    yield penned(captions.lies_there, (x + 30, y - _LINE), 140, Letter.ITALIC)
    must = rules.must_answer == "on"
    for index, line in enumerate(captions.must_answer if must else captions.may_answer):
        yield penned(line, (x, y + _LINE * index), _WIDE - 26, Letter.ITALIC)
