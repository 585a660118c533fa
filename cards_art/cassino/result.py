"""The end of a deal: the account of what each side has won, and the cards themselves."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from bot.games.cassino import Board, Cassino
from bot.rules.chips import signed
from cards_art.cassino.captions import Account, Captions
from cards_art.fan import in_a_row, sorted_by_suit
from cards_art.lettering import caption, figure, penned
from cards_art.scene import Anchor, Disc, Ground, Guest, Ink, Item, Letter, Panel, Rule, Tone
from cards_art.seating import short_name
from cards_art.slips import notice

TONES: Final = (Tone.RED, Tone.BLUE, Tone.BRASS)
"""The colour of each side."""

_LEFT, _TOP = 76, 50
"""Clear of the gilding in the corner."""
_LABELS: Final = 204
"""The room for what a line is about."""
_COLUMNS: Final = {2: 200, 3: 172}
"""How wide a column is, by how many there are."""
_PITCH: Final = 36
_END: Final = 1146
"""How far to the right the baize reaches."""
_CARD: Final = 92

Cell = tuple[str, str]
"""How many there are, where that is not what they count, and what they count."""

Line = tuple[str, list[Cell]]
"""What it is about, and a cell for each side."""


def result(
    shown: Board, rules: Cassino, guests: Sequence[Guest], deal: int, captions: Captions
) -> Iterator[Item]:
    """The whole picture of a deal that is over."""
    wide = _LABELS + _COLUMNS[shown.sides] * shown.sides + 36
    beside, room = (_LEFT + wide + _END) // 2, _END - _LEFT - wide - 40
    yield from _account(shown, guests, wide, captions.account)
    yield caption(captions.deal(deal), (beside, 82), room)
    yield from notice(_news(shown, guests, captions), (beside, 180), room)
    yield caption(captions.game(rules.target), (beside, 284), room)
    yield from _piles(shown, guests)


def _account(shown: Board, guests: Sequence[Guest], wide: int, captions: Account) -> Iterator[Item]:
    """A sheet with a column for each side."""
    won, column = [*_won(shown, captions)], _COLUMNS[shown.sides]
    lines = [*won, *_sums(shown, captions)]
    head = _TOP + (66 if len(shown.seats) == 4 else 32)
    high = head - _TOP + _PITCH * len(lines) + 32
    yield Panel((_LEFT + wide // 2, _TOP + high // 2), (wide, high), Ground.PAPER)
    ends = [_LEFT + _LABELS + column * (side + 1) + 8 for side in range(shown.sides)]
    for side, (right, seats) in enumerate(zip(ends, shown.parties, strict=True)):
        yield Disc((right - column + 28, head), 12, TONES[side])
        for up, seat in enumerate(reversed(seats)):
            at = right, head - 33 * up
            yield penned(short_name(guests[seat]), at, column - 46, Letter.BOLD, Anchor.RIGHT)
    for index, (label, cells) in enumerate(lines):
        y = head + 6 + _PITCH * (index + 1)
        if index == len(won):
            yield Rule((_LEFT + 20, y - 17), (_LEFT + wide - 20, y - 17), Ink.GILT)
        yield penned(label, (_LEFT + 24, y), _LABELS, Letter.ITALIC, Anchor.LEFT)
        for right, (number, counts) in zip(ends, cells, strict=True):
            yield penned(counts, (right, y), 60, Letter.BOLD, Anchor.RIGHT)
            if number:
                yield penned(number, (right - 60, y), 60, Letter.ROMAN, Anchor.RIGHT)


def _won(shown: Board, captions: Account) -> Iterator[Line]:
    """What the sides have won, and what each of it counts."""
    tallies = shown.tallies
    yield captions.cards, [(str(each.cards), _points(3 * each.most_cards)) for each in tallies]
    yield captions.spades, [(str(each.spades), _points(int(each.most_spades))) for each in tallies]
    yield captions.great, [("", _points(2 * each.great)) for each in tallies]
    yield captions.little, [("", _points(int(each.little))) for each in tallies]
    yield captions.aces, [("", _points(each.aces)) for each in tallies]
    yield captions.sweeps, [("", _points(each.sweeps)) for each in tallies]


def _sums(shown: Board, captions: Account) -> Iterator[Line]:
    """What all of it comes to."""
    yield captions.counts, [("", str(each.points)) for each in shown.tallies]
    yield captions.scores, [("", signed(points)) for points in shown.points]
    yield captions.game, [("", str(score)) for score in shown.score]


def _points(points: int) -> str:
    return str(points) if points else "–"


def _news(shown: Board, guests: Sequence[Guest], captions: Captions) -> list[tuple[str, Letter]]:
    """Who has won the game or, as long as nobody has, who has scored most in this deal."""
    side = shown.winner
    if side is None and any(shown.points):
        side = shown.points.index(max(shown.points))
    if side is None:
        return [(captions.nobody, Letter.BOLD), (captions.has_not_scored, Letter.ITALIC)]
    names = [short_name(guests[seat]) for seat in shown.members(side)]
    if shown.winner is None:
        told = captions.has_scored(len(names), shown.points[side])
    else:
        told = captions.has_won(len(names))
    return [*((name, Letter.BOLD) for name in names), (told, Letter.ITALIC)]


def _piles(shown: Board, guests: Sequence[Guest]) -> Iterator[Item]:
    """The cards that each side has won, by suits, a row for each; three rows cover one another."""
    pitch = 134 if shown.sides == 2 else 84
    for side, pile in enumerate(shown.piles):
        y = 690 - pitch * (shown.sides - 1 - side)
        named = y if shown.sides == 2 else y - 36
        yield Disc((72, named), 12, TONES[side])
        seats = shown.members(side)
        for index, seat in enumerate(seats):
            up = round(38 * (index - (len(seats) - 1) / 2))
            yield figure(short_name(guests[seat]), (96, named + up), 150, Anchor.LEFT)
        cards = sorted_by_suit(pile)
        step = min(_CARD + 4, (_END - 264 - _CARD) // max(1, len(cards) - 1))
        yield from in_a_row(cards, (264 + _CARD // 2, y), _CARD, step)
