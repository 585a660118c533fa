"""What the cashier says: histories, leaders and audits in words."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from bot.chat.wording import chips, some, soon
from bot.rules.chips import signed
from bot.tables.purses import Entry, Inventory, Leader

FOR_PLAY: Final = "-# Chips are for play only: they cost nothing and buy nothing."
AT_STAKE: Final = (
    "-# What is in italics was won and lost at tables: it comes to the purse with what is brought"
    " home."
)
_REASONS: Final = {
    "start": "to begin with",
    "allowance": "the house's allowance",
}


def people(entries: Iterable[Entry]) -> list[int]:
    """Whose names a history needs."""
    found = (each.user if each.user is not None else granter(each) for each in entries)
    return [each for each in found if each is not None]


def granted_by(user: int) -> str:
    """The reason of a grant, as it stands in the books."""
    return f"grant by {user}"


def granter(entry: Entry) -> int | None:
    """Who granted the chips of an entry, if they were granted."""
    word, _, user = entry.reason.rpartition(" by ")
    return int(user) if word == "grant" and user.isdecimal() else None


def told(entry: Entry, names: Mapping[int, str], titles: Mapping[str, str]) -> str:
    """One line of a history; `titles` are those of the games."""
    what = _what(entry, names, titles)
    if entry.purse is None:
        return f"- *{signed(entry.amount)} {what}* · {soon(entry.at)}"
    return f"- **{signed(entry.amount)}** {what} · {entry.purse:,} in the purse · {soon(entry.at)}"


def _what(entry: Entry, names: Mapping[int, str], titles: Mapping[str, str]) -> str:
    game = titles.get(entry.game or "", "a game")
    if entry.deal is not None:
        pools = ", out of the pools after it was void" if entry.reason == "pools" else ""
        return f"{game}, deal {entry.deal + 1}{pools}"
    if entry.table is not None:
        ways = {"leaving": "home from", "again": "added to the stack at"}
        return f"{ways.get(entry.reason, 'brought to')} a table of {game}"
    if entry.user is not None:
        return f"a gift {'to' if entry.amount < 0 else 'from'} {names[entry.user]}"
    by = granter(entry)
    return f"granted by {names[by]}" if by is not None else _REASONS.get(entry.reason, "the house")


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


def counted(books: Inventory, tables: Iterable[str]) -> str:
    """What an audit has found; `tables` are those whose stacks differ from the books."""
    found = [
        *books.findings,
        *(f"The stacks of table {each} are not those of the books." for each in tables),
    ]
    verdict = (
        "**The books do not balance.** Whoever keeps this bot should look at them"
        " (`python -m bot audit`):\n" + "\n".join(f"- {each}" for each in found[:20])
        if found
        else "**The books balance.** Every account holds what its transfers make, and with the"
        " mint they add up to nothing. Every open table holds what the books say."
    )
    purses = some(books.purses, "purse")
    return (
        f"{verdict}\nOf {chips(books.minted)} that the mint has given out, {books.in_purses:,} lie"
        f" in {purses}, {books.at_tables:,} at tables and {books.with_house:,} with the house."
    )
