"""Brag in pictures: the table as all see it, and a hand as its holder does."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from textwrap import wrap
from typing import Final

from bot.games.brag import ABOVE_ACE, BRAGGERS, Baize, Brag, Kind, Phase, Reading, price
from bot.rules.cards import Card, cards
from bot.rules.game import PublicView, Seat, SeatView
from bot.rules.piles import Hand
from cards_art import seating
from cards_art.counters import heap, stack
from cards_art.scene import (
    HAND_SIZE,
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
    Row,
    Spot,
    State,
    TableScene,
    Tone,
)
from cards_art.seating import Place

_RANKS: Final = (
    "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "knave", "queen",
    "king", "ace",
)  # fmt: skip

_LEFT, _RIGHT = Place((188, 400), Heading.LEFT), Place((1012, 400), Heading.RIGHT)


def _row(y: int, *across: int) -> tuple[Place, ...]:
    return tuple(Place((x, y), Heading.UP if y < 400 else Heading.DOWN) for x in across)


_BELOW, _ABOVE = _row(710, 600, 220, 980), _row(90, 220, 600, 980)
_PAIR: Final = _row(90, 380, 820)
_PLACES: Final = {
    2: (_BELOW[0], _ABOVE[1]),
    3: (_BELOW[0], *_PAIR),
    4: (_BELOW[0], _LEFT, _ABOVE[1], _RIGHT),
    5: (_BELOW[0], _LEFT, *_PAIR, _RIGHT),
    6: (*_BELOW[:2], *_ABOVE, _BELOW[2]),
    7: (*_BELOW[:2], _LEFT, *_PAIR, _RIGHT, _BELOW[2]),
    8: (*_BELOW[:2], _LEFT, *_ABOVE, _RIGHT, _BELOW[2]),
}
"""So many seats, clockwise from the one nearest to the viewer, with room for cards before each."""

_WIDE: Final = 140
"""Half of what lies before a seat, across."""
_BACK: Final = 50
_SHOWN, _STEP = 58, 50
_HELD: Final = 188


def rank_name(rank: int) -> str:
    """A rank in a word, such as `knave`."""
    return _RANKS[rank - 2]


def called(reading: Reading) -> str:
    """The kind of a hand with its rank: `pair of kings`, `running flush`, `ace high`."""
    rank, kind = rank_name(reading.ranks[0]), reading.kind.name.lower().replace("_", " ")
    match reading.kind:
        case Kind.PRIAL | Kind.PAIR:
            return f"{kind} of {rank}{'es' if rank == 'six' else 's'}"
        case Kind.RUNNING_FLUSH | Kind.RUN | Kind.FLUSH:
            return kind
        case Kind.SINGLE:
            suit = " of diamonds" if reading.height == ABOVE_ACE else ""
            return f"{rank}{suit} high"


def table(view: PublicView[Baize], rules: Brag, guests: Sequence[Guest], deal: int) -> TableScene:
    """The table in the `deal`-th deal of the sitting; only taken seats are to be seen."""
    baize = view.table
    places = _PLACES[len(baize.seats)]
    items: list[Item] = [*_deal(deal), *_pack(baize), *_pot(baize, rules)]
    for seat, place in zip(baize.seats, places, strict=True):
        items += _plate(baize, seat, place, guests[seat])
        word = _standing(baize, seat)
        if word:
            items.append(_engraved(word, _middle_of(place), 130))
        elif _is_over(baize):
            items += _over(baize, rules, seat, place)
        else:
            items += _before(baize, seat, place)
    return TableScene(tuple(items))


def hand(view: SeatView[Baize, Hand], rules: Brag) -> HandScene:
    """The three cards in the order dealt, with a sign on each bragger, and what they make."""
    held = view.hand.cards
    if not held:
        out = view.seat not in view.public.table.players
        words = "You sit this deal out." if out else "You have folded."
        middle = HAND_SIZE[0] // 2, HAND_SIZE[1] // 2
        return HandScene((Label(words, middle, 44, 800, Ink.CREAM, Ground.FELT, Letter.ITALIC),))
    at = 126, 158
    faces = [Face(card, (at[0] + 200 * index, at[1]), _HELD) for index, card in enumerate(held)]
    signs = _signs(held, rules, (at[0], at[1] + 104), 200, 22)
    return HandScene((*faces, *signs, *_worth(rules.reading(held))))


def _worth(reading: Reading) -> Iterator[Item]:
    """A slip of paper with what the hand is."""
    lines = [(line, Letter.BOLD) for line in wrap(called(reading).capitalize(), 12)]
    if reading.kind in (Kind.PAIR, Kind.PRIAL):
        lines.append(("natural" if reading.natural else "with braggers", Letter.ITALIC))
    yield Panel((744, 158), (226, 64 + 44 * len(lines)), Ground.PAPER)
    for index, (line, letter) in enumerate(lines):
        y = 158 + 44 * index - 22 * (len(lines) - 1)
        yield Label(line, (744, y), 33, 200, Ink.BLACK, Ground.PAPER, letter)


# --- the table ----------------------------------------------------------------------------------


def _is_over(baize: Baize) -> bool:
    return baize.phase is Phase.OVER


def _deal(deal: int) -> Iterator[Item]:
    yield Panel((410, 300), (150, 56), Ground.PAPER)
    yield Label(f"Deal {deal}", (410, 300), 30, 136, Ink.BLACK, Ground.PAPER, Letter.ITALIC)


def _pack(baize: Baize) -> Iterator[Item]:
    """The pack, with how many cards have gone under it, or that it will be shuffled."""
    yield from (Back((757 + 2 * each, 307 - 2 * each), 44) for each in range(3))
    if baize.shuffle_earned:
        lines = ("to be", "shuffled")
    elif baize.under:
        lines = (str(baize.under), "under")
    else:
        return
    for line, y in zip(lines, (290, 320), strict=True):
        yield _engraved(line, (796, y), 100, Anchor.LEFT)


def _pot(baize: Baize, rules: Brag) -> Iterator[Item]:
    """The newest pot, and what is asked of the seat on turn."""
    if _is_over(baize):
        return
    yield from heap(baize.pot, (600, 328))
    text = f"Pot {baize.pot:,}"
    yield Label(text, (600, 376), 42, 250, Ink.CREAM, Ground.FELT, Letter.BOLD)
    yield from _asked(baize, rules)


def _asked(baize: Baize, rules: Brag) -> Iterator[Item]:
    """A slip of paper with what it costs to go on."""
    lines = [*_prices(baize, rules)]
    top, height = 406, 20 + 32 * len(lines)
    yield Panel((600, top + height // 2), (260, height), Ground.PAPER)
    for index, (name, amount) in enumerate(lines):
        y = top + 26 + 32 * index
        yield _written(name, (482, y), Letter.ITALIC, Anchor.LEFT)
        yield _written(amount, (718, y), Letter.BOLD, Anchor.RIGHT)


def _prices(baize: Baize, rules: Brag) -> Iterator[tuple[str, str]]:
    yield "Least bet", f"{rules.required(baize):,}"
    bets = rules.bets(baize, baize.on_turn)
    if bets is not None:
        yield "Most", f"{bets.high:,}"
    elif rules.short_stack == "cover":
        yield "To cover", f"{baize.chips.stacks[baize.on_turn]:,}"
    else:
        yield "May only", "fold"
    if rules.may_see(baize, baize.on_turn):
        yield "To see", f"{price(baize):,}"


# --- what lies before a seat --------------------------------------------------------------------


def _plate(baize: Baize, seat: Seat, place: Place, guest: Guest) -> Iterator[Item]:
    on_turn = baize.phase is Phase.BET and baize.on_turn == seat
    present = guest if guest.name else None
    yield from seating.name_plate(place.at, present, baize.chips.stacks[seat], None, on_turn)
    if seat == baize.dealer:
        yield Disc((place.at[0] - 98, place.at[1] + 20), 22, Tone.IVORY, "D")
    if on_turn:
        yield seating.turn_marker(place)


def _before(baize: Baize, seat: Seat, place: Place) -> Iterator[Item]:
    """Cards face down, and a bet or a closed pot."""
    x, y = _middle_of(place)
    yield Row((x - 86, y), _BACK, 3, 18)
    if seat in baize.covers:
        number = baize.covers.index(seat) + 1
        yield from _pile(baize.chips.pools[f"closed_{number}"], (x - 14, y - 16))
        yield _engraved(f"closed pot {number}", (x - 30, y + 22), 160, Anchor.LEFT)
    elif baize.bets[seat]:
        yield from _pile(baize.bets[seat], (x - 14, y))


def _middle_of(place: Place) -> Spot:
    """The middle of what lies before a seat: towards the pot, and at the sides above the name."""
    if place.edge in (Heading.LEFT, Heading.RIGHT):
        return place.at[0], place.at[1] - 92
    return place.shifted(0, 122)


def _standing(baize: Baize, seat: Seat) -> str:
    """A word for who is out of it, or nothing."""
    if seat not in baize.players:
        return "sits out"
    return "folded" if seat in baize.folded else ""


def _pile(amount: int, at: Spot) -> Iterator[Item]:
    """A stack of counters with its number on the right."""
    x, y = at
    yield from stack(amount, (x, y + 6))
    text = f"{amount:,}"
    yield Label(text, (x + 21, y), 28, 120, Ink.CREAM, Ground.FELT, Letter.BOLD, Anchor.LEFT)


def _over(baize: Baize, rules: Brag, seat: Seat, place: Place) -> Iterator[Item]:
    """When the deal is over: the hand if it was shown, what it is, and what it took."""
    level = place.edge in (Heading.UP, Heading.DOWN)
    x, y = place.shifted(0, 116 if level else 274)
    shown, won = baize.shown[seat], baize.won[seat]
    if shown:
        yield from _open(shown, rules, (x - _WIDE + _SHOWN // 2, y - 18), won > 0)
        yield _engraved(_in_short(rules.reading(shown)), (x - _WIDE, y + 45), 280, Anchor.LEFT)
    else:
        yield Row((x - 86, y - 18), _BACK, 3, 18)
    if won:
        amount, left = f"{won:,}", x + 30
        yield _engraved("took", (left, y - 34), 100, Anchor.LEFT)
        yield Label(amount, (left, y), 28, 120, Ink.GLOW, Ground.FELT, Letter.BOLD, Anchor.LEFT)


def _in_short(reading: Reading) -> str:
    """What a hand is, and of a pair or prial whether it is natural."""
    if reading.kind not in (Kind.PAIR, Kind.PRIAL):
        return called(reading)
    return f"{called(reading)}, {'natural' if reading.natural else 'bragger'}"


def _open(shown: Sequence[Card], rules: Brag, at: Spot, won: bool) -> Iterator[Item]:
    """Three cards face up, those of a winner with a bright rim."""
    state = State.MARKED if won else State.PLAIN
    for index, card in enumerate(shown):
        yield Face(card, (at[0] + _STEP * index, at[1]), _SHOWN, state=state)
    yield from _signs(shown, rules, (at[0], at[1] + 42), _STEP, 13)


def _signs(
    shown: Sequence[Card], rules: Brag, first: Spot, step: int, radius: int
) -> Iterator[Disc]:
    """A brass B on each bragger; `first` is where it would be on the first card."""
    for index, card in enumerate(shown):
        if card in cards(BRAGGERS[rules.braggers]):
            yield Disc((first[0] + step * index, first[1]), radius, Tone.BRASS, "B")


def _written(text: str, at: Spot, letter: Letter, anchor: Anchor) -> Label:
    return Label(text, at, 27, 140, Ink.BLACK, Ground.PAPER, letter, anchor)


def _engraved(text: str, at: Spot, room: int, anchor: Anchor = Anchor.MIDDLE) -> Label:
    return Label(text, at, 27, room, Ink.GILT, Ground.FELT, Letter.ITALIC, anchor)
