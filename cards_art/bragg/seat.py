"""A seat: its plate, and below it the cards that are known, those that are not, and chips."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Literal, TypeAlias

from bot.games.bragg import Baize, Laid, Phase
from bot.rules.cards import Card
from bot.rules.turns import Seat
from cards_art import seating
from cards_art.bragg.captions import Captions
from cards_art.counters import pile
from cards_art.lettering import LINE, caption
from cards_art.places import Place
from cards_art.scene import (
    TABLE_SIZE,
    Anchor,
    Disc,
    Face,
    Ground,
    Guest,
    Heading,
    Ink,
    Item,
    Label,
    Letter,
    Row,
    Spot,
    State,
    Tone,
)

_Pool: TypeAlias = Literal["first", "second", "third"]
_MARGIN: Final = 60
_WIDE: Final = 424
"""From end to end of what lies below a plate."""
_BELOW: Final = 86
"""How far the cards are below the middle of a plate."""
_CARD, _STEP, _OVERLAP = 46, 45, 12
_GAP: Final = 8
"""Between cards of two stakes."""
_CHIPS: Final = 262
_BESIDE, _ROOM = 146, 150
"""From the middle of a plate to what is written beside it, and how long that may be."""
_COIN: Final = 12
"""Half as wide as the coin before what was taken: without it, 31 chips read as a count of 31."""


def seat_items(
    baize: Baize, seat: Seat, place: Place, guest: Guest, captions: Captions
) -> Iterator[Item]:
    """All that belongs to a seat."""
    yield from _plate(baize, seat, place, guest)
    left = _MARGIN if place.edge is Heading.LEFT else TABLE_SIZE[0] - _MARGIN - _WIDE
    at = left, place.at[1] + _BELOW
    if seat not in baize.players:
        yield caption(captions.sits_out, at, _WIDE, Anchor.LEFT)
        return
    yield from _cards(baize, seat, at)
    if baize.phase is Phase.BRAG and baize.bets.puts[seat]:
        yield from pile(baize.bets.puts[seat], (left + _CHIPS, at[1]))
    yield from _beside(baize, seat, place, captions)


def _plate(baize: Baize, seat: Seat, place: Place, guest: Guest) -> Iterator[Item]:
    on_turn, deals = baize.phase is Phase.BRAG and baize.bets.asked[0] == seat, seat == baize.dealer
    yield from seating.plate_of(
        place, guest, baize.chips.stacks[seat], on_turn=on_turn, deals=deals
    )


def _cards(baize: Baize, seat: Seat, at: Spot) -> Iterator[Item]:
    """What was turned up, what was shown in the brag, and what is left, in this order."""
    turned, shown, laid = baize.turned_up[seat], baize.shown[seat], baize.laid[seat]
    x, y = at
    if turned is not None:
        yield from _faces([(turned, _state(baize, seat, "first"))], (x, y))
        x += _STEP + _GAP
    if shown is not None and shown.halves:
        pair = [(card, _state(baize, seat, "second")) for card in shown.cards]
        yield from _faces(pair, (x, y))
        x += _STEP * len(pair) + _GAP
    if laid is not None:
        yield from _faces(_counted(laid, _state(baize, seat, "third")), (x, y))
    elif baize.left[seat]:
        yield from _hidden(baize.left[seat], (x, y))


def _state(baize: Baize, seat: Seat, pool: _Pool) -> State:
    """The cards that have won a pot have a bright rim."""
    win = baize.winner(pool)
    return State.MARKED if win is not None and win.seat == seat else State.PLAIN


def _counted(laid: Laid, state: State) -> list[tuple[Card, State]]:
    """What is counted, and then dimmed what is not."""
    rest = [card for card in laid.cards if card not in laid.counted]
    return [*((card, state) for card in laid.counted), *((card, State.DIMMED) for card in rest)]


def _faces(cards: list[tuple[Card, State]], left: Spot) -> Iterator[Item]:
    for index, (card, state) in enumerate(cards):
        yield Face(card, (left[0] + _CARD // 2 + _STEP * index, left[1]), _CARD, state=state)


def _hidden(count: int, left: Spot) -> Iterator[Item]:
    """So many cards face down, with their number."""
    length = _CARD + _OVERLAP * (count - 1)
    yield Row((left[0] + length // 2, left[1]), _CARD, count, _OVERLAP)
    yield Disc((left[0] + length + 8, left[1] + 8), 25, Tone.IVORY, str(count))


def _beside(baize: Baize, seat: Seat, place: Place, captions: Captions) -> Iterator[Item]:
    """Beside the plate: how it stands with a seat; at the end what it has taken of all pots."""
    x, y = place.at
    right = place.edge is Heading.LEFT
    along, anchor = (_BESIDE, Anchor.LEFT) if right else (-_BESIDE, Anchor.RIGHT)
    if word := _standing(baize, seat, captions):
        yield caption(word, (x + along, y - 20), _ROOM, anchor)
    taken = sum(each.amount for each in baize.won if each.seat == seat)
    if taken and baize.phase is Phase.OVER:
        coin, beyond = (_COIN, 2 * _COIN + 8) if right else (-_COIN, -2 * _COIN - 8)
        yield Disc((x + along + coin, y + 22), _COIN, Tone.BRASS)
        at, text, ink = (x + along + beyond, y + 22), captions.took(taken), Ink.GLOW
        yield Label(text, at, LINE, _ROOM, ink, Ground.FELT, Letter.BOLD, anchor)


def _standing(baize: Baize, seat: Seat, captions: Captions) -> str:
    """A word about a seat, or nothing."""
    laid = baize.laid[seat]
    match baize.phase:
        case Phase.BRAG:
            return captions.folded if baize.has_folded(seat) else ""
        case Phase.THIRD:
            return captions.has_chosen if seat in baize.entered else ""
        case _:
            return captions.counts(laid.total) if laid is not None and laid.cards else ""
