"""What is said to who would like to play: the form, the invitation, one's own registration."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from bot.chat.wording import escaped, listed, literal, plain, sentences
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
NOBODY: Final = "Nobody has registered as yet."

# --- evenings -----------------------------------------------------------------------------------

IN_SERVER_ONLY: Final = "That is done in the server itself."
UNKNOWN_EVENING: Final = "There is no such evening. Choose one of the list."
NOT_KNOWN: Final = "That belongs to no evening that this house knows."
ORGANISERS_ONLY: Final = (
    "That is for the organisers: whoever may manage events here, or has their role."
)
SOMEWHERE: Final = "*a server*"
"""A server whose name the house does not know."""

# --- the form -----------------------------------------------------------------------------------

WHICH_GAMES: Final = "What would you like to play?"
AND_OF_THESE: Final = "And of these?"
HOW_WELL: Final = "How well do you know them?"
HOW_WELL_ABOUT: Final = "One answer for all of them; what differs may stand in the remark."
WHEN: Final = "When, and shall the house remind you?"
WHEN_ABOUT: Final = "Tick whatever applies, or nothing."
REMIND_ME: Final = "Remind me"
REMIND_ABOUT: Final = "By direct message; also if a place comes free for you"
REMARK: Final = "A remark for the organiser"
REMARK_HINT: Final = "Whom you would like to sit with, what you cannot do …"
NO_GAME: Final = "Tick at least one game, or nobody will know what to lay out for you."
NO_EXPERIENCE: Final = "Say how well you know the games."
NOT_YET: Final = "### Not quite yet"
FORM_AGAIN: Final = "Open the form again"

# --- one's own registration ---------------------------------------------------------------------

SHUT: Final = "Registration is closed."
NOT_REGISTERED: Final = "You have not registered for that."
NOTHING_HERE: Final = "You have not registered for anything here."
NOTHING_YET: Final = "You have not registered for anything here: /register form does it."
SEVERAL: Final = "You have registered for several evenings: say which one you mean."
ON_THE_LIST: Final = "### You are on the list"
CHANGED: Final = "### Your registration is changed"
WHAT_YOU_SAID: Final = "### What you have said"
WITHDRAW_ASKED: Final = "### Do you want to withdraw?"
REGISTER: Final = "Register"
WHAT_I_SAID: Final = "What I said"
CHANGE_IT: Final = "Change it"
WITHDRAW: Final = "Withdraw"
NO_REMINDERS: Final = "No more reminders"
REGISTRATION_CLOSED: Final = "**Registration is closed.**"
BECAUSE_ASKED: Final = "-# You hear of it because you asked to."


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
    if undealt((game,)):
        return sentences(f"{_LINES[game]}.", "Not dealt here as yet")
    return _LINES[game]


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
    title = plain(shut.title, 35)
    if evening.at is None:
        return f"Registration for {title} is closed; this is for the server in general."
    return f"Registration for {title} is closed; this is for a later evening."


def interest_in(count: GameCount) -> str:
    """The interest in a game, in a line of the invitation."""
    title, taken = game_title(count.game), count.interested - count.waiting
    if count.places is None:
        return f"**{title}** · {count.interested:,}"
    if not count.waiting:
        return f"**{title}** · {taken:,} of {count.places:,} places"
    return f"**{title}** · {taken:,} of {count.places:,} places, {count.waiting:,} waiting"


def tally(counts: Counts) -> str:
    """How many there are altogether, in a sentence."""
    if not counts.people:
        return NOBODY
    notes = [f"{people(counts.people)} so far"]
    notes += [f"{counts.teachers:,} could teach"] if counts.teachers else []
    notes += [f"{counts.newcomers:,} new to it"] if counts.newcomers else []
    return " · ".join(notes)


def counts_in_words(counts: Counts) -> str:
    """All counts in lines, for an organiser; the same that the picture shows."""
    lines = [f"**{tally(counts)}**"]
    if counts.since is not None:
        lines = [f"**{tally(counts)}** · since <t:{counts.since // 1_000}:D>"]
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
    return f"- {' · '.join(parts)}"


def said(evening: Evening, registration: Registration, waits: Mapping[str, int]) -> str:
    """What somebody has said of an evening, told to themselves; `waits` are their numbers."""
    answer = registration.answer
    games = [_placed(game, evening, waits.get(game)) for game in answer.games]
    experience, _ = EXPERIENCE[answer.experience]
    lines = [
        _which(evening),
        f"Games: {', '.join(games)}" if games else "Games: none of those offered now",
        f"Experience: {experience}",
    ]
    if answer.times:
        lines.append(f"When: {', '.join(_times(answer.times))}")
    if answer.remark:
        lines.append(f"Remark: {literal(plain(answer.remark, LONGEST_REMARK))}")
    lines.append(_reminder(registration))
    return "\n".join(lines)


def _which(evening: Evening) -> str:
    """An evening by its title and time."""
    if not evening.at:
        return f"**{title_of(evening)}**"
    return f"**{title_of(evening)}** · <t:{evening.at // 1_000}:F>"


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
    return f"{game_title(game)} (a place is kept)" if game in evening.capacity else game_title(game)


def person_line(name: str, registration: Registration) -> str:
    """What somebody has said, in a line for an organiser."""
    answer = registration.answer
    parts = [f"**{escaped(name)}**", titles(answer.games) or "no game", _SHORT[answer.experience]]
    parts += _times(answer.times)
    if answer.remind:
        parts.append("reminder, but not to be reached" if registration.unreached else "reminder")
    parts += [f"“{literal(plain(answer.remark, LONGEST_REMARK))}”"] if answer.remark else []
    return f"- {' · '.join(parts)}"


def evening_line(title: str, day: str, *, still_open: bool) -> str:
    """An evening as it is suggested to whoever types."""
    return f"{title} ({day})" if still_open else f"{title} ({day}, closed)"


GENERAL: Final = "Cards and dice"
"""What is asked about for a server in general; its organisers may call it otherwise."""
IN_GENERAL: Final = "in general"


def heading(evening: Evening) -> str:
    """The head of whatever is told of an evening."""
    return f"### {title_of(evening)}"


def could_be(games: Iterable[str], *, others: bool) -> str:
    """Games for which nobody has asked as yet; `others` says that somebody has for others."""
    if others:
        return f"There could also be {titles(games)}."
    return f"There could be {titles(games)}."


def not_dealt(games: Iterable[str]) -> str:
    """Games of the programme that this house cannot deal as yet."""
    return f"-# Not dealt here as yet: {titles(games)}."


def moved_to(channel: int) -> str:
    """In place of an invitation that stands elsewhere now."""
    return f"The invitation stands in <#{channel}> now."


def withdrawn(evening: Evening) -> str:
    """A registration is taken back."""
    return f"You have withdrawn from **{title_of(evening)}**."


def surely_withdrawn(evening: Evening) -> str:
    """Before it is."""
    return f"From **{title_of(evening)}**. A place that you have goes to whoever is next."


def quiet(evening: Evening) -> str:
    """No more reminders are sent."""
    return f"You will hear no more of **{title_of(evening)}** from me."


def server(name: str) -> str:
    """A server by its name."""
    return f"*{escaped(name)}*"


def reminder(evening: Evening, server: str) -> str:
    """A reminder of an evening."""
    told = f"You asked to be reminded: there will be games in {server}."
    return told if evening.at is None else f"{told}\n{when(evening.at)}"


def place_for_you(games: Iterable[str]) -> str:
    """The head of good news."""
    return f"### A place for you at {titles(games)}"


def moved_up(evening: Evening, server: str) -> str:
    """Good news: somebody has a place now."""
    told = f"You have moved up for **{title_of(evening)}** in {server}."
    return told if evening.at is None else f"{told}\n{when(evening.at)}"
