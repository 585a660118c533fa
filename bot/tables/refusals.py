"""Why a table refuses something, in whole sentences, for whoever asked to read.

Names stand in them as people call themselves: whoever shows such a sentence sees to it that they
neither format nor mention. Where somebody can do something about it, the refusal names the way, and
the chat says it after the sentence: by the buttons that it has, and in the game's own word for a
deal, neither of which a table knows.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum, auto
from typing import Final


class Way(Enum):
    """What somebody can do who has been refused, or what comes by itself."""

    OTHER_TABLES = auto()
    """Another table will do."""
    SIT = auto()
    SIT_AGAIN = auto()
    """A seat may be had when the deal is over."""
    SIT_LATER = auto()
    """A seat may be had when it is held no longer."""
    OTHER_SEAT = auto()
    LEAVE_FIRST = auto()
    SEND_AWAY = auto()
    """A guest has to go first."""
    PLAY_NEXT = auto()
    """They play from the next deal on."""
    LEAVES = auto()
    """They leave when the deal is over."""
    CLOSES = auto()
    """The table closes when the deal is over."""
    BUY_IN_AFTER = auto()
    """Chips can be bought when a deal has been played."""
    PURSE = auto()
    """A look at the purse."""
    SMALLER_BUY_IN = auto()
    HIRE = auto()
    """Computer players take the free seats."""
    BEGIN = auto()
    CLOSE = auto()
    """One of their own tables can be closed."""
    HISTORY = auto()
    """Finished sittings are listed."""


class Pointed(str):
    """A refusal with a way on."""

    __slots__ = ("way",)
    way: Way

    def __new__(cls, text: str, way: Way) -> Pointed:
        told = super().__new__(cls, text)
        told.way = way
        return told


CLOSED: Final = Pointed("This table is closed.", Way.OTHER_TABLES)
MOVED_ON: Final = "The table has moved on."
NO_SEAT: Final = Pointed("You have no seat at this table.", Way.SIT)

# --- coming and going ---------------------------------------------------------------------------

SEATED_ALREADY: Final = Pointed("You have a seat at this table already.", Way.LEAVE_FIRST)
PLACED_ALREADY: Final = Pointed("You have a place at this table already.", Way.LEAVE_FIRST)
NO_EMPTY_SEAT: Final = Pointed("There is no empty seat at this table.", Way.SEND_AWAY)
ALL_TAKEN: Final = Pointed("Every seat at this table is taken.", Way.OTHER_TABLES)
NONE_TO_FILL: Final = Pointed("Every seat at this table is taken.", Way.BEGIN)
ALL_PLAYING: Final = Pointed("No seat is free while all are playing.", Way.SIT_AGAIN)
NO_GALLERY: Final = Pointed("Nobody stakes from the gallery at this table.", Way.SIT)
GALLERY_FULL: Final = Pointed("The gallery is full.", Way.OTHER_TABLES)
NOT_HELD: Final = Pointed("The seat is no longer held for you.", Way.SIT)


def last_seat_held(name: str) -> Pointed:
    """The only free seat is held for somebody else."""
    return Pointed(f"The last free seat is held for {name}.", Way.SIT_LATER)


def seat_held(name: str) -> Pointed:
    """The seat that was chosen is held for somebody else."""
    return Pointed(f"That seat is held for {name}.", Way.OTHER_SEAT)


def seat_taken(name: str) -> Pointed:
    """Somebody sits there."""
    return Pointed(f"That seat is taken by {name}.", Way.OTHER_SEAT)


def seat_playing(name: str) -> Pointed:
    """A computer player sits there, who gives way when the deal is over."""
    return Pointed(f"{name} is playing just now.", Way.SIT_AGAIN)


def sent_away(name: str) -> Pointed:
    """Whom somebody has sent away does not stay by wishing to."""
    return Pointed(f"{name} has sent you away.", Way.LEAVES)


def leaves_already(name: str) -> str:
    """A guest is sent away once."""
    return f"{name} has been sent away already, and is about to leave."


def has_place(name: str) -> str:
    """Whoever is here need not be asked to come."""
    return f"{name} has a place at this table already."


def would_rather_not(name: str) -> str:
    """Nobody is asked again who has said no."""
    return f"{name} has been asked to this table, and would rather not."


def asked_already(name: str) -> str:
    """Nobody is asked twice at a time."""
    return f"{name} has been asked already, and a seat is held."


# --- chips --------------------------------------------------------------------------------------

TOO_MUCH: Final = Pointed("Your purse does not hold so many chips.", Way.PURSE)
NO_CHIPS: Final = "No chips are at stake at this table."
BOUGHT_IN_ONCE: Final = "By the house rules of this table nobody buys in again."
SAME_FOR_ALL: Final = Pointed("Everybody begins with the same chips.", Way.BUY_IN_AFTER)


def too_light(buy_in: int) -> Pointed:
    """A purse does not hold the buy-in."""
    return Pointed(f"The buy-in is {_chips(buy_in)}, and your purse holds fewer.", Way.PURSE)


def lighter(buy_in: int, purse: int) -> Pointed:
    """The same of whoever opens a table, where it is known what the purse holds."""
    told = f"The buy-in is {_chips(buy_in)}, and your purse holds {purse:,}."
    return Pointed(told, Way.SMALLER_BUY_IN)


def at_least(buy_in: int) -> str:
    """With fewer chips round the table no deal could begin."""
    return f"The buy-in must be at least {buy_in:,}."


NEVER: Final = "By these house rules no game could begin."

# --- playing ------------------------------------------------------------------------------------

IN_THE_MIDDLE: Final = Pointed("You have come in the middle.", Way.PLAY_NEXT)
NO_PART: Final = "You have no part in what is being played."
NO_VOID: Final = "The house plays here for chips, and does not agree that what is played is void."


def whose_turn(names: Sequence[str]) -> str:
    """It is the turn of these, one at least."""
    *others, last = names
    if not others:
        return f"It is not your turn: {last} must act."
    return f"It is not your turn: {', '.join(others)} and {last} must act."


# --- looking after a table ----------------------------------------------------------------------

STEWARDS_ONLY: Final = (
    "Only the host of the table, or whoever may manage messages there, can do that."
)
BEGUN_ALREADY: Final = "This table has begun already."
NOBODY_YET: Final = Pointed(
    "Nobody has come yet: a table begins when somebody sits at it.", Way.SIT
)
FILLED_BEFORE: Final = "Free seats are filled before the game begins."
CLOSES_ALREADY: Final = Pointed("It is settled already.", Way.CLOSES)


def host_only(host: str | None) -> str:
    """It is for the host, who is called so; for nobody by name when the host has left."""
    if host is None:
        return "Only the host of the table can do that."
    return f"Only the host of the table can do that: {host}."


def stewards_only(host: str | None) -> str:
    """The same where those who look after the channel can do it, too."""
    if host is None:
        return STEWARDS_ONLY
    return (
        "Only the host of the table, or whoever may manage messages there, can do that. The host"
        f" is {host}."
    )


def not_so_fast(seconds: int) -> str:
    """A window stays open for so long at least while others may want to answer."""
    if seconds == 1:
        return "Leave the others time to answer: one second more."
    return f"Leave the others time to answer: {seconds} seconds more."


# --- opening a table ----------------------------------------------------------------------------

NO_ROOM: Final = Pointed("There is no more room in this channel.", Way.OTHER_TABLES)


def host_of(tables: int) -> Pointed:
    """Somebody is host of as many as one may be."""
    if tables == 1:
        told = (
            "You are host of a table in this server already: let it come to its end, or close it,"
            " before you open another."
        )
        return Pointed(told, Way.CLOSE)
    told = (
        f"You are host of {tables:,} tables in this server already: let one come to its end, or"
        " close it, before you open another."
    )
    return Pointed(told, Way.CLOSE)


def channel_full(tables: int) -> str:
    """As many tables stand in the channel as may."""
    if tables == 1:
        return (
            "There is no more room: a table stands in this channel. Open yours in another channel,"
            " or in a thread of its own."
        )
    return (
        f"There is no more room: {tables:,} tables stand in this channel. Open yours in another"
        " channel, or in a thread of its own."
    )


def no_such_rules(fault: str) -> str:
    """House rules that nobody can choose have been asked for all the same."""
    return f"These house rules cannot be: {fault}."


# --- records ------------------------------------------------------------------------------------

NO_SITTING: Final = Pointed("There is no such sitting, or none that you can see.", Way.HISTORY)
UNFINISHED: Final = "Nothing has been played to its end at this table yet."
UNTOLD: Final = (
    "The record would show how the cards lie that are dealt next. It is given out when they are"
    " shuffled anew, or when the table is closed."
)


def _chips(amount: int) -> str:
    return "1 chip" if amount == 1 else f"{amount:,} chips"
