"""What a table says of a round, as a game of dice calls what others call a deal."""

from __future__ import annotations

from typing import Final

from bot.chat.words.buttons import BUY_IN_AGAIN, MORE, TAKE_A_SEAT
from bot.chat.words.deals import Deals

ROUNDS: Final = Deals(
    first="First round",
    next="Next round",
    leave_after="Leave after this round",
    ask_void="Ask for this round to be void",
    let_stand="Let the round stand",
    make_void="Make this round void",
    close_after="Yes, close it after this round",
    heading="### {title} · round {number}",
    heading_of_hand="**{title}** in {server} · round {number} · [to the table]({link})",
    last="Round {number}, the last one",
    under_way="Round {number}, last move {when}",
    played="Rounds played: {number}, the next one to come",
    counted=("{number} round", "{number} rounds"),
    column="rounds",
    won_running="{number} rounds won one after the other",
    at_game="{game}, round {number}",
    pools_after="{game}, round {number}, out of the pools after it was void",
    worked="A worked round",
    heading_of_worked="### {title}: a worked round",
    first_begins="The first round begins {when}.",
    next_begins="The next round begins {when}.",
    is_void="**Round {number} is void.**",
    all_away_from_the_house=(
        "Everybody is away. The table waits; if nobody presses anything, it plays the round out for"
        " them {when}, and closes."
    ),
    closes_after="{who} closes the table when this round is over.",
    sit_after=(
        "-# {who} takes a seat when this round is over, if one is free.",
        "-# {who} take seats when this round is over, if any are free.",
    ),
    leaves_after=("-# {who} leaves after this round.", "-# {who} leave after this round."),
    sends_away_after="-# {who} sends {name} away after this round.",
    would_be_void=f"-# {{who}} would have this round void (*{MORE}*).",
    plays_next=(
        "-# {who} plays from the next round on.",
        "-# {who} play from the next round on.",
    ),
    bought_in=(
        "-# {who} has bought in again, for the next round.",
        "-# {who} have bought in again, for the next round.",
    ),
    vacant_after=(
        f"-# {{who}} is away: *{TAKE_A_SEAT}* gives the seat to another when this round is over.",
        f"-# {{who}} are away: *{TAKE_A_SEAT}* gives one of the seats to another when this round is"
        " over.",
    ),
    hand_void="*This round is void.*",
    hand_over="*The round is over.*",
    none_under_way="No round is under way at this table.",
    must_wait=(
        "Chips are at stake in this round, so the table closes when it is over, and everybody reads"
        " so until then. Whoever may manage messages here can close it at once."
    ),
    must_ask=(
        "Chips are at stake in this round, so it becomes void only when all its players ask for it."
        " Whoever may manage messages here can make it void at once."
    ),
    surely_sent="Send **{name}** away when the round is over? Everybody reads that it was you.",
    becomes_void="The round under way becomes void.",
    surely_void="Make round {number} of **{title}** in <#{channel}> void?",
    seat_later="You take a seat when this round is over, if one can be had then.",
    leave_later="You leave when this round is over.",
    void_asked=(
        "You have asked for this round to be void. It becomes so when all its players have asked."
    ),
    void_by_all="All have asked: this round is void, and is played anew.",
    stands="You let the round stand.",
    closes_later="The table closes when this round is over.",
    bet_next="From the next round on you may bet from there: what the seats stake comes first.",
    counts_next="They count from the next round.",
    voided="The round is void.",
    voided_staked="The round is void, and whatever was paid in it has gone back.",
    goes_later="It is noted: {name} leaves when the round is over.",
    dismissed_later="You leave when the round under way is over.",
    sit_again=f"Press *{TAKE_A_SEAT}* again when this round is over.",
    play_next="You play from the next round on.",
    buy_in_after=f"*{BUY_IN_AGAIN}* stands there when a round has been played.",
)
