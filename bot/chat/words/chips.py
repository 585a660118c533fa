"""What the cashier says: purses, gifts, the allowance, histories, leaders and audits."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, TypeAlias

from bot.chat.wording import Note, chips, sentences, some, soon, until
from bot.chat.words.deals import DEALS, Deals
from bot.rules.chips import signed
from bot.tables.purses import KEPT, MOST_HELD, Entry, Inventory, Leader, granter
from bot.tables.state import Milliseconds

FOR_PLAY: Final = "-# Chips are for play only: they cost nothing and buy nothing."
AT_STAKE: Final = (
    "-# What is in italics was won and lost at tables: it comes to the purse with what is brought"
    " home."
)
AT_TABLES: Final = "What you have at tables is not in it until you leave them."
EMPTY: Final = "Your purse is empty."
TO_YOURSELF: Final = "A gift to yourself would change nothing."
DONE_ALREADY: Final = "That has been done already."
NO_PURSE: Final = "A bot has no purse."
MANAGERS_ONLY: Final = "That is for those who may manage this server."
TOO_FULL: Final = f"No purse holds more than {MOST_HELD:,} chips."
YOUR_CHIPS: Final = "### Your chips"
LEADERS: Final = "### Most chips, in the purse and at tables"


# --- purses and gifts ---------------------------------------------------------------------------


def yours(purse: int, playing: int) -> str:
    """What somebody has, in all."""
    return f"**{chips(purse)}** in your purse, **{chips(playing)}** at tables."


def theirs(name: str, purse: int, playing: int) -> str:
    """What somebody else has."""
    return f"{name} has **{chips(purse)}** in the purse and **{chips(playing)}** at tables."


def at_table(amount: int, title: str, channel: int) -> str:
    """What of it is where."""
    return f"- {chips(amount)} at {title} in <#{channel}>"


def holds_no_more(purse: int) -> str:
    """A gift would be more than there is."""
    return sentences(f"Your purse holds {chips(purse)} and no more.", AT_TABLES)


def given(left: int) -> str:
    """A gift is made; what is left."""
    return f"The gift is made. Your purse now holds {chips(left)}."


def has_given(giver: str, name: str, gift: int) -> str:
    """A gift, to everybody in the channel."""
    return f"**{giver}** has given **{name}** {chips(gift)}."


def granted(name: str, amount: int) -> str:
    """New chips are granted."""
    return f"{name} has {chips(amount)} more. The books say that you granted them."


def has_granted(manager: str, name: str, amount: int) -> str:
    """The same, to everybody in the channel."""
    return f"**{manager}** has granted **{name}** {chips(amount)} of the house."


def not_here(name: str) -> str:
    """Only members of the server have a purse there."""
    return f"{name} is not in this server."


# --- the allowance ------------------------------------------------------------------------------


def filled_up(given: int, allowance: int) -> str:
    """The house has just filled a purse."""
    return (
        f"The house has put {chips(given)} into your purse: once a day it fills it up to"
        f" {allowance:,}."
    )


def next_day(moment: Milliseconds) -> str:
    """When there may be an allowance again."""
    return f"The next day begins {soon(moment)}."


def gifts_count(amount: int, moment: Milliseconds) -> str:
    """Why there is none for who has given chips away."""
    return f"You have given away {chips(amount)}, the last of which count until {until(moment)}."


def terms(poor: int, allowance: int, then: str) -> str:
    """For whom there is an allowance, and when again, in a sentence of the two above."""
    whom = (
        f"Once a day the house fills the purse of whoever has fewer than {poor:,} chips in all, up"
        f" to {allowance:,}."
    )
    counts = f"What lies at tables counts, and what was given away in the last {KEPT} days."
    return f"-# {sentences(whom, counts, then)}"


# --- histories ----------------------------------------------------------------------------------


Called: TypeAlias = Mapping[str, tuple[str, Deals]]
"""What games are called, and what they call a deal, by their names."""


def told(entry: Entry, names: Mapping[int, str], games: Called) -> str:
    """One line of a history."""
    what = _what(entry, names, games)
    if entry.purse is None:
        return f"- *{signed(entry.amount)} · {what}* · {soon(entry.at)}"
    return (
        f"- **{signed(entry.amount)}** · {what} · {entry.purse:,} in the purse · {soon(entry.at)}"
    )


def _what(entry: Entry, names: Mapping[int, str], games: Called) -> Note:
    if entry.table is not None or entry.deal is not None:
        return _at_table(entry, *games.get(entry.game or "", ("A game", DEALS)))
    if entry.user is not None:
        name = names[entry.user]
        return f"A gift to {name}" if entry.amount < 0 else f"A gift from {name}"
    manager = granter(entry)
    if manager is not None:
        return f"Granted by {names[manager]}"
    match entry.reason:
        case "start":
            return "To begin with"
        case "allowance":
            return "The house's allowance"
        case _:
            return "The house"


def _at_table(entry: Entry, game: str, deals: Deals) -> Note:
    if entry.deal is not None and entry.reason == "pools":
        return deals.pools_after.format(game=game, number=entry.deal + 1)
    if entry.deal is not None:
        return deals.at_game.format(game=game, number=entry.deal + 1)
    match entry.reason:
        case "leaving":
            return f"Home from a table of {game}"
        case "again":
            return f"Added to the stack at a table of {game}"
        case _:
            return f"Brought to a table of {game}"


# --- leaders ------------------------------------------------------------------------------------


def ranked(leader: Leader, names: Mapping[int, str], user: int) -> str:
    """One line of the leaders; the asker's own stands out."""
    # Not `1.`: of that Discord makes a list, and numbers it by itself.
    line = f"{leader.rank} · {names[leader.user]} · {chips(leader.chips)}"
    return f"**{line}**" if leader.user == user else line


def standing(own: Leader | None, count: int) -> str:
    """Where the asker stands among all who have a purse."""
    purses = some(count, "purse")
    if own is None:
        return f"-# Of {purses} here. You have none yet: `/chips balance` opens it."
    return f"-# You are number {own.rank:,} of {purses}, with {chips(own.chips)}."


# --- the audit ----------------------------------------------------------------------------------

BALANCED: Final = (
    "**The books balance.** Every account holds what its transfers make, and with the mint they add"
    " up to nothing. Every open table holds what the books say."
)
UNBALANCED: Final = (
    "**The books do not balance.** Whoever keeps this bot should look at them"
    " (`python -m bot audit`):"
)
_MOST_FINDINGS: Final = 20


def unequal(table: str) -> str:
    """The stacks of an open table differ from the books."""
    return f"The stacks of table {table} are not those of the books."


def counted(books: Inventory, tables: Sequence[str]) -> str:
    """What an audit has found; `tables` are those whose stacks differ from the books."""
    found = [*books.findings, *map(unequal, tables)]
    verdict = [UNBALANCED, *(f"- {each}" for each in found[:_MOST_FINDINGS])]
    return "\n".join([*(verdict if found else [BALANCED]), _where_they_lie(books)])


def _where_they_lie(books: Inventory) -> str:
    purses = some(books.purses, "purse")
    return (
        f"Of {chips(books.minted)} that the mint has given out, {books.in_purses:,} lie"
        f" in {purses}, {books.at_tables:,} at tables and {books.with_house:,} with the house."
    )
