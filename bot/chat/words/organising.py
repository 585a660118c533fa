"""What the organiser's desk says: of evenings, lists, plans, and of the tables of a plan."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from bot.chat.wording import escaped, listed, until
from bot.chat.words.interest import game_title, people, title_of, when
from bot.interest.planning import Headway, Step
from bot.interest.standing import Moved
from bot.interest.values import Evening, Milliseconds

MAY_NOT_WRITE: Final = "I may not write in this channel, so the invitation cannot stand here."
WAS_CLOSED: Final = "That evening was closed. A closing time with /signups edit opens it again."
NO_CHANGE: Final = "Say what you would like to change."
TWO_ALIKE: Final = "There is another evening of that title at that time."
CLOSED_ALREADY: Final = "It is closed already."
OVER: Final = "That evening is over."
NO_REMINDERS: Final = "Nobody has asked to be reminded."
TOO_SOON: Final = "A reminder went out within the last hour. One is enough."
MOST_NAMED: Final = 20
"""People who are named one by one; of the others it is told how many they are."""

# --- evenings -----------------------------------------------------------------------------------

WHAT_IS_WANTED: Final = "An evening has a title, a date and a time. Without all three it is none."
WHICH_ZONE: Final = "Say in which time zone that is, such as Europe/London."
PAST: Final = "That moment is past."
PAST_CLOSING: Final = "That closing time is past."
LATE_CLOSING: Final = "Registration closes when the evening begins, or before."
NO_SLOTS: Final = "Slots are of an evening: what stands for the server in general has no date."
NO_DATE: Final = "What stands for the server in general has no date."


def opened(evening: Evening, stands: str | None) -> str:
    """An evening is open; `stands` is where its invitation already stood."""
    where = "The invitation stands in this channel in a moment."
    if stands is not None:
        where = f"It was open already, and [its invitation]({stands}) stands in this channel."
    return "\n".join([f"**{title_of(evening)}** is open.", *_times(evening), where])


def changed(
    evening: Evening, up: Iterable[Moved], back: Iterable[Moved], names: Mapping[int, str]
) -> str:
    """An evening is changed, and who has a place by that, or has lost one."""
    lines = [f"**{title_of(evening)}** is changed.", *_times(evening)]
    if moved := _moved(up, names):
        lines.append(f"Moved up from the waiting list: {listed(moved)}.")
    if moved := _moved(back, names):
        lines.append(f"Back on the waiting list: {listed(moved)}.")
    return "\n".join(lines)


def _moved(moved: Iterable[Moved], names: Mapping[int, str]) -> list[str]:
    return _first([f"{escaped(names[each.user])} ({game_title(each.game)})" for each in moved])


def _first(told: Sequence[str]) -> list[str]:
    """As many as are named, and how many there are besides."""
    rest = len(told) - MOST_NAMED
    return [*told[:MOST_NAMED], f"{rest:,} others"] if rest > 0 else [*told]


def closed(evening: Evening) -> str:
    """A list is closed."""
    return f"Nobody can register for **{title_of(evening)}** any more."


def slots_gone(number: int) -> str:
    """People had said that they come at times that are none any more."""
    return f"{people(number)} had chosen a slot that is gone; the rest of what they said stands."


def reminding(number: int) -> str:
    """A reminder is on its way."""
    return (
        f"A reminder goes to {people(number)}, to one after the other: to whoever asked for it,"
        " and to nobody else. Whom it does not reach is marked in `/signups list` by person."
    )


def _times(evening: Evening) -> Iterable[str]:
    if evening.at is not None:
        yield f"It begins {when(evening.at)}, by the clocks of {evening.zone}."
    if evening.open and evening.closes is not None:
        yield f"Registration closes <t:{evening.closes // 1_000}:F>."
    if not evening.open:
        yield "Registration is closed; a closing time with `/signups edit` opens it again."


# --- lists and files ----------------------------------------------------------------------------

DOUBTS: Final = "-# Discord did not say of everybody who is still here."
WHOLE_LIST: Final = "The whole list:"
BY_PERSON: Final = "By person"
BY_GAME: Final = "By game"


def wanted(game: str, number: int) -> str:
    """A game and how many would play it, above their names."""
    return f"**{game_title(game)}** · {number:,}"


def placed(names: Sequence[str]) -> str:
    """Some of those who have a place, or would play."""
    return f"- {', '.join(names)}"


def waiting(names: Sequence[str]) -> str:
    """Some of those who wait for a place."""
    return f"- Waiting: {', '.join(names)}"


def teaches(name: str) -> str:
    """Somebody who could teach."""
    return f"{name} (teaches)"


def is_new(name: str) -> str:
    """Somebody who is new to it."""
    return f"{name} (new)"


def page_of(number: int, page: int, count: int) -> str:
    """How many there are, and which page this is."""
    if count < 2:
        return f"-# {people(number)}"
    return f"-# {people(number)} · page {page} of {count}"


def for_spreadsheet(evening: Evening) -> str:
    """Above a file of values."""
    return f"**{title_of(evening)}**, for a spreadsheet:"


# --- plans --------------------------------------------------------------------------------------

PLANNING: Final = "The plan is being made."
PLANNING_ANOTHER: Final = "Another plan is being made, and comes first."
MOVING_TABLES: Final = "Some games clash: their tables are moved to other rounds."
BOUND_SOUGHT: Final = "How many wishes can be met at all is worked out."
GAIN_SOUGHT: Final = "What one more table or helper would gain is worked out."
UNPLANNED: Final = "That took too long. Fewer rounds would make it easier."
NOTHING_TO_PLAN: Final = "Nobody has wished for anything, so there is nothing to plan."
NO_GAIN: Final = "Neither one more table nor more staff would change that."
IN_FILE: Final = "-# Everything is in the file."
NO_TABLE: Final = "- no table"
NOT_MET: Final = "Not met:"
STAFF: Final = (
    "-# The bot deals and pays by itself; a croupier or groom-porter is one of the staff, who looks"
    " after a table and does not play. Name whom you have: `staff: Tom: hazard`."
)
OPEN_TABLES: Final = "Open these tables"


def planning(headway: Headway) -> str:
    """How far a plan is."""
    match headway.step:
        case Step.BOUND:
            return BOUND_SOUGHT
        case Step.SEATS:
            return (
                f"At most {headway.met:,} of {headway.wishes:,} wishes can be met: the guests are"
                " seated."
            )
        case Step.ROUNDS:
            return MOVING_TABLES
        case Step.NEWCOMERS:
            return f"{headway.met:,} wishes are met: newcomers are brought to teachers."
        case Step.GAIN:
            return GAIN_SOUGHT


def plan(evening: Evening, met: str) -> str:
    """The head of a plan, with how good it is."""
    return f"### A plan for {title_of(evening)}\n{met}"


def round_(number: int) -> str:
    """A round of a plan."""
    return f"**Round {number}**"


def open_round(number: int) -> str:
    """A button for the tables of a round."""
    return f"Open the tables of round {number}"


def best(met: int, wishes: int) -> str:
    """It is proved that no plan is better."""
    return f"**{met:,} of {wishes:,} wishes are met**, and no plan can meet more."


def good(met: int, wishes: int, bound: int) -> str:
    """Another might be better."""
    return f"**{met:,} of {wishes:,} wishes are met**; no plan can meet more than {bound:,}."


def table_would_help(wishes: int) -> str:
    """What one more table would gain."""
    return f"One more table could meet {wishes:,} more."


def helper_would_help(helper: str, wishes: int) -> str:
    """What one more of the staff would gain."""
    return f"One more {helper} could meet {wishes:,} more."


def table(game: str, staff: str | None, guests: Sequence[str]) -> str:
    """A table of a plan."""
    if staff is None:
        return f"- {game_title(game)}: {', '.join(guests)}"
    return f"- {game_title(game)}, with {staff}: {', '.join(guests)}"


def too_few(game: str, short: int, least: int, wanting: int) -> str:
    """Why so many wishes for a game are not met: it needs more players."""
    return f"- {game_title(game)} {short:,}: a table needs {least}, and there are {wanting:,}"


def no_staff(game: str, short: int, staff: str) -> str:
    """The same: it needs somebody of the staff."""
    return (
        f"- {game_title(game)} {short:,}: a table needs a {staff}, and nobody is named who can run"
        " it"
    )


def no_table_left(game: str, short: int) -> str:
    """The same: all tables are wanted for others."""
    return f"- {game_title(game)} {short:,}: no table is left for it"


def no_seat(game: str, short: int, tables: int) -> str:
    """The same: there are tables, but not when these people are free."""
    if tables == 1:
        return f"- {game_title(game)} {short:,}: its table has no seat for them when they are free"
    return (
        f"- {game_title(game)} {short:,}: its {tables:,} tables have no seat for them when they are"
        " free"
    )


def not_in_plan(waiting: Sequence[tuple[str, int]]) -> str:
    """Who waits for a place is in no plan."""
    told = listed([f"{game_title(game)} {number:,}" for game, number in waiting])
    return f"Not in the plan, as they wait for a place: {told}."


# --- the tables of a plan -----------------------------------------------------------------------

PLAN_GONE: Final = "That plan is not kept any more. /signups plan makes another."
ALREADY: Final = "These tables have been opened already."
RIVAL: Final = (
    "Tables of this round stand already, opened from another plan. Have those closed before you"
    " open others, or there are two tables for the same people."
)
FULL: Final = (
    "There is no room for another table in that channel: choose another one, or a thread, or wait"
    " until a table there has come to its end."
)
NOBODY: Final = (
    "There is no table to open: of this round nobody is left, or its games are not dealt in this"
    " house as yet."
)
NO_TEXT_CHANNEL: Final = "Tables stand in text channels and in threads that are not archived."
HIDDEN_CHANNEL: Final = "That channel is not for you to see."
OPEN_HERE: Final = "Open them here"
OPEN_THERE: Final = "In another channel or thread"
MENTIONED_ONCE: Final = "-# Everybody is mentioned once, and finds a seat held for five minutes."


def round_of(number: int, evening: Evening) -> str:
    """The round that is about to be opened."""
    return f"### Round {number} of {title_of(evening)}"


def numbered_table(number: int, game: str, staff: str | None, guests: Sequence[str]) -> str:
    """A table of it."""
    if staff is None:
        return f"- {number}. **{game_title(game)}**: {listed(guests)}"
    return f"- {number}. **{game_title(game)}**, with {staff}: {listed(guests)}"


def undealt(games: Sequence[str]) -> str:
    """Games of it that this house cannot deal."""
    return f"Not dealt in this house as yet: {listed(games)}."


def have_left(names: Sequence[str]) -> str:
    """Who is not there to be asked."""
    return f"Not asked, since they have left the server: {listed(_first(names))}."


def have_withdrawn(names: Sequence[str]) -> str:
    """Who has changed their minds."""
    return f"Not asked, since they have withdrawn: {listed(_first(names))}."


def several_tables(game: str, number: int) -> str:
    """A game, and of how many tables."""
    return game if number == 1 else f"{game} ({number} tables)"


def no_room_for(games: Sequence[str]) -> str:
    """The channel takes no more tables than were opened."""
    return f"There is no room there for {listed(games)}: open these in another channel."


def soon_there(channel: int) -> str:
    """Where the tables will stand."""
    return f"In <#{channel}> there will be in a moment:"


def call(evening: Evening, number: int) -> str:
    """The head of a call to the tables of a round."""
    return f"### {title_of(evening)}, round {number}"


LAID: Final = "The tables are laid: *Take a seat* under your table."


def laid_until(moment: Milliseconds) -> str:
    """The same, and until when the first of their seats is held."""
    lasts = until(moment)
    return f"The tables are laid. Seats are held until {lasts}: *Take a seat* under your table."


def called_table(number: int, game: str, link: str, staff: str | None, guests: str) -> str:
    """A table of it, with a link and with mentions."""
    if staff is None:
        return f"- {number}. [{game_title(game)}]({link}): {guests}"
    return f"- {number}. [{game_title(game)}]({link}), with {staff}: {guests}"
