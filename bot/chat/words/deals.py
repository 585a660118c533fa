"""What a game calls a deal: all that a table says of it, in whole phrases for each of the words.

Most games have deals. Where there is a bank it is coups, and with dice there are rounds.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

from bot.chat.words.buttons import BUY_IN_AGAIN, MORE, TAKE_A_SEAT

Either: TypeAlias = tuple[str, str]
"""What is said of one, and what of several."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Deals:
    """A game's own word for it, in every phrase in which it stands."""

    # --- on buttons -----------------------------------------------------------------------------

    first: str = "Deal"
    """Begins the first of them."""
    next: str = "Next deal"
    leave_after: str = "Leave after this deal"
    ask_void: str = "Ask for this deal to be void"
    let_stand: str = "Let the deal stand"
    make_void: str = "Make this deal void"
    close_after: str = "Yes, close it after this deal"

    # --- in heads and lists ---------------------------------------------------------------------

    heading: str = "### {title} · deal {number}"
    heading_of_hand: str = "**{title}** in {server} · deal {number} · [to the table]({link})"
    last: str = "Deal {number}, the last one"
    under_way: str = "Deal {number}, last move {when}"
    played: str = "Deals played: {number}, the next one to come"
    counted: Either = ("{number} deal", "{number} deals")
    column: str = "deals"
    """Over the numbers of them in a table of honour."""
    won_running: str = "{number} deals won one after the other"
    at_game: str = "{game}, deal {number}"
    """In a history of chips."""
    pools_after: str = "{game}, deal {number}, out of the pools after it was void"

    # --- in the book ----------------------------------------------------------------------------

    worked: str = "A worked deal"
    """The lesson to look on at."""
    heading_of_worked: str = "### {title}: a worked deal"

    # --- at the table ---------------------------------------------------------------------------

    first_begins: str = "The first deal begins {when}."
    next_begins: str = "The next deal begins {when}."
    is_void: str = "**Deal {number} is void.**"
    all_away_from_the_house: str = (
        "Everybody is away. The table waits; if nobody presses anything, it plays the deal out for"
        " them {when}, and closes."
    )
    closes_after: str = "{who} closes the table when this deal is over."
    sit_after: Either = (
        "-# {who} takes a seat when this deal is over, if one is free.",
        "-# {who} take seats when this deal is over, if any are free.",
    )
    leaves_after: Either = (
        "-# {who} leaves after this deal.",
        "-# {who} leave after this deal.",
    )
    sends_away_after: str = "-# {who} sends {name} away after this deal."
    would_be_void: str = f"-# {{who}} would have this deal void (*{MORE}*)."
    plays_next: Either = (
        "-# {who} plays from the next deal on.",
        "-# {who} play from the next deal on.",
    )
    bought_in: Either = (
        "-# {who} has bought in again, for the next deal.",
        "-# {who} have bought in again, for the next deal.",
    )
    vacant_after: Either = (
        f"-# {{who}} is away: *{TAKE_A_SEAT}* gives the seat to another when this deal is over.",
        f"-# {{who}} are away: *{TAKE_A_SEAT}* gives one of the seats to another when this deal is"
        " over.",
    )

    # --- with a hand ----------------------------------------------------------------------------

    hand_void: str = "*This deal is void.*"
    hand_over: str = "*The deal is over.*"

    # --- under *More*, and asked once more ------------------------------------------------------

    none_under_way: str = "No deal is under way at this table."
    must_wait: str = (
        "Chips are at stake in this deal, so the table closes when it is over, and everybody reads"
        " so until then. Whoever may manage messages here can close it at once."
    )
    must_ask: str = (
        "Chips are at stake in this deal, so it becomes void only when all its players ask for it."
        " Whoever may manage messages here can make it void at once."
    )
    surely_sent: str = (
        "Send **{name}** away when the deal is over? Everybody reads that it was you."
    )
    becomes_void: str = "The deal under way becomes void."
    surely_void: str = "Make deal {number} of **{title}** in <#{channel}> void?"

    # --- in replies and letters -----------------------------------------------------------------

    seat_later: str = "You take a seat when this deal is over, if one can be had then."
    leave_later: str = "You leave when this deal is over."
    void_asked: str = (
        "You have asked for this deal to be void. It becomes so when all its players have asked."
    )
    void_by_all: str = "All have asked: this deal is void, and is dealt anew."
    stands: str = "You let the deal stand."
    closes_later: str = "The table closes when this deal is over."
    bet_next: str = (
        "From the next deal on you may bet from there: what the seats stake comes first."
    )
    counts_next: str = "They count from the next deal."
    voided: str = "The deal is void."
    voided_staked: str = "The deal is void, and whatever was paid in it has gone back."
    goes_later: str = "It is noted: {name} leaves when the deal is over."
    dismissed_later: str = "You leave when the deal under way is over."

    # --- after a refusal ------------------------------------------------------------------------

    sit_again: str = f"Press *{TAKE_A_SEAT}* again when this deal is over."
    play_next: str = "You play from the next deal on."
    buy_in_after: str = f"*{BUY_IN_AGAIN}* stands there when a deal has been played."

    def of(self, number: int) -> str:
        """So many of them: `1 deal`, `1,000 deals`."""
        one, several = self.counted
        return (one if number == 1 else several).format(number=f"{number:,}")


DEALS: Final = Deals()
"""The word of most games."""
