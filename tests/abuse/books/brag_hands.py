"""The worth of a hand at brag as `rules/brag.md` has it: a greater tuple wins."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import product

from tests.abuse.books.sheet import Json

RANKS = "23456789TJQKA"
SUITS = "cdhs"
PACK = [rank + suit for suit in SUITS for rank in RANKS]
BRAGGERS = {"classic3": ("Ad", "Jc", "9d"), "hoyle2": ("Jc", "9d"), "jc": ("Jc",), "none": ()}
PRIAL, RUNNING_FLUSH, RUN, FLUSH, PAIR, SINGLE = 6, 5, 4, 3, 2, 1
THREES = RANKS.index("3")

Worth = tuple[int, ...]


def pip(card: str) -> int:
    return RANKS.index(card[0])


def worth(hand: tuple[str, ...], options: Json) -> Worth:
    """The best reading of three cards."""
    braggers = [card for card in hand if card in BRAGGERS[options["braggers"]]]
    others = [card for card in hand if card not in braggers]
    if len(braggers) == 3:
        rank = THREES if options["threes_high"] == "on" else pip("A")
        natural = [is_natural(card, card, options) for card in braggers]
        assert not all(natural) or len({card[0] for card in hand}) > 1
        return prial(rank, natural=False, options=options)
    return max(readings(hand, others, braggers, options))


def readings(
    hand: tuple[str, ...], others: list[str], braggers: list[str], options: Json
) -> Iterator[Worth]:
    yield from printed(hand)
    wide = options["bragger_scope"] == "all"
    choices = [
        [card for card in PACK if card == bragger or card not in hand] if wide
        else [bragger, *(card[0] + "?" for card in hand)]
        for bragger in braggers
    ]  # fmt: skip
    for stood in product(*choices):
        if wide and len(set(stood)) < len(stood):
            continue
        natural = {
            position: is_natural(bragger, card, options)
            for position, (bragger, card) in enumerate(zip(braggers, stood, strict=True))
        }
        cards = [*stood, *others]
        yield from equals(cards, [natural.get(n, True) for n in range(3)], options)
        if wide:
            yield from sequences(tuple(cards))


def is_natural(bragger: str, stands_for: str, options: Json) -> bool:
    if options["natural_braggers"] == "own_rank":
        return stands_for[0] == bragger[0]
    return bragger == "Ad" and stands_for[0] == "A"


def prial(rank: int, *, natural: bool, options: Json) -> Worth:
    high = options["threes_high"] == "on" and rank == THREES
    return (PRIAL, len(RANKS) if high else rank, natural)


def equals(cards: list[str], natural: list[bool], options: Json) -> Iterator[Worth]:
    """Prials and pairs."""
    rank, count = Counter(map(pip, cards)).most_common(1)[0]
    same = [n for n in range(3) if pip(cards[n]) == rank]
    if count == 3:
        yield prial(rank, natural=all(natural), options=options)
    if count == 2:
        (odd,) = {0, 1, 2} - set(same)
        yield (PAIR, rank, all(natural[n] for n in same), pip(cards[odd]))


def printed(hand: tuple[str, ...]) -> Iterator[Worth]:
    yield from sequences(hand)
    yield (
        SINGLE,
        *sorted((len(RANKS) if card == "Ad" else pip(card) for card in hand), reverse=True),
    )


def sequences(cards: tuple[str, ...]) -> Iterator[Worth]:
    """Runs and flushes."""
    pips = sorted(map(pip, cards), reverse=True)
    flush = len({card[1] for card in cards}) == 1
    lowest = [pip("A"), pip("3"), pip("2")]
    if pips == lowest or (pips[0] - 1 == pips[1] == pips[2] + 1):
        height = len(RANKS) if pips == lowest else pips[0]
        yield (RUNNING_FLUSH if flush else RUN, height)
    if flush:
        yield (FLUSH, *pips)
