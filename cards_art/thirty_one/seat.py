"""A seat: its plate, and before it three cards with a word: its latest turn, or its score."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from bot.games.thirty_one import (
    THIRTY_ONE,
    Baize,
    Exchanged,
    Knocked,
    Passed,
    Phase,
    Stood,
    Taken,
    ThirtyOne,
)
from bot.rules.cards import SIGNS, Card
from bot.rules.turns import Seat
from cards_art.berths import PLATE, Berth, seated
from cards_art.fan import in_a_row
from cards_art.lettering import CAPTION, LINE, caption, figure
from cards_art.scene import (
    Anchor,
    Face,
    Ground,
    Guest,
    Ink,
    Item,
    Label,
    Letter,
    Row,
    Spot,
    State,
)
from cards_art.thirty_one.captions import Captions
from cards_art.thirty_one.readings import figures

_ROOM: Final = 124
"""For a word, in dots."""
_SIGN_AT: Final = {Anchor.LEFT: 80, Anchor.MIDDLE: 26, Anchor.RIGHT: -22}
"""How far to the right of where a word is anchored its suit begins."""


def seat_items(
    baize: Baize,
    rules: ThirtyOne,
    seat: Seat,
    berth: Berth,
    width: int,
    guest: Guest,
    captions: Captions,
) -> Iterator[Item]:
    """All that belongs to a seat; its cards are `width` dots wide."""
    yield from _plate(baize, seat, berth, guest)
    if seat not in baize.players:
        yield _sits_out(berth, captions)
    elif baize.shown[seat]:
        yield from _shown(baize, rules, seat, berth, width)
    else:
        yield from _held(baize, seat, berth, width, captions)


def _sits_out(berth: Berth, captions: Captions) -> Label:
    wide = _ROOM if berth.below else PLATE[0]
    return caption(captions.sits_out, (berth.left(wide) + wide // 2, berth.end[1]), wide)


def _plate(baize: Baize, seat: Seat, berth: Berth, guest: Guest) -> Iterator[Item]:
    on_turn = baize.phase in (Phase.PLAY, Phase.LAST_ROUND) and baize.on_turn == seat
    deals, purse = seat == baize.dealer, baize.chips.stacks[seat]
    yield from seated(berth, guest, purse, on_turn=on_turn, deals=deals)


def _held(baize: Baize, seat: Seat, berth: Berth, width: int, captions: Captions) -> Iterator[Item]:
    """Cards face down; one that was taken in the latest turn still lies open."""
    latest = None if baize.phase is Phase.OVER else baize.latest[seat]
    took = latest.took if isinstance(latest, Exchanged) else None
    row = Row((0, 0), width, 2 if took else 3, width // 3)
    length = row.length + (6 + width if took else 0)
    left, y = berth.left(length), berth.end[1]
    # What was taken lies at the side of the word.
    down, up = row.length // 2, length - width // 2
    if berth.leftwards:
        down, up = length - down, length - up
    yield Row((left + down, y), row.width, row.count, row.step)
    if took:
        yield Face(took, (left + up, y), width)
    if latest:
        yield from _did(latest, *berth.word(length), captions)


def _did(latest: Taken, at: Spot, anchor: Anchor, captions: Captions) -> Iterator[Item]:
    """A word for a turn that was taken."""
    match latest:
        case Exchanged(_, _, gave):
            yield from _given(gave, at, anchor, captions)
        case Knocked():
            yield _glowing(captions.knocked, at, anchor)
        case Passed():
            yield caption(captions.passed, at, _ROOM, anchor)
        case Stood():
            yield caption(captions.stands, at, _ROOM, anchor)


def _given(gave: Card, at: Spot, anchor: Anchor, captions: Captions) -> Iterator[Item]:
    """Which card was given for the one that lies open."""
    x, y = at[0] + _SIGN_AT[anchor], at[1]
    yield caption(captions.given(gave), (x, y), _ROOM, Anchor.RIGHT)
    ink, ground = Ink.GILT, Ground.FELT
    yield Label(SIGNS[gave.suit], (x, y), CAPTION, 40, ink, ground, Letter.ROMAN, Anchor.LEFT)


def _glowing(text: str, at: Spot, anchor: Anchor) -> Label:
    return Label(text, at, LINE, _ROOM, Ink.GLOW, Ground.FELT, Letter.BOLD, anchor)


def _shown(baize: Baize, rules: ThirtyOne, seat: Seat, berth: Berth, width: int) -> Iterator[Item]:
    """A hand laid open and its score; the cards that do not count are dimmed."""
    hand, step = rules.ordered(baize.shown[seat]), width - 2
    length = width + 2 * step
    at = berth.left(length) + width // 2, berth.end[1]
    count = len(rules.counting(hand))
    bright = State.MARKED if baize.won[seat] else State.PLAIN
    yield from in_a_row(hand[:count], at, width, step, bright)
    yield from in_a_row(hand[count:], (at[0] + count * step, at[1]), width, step, State.DIMMED)
    word, worth = berth.word(length), rules.worth(hand)
    if worth == THIRTY_ONE:
        yield _glowing("31", *word)
    else:
        yield figure(figures(worth), word[0], _ROOM, word[1])
