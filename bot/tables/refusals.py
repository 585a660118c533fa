"""Why a table refuses something, in whole sentences, for whoever asked to read.

Names stand in them as people call themselves: whoever shows such a sentence sees to it that they
neither format nor mention.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

CLOSED: Final = "This table is closed."
MOVED_ON: Final = "The table has moved on."
NO_SEAT: Final = "You have no seat at this table."

# --- coming and going ---------------------------------------------------------------------------

SEATED_ALREADY: Final = "You have a seat at this table already."
PLACED_ALREADY: Final = "You have a place at this table already."
NO_EMPTY_SEAT: Final = "There is no empty seat at this table."
ALL_TAKEN: Final = "Every seat at this table is taken."
ALL_PLAYING: Final = "A deal is under way, and no seat is free. Ask again when it is over."
NO_GALLERY: Final = "Nobody stakes from the gallery at this table."
GALLERY_FULL: Final = "The gallery is full."
NOT_HELD: Final = "The seat is no longer held for you."


def last_seat_held(name: str) -> str:
    """The only free seat is held for somebody else."""
    return f"The last free seat is held for {name}."


def seat_held(name: str) -> str:
    """The seat that was chosen is held for somebody else."""
    return f"That seat is held for {name}."


def seat_taken(name: str) -> str:
    """Somebody sits there."""
    return f"That seat is taken by {name}."


def seat_playing(name: str) -> str:
    """A computer player sits there, who gives way when the deal is over."""
    return f"{name} is playing this deal. Ask again when it is over."


def sent_away(name: str) -> str:
    """Whom somebody has sent away does not stay by wishing to."""
    return f"{name} has sent you away: you leave when this deal is over."


def leaves_already(name: str) -> str:
    """A guest is sent away once."""
    return f"{name} has been sent away already, and leaves after this deal."


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

TOO_MUCH: Final = "Your purse does not hold so many chips."
NO_CHIPS: Final = "No chips are at stake at this table."
BOUGHT_IN_ONCE: Final = "By the house rules of this table nobody buys in again."
SAME_FOR_ALL: Final = (
    "Everybody begins with the same chips. Buy in again when a deal has been played."
)


def too_light(buy_in: int) -> str:
    """A purse does not hold the buy-in."""
    return f"The buy-in is {_chips(buy_in)}, and your purse holds fewer."


def lighter(buy_in: int, purse: int) -> str:
    """The same, where it is known what the purse holds."""
    return f"The buy-in is {_chips(buy_in)}, and your purse holds {purse:,}."


def at_least(buy_in: int) -> str:
    """With fewer chips round the table no deal could begin."""
    return f"The buy-in must be at least {buy_in:,}."


NO_DEAL_EVER: Final = "By these house rules no deal could begin."

# --- playing ------------------------------------------------------------------------------------

NEXT_DEAL: Final = "You play from the next deal on."
NO_PART: Final = "You have no part in this deal."
NO_VOID: Final = "The house plays here for chips, and does not agree to a void deal."


def whose_turn(names: Sequence[str]) -> str:
    """It is the turn of these, one at least."""
    *others, last = names
    if not others:
        return f"It is not your turn: {last} must act."
    return f"It is not your turn: {', '.join(others)} and {last} must act."


# --- looking after a table ----------------------------------------------------------------------

HOST_ONLY: Final = "Only the host of the table can do that."
STEWARDS_ONLY: Final = (
    "Only the host of the table, or whoever may manage messages there, can do that."
)
BEGUN_ALREADY: Final = "This table has begun already."
NOBODY_YET: Final = "Nobody has come yet: a table begins when somebody sits at it."
HIRE: Final = "The host may ask computer players to the free seats."
FILLED_BEFORE: Final = "Free seats are filled before the game begins."
CLOSES_ALREADY: Final = "It is settled already: the table closes when this deal is over."


def not_so_fast(seconds: int) -> str:
    """A window stays open for so long at least while others may want to answer."""
    if seconds == 1:
        return "Leave the others time to answer: one second more."
    return f"Leave the others time to answer: {seconds} seconds more."


# --- opening a table ----------------------------------------------------------------------------

NO_ROOM: Final = "There is no more room in this channel."


def host_of(tables: int) -> str:
    """Somebody is host of as many as one may be."""
    if tables == 1:
        return (
            "You are host of a table in this server already: let it come to its end, or close it,"
            " before you open another."
        )
    return (
        f"You are host of {tables:,} tables in this server already: let one come to its end, or"
        " close it, before you open another."
    )


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

NO_SITTING: Final = "There is no such sitting, or none that you can see."
UNFINISHED: Final = "No deal of this table is finished yet."
UNTOLD: Final = (
    "The record would show how the cards lie that are dealt next. It is given out when they are"
    " shuffled anew, or when the table is closed."
)


def _chips(amount: int) -> str:
    return "1 chip" if amount == 1 else f"{amount:,} chips"
