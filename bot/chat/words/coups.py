"""What a table says of a coup, as the games with a bank call a deal."""

from __future__ import annotations

from typing import Final

from bot.chat.words.buttons import BUY_IN_AGAIN, MORE, TAKE_A_SEAT
from bot.chat.words.deals import Deals

COUPS: Final = Deals(
    first="First coup",
    next="Next coup",
    leave_after="Leave after this coup",
    ask_void="Ask for this coup to be void",
    let_stand="Let the coup stand",
    make_void="Make this coup void",
    close_after="Yes, close it after this coup",
    heading="### {title} · coup {number}",
    heading_of_hand="**{title}** in {server} · coup {number} · [to the table]({link})",
    last="Coup {number}, the last one",
    under_way="Coup {number}, last move {when}",
    played="Coups played: {number}, the next one to come",
    counted=("{number} coup", "{number} coups"),
    column="coups",
    won_running="{number} coups won one after the other",
    at_game="{game}, coup {number}",
    pools_after="{game}, coup {number}, out of the pools after it was void",
    worked="A worked coup",
    heading_of_worked="### {title}: a worked coup",
    first_begins="The first coup begins {when}.",
    next_begins="The next coup begins {when}.",
    is_void="**Coup {number} is void.**",
    all_away_from_the_house=(
        "Everybody is away. The table waits; if nobody presses anything, it plays the coup out for"
        " them {when}, and closes."
    ),
    closes_after="{who} closes the table when this coup is over.",
    sit_after=(
        "-# {who} takes a seat when this coup is over, if one is free.",
        "-# {who} take seats when this coup is over, if any are free.",
    ),
    leaves_after=("-# {who} leaves after this coup.", "-# {who} leave after this coup."),
    sends_away_after="-# {who} sends {name} away after this coup.",
    would_be_void=f"-# {{who}} would have this coup void (*{MORE}*).",
    plays_next=(
        "-# {who} plays from the next coup on.",
        "-# {who} play from the next coup on.",
    ),
    bought_in=(
        "-# {who} has bought in again, for the next coup.",
        "-# {who} have bought in again, for the next coup.",
    ),
    vacant_after=(
        f"-# {{who}} is away: *{TAKE_A_SEAT}* gives the seat to another when this coup is over.",
        f"-# {{who}} are away: *{TAKE_A_SEAT}* gives one of the seats to another when this coup is"
        " over.",
    ),
    hand_void="*This coup is void.*",
    hand_over="*The coup is over.*",
    none_under_way="No coup is under way at this table.",
    must_wait=(
        "Chips are at stake in this coup, so the table closes when it is over, and everybody reads"
        " so until then. Whoever may manage messages here can close it at once."
    ),
    must_ask=(
        "Chips are at stake in this coup, so it becomes void only when all its players ask for it."
        " Whoever may manage messages here can make it void at once."
    ),
    surely_sent="Send **{name}** away when the coup is over? Everybody reads that it was you.",
    becomes_void="The coup under way becomes void.",
    surely_void="Make coup {number} of **{title}** in <#{channel}> void?",
    seat_later="You take a seat when this coup is over, if one can be had then.",
    leave_later="You leave when this coup is over.",
    void_asked=(
        "You have asked for this coup to be void. It becomes so when all its players have asked."
    ),
    void_by_all="All have asked: this coup is void, and is played anew.",
    stands="You let the coup stand.",
    closes_later="The table closes when this coup is over.",
    bet_next="From the next coup on you may bet from there: what the seats stake comes first.",
    counts_next="They count from the next coup.",
    voided="The coup is void.",
    voided_staked="The coup is void, and whatever was paid in it has gone back.",
    goes_later="It is noted: {name} leaves when the coup is over.",
    dismissed_later="You leave when the coup under way is over.",
    sit_again=f"Press *{TAKE_A_SEAT}* again when this coup is over.",
    play_next="You play from the next coup on.",
    buy_in_after=f"*{BUY_IN_AGAIN}* stands there when a coup has been played.",
)
