"""Interest in words: games, experience, times, places, and what was said."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from bot.chat.wording import escaped, listed, literal, plain
from bot.games import games as found_games
from bot.interest.counts import Counts, GameCount
from bot.interest.programme import BY_NAME
from bot.interest.values import LONGEST_REMARK, Evening, Experience, Milliseconds, Registration

_LINES: Final[Mapping[str, str]] = {
    "whist": "Tricks, two against two",
    "brag": "Three cards each, and one pot to bet for",
    "bragg": "The older brag, with three pots to win",
    "thirty_one": "Exchange cards for 31 in one suit",
    "connexions": "Tricks, each for themselves, with diamonds trumps",
    "cassino": "Take cards from the board, for points",
    "matrimony": "Chips on five chances, and cards to meet them",
    "pope_joan": "A board of eight pools, and cards in sequence",
    "poch": "A board of pools, a bet, and cards in sequence",
    "vingt_un": "Twenty-one, against the dealer",
    "chemin_de_fer": "Baccarat in which the bank goes round",
    "baccara": "Baccarat with one bank and two sides",
    "hazard": "Dice, the caster against the table",
}
"""What each game is, for those who know it by another name."""
EXPERIENCE: Final[Mapping[Experience, tuple[str, str]]] = {
    "new": ("New to it", "I should be glad to be shown"),
    "played": ("I have played", "I can hold my own"),
    "teach": ("I could teach", "I would sit down with newcomers"),
}
"""The label of a choice, and the words below it."""
TIMES: Final[Mapping[str, str]] = {
    "weekly": "Once a week or more",
    "fortnightly": "Every other week",
    "monthly": "Once a month",
    "weekdays": "On weekdays",
    "weekends": "At weekends",
    "afternoons": "In the afternoon",
    "nights": "In the evening",
    "start": "From the start",
    "later": "I should come later",
    "short": "For an hour or so",
    "late": "Into the small hours",
}
"""The usual ones: others are called as an organiser has called them."""
_SHORT: Final[Mapping[Experience, str]] = {
    "new": "new to it",
    "played": "has played",
    "teach": "could teach",
}
_DAY: Final[Milliseconds] = 86_400_000
NO_PROMISE: Final = "-# It is a wish and no promise: nobody is seated by it."


def title_of(evening: Evening) -> str:
    """What an evening is called, for a text with markdown."""
    return literal(plain(evening.title, 100))


def game_title(game: str) -> str:
    """What a game is called."""
    return BY_NAME[game].title


def undealt(games: Iterable[str]) -> tuple[str, ...]:
    """Those that this house cannot deal as yet."""
    return tuple(each for each in games if each not in found_games())


def game_line(game: str) -> str:
    """A game in a line, for the form."""
    return _LINES[game] + (". Not dealt here as yet" if undealt((game,)) else "")


def titles(games: Iterable[str]) -> str:
    """What several games are called, in a sentence."""
    return listed([game_title(each) for each in games])


def when(moment: Milliseconds) -> str:
    """A moment as everybody sees it in their own time."""
    return f"<t:{moment // 1_000}:F> (<t:{moment // 1_000}:R>)"


def time_words(time: str) -> str:
    """A time that somebody may say they have, as it stands by itself."""
    return TIMES.get(time, time)


def _times(times: Iterable[str]) -> list[str]:
    """Times in the middle of a line with markdown."""
    return [TIMES[each].lower() if each in TIMES else literal(plain(each, 60)) for each in times]


def hours(evening: Evening) -> str:
    """When an evening is, and how long one can register, in lines."""
    lines: list[str] = []
    if evening.at is not None:
        lines.append(f"**When** {when(evening.at)}")
    if evening.open and evening.closes is not None and evening.closes != evening.at:
        lines.append(f"**Register by** {when(evening.closes)}")
    if evening.slots:
        lines.append(f"**Slots** {' · '.join(_times(evening.slots))}")
    return "\n".join(lines)


def people(number: int) -> str:
    """A number of people."""
    return "1 person" if number == 1 else f"{number:,} people"


def instead_of(shut: Evening, evening: Evening) -> str:
    """For what a form is that somebody may have opened for an evening that is closed."""
    other = "the server in general" if evening.at is None else "a later evening"
    return f"Registration for {plain(shut.title, 35)} is closed; this is for {other}."


def interest_in(count: GameCount) -> str:
    """The interest in a game, in a line of the invitation."""
    title = game_title(count.game)
    if count.places is None:
        return f"**{title}** · {count.interested:,}"
    waiting = f", {count.waiting:,} waiting" if count.waiting else ""
    taken = count.interested - count.waiting
    return f"**{title}** · {taken:,} of {count.places:,} places{waiting}"


def tally(counts: Counts) -> str:
    """How many there are altogether, in a sentence."""
    if not counts.people:
        return "Nobody has registered as yet."
    sort = [
        f"{number:,} {words}"
        for number, words in ((counts.teachers, "could teach"), (counts.newcomers, "new to it"))
        if number
    ]
    return " · ".join([f"{people(counts.people)} so far", *sort])


def counts_in_words(counts: Counts) -> str:
    """All counts in lines, for an organiser; the same that the picture shows."""
    lines = [f"**{tally(counts)}**"]
    if counts.since is not None:
        lines[0] += f" · since <t:{counts.since // 1_000}:D>"
    lines += [_count_line(each, counts.since) for each in counts.games if each.interested]
    idle = [each.game for each in counts.games if not each.interested]
    if idle and counts.people:
        lines.append(f"Nobody as yet for {titles(idle)}.")
    return "\n".join(lines)


def _count_line(count: GameCount, first: Milliseconds | None) -> str:
    """The interest in a game; since when, if that is a day or more after the first of all."""
    parts = [interest_in(count)]
    parts += [f"{count.teachers:,} could teach"] if count.teachers else []
    parts += [f"{count.newcomers:,} new"] if count.newcomers else []
    if first is not None and count.since is not None and count.since - first >= _DAY:
        parts.append(f"since <t:{count.since // 1_000}:D>")
    return "- " + " · ".join(parts)


def said(evening: Evening, registration: Registration, waits: Mapping[str, int]) -> str:
    """What somebody has said of an evening, told to themselves; `waits` are their numbers."""
    answer = registration.answer
    games = [_placed(game, evening, waits.get(game)) for game in answer.games]
    lines = [
        f"**{title_of(evening)}**" + (f" · <t:{evening.at // 1_000}:F>" if evening.at else ""),
        f"Games: {', '.join(games) or 'none of those offered now'}",
        f"Experience: {EXPERIENCE[answer.experience][0]}",
    ]
    if answer.times:
        lines.append(f"When: {', '.join(_times(answer.times))}")
    if answer.remark:
        lines.append(f"Remark: {literal(plain(answer.remark, LONGEST_REMARK))}")
    lines.append(_reminder(registration))
    return "\n".join(lines)


def _reminder(registration: Registration) -> str:
    if not registration.answer.remind:
        return "A reminder: no"
    if registration.unreached:
        return "A reminder: yes, but the latest message could not reach you. Are yours shut?"
    return "A reminder: yes, by direct message"


def _placed(game: str, evening: Evening, number: int | None) -> str:
    """A game, and where places are numbered, whether there is one: else the number in waiting."""
    if number is not None:
        return f"{game_title(game)} (number {number:,} on the waiting list)"
    return game_title(game) + (" (a place is kept)" if game in evening.capacity else "")


def person_line(name: str, registration: Registration) -> str:
    """What somebody has said, in a line for an organiser."""
    answer = registration.answer
    parts = [f"**{escaped(name)}**", titles(answer.games) or "no game", _SHORT[answer.experience]]
    parts += _times(answer.times)
    if answer.remind:
        parts.append("reminder, but not to be reached" if registration.unreached else "reminder")
    parts += [f"“{literal(plain(answer.remark, LONGEST_REMARK))}”"] if answer.remark else []
    return "- " + " · ".join(parts)
