"""Words that all games share: names, cards, chips and times as people read them."""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final, Literal, TypeAlias

from discord.utils import escape_mentions

from bot.rules.cards import SIGNS, Card, Suit, corner, rank_name, short
from bot.rules.chips import Chips, Payment, signed
from bot.tables.state import Guest, Milliseconds, Pace, Ruling

LONGEST_NAME: Final = 32
MOST_ALT: Final = 1_024
"""Characters that Discord takes for the text of a picture."""

NOT_DEALT: Final = "The cards are not dealt yet."
NONE_LEFT: Final = "You have no card left."
NO_CARDS: Final = "You hold no cards."
ALL_PLAYED: Final = "All cards are played."
SITS_OUT: Final = "You sit this deal out, having too few chips for it."
"""What there is to say of a hand without cards."""
FOR_POINTS: Final = "It is played for points, not for chips."
"""What a game costs that has no stake."""

Note: TypeAlias = str
"""What stands by itself after a name and a colon: `3 cards`, `folded`. It goes into no sentence."""

_MOST_PAYMENTS: Final = 4
"""So many are told one by one."""

LEFT: Final = "somebody who has left"
UNKNOWN: Final = "somebody"
"""In place of a name that nobody knows any more, or just now."""

PACES: Final[dict[Pace, str]] = {
    "quick": "quick, 45 seconds a turn",
    "social": "social, two minutes a turn",
    "post": "by post, a day a turn",
}
FROM_LEFT: Final = (Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS)
"""The suits as a hand is held, reds and blacks in turn."""
_BLANK: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters and symbols that are drawn as nothing."""
_FROM_THE_RIGHT: Final = frozenset({"R", "AL"})
_ISOLATE, _END_OF_ISOLATE = "\u2068", "\u2069"
_MARKS: Final = re.compile(r"[\\*_~|`\[]|^[#-]", re.MULTILINE)
"""What formats, also with what comes after it: two names together could make a link."""


def long(card: Card) -> str:
    """A card by its name: `Queen of hearts`."""
    return f"{rank_name(card.rank).capitalize()} of {card.suit.name.lower()}"


def named(suit: Suit) -> str:
    """A suit by its sign and its name: `♠ spades`."""
    return f"{SIGNS[suit]} {suit.name.lower()}"


def by_suit(cards: Iterable[Card]) -> str:
    """A hand in words, suit by suit, the highest card first."""
    return in_suits(sorted(cards, key=lambda card: -card.rank))


def in_suits(cards: Sequence[Card]) -> str:
    """Cards in words, suit by suit, each suit in the order in which it is given."""
    suits = [[card for card in cards if card.suit is suit] for suit in FROM_LEFT]
    rows = [f"{SIGNS[row[0].suit]} " + " ".join(map(corner, row)) for row in suits if row]
    return " · ".join(rows)


def row(cards: Iterable[Card]) -> str:
    """Cards as they lie side by side: `10♠ Q♥`."""
    return " ".join(map(short, cards))


def plain(name: str, longest: int = LONGEST_NAME) -> str:
    """A name on one line, without signs that nobody sees, cut with an ellipsis."""
    kept = (" " if each.isspace() else each for each in name if _is_seen(each))
    clean = " ".join("".join(kept).split())
    return cut(clean if any(map(_is_drawn, clean)) else "Somebody", longest)


def _is_seen(character: str) -> bool:
    return character.isspace() or unicodedata.category(character) not in ("Cc", "Cf", "Cs", "Co")


def _is_drawn(character: str) -> bool:
    """Whether it shows by itself, as an accent without a letter, or a blank letter, does not."""
    return unicodedata.category(character)[0] in "LNPS" and character not in _BLANK


@lru_cache(4_096)
def escaped(name: str, longest: int = LONGEST_NAME) -> str:
    """A name for a text with markdown, of at most `longest` characters with all that escapes it."""
    # It is asked for a dozen times for every table that is shown, hence the cache.
    kept = plain(name, longest)
    while len(told := apart(literal(kept))) > longest:
        kept = kept.removesuffix("…")[:-1] + "…"
    return told


def apart(name: str) -> str:
    """A name as it goes into a line: one that runs from the right is shut off from what follows.

    Else an amount behind it, say, would be shown before it.
    """
    if any(unicodedata.bidirectional(each) in _FROM_THE_RIGHT for each in name):
        return f"{_ISOLATE}{name}{_END_OF_ISOLATE}"
    return name


def literal(text: str) -> str:
    """A text that neither formats nor mentions: it reads as it stands."""
    marked = _MARKS.sub(r"\\\g<0>", escape_mentions(text))
    return marked.replace("<", "‹").replace(">", "›")


def plain_names(guests: Iterable[Guest | None], longest: int) -> tuple[str, ...]:
    """How the guests are called where there is no markdown; an empty place is nobody."""
    return tuple(
        "nobody" if guest is None else apart(plain(guest.name, longest)) for guest in guests
    )


def names(guests: Iterable[Guest | None], longest: int) -> tuple[str, ...]:
    """How the guests are called in texts with markdown; an empty place is nobody."""
    return tuple("nobody" if guest is None else escaped(guest.name, longest) for guest in guests)


def listed(words: Sequence[str]) -> str:
    """`Ann`, `Ann and Ben`, `Ann, Ben and Cid`."""
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} and {words[-1]}"


def either(words: Sequence[str]) -> str:
    """`Ann`, `Ann or Ben`, `Ann, Ben or Cid`."""
    return f"{', '.join(words[:-1])} or {words[-1]}" if len(words) > 1 else "".join(words)


def they(who: Sequence[str], one: str, several: str) -> str:
    """Who does something, with the verb that goes with one or with several."""
    return f"{listed(who)} {one if len(who) == 1 else several}"


def about(who: Sequence[str], one: str, several: str, **more: str) -> str:
    """What there is to say of one (`{who} sits out.`), or of several (`{who} sit out.`)."""
    return (one if len(who) == 1 else several).format(who=listed(who), **more)


def sentences(*told: str) -> str:
    """Sentences one after another, without those that are empty."""
    return " ".join(filter(None, told))


Thing: TypeAlias = Literal[
    "ace", "card", "chip", "connexion", "deal", "point", "purse", "sitting", "spade", "sweep",
    "trick",
]  # fmt: skip
"""What is counted in sentences, by its name for one of it."""

_SEVERAL: Final[dict[Thing, str]] = {
    "ace": "aces", "card": "cards", "chip": "chips", "connexion": "connexions", "deal": "deals",
    "point": "points", "purse": "purses", "sitting": "sittings", "spade": "spades",
    "sweep": "sweeps", "trick": "tricks",
}  # fmt: skip


def between(low: int, high: int) -> str:
    """The numbers from one to another: `2–1,000`, or `2`."""
    return f"{low:,}" if low == high else f"{low:,}–{high:,}"


def noted(name: str, notes: Iterable[Note]) -> str:
    """What there is to note about somebody: `Ada (dealer): 46 chips, folded.`"""
    return f"{name}: {', '.join(notes)}."


def some(number: int, thing: Thing) -> str:
    """So many of a thing: `1 card`, `3 cards`, `1,000 points`."""
    return f"{number:,} {thing if number == 1 else _SEVERAL[thing]}"


def chips(amount: int) -> str:
    """An amount of chips."""
    return some(amount, "chip")


def purses(held: Chips, places: Iterable[int], called: Sequence[str]) -> str:
    """What everybody has: `Chips: Ada 46, Ben 48 and Clara 1,048.`"""
    return f"Chips: {listed([f'{called[place]} {held.stacks[place]:,}' for place in places])}."


def soon(moment: Milliseconds) -> str:
    """A moment as Discord counts down to it."""
    return f"<t:{moment // 1_000}:R>"


def until(moment: Milliseconds) -> str:
    """A moment as Discord names it to each reader, by day and hour."""
    return f"<t:{moment // 1_000}:f>"


def by(ruling: Ruling) -> str:
    """Who has closed a table or made a deal void, and as what: `Ada (the host)`."""
    name = escaped(ruling.name)
    if ruling.office == "host":
        return f"{name} (the host)"
    if ruling.office == "deputy":
        return f"{name} (in the host's absence)"
    if ruling.part:
        return f"{name} (who looks after this channel, and was playing)"
    return f"{name} (who looks after this channel)"


def paid(payments: Sequence[Payment], called: Sequence[str]) -> list[str]:
    """Who paid whom; where it is many payments, or they go by a pool, what all have by them."""
    direct = [
        (each.source, each.target, each.amount)
        for each in payments
        if isinstance(each.source, int) and isinstance(each.target, int)
    ]
    if len(direct) < len(payments) or len(direct) > _MOST_PAYMENTS:
        return won_and_lost(payments, called)
    return [
        f"{called[source]} paid {chips(amount)} to {called[target]}."
        for source, target, amount in direct
    ]


def won_and_lost(payments: Sequence[Payment], called: Sequence[str]) -> list[str]:
    """What guests have gained or lost by payments, in a line; none where nothing was paid."""
    net: Counter[int] = Counter()
    for each in payments:
        for account, amount in ((each.source, -each.amount), (each.target, each.amount)):
            if isinstance(account, int):
                net[account] += amount
    if not net:
        return []
    told = [f"{called[place]} {signed(net[place])}" for place in sorted(net) if net[place]]
    return [f"Won and lost: {listed(told)}." if told else "Nobody has won or lost anything."]


def cut(text: str, most: int) -> str:
    """`text`, with an ellipsis for what is beyond `most` characters."""
    return text if len(text) <= most else text[: most - 1] + "…"
