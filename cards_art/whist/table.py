"""The table: four places, the trick in the middle, trumps, score and tricks about it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from bot.games.whist import BOOK, SIDES, Baize, Phase, Whist
from bot.rules.game import PublicView
from bot.rules.turns import Seat
from cards_art import seating, trick_row
from cards_art.lettering import caption, penned
from cards_art.places import around
from cards_art.scene import (
    Anchor,
    Disc,
    Face,
    Ground,
    Guest,
    Ink,
    Item,
    Label,
    Letter,
    Panel,
    Row,
    Rule,
    Sign,
    Spot,
    State,
    TableScene,
    Tone,
)
from cards_art.whist.captions import Captions

_PLACES: Final = around(4)
_RIBBONS: Final = (Ink.RED, Ink.BLUE)
_TONES: Final = (Tone.RED, Tone.BLUE)

_CARD: Final = 140
_LIES: Final[Mapping[Seat, trick_row.Lie]] = {
    0: ((600, 506), 2),
    1: ((450, 402), -4),
    2: ((600, 294), -2),
    3: ((750, 398), 4),
}
"""Where the card of each seat lies."""


def table(
    view: PublicView[Baize],
    rules: Whist,
    guests: Sequence[Guest],
    deal: int,
    captions: Captions,
) -> TableScene:
    """The table in the `deal`-th deal of the sitting, with who sits at seats 0 to 3."""
    baize = view.table
    score = tuple(_score(baize, rules, guests, deal, captions))
    if baize.history:
        return TableScene(
            (*score, *_trumps(baize, captions), *_result(baize, rules, guests, captions))
        )
    seats = (item for seat in range(4) for item in _seat(baize, rules, seat, guests[seat]))
    return TableScene(
        (
            *score,
            *_trumps(baize, captions),
            *_tricks(baize, captions),
            *_last(baize, captions),
            *seats,
            *_middle(baize, captions),
        )
    )


def _seat(baize: Baize, rules: Whist, seat: int, guest: Guest) -> Iterator[Item]:
    place = _PLACES[seat]
    on_turn = baize.phase is Phase.PLAY and baize.on_turn == seat
    yield from seating.cards_held(place, baize.left[seat])
    yield from seating.name_plate(
        place.at, guest, _purse(baize, rules, seat), _RIBBONS[seat % 2], on_turn
    )
    if seat == baize.dealer:
        yield seating.dealers_button(place)
    if on_turn:
        yield seating.turn_marker(place)


def _purse(baize: Baize, rules: Whist, seat: int) -> int | None:
    """The chips of a seat, where it plays for any."""
    return baize.chips.stacks[seat] if rules.stake else None


def _middle(baize: Baize, captions: Captions) -> Iterator[Item]:
    """The trick in progress or, until somebody leads to the next, the one just taken."""
    trick = baize.trick if baize.trick.cards else baize.last
    if trick is None or baize.trumps is None:
        return
    others = State.DIMMED if trick is baize.last else State.PLAIN
    yield from trick_row.middle(
        (trick, trick.best(baize.trumps)), _LIES, _CARD, others, captions.trick
    )


def _score(
    baize: Baize, rules: Whist, guests: Sequence[Guest], deal: int, captions: Captions
) -> Iterator[Item]:
    """A slip of paper: the deal, the game, and each side's points."""
    left, right = 64, 392
    yield Panel(((left + right) // 2, 171), (right - left, 218), Ground.PAPER)
    for line, y in ((captions.deal(deal), 86), (_game(baize, rules, captions), 118)):
        yield penned(line, (left + 22, y), 290, Letter.ITALIC, Anchor.LEFT)
    yield Rule((left + 20, 138), (right - 20, 138), Ink.GILT)
    for side, y in ((0, 174), (1, 240)):
        yield Disc((left + 34, y), 13, _TONES[side])
        for seat, up in zip(SIDES[side], (-15, 16), strict=True):
            name = seating.short_name(guests[seat])
            yield penned(name, (left + 60, y + up), 200, Letter.ROMAN, Anchor.LEFT)
        yield Label(
            str(baize.score[side]), (right - 24, y), 48, 70, Ink.BLACK, Ground.PAPER,
            Letter.BOLD, Anchor.RIGHT,
        )  # fmt: skip


def _game(baize: Baize, rules: Whist, captions: Captions) -> str:
    if rules.match == "single":
        return captions.game(rules.target)
    ours, theirs = (sum(game[side] >= rules.target for game in baize.games) for side in (0, 1))
    return captions.rubber(rules.target, ours, theirs)


def _trumps(baize: Baize, captions: Captions) -> Iterator[Item]:
    """The card turned up as long as it lies there, afterwards only the suit."""
    x = 1060
    if baize.turn_up is not None:
        yield caption(captions.turned_up, (x, 82), 220)
        yield Face(baize.turn_up, (x, 184), 116)
    elif baize.trumps is not None:
        yield caption(captions.trumps, (x, 82), 220)
        yield Panel((x, 164), (116, 116), Ground.PAPER)
        yield Sign(baize.trumps, (x, 164), 76, Ground.PAPER)


def _tricks(baize: Baize, captions: Captions) -> Iterator[Item]:
    """What each side has taken; those above the book stand a little apart."""
    if not sum(baize.tricks):
        return
    yield caption(captions.tricks, (1012, 596), 220)
    for side, y in ((0, 646), (1, 714)):
        yield from _pile(baize.tricks[side], (924, y), side)


def _pile(tricks: int, at: Spot, side: int) -> Iterator[Item]:
    x, y = at
    yield Disc((x, y), 13, _TONES[side])
    yield Label(str(tricks), (x + 40, y), 40, 60, Ink.CREAM, Ground.FELT, Letter.BOLD)
    if tricks:
        yield _backs((x + 68, y), min(tricks, BOOK))
    if tricks > BOOK:
        yield _backs((x + 68 + 11 * BOOK + 8, y - 6), tricks - BOOK)


def _backs(left: Spot, tricks: int) -> Row:
    """A row of small backs that begins there."""
    width, step = 34, 11
    return Row((left[0] + (width + step * (tricks - 1)) // 2, left[1]), width, tricks, step)


def _last(baize: Baize, captions: Captions) -> Iterator[Item]:
    """The last trick, once the next has been led to."""
    trick = baize.last
    if trick is not None and baize.trumps is not None and baize.trick.cards:
        yield from trick_row.last((trick, trick.best(baize.trumps)), captions.trick)


def _result(
    baize: Baize, rules: Whist, guests: Sequence[Guest], captions: Captions
) -> Iterator[Item]:
    """All thirteen tricks, a row for each seat; the card that took a trick is marked."""
    yield caption(captions.tricks, (640, 94), 220)
    for side, y in ((0, 150), (1, 210)):
        yield from _pile(baize.tricks[side], (530, y), side)
    for seat in range(4):
        spot = 188, trick_row.FIRST_ROW + trick_row.ROW * seat
        yield from seating.name_plate(
            spot, guests[seat], _purse(baize, rules, seat), _RIBBONS[seat % 2], False
        )
    assert baize.trumps is not None
    taken = [(trick, trick.best(baize.trumps)) for trick in baize.history]
    yield from trick_row.columns(taken, range(4), 364, 738, captions.trick)
