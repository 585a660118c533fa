"""The middle of the table of connexions: the trick, the one before it, what a connexion means."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from bot.games.connexions import Baize, Connexions, Trick
from bot.rules.turns import Seat
from cards_art import trick_row
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


def trick_items(baize: Baize, places: Mapping[Seat, Place]) -> Iterator[Item]:
    """The trick in the middle; the card that takes it is marked."""
    trick = shown(baize)
    if trick is not None:
        lies = {seat: _LAID[place.edge] for seat, place in places.items()}
        others = State.PLAIN if trick is baize.trick else State.DIMMED
        yield from trick_row.middle((trick, trick.winner), lies, _CARD, others)


def last_items(baize: Baize) -> Iterator[Item]:
    """The last trick, once the next has been led to."""
    if baize.trick.cards and baize.tricks:
        yield from trick_row.last((baize.tricks[-1], baize.tricks[-1].winner))


def told(baize: Baize, rules: Connexions, guests: Sequence[Guest]) -> Iterator[Item]:
    """A slip of paper that says what connexion cards in the trick mean."""
    trick = shown(baize)
    if trick is None or not trick.connecting:
        return
    if trick.connexions:
        yield from notice(_made(trick, trick is not baize.trick, guests), _SLIP, _WIDE)
    elif trick is baize.trick and baize.unseen:
        yield from _to_answer(baize, rules)


def _made(trick: Trick, taken: bool, guests: Sequence[Guest]) -> list[tuple[str, Letter]]:
    """What connexion lies in a trick, and what becomes of it."""
    made = trick.connexions
    head = "All connexions" if len(made) == 3 else f"{made[0].capitalize()} connexion"
    if taken:
        rest = ("goes to", Letter.ITALIC), (guests[trick.winner].name, Letter.ROMAN)
    else:
        rest = ("diamonds may", Letter.ITALIC), ("now be played", Letter.ITALIC)
    return [(head, Letter.BOLD), *rest]


def _to_answer(baize: Baize, rules: Connexions) -> Iterator[Item]:
    """The one connexion card in the trick, and that another answers it."""
    x, y = _SLIP
    yield Panel(_SLIP, (_WIDE, 3 * _LINE + 26), Ground.PAPER)
    yield from written([baize.trick.connecting[0].card], (x - 98, y - _LINE))
    duty = "must answer it" if rules.must_answer == "on" else "may answer it"
    yield penned("lies there:", (x + 30, y - _LINE), 140, Letter.ITALIC)
    yield penned("whoever can", (x, y), _WIDE - 26, Letter.ITALIC)
    yield penned(duty, (x, y + _LINE), _WIDE - 26, Letter.ITALIC)
