"""What the panels of `/me settings` and `/house settings` say.

A switch stands beside what holds at present, and its button says what it would make of it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.chat.wording import PACES, chips, either, listed, sentences
from bot.chat.words import amounts
from bot.tables.state import Pace

# --- /me settings -------------------------------------------------------------------------------

MINE: Final = "### How the house serves you"
HOLDS_EVERYWHERE: Final = (
    "-# It holds at all your tables, in every server, from the moment you press."
)
AS_AT_FIRST: Final = "All as at first"

HANDS_BY_MESSAGE: Final = (
    "**Your hands** · by direct message\n-# A message for every deal, with your choices under it."
)
HANDS_BY_BUTTON: Final = (
    "**Your hands** · only by the button\n-# *My hand* under the table shows it, to you alone."
)
TO_BUTTON: Final = "By the button only"
TO_MESSAGE: Final = "By message again"

_EACH_SUIT: Final = "-# A colour of its own for each suit: clubs green, diamonds blue."
COLOURS_ON: Final = f"**Four-colour cards** · on\n{_EACH_SUIT}"
COLOURS_OFF: Final = f"**Four-colour cards** · off\n{_EACH_SUIT}"
COLOURS_ON_HERE: Final = f"**Four-colour cards** · on, as this server has it\n{_EACH_SUIT}"
COLOURS_OFF_HERE: Final = f"**Four-colour cards** · off, as this server has it\n{_EACH_SUIT}"
COLOURS_OPEN: Final = f"**Four-colour cards** · off, unless a server has it otherwise\n{_EACH_SUIT}"
TO_FOUR_COLOURS: Final = "Use four colours"
TO_TWO_COLOURS: Final = "Use two colours"

_WORDS: Final = "-# Your hands in words, without pictures, for screen readers."
WORDS_ON: Final = f"**Words only** · on\n{_WORDS}"
WORDS_OFF: Final = f"**Words only** · off\n{_WORDS}"
TO_WORDS: Final = "Use words only"
TO_PICTURES: Final = "Use pictures, too"

_NUDGES: Final = (
    "-# A call when a table has waited for you, and when one is laid for you at an evening."
)
NUDGES_ON: Final = f"**Nudges** · on\n{_NUDGES}"
NUDGES_OFF: Final = f"**Nudges** · off\n{_NUDGES}"
TO_NUDGES: Final = "Turn nudges on"
TO_PEACE: Final = "Turn nudges off"

# --- /me data, /me forget -----------------------------------------------------------------------

KEPT: Final = (
    "What the house keeps about you: how you like to be served, what you have registered for,"
    " where plans would seat you, and what every deal has brought you. Your chips are under"
    " `/chips history`, and whole sittings under `/table history`."
)
FORGET_ME: Final = "Forget me"
FORGET_ASKED: Final = "### Shall the house forget you?"
FORGETTING: Final = (
    "Your choices under `/me settings` and everything you have registered for, in every server, are"
    " deleted for good, and your name is taken out of every finished game and of every table that"
    " you have left: `/table history`, its records and the tables of honour know you no more. The"
    " books of chips stay, under your number and without your name, since others played there too:"
    " `/chips leaders` goes on listing your purse."
    " What stands in messages, Discord keeps. At a table where you sit now you go on playing under"
    " your name, and what is dealt from now on counts: ask again when it is closed."
)
FORGOTTEN: Final = "It is done: your choices, your registrations and your name are deleted."

# --- /house settings ----------------------------------------------------------------------------

NOT_YOURS: Final = "That is for those who may manage this server."
UNKNOWN: Final = "That belongs to no panel of this house: /house settings opens one."
GONE: Final = "What you have chosen is gone."
TOO_POOR: Final = (
    "The allowance cannot fill a purse to less than the number of chips below which it is given."
)
THIS_SERVER: Final = "*this server*"

CHANGE_PURSE: Final = "Purse…"
CHANGE_ALLOWANCE: Final = "Allowance…"
CHANGE_PER_HOST: Final = "Per host…"
CHANGE_PER_CHANNEL: Final = "Per channel…"
PACE: Final = "Pace"
CHANNELS: Final = "Where tables may be opened"
ROLES: Final = "Who may open tables"
ORGANISERS: Final = "Role of the organisers"
GAMES: Final = "House rules of a game"

_ONCE_A_DAY: Final = (
    "-# Once a day of UTC, counting what lies at tables and what was given away lately."
)
HOUSE_COLOURS_ON: Final = (
    "**Four-colour cards** · on\n-# For whoever has not chosen under `/me settings`."
)
HOUSE_COLOURS_OFF: Final = (
    "**Four-colour cards** · off\n-# For whoever has not chosen under `/me settings`."
)
_THREADS: Final = "-# The threads of a channel count as it does. Choose none for everywhere."
_ANYBODY: Final = (
    "-# Choose none for everybody. Whoever manages this server always may, and anybody may sit"
    " down."
)
_WHERE_NAMED: Final = "-# They hold where a host names nothing else."


def nothing_changed(why: str) -> str:
    """What was asked for is refused."""
    return sentences("**Nothing is changed.**", why)


def house(server: str) -> str:
    """The head of the panel."""
    return f"### How the house is run in {server}"


def purse(stands: int) -> str:
    """The chips that a newcomer finds."""
    return (
        f"**Starting purse** · {chips(stands)}\n-# What a newcomer finds, once. Purses that have"
        " been opened keep what they hold."
    )


def no_allowance() -> str:
    """Nobody gets any."""
    return f"**Daily allowance** · none\n{_ONCE_A_DAY}"


def allowance(fills_to: int, below: int) -> str:
    """Up to how many chips whoever has fewer than how many gets."""
    return (
        f"**Daily allowance** · up to {chips(fills_to)}, for whoever has fewer than {below:,}\n"
        f"{_ONCE_A_DAY}"
    )


def pace(stands: Pace) -> str:
    """How long a player may think."""
    return (
        f"**Pace** · {PACES[stands]}\n-# How long a player may think, where a host names no pace."
    )


def per_host(most: int) -> str:
    """Open tables of one host."""
    return f"**Open tables of one host** · at most {most:,}"


def per_channel(most: int) -> str:
    """Open tables in a channel."""
    return f"**Open tables in a channel** · at most {most:,}\n-# A thread counts by itself."


def opened_everywhere() -> str:
    """No channels were chosen."""
    return f"**Where tables may be opened** · everywhere\n{_THREADS}"


def opened_nowhere() -> str:
    """All channels that were chosen are gone."""
    return (
        "**Where tables may be opened** · nowhere at present, since all that were chosen are gone\n"
        f"{_THREADS}"
    )


def opened_in(channels: Sequence[str]) -> str:
    """Some channels were chosen."""
    return f"**Where tables may be opened** · {either(channels)}\n{_THREADS}"


def opened_by_everybody() -> str:
    """No roles were chosen."""
    return f"**Who may open tables** · everybody\n{_ANYBODY}"


def opened_by_nobody() -> str:
    """All roles that were chosen are gone."""
    return (
        "**Who may open tables** · nobody at present, since all that were chosen are gone\n"
        f"{_ANYBODY}"
    )


def opened_by(roles: Sequence[str]) -> str:
    """Some roles were chosen."""
    return f"**Who may open tables** · {either(roles)}\n{_ANYBODY}"


def organisers(role: int | None) -> str:
    """Who looks after evenings."""
    if role is None:
        return "**Organisers**, who may use `/signups` · whoever may manage events"
    return (
        "**Organisers**, who may use `/signups` · whoever may manage events, and whoever has"
        f" <@&{role}>"
    )


def rules_by_the_book() -> str:
    """The server has settled no house rules."""
    return f"**House rules** · the book's for every game\n{_WHERE_NAMED}"


def rules_of_server(games: Sequence[str]) -> str:
    """It has settled some."""
    return f"**House rules** · of this server for {listed(games)}\n{_WHERE_NAMED}"


BY_THE_BOOK: Final = "By the book"


def rules_count(number: int) -> str:
    """How many house rules of a game a server has settled."""
    return "1 house rule of this server" if number == 1 else f"{number} house rules of this server"


# --- the house rules of a game ------------------------------------------------------------------

ALL_BY_THE_BOOK: Final = "Everything is by the book."
TO_BOOK: Final = "All by the book"
TO_HOUSE: Final = "Back to the house"
TO_GAME: Final = "All house rules of the game"
WHICH_RULE: Final = "Which house rule?"
ANOTHER_NUMBER: Final = "Another number…"


def game(title: str) -> str:
    """The head of the panel of a game."""
    return f"### House rules of this server: {title}"


def game_note(command: str) -> str:
    """When they hold."""
    return (
        f"-# They hold where a host names nothing else with `/{command}`. A table that stands keeps"
        " the rules with which it was opened."
    )


def rule(title: str, about: str) -> str:
    """The head of the panel of one house rule."""
    return f"### {title}: {about}"


def rule_stands(here: str, book: str) -> str:
    """What holds, and what the book has."""
    return f"**In this server:** {here}\n**By the book:** {book}"


def rules_clash(title: str, rules: Sequence[str]) -> str:
    """House rules that cannot be together."""
    told = [f"“{each}”" for each in rules]
    return f"{title}: {listed(told)} do not go together. Change one of them first."


def too_dear(buy_in: int, most: int) -> str:
    """Nobody could open a table by such house rules."""
    return (
        f"By such house rules everybody would have to bring {chips(buy_in)}, and no table takes"
        f" more than {most:,}."
    )


# --- forms --------------------------------------------------------------------------------------

ALLOWANCE: Final = "Daily allowance"
PURSE_FIELD: Final = "Chips that a newcomer finds"
ALLOWANCE_FIELD: Final = "Fill a purse up to"
POOR_FIELD: Final = "… if somebody has fewer than"
PER_HOST_FIELD: Final = "Open tables of one host"
PER_CHANNEL_FIELD: Final = "Open tables in a channel"


def number_about(room: range, usual: str) -> str:
    """What can be written into a field, and what it means to leave it empty."""
    return sentences(amounts.can_be(room), f"Left empty: {usual}.")


def usual_of_book(usual: str) -> str:
    """What it means to leave the number of a house rule empty."""
    return f"{usual}, by the book"
