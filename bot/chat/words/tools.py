"""What *More* says under a table, and what is asked once more before a guest or a deal goes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.chat.wording import sentences, soon
from bot.chat.words.deals import Deals
from bot.tables.state import Milliseconds

GUESTS_ONLY: Final = "These tools are for the guests of the table."
SEND_AWAY: Final = "Send a guest away"


def host(name: str, *, away: bool) -> str:
    """Who looks after the table."""
    if away:
        return f"Host: **{name}**, who is away: every guest may look after the table"
    return f"Host: **{name}**"


def table(ident: str, opened: Milliseconds) -> str:
    """Which table this is."""
    return f"-# Table `{ident}`, opened {soon(opened)}"


def house_rules(own: Sequence[str]) -> str:
    """Those that differ from the book."""
    return f"House rules: {' · '.join(own)}"


def latest_seal(commitment: str) -> str:
    """The seal of the deal under way, or of the latest."""
    return f"-# The latest seal: `{commitment}`"


def surely_sent(deals: Deals, name: str, *, playing: bool) -> str:
    """Before a guest is sent away."""
    if playing:
        return deals.surely_sent.format(name=name)
    return f"Send **{name}** away? Everybody reads that it was you."


def surely_closed(deals: Deals, title: str, channel: int, *, playing: bool, staked: bool) -> str:
    """Before a table is closed at once."""
    return sentences(
        f"Close the table of **{title}** in <#{channel}>?",
        deals.becomes_void if playing else "",
        "All chips go home." if staked else "",
    )


def surely_void(deals: Deals, deal: int, title: str, channel: int, *, staked: bool) -> str:
    """Before a deal is made void at once."""
    return sentences(
        deals.surely_void.format(number=deal, title=title, channel=channel),
        "Every stake of it goes back." if staked else "",
        "Another one follows.",
    )


# --- the list of open tables --------------------------------------------------------------------

NO_TABLES: Final = "No table that you can see is open in this server."
OPEN_TABLES: Final = "### Open tables"
NO_SUCH_TABLE: Final = "No such table is open in this server."
NONE_HERE: Final = "No table stands in this channel. Say which one you mean."
SEVERAL_HERE: Final = "Several tables stand in this channel. Say which one you mean."
NO_GUEST: Final = "There is no such guest at the table."
SEVERAL_GUESTS: Final = "Several guests are called so. Choose one of the list."
NOT_BEGUN: Final = "Not begun"
ABOUT_TO_BEGIN: Final = "About to begin"


def entry(
    title: str,
    link: str,
    channel: int,
    phase: str,
    opened: Milliseconds,
    company: str,
    ident: str,
) -> str:
    """An open table in the list; `link` leads to its message, and is empty where none is known."""
    named = f"**[{title}]({link})**" if link else f"**{title}**"
    return (
        f"{named} in <#{channel}> · {phase} · opened {soon(opened)}\n{company}\n-# Table `{ident}`"
    )


def last_deal(deals: Deals, deal: int) -> str:
    """The table closes after it."""
    return deals.last.format(number=deal)


def in_deal(deals: Deals, deal: int, moved: Milliseconds) -> str:
    """How far a table is."""
    return deals.under_way.format(number=deal, when=soon(moved))


def after_deal(deals: Deals, deal: int) -> str:
    """The same between two deals."""
    return deals.played.format(number=deal)


def suggestion(title: str, channel: str, host: str | None, ident: str) -> str:
    """A table as it is suggested to whoever types."""
    if host is None:
        return f"{title} in #{channel} ({ident})"
    return f"{title} in #{channel}, host {host} ({ident})"


def more_guests(number: int) -> str:
    """Guests who are not named."""
    return f"{number:,} more"


def computers(number: int) -> str:
    """Computer players."""
    return "1 computer player" if number == 1 else f"{number:,} computer players"


def guest(name: str, *, host: bool, away: bool) -> str:
    """A guest who is named."""
    if host and away:
        return f"{name} (host, away)"
    if host:
        return f"{name} (host)"
    return f"{name} (away)" if away else name
