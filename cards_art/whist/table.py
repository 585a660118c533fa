"""The table: four places, the trick in the middle, trumps, score and tricks about it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from bot.games.whist import BOOK, Baize, Phase, Whist
from bot.rules.game import PublicView
from bot.rules.tricks import Trick
from cards_art import seating
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

_PLACES: Final = around(4)
_RIBBONS: Final = (Ink.RED, Ink.BLUE)
_TONES: Final = (Tone.RED, Tone.BLUE)

_CARD: Final = 140
_TRICK: Final[tuple[tuple[Spot, int], ...]] = (
    ((600, 506), 2),
    ((450, 402), -4),
    ((600, 294), -2),
    ((750, 398), 4),
)
"""Where a seat's card lies, and how much askew."""

_SMALL: Final = 62
_ROW: Final = 368
"""Where the first row of all thirteen tricks lies; their numbers stand above it."""


def table(view: PublicView[Baize], rules: Whist, guests: Sequence[Guest], deal: int) -> TableScene:
    """The table in the `deal`-th deal of the sitting, with who sits at seats 0 to 3."""
    baize = view.table
    score = tuple(_score(baize, rules, guests, deal))
    if baize.history:
        return TableScene((*score, *_trumps(baize), *_result(baize, rules, guests)))
    seats = (item for seat in range(4) for item in _seat(baize, rules, seat, guests[seat]))
    return TableScene(
        (*score, *_trumps(baize), *_tricks(baize), *_last(baize), *seats, *_middle(baize))
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


def _middle(baize: Baize) -> Iterator[Item]:
    """The trick in progress or, until somebody leads to the next, the one just taken."""
    trick = baize.trick if baize.trick.cards else baize.last
    if trick is None or baize.trumps is None:
        return
    taken = trick is baize.last
    winner = trick.best(baize.trumps)
    for each in trick.played:
        spot, tilt = _TRICK[each.seat]
        yield Face(each.card, spot, _CARD, tilt, _state(taken, each.seat == winner))
    (x, y), _ = _TRICK[trick.leader]
    yield Panel((x, y - 98), (68, 40), Ground.PAPER)
    yield penned("led", (x, y - 98), 60, Letter.ITALIC)


def _state(taken: bool, wins: bool) -> State:
    if wins:
        return State.MARKED
    return State.DIMMED if taken else State.PLAIN


def _score(baize: Baize, rules: Whist, guests: Sequence[Guest], deal: int) -> Iterator[Item]:
    """A slip of paper: the deal, the game, and each side's points."""
    left, right = 64, 392
    yield Panel(((left + right) // 2, 171), (right - left, 218), Ground.PAPER)
    for line, y in ((f"Deal {deal}", 86), (_game(baize, rules), 118)):
        yield penned(line, (left + 22, y), 290, Letter.ITALIC, Anchor.LEFT)
    yield Rule((left + 20, 138), (right - 20, 138), Ink.GILT)
    for side, y in ((0, 174), (1, 240)):
        yield Disc((left + 34, y), 13, _TONES[side])
        for seat, up in ((side, -15), (side + 2, 16)):
            name = seating.short_name(guests[seat])
            yield penned(name, (left + 60, y + up), 200, Letter.ROMAN, Anchor.LEFT)
        yield Label(
            str(baize.score[side]), (right - 24, y), 48, 70, Ink.BLACK, Ground.PAPER,
            Letter.BOLD, Anchor.RIGHT,
        )  # fmt: skip


def _game(baize: Baize, rules: Whist) -> str:
    if rules.match == "single":
        return f"to {rules.target} points"
    won = [sum(game[side] >= rules.target for game in baize.games) for side in (0, 1)]
    return f"to {rules.target} · games {won[0]}–{won[1]}"


def _trumps(baize: Baize) -> Iterator[Item]:
    """The card turned up as long as it lies there, afterwards only the suit."""
    x = 1060
    if baize.turn_up is not None:
        yield caption("Turned up", (x, 82), 220)
        yield Face(baize.turn_up, (x, 184), 116)
    elif baize.trumps is not None:
        yield caption("Trumps", (x, 82), 220)
        yield Panel((x, 164), (116, 116), Ground.PAPER)
        yield Sign(baize.trumps, (x, 164), 76, Ground.PAPER)


def _tricks(baize: Baize) -> Iterator[Item]:
    """What each side has taken; those above the book stand a little apart."""
    if not sum(baize.tricks):
        return
    yield caption("Tricks", (1012, 596), 220)
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


def _last(baize: Baize) -> Iterator[Item]:
    """The last trick, small, in the order played, once the next has been led to."""
    trick = baize.last
    if trick is None or baize.trumps is None or not baize.trick.cards:
        return
    yield caption("Last trick", (196, 596), 220)
    winner = trick.best(baize.trumps)
    for index, each in enumerate(trick.played):
        wins = each.seat == winner
        spot = 97 + 68 * index, 680 - 10 * wins
        yield Face(each.card, spot, _SMALL, state=State.MARKED if wins else State.PLAIN)


def _result(baize: Baize, rules: Whist, guests: Sequence[Guest]) -> Iterator[Item]:
    """All thirteen tricks, a row for each seat; the card that took a trick is marked."""
    yield caption("Tricks", (640, 94), 220)
    for side, y in ((0, 150), (1, 210)):
        yield from _pile(baize.tricks[side], (530, y), side)
    for seat in range(4):
        spot = 188, _ROW + 104 * seat
        yield from seating.name_plate(
            spot, guests[seat], _purse(baize, rules, seat), _RIBBONS[seat % 2], False
        )
    for number, trick in enumerate(baize.history):
        x = 364 + 62 * number
        yield caption(str(number + 1), (x, 296), 220)
        yield from _column(baize, trick, x)
    yield Disc((582, 739), 8, Tone.BRASS)
    yield caption("led to the trick", (600, 738), 240, Anchor.LEFT)


def _column(baize: Baize, trick: Trick, x: int) -> Iterator[Item]:
    assert baize.trumps is not None
    winner = trick.best(baize.trumps)
    for each in trick.played:
        state = State.MARKED if each.seat == winner else State.PLAIN
        yield Face(each.card, (x, _ROW + 104 * each.seat), 58, state=state)
    yield Disc((x, _ROW + 104 * trick.leader - 44), 8, Tone.BRASS)
