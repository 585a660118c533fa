"""Pope Joan in pictures: the round board among the seats, the run below it; and a hand."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import groupby
from types import MappingProxyType
from typing import Final

from bot.games.pope_joan import HONOURS, POPE, Board, Hand, Phase, Played, PopeJoan, height, leads
from bot.rules.cards import Card
from bot.rules.game import PublicView, Seat, SeatView
from cards_art import seating
from cards_art.fan import arranged, fanned
from cards_art.fish import MOST, Heap
from cards_art.pool_board import PoolBoard
from cards_art.scene import (
    Anchor,
    Back,
    Disc,
    Face,
    Ground,
    Guest,
    HandScene,
    Heading,
    Ink,
    Item,
    Label,
    Letter,
    Panel,
    Pointer,
    Spot,
    State,
    TableScene,
    Tone,
)

_MIDDLE: Final[Spot] = (600, 294)
_RADIUS: Final = 240
_MUCH: Final = 10_000
"""From here on an amount is written in smaller figures."""

_SIDE: Final = 182
_TALLER: Final = 108
"""Height of the plate of a seat when the deal is over."""
_BESIDE: Final = 152
"""How far inwards from the middle of a plate its marks lie."""

_LINE: Final = 556
"""Below the board; further down, the corner on the left is where clients lay the mark that a
picture has a text."""
_FOOT: Final = 739
_CARD: Final = 96
_TURN_UP: Final[Spot] = (1072, 646)
_RUN: Final = 524
"""The middle of the run."""
_ROOM: Final = 800
"""How long it may be."""
_CROWDED: Final = 110
"""Cards nearer to each other than this have their names in two lines."""

_EIGHT: Final = MappingProxyType(
    {
        "pope": ((0, -186), (0, -154), (0, -112)),
        "ace": ((110, -136), (118, -103), (88, -68)),
        "king": ((150, -33), (150, 0), (146, 34)),
        "matrimony": ((116, 97), (112, 132), (80, 62)),
        "queen": ((0, 150), (0, 184), (0, 110)),
        "intrigue": ((-116, 97), (-112, 132), (-80, 62)),
        "knave": ((-150, -33), (-150, 0), (-146, 34)),
        "game": ((-110, -136), (-118, -103), (-88, -68)),
    }
)
"""The pools clockwise from the top; of each, where from the middle its name stands, its amount,
and its counters lie. Matrimony is between king and queen, and intrigue between queen and knave."""

_FIVE: Final = MappingProxyType(
    {
        "pope": ((0, -178), (0, -144), (0, -104)),
        "ace": ((140, -70), (146, -36), (146, 6)),
        "matrimony": ((96, 106), (92, 142), (84, 68)),
        "intrigue": ((-96, 106), (-92, 142), (-84, 68)),
        "game": ((-140, -70), (-146, -36), (-146, 6)),
    }
)
"""The same for a board without king, queen and knave."""


def table(
    view: PublicView[Board], rules: PopeJoan, guests: Sequence[Guest], deal: int
) -> TableScene:
    """The table, with who sits at each place."""
    del deal
    board = view.table
    places = _places(board.seats)
    items = [*_board(board, rules)]
    for seat in board.seats:
        items += _seat(board, seat, guests[seat], places[seat])
    items += [*_turn_up(board), *_told(board, guests), *_run(board, guests)]
    return TableScene(tuple(items))


def hand(view: SeatView[Board, Hand], rules: PopeJoan) -> HandScene:
    """A seat's cards from the ace upwards; on its turn, those stand up that may be led.

    Below them lies the stock, for a dealer who may look.
    """
    board, cards = view.public.table, arranged(view.hand.cards, height)
    is_leader = board.phase is Phase.LEAD and board.leader == view.seat
    scene = fanned(cards, leads(rules, board, cards) if is_leader else None)
    stock = arranged(view.hand.stock, height)
    return _with_stock(scene, stock) if stock else scene


# --- the seats ------------------------------------------------------------------------------------


def _places(seats: Sequence[Seat]) -> dict[Seat, seating.Place]:
    """Up the left side from below, and down the right one: clockwise round the board."""
    left = (len(seats) + 1) // 2
    places = {seat: _place(index, left) for index, seat in enumerate(seats[:left])}
    for index, seat in enumerate(seats[left:]):
        at, _ = _place(index, len(seats) - left).at
        _, y = _place(len(seats) - left - 1 - index, len(seats) - left).at
        places[seat] = seating.Place((2 * _MIDDLE[0] - at, y), Heading.RIGHT)
    return places


def _place(index: int, row: int) -> seating.Place:
    """The `index`-th of a row on the left, counted from below."""
    step = min(150, 348 // max(1, row - 1))
    return seating.Place((_SIDE, _MIDDLE[1] + round(step * ((row - 1) / 2 - index))), Heading.LEFT)


def _seat(board: Board, seat: Seat, guest: Guest, place: seating.Place) -> Iterator[Item]:
    over = board.phase is Phase.OVER
    shines = seat == (board.winner if over else board.leader)
    x, y = place.at
    high = _TALLER if over else seating.TALL_PLATE[1]
    top = y - high // 2
    yield Panel(place.at, (seating.PLATE[0], high), Ground.WALNUT, None, shines)
    yield from seating.name_line((x, top + (26 if over else 29)), guest, shines)
    yield from _belongings(board, seat, (x, top + (57 if over else 66)))
    if over and seat in board.players:
        yield from _reckoning(board, seat, (x, top + 86))
    if shines and not over:
        yield Pointer(place.shifted(-25, _BESIDE), place.edge)
    if seat == board.dealer:
        yield Disc(place.shifted(21, _BESIDE), 22, Tone.IVORY, "D")


def _belongings(board: Board, seat: Seat, at: Spot) -> Iterator[Item]:
    """The cards in a hand, counted, and the chips."""
    x, y = at
    if seat in board.players:
        yield Back((x - 104, y), 22)
        yield _written(str(board.left[seat]), (x - 86, y), 40, Ink.CREAM, Anchor.LEFT)
    else:
        yield _written("sits out", (x - 118, y), 90, Ink.GILT, Anchor.LEFT, Letter.ITALIC)
    yield Disc((x - 16, y), 11, Tone.BRASS)
    yield _written(f"{board.chips.stacks[seat]:,}", (x + 2, y), 116, Ink.GILT, Anchor.LEFT)


def _reckoning(board: Board, seat: Seat, at: Spot) -> Iterator[Item]:
    """What a seat has paid for its cards, and what it has won or lost in all."""
    x, y = at
    yield _written(_paid(board, seat), (x - 116, y), 104, Ink.CREAM, Anchor.LEFT)
    gain = board.gain(seat)
    sign = "+" if gain > 0 else "−" if gain else "±"
    ink = Ink.GLOW if gain > 0 else Ink.CREAM
    yield _written(f"{sign}{abs(gain):,}", (x + 114, y), 130, ink, Anchor.RIGHT, Letter.BOLD)


def _paid(board: Board, seat: Seat) -> str:
    for each in board.settled:
        if each.seat == seat:
            return f"paid {each.amount}"
    if board.winner is None:
        return "dealer" if seat == board.dealer else ""
    return "is out" if seat == board.winner else "excused"


def _written(
    text: str, at: Spot, room: int, ink: Ink, anchor: Anchor, letter: Letter = Letter.ROMAN
) -> Label:
    return Label(text, at, 27, room, ink, Ground.WALNUT, letter, anchor)


# --- the board ------------------------------------------------------------------------------------


def _board(board: Board, rules: PopeJoan) -> Iterator[Item]:
    """The board, and in each compartment the name, the amount, and the counters."""
    spots = _FIVE if rules.knave_optional == "on" else _EIGHT
    yield PoolBoard(_MIDDLE, _RADIUS, len(spots))
    for pool, (name, amount, heap) in spots.items():
        held = board.chips.pools[pool]
        yield _on_board(pool.title(), name, 26, Ink.GILT)
        yield _on_board(f"{held:,}", amount, 34 if held < _MUCH else 26, Ink.CREAM)
        if held:
            yield Heap(_from_middle(heap), min(held, MOST))


def _on_board(text: str, away: Spot, pixels: int, ink: Ink) -> Label:
    return Label(text, _from_middle(away), pixels, 140, ink, Ground.WALNUT, Letter.BOLD)


def _from_middle(away: Spot) -> Spot:
    return _MIDDLE[0] + away[0], _MIDDLE[1] + away[1]


# --- the cards ------------------------------------------------------------------------------------


def _turn_up(board: Board) -> Iterator[Item]:
    """The turn-up on the stock."""
    if board.turn_up is None:
        return
    x, y = _TURN_UP
    yield _engraved("Turned up", (x, _LINE), 130)
    for under in (12, 6):
        yield Back((x + under, y + under // 2), _CARD)
    yield Face(board.turn_up, (x, y), _CARD)
    yield _engraved(f"stock {board.stock}", (x, _FOOT), 130)


def _told(board: Board, guests: Sequence[Guest]) -> Iterator[Item]:
    """Who leads, or who has won."""
    match board.phase:
        case Phase.DEAL:
            return
        case Phase.LEAD:
            name = guests[board.leader].name
            text = f"A stop: {name} leads again" if board.runs else f"{name} leads"
        case Phase.OVER:
            text = "Pope turned up: the deal is over"
            if board.winner is not None:
                text = f"{guests[board.winner].name} is out and wins the deal"
    yield _engraved(text, (_RUN, _LINE), 850)


def _run(board: Board, guests: Sequence[Guest]) -> Iterator[Item]:
    """The run that lies open, in its order, with the names of those who played."""
    if not board.runs:
        return
    run = board.runs[-1]
    step = min(170, _ROOM // len(run))
    left = _RUN - step * (len(run) - 1) / 2
    wide = min(_CARD, step - 8)
    y = _TURN_UP[1] - (_CARD - wide) // 2
    for index, each in enumerate(run):
        state = State.MARKED if _wins(board, each) else State.PLAIN
        yield Face(each.card, (round(left + step * index), y), wide, state=state)
    yield from _players(run, guests, left, step)


def _wins(board: Board, played: Played) -> bool:
    """Whether a card is one of those that the board pays for."""
    card = played.card
    return card is POPE or (card.suit is board.trumps and card.rank in HONOURS)


def _players(
    run: Sequence[Played], guests: Sequence[Guest], left: float, step: int
) -> Iterator[Item]:
    """A name below the cards that one seat played in a row; in two lines where there is no room."""
    done = 0
    crowded = step < _CROWDED
    for number, (seat, turn) in enumerate(groupby(run, key=lambda each: each.seat)):
        count = len([*turn])
        middle = round(left + step * (done + (count - 1) / 2))
        room = step * (count + crowded) - 8
        at = middle, _FOOT - 34 * (crowded and number % 2 == 0)
        yield Label(guests[seat].name, at, 27, room, Ink.CREAM, Ground.FELT)
        done += count


def _engraved(text: str, at: Spot, room: int) -> Label:
    return Label(text, at, 28, room, Ink.GILT, Ground.FELT, Letter.ITALIC)


def _with_stock(scene: HandScene, stock: Sequence[Card]) -> HandScene:
    """A taller picture with the stock along its foot."""
    width, height = scene.size
    y = height + 50
    label = Label("Stock", (82, y), 28, 100, Ink.GILT, Ground.FELT, Letter.ITALIC)
    cards = [Face(card, (170 + 69 * index, y), 62) for index, card in enumerate(stock)]
    return replace(scene, items=(*scene.items, label, *cards), size=(width, height + 120))
