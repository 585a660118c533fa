"""The table: the players, the board between them, the score, the pack, and the latest take."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from bot.games.cassino import Board, Cassino, Phase
from bot.rules.game import PublicView
from bot.rules.turns import Seat
from cards_art import seating
from cards_art.cassino.board import board, latest
from cards_art.cassino.captions import Account, Captions
from cards_art.cassino.result import TONES, result
from cards_art.lettering import caption, figure, penned
from cards_art.places import Place, around
from cards_art.scene import (
    Anchor,
    Back,
    Disc,
    Ground,
    Guest,
    Ink,
    Item,
    Label,
    Letter,
    Panel,
    Rule,
    TableScene,
    Tone,
)

_PLACES: Final = {2: (0, 2), 3: (0, 1, 3), 4: (0, 1, 2, 3)}
"""Where so many sit, of four places round the table."""
_RIBBONS: Final = (Ink.RED, Ink.BLUE, Ink.GILT)


def table(
    view: PublicView[Board],
    rules: Cassino,
    guests: Sequence[Guest],
    deal: int,
    captions: Captions,
) -> TableScene:
    """The table in the `deal`-th deal of the sitting; only taken seats are to be seen."""
    shown = view.table
    if shown.phase is Phase.OVER:
        return TableScene(tuple(result(shown, rules, guests, deal, captions)))
    items = [*_score(shown, rules, guests, deal, captions), *_pack(shown, captions)]
    items += [*_last(shown, guests, captions), *_sweeps(shown, captions.account)]
    places = around(4)
    for seat, place in zip(shown.seats, _PLACES[len(shown.seats)], strict=True):
        items += _seat(shown, rules, seat, places[place], guests[seat])
    if shown.phase is Phase.PLAY:
        items += board(shown, guests, captions)
    return TableScene(tuple(items))


def _seat(shown: Board, rules: Cassino, seat: Seat, place: Place, guest: Guest) -> Iterator[Item]:
    on_turn = shown.phase is Phase.PLAY and shown.on_turn == seat
    purse = shown.chips.stacks[seat] if rules.stake else None
    ribbon = _RIBBONS[shown.side(seat)]
    yield from seating.cards_held(place, shown.left[seat])
    yield from seating.name_plate(place.at, guest, purse, ribbon, on_turn)
    if seat == shown.dealer:
        yield seating.dealers_button(place)
    if on_turn:
        yield seating.turn_marker(place)


def _score(
    shown: Board, rules: Cassino, guests: Sequence[Guest], deal: int, captions: Captions
) -> Iterator[Item]:
    """A slip of paper: the deal, the game, and the points of each side."""
    left, right, top = 60, 342, 60
    pitch = 68 if len(shown.seats) == 4 else 42
    high = 92 + pitch * shown.sides
    yield Panel(((left + right) // 2, top + high // 2), (right - left, high), Ground.PAPER)
    for line, y in ((captions.deal(deal), top + 24), (captions.game(rules.target), top + 55)):
        yield penned(line, (left + 20, y), 250, Letter.ITALIC, Anchor.LEFT)
    yield Rule((left + 18, top + 76), (right - 18, top + 76), Ink.GILT)
    for side, seats in enumerate(shown.parties):
        y = top + 83 + pitch * side + pitch // 2
        yield Disc((left + 32, y), 12, TONES[side])
        for index, seat in enumerate(seats):
            up = round(32 * (index - (len(seats) - 1) / 2))
            name = seating.short_name(guests[seat])
            yield penned(name, (left + 56, y + up), 158, Letter.ROMAN, Anchor.LEFT)
        ink, ground = Ink.BLACK, Ground.PAPER
        at, bold = (right - 20, y), Letter.BOLD
        yield Label(str(shown.score[side]), at, 42, 60, ink, ground, bold, Anchor.RIGHT)


def _pack(shown: Board, captions: Captions) -> Iterator[Item]:
    """What is left of the pack, with its number."""
    x, y = 1064, 168
    if shown.phase is Phase.DEAL:
        yield from (Back((x - 4 + 2 * each, y - 2 * each), 110) for each in range(5))
        return
    yield caption(captions.pack, (x, 74), 200)
    if not shown.stock:
        yield caption(captions.dealt_out, (x, y), 200)
        return
    for each in range(1 + shown.stock // 16):
        yield Back((x - 3 + 2 * each, y - 2 * each), 96)
    yield Disc((x + 56, y + 66), 25, Tone.IVORY, str(shown.stock))


def _last(shown: Board, guests: Sequence[Guest], captions: Captions) -> Iterator[Item]:
    """The latest take, and whose it is."""
    last = shown.last
    if last is None:
        return
    yield caption(captions.last, (64, 590), 150, Anchor.LEFT)
    yield figure(seating.short_name(guests[last.seat]), (204, 590), 170, Anchor.LEFT)
    yield from latest(last, 64, 676, 350)


def _sweeps(shown: Board, captions: Account) -> Iterator[Item]:
    """The sweeps of each side; where what was won lies open, how many cards as well."""
    rows = [
        (side, [str(sweeps), *([str(len(shown.piles[side]))] if shown.piles else [])])
        for side, sweeps in enumerate(shown.sweeps)
    ]
    heads = [captions.sweeps, *([captions.cards] if shown.piles else [])]
    if not any(shown.sweeps) and not shown.piles:
        return
    right = 1130
    top = 716 - 40 * (len(rows) - 1)
    for column, head in enumerate(heads):
        yield caption(head, (right - 110 * column, top - 46), 120, Anchor.RIGHT)
    for index, (side, figures) in enumerate(rows):
        y = top + 40 * index
        yield Disc((right - 110 * len(heads) + 12, y), 12, TONES[side])
        for column, text in enumerate(figures):
            yield figure(text, (right - 110 * column, y), 80, Anchor.RIGHT)
