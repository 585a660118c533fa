"""What a table says while it is played at, between two deals, and at its end.

The call for whoever is on turn, and the seal, must always be read; whatever is a note to the side
is in small print.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.chat.wording import about, by, chips, listed, sentences, soon, until
from bot.chat.words.buttons import MY_HAND, TAKE_A_SEAT
from bot.chat.words.deals import Deals
from bot.tables.state import Ending, Milliseconds, Ruling

WINDOW_HIDDEN: Final = "Nobody sees what is entered until all have done so."
CHIPS_HOME: Final = "All chips are back in their purses."

_ENDINGS: Final[dict[Ending, str]] = {
    "finished": "The match is over.",
    "host": "The host has closed the table.",
    "idle": "Nobody came to play for half an hour, and the table was cleared away.",
    "empty": "Everybody has left, and the table was cleared away.",
    "deserted": "Everybody was away for a day, and the table is closed.",
    "unshown": "The table has lost its place.",
}


def heading(deals: Deals, title: str, deal: int) -> str:
    """The game, and its deal under way or the latest, counted from 1; 0 before there is one."""
    return deals.heading.format(title=title, number=deal) if deal else f"### {title}"


def moved(title: str) -> str:
    """The head of a message in place of which there is another."""
    return f"### {title}"


def further_down(link: str) -> str:
    """Where it went."""
    return f"The table goes on [further down]({link})."


# --- what has happened --------------------------------------------------------------------------


def played_for(missing: Sequence[str]) -> str:
    """A note after what happened: it was no choice of these."""
    return f"*(Played for {listed(missing)}, who did not answer.)*"


def hurried(ruling: Ruling) -> str:
    """A note after what happened: somebody closed the window."""
    return f"*{by(ruling)} waited no longer.*"


def void(deals: Deals, deal: int, *, staked: bool, ruling: Ruling | None) -> str:
    """A deal is void: where chips were at stake, what becomes of them, and who has made it so."""
    return sentences(
        deals.is_void.format(number=deal),
        "Whatever was paid in it has gone back." if staked else "",
        f"{by(ruling)} has made it so." if ruling is not None else "",
    )


def company(who: Sequence[str]) -> str:
    """Who is there, where no chips are at stake."""
    return f"At the table: {listed(who)}."


def company_with_chips(who: Sequence[tuple[str, int]]) -> str:
    """Who is there with how many chips."""
    return f"Chips: {listed([f'{name} {held:,}' for name, held in who])}."


# --- who is waited for --------------------------------------------------------------------------


def to_play(who: Sequence[str]) -> str:
    """A computer player is on turn."""
    return f"{listed(who)} to play."


def to_play_until(who: Sequence[str], moment: Milliseconds) -> str:
    """Whoever is on turn has buttons under the table."""
    return f"{listed(who)} to play; time is up {soon(moment)}."


def to_play_from_hand(who: Sequence[str], moment: Milliseconds) -> str:
    """Whoever is on turn has what to play with the hand alone."""
    return (
        f"{listed(who)} to play, by direct message or with *{MY_HAND}*; time is up {soon(moment)}."
    )


def played_for_soon(who: Sequence[str], moment: Milliseconds) -> str:
    """Those on turn are away."""
    return about(
        who,
        "{who} is away, and is played for {when}.",
        "{who} are away, and are played for {when}.",
        when=soon(moment),
    )


def all_away(moment: Milliseconds) -> str:
    """Nobody is there in the middle of a deal, which will be void."""
    return (
        f"Everybody is away. The table waits, and closes {soon(moment)} if nobody presses anything."
    )


def all_away_from_the_house(deals: Deals, moment: Milliseconds) -> str:
    """The same where the house has chips in the deal, which is played to its end then."""
    return deals.all_away_from_the_house.format(when=soon(moment))


def all_away_between(moment: Milliseconds) -> str:
    """Nobody is there between two deals."""
    return f"Everybody is away. The table closes {soon(moment)}."


def closes_unless(hindrance: str, moment: Milliseconds) -> str:
    """Why no deal can follow, in a sentence of the game's, and what comes of that."""
    return f"{hindrance} If that stays so, the table closes {soon(moment)}."


def next_deal(deals: Deals, deal: int, moment: Milliseconds) -> str:
    """When the deal after `deal` begins."""
    told = deals.next_begins if deal else deals.first_begins
    return told.format(when=soon(moment))


def ready(who: Sequence[str]) -> str:
    """Who has pressed the button for the next deal."""
    return f"Ready: {listed(who)}."


def closes_after(deals: Deals, ruling: Ruling) -> str:
    """The table closes, but not in the middle of a deal."""
    return deals.closes_after.format(who=by(ruling))


# --- who comes and goes -------------------------------------------------------------------------


def has_left(name: str, home: int | None) -> str:
    """Somebody has left, with these chips where chips are at stake."""
    if home is None:
        return f"{name} has left."
    return f"{name} has left with {chips(home)}."


def was_sent_away(name: str, ruling: Ruling, home: int | None) -> str:
    """The same of one who had to."""
    if home is None:
        return f"{by(ruling)} has sent {name} away."
    return f"{by(ruling)} has sent {name} away, with {chips(home)}."


def new_host(name: str) -> str:
    """The host has left."""
    return f"{name} is the host now."


def has_come(name: str) -> str:
    """Somebody has sat down."""
    return f"{name} has sat down."


def has_come_for(name: str, before: str) -> str:
    """The same in the place of somebody who has left."""
    return f"{name} has sat down in the place of {before}."


def unreachable(who: Sequence[str]) -> str:
    """Their hands do not get through."""
    return f"-# {listed(who)} cannot be reached by direct message: *{MY_HAND}* shows the cards."


def will_sit(deals: Deals, who: Sequence[str]) -> str:
    """They stand in the gallery, and would sit."""
    return about(who, *deals.sit_after)


def will_leave(deals: Deals, who: Sequence[str]) -> str:
    """They have asked to leave."""
    return about(who, *deals.leaves_after)


def will_be_sent_away(deals: Deals, name: str, ruling: Ruling) -> str:
    """Somebody else has asked it."""
    return deals.sends_away_after.format(who=by(ruling), name=name)


def would_have_it_void(deals: Deals, who: Sequence[str]) -> str:
    """They ask for the deal to be void."""
    return deals.would_be_void.format(who=listed(who))


def will_play(deals: Deals, who: Sequence[str]) -> str:
    """They have come in the middle of the deal."""
    return about(who, *deals.plays_next)


def bought_in(deals: Deals, who: Sequence[tuple[str, int]]) -> str:
    """They have put chips to their stacks."""
    return about([f"{name} ({chips(added)})" for name, added in who], *deals.bought_in)


def gallery(who: Sequence[tuple[str, int]]) -> str:
    """Who stands by, with how many chips."""
    return f"-# In the gallery: {listed([f'{name} ({chips(held)})' for name, held in who])}."


def vacant_after(deals: Deals, who: Sequence[str]) -> str:
    """Whose seat a substitute may take when the deal is over."""
    return about(who, *deals.vacant_after)


def vacant(who: Sequence[str]) -> str:
    """Whose seat a substitute may take now."""
    return about(
        who,
        f"-# {{who}} is away: *{TAKE_A_SEAT}* gives the seat to another.",
        f"-# {{who}} are away: *{TAKE_A_SEAT}* gives one of the seats to another.",
    )


def held(names: Sequence[str], moment: Milliseconds) -> str:
    """For whom seats are held."""
    return about(
        names,
        "-# A seat is held for {who} until {when}.",
        "-# Seats are held for {who} until {when}.",
        when=until(moment),
    )


def once_held(names: Sequence[str]) -> str:
    """For whom they are held no longer."""
    return about(
        names,
        "-# The seat held for {who} is free again.",
        "-# The seats held for {who} are free again.",
    )


# --- house rules, seals, the end ----------------------------------------------------------------


def house_rules(own: Sequence[str]) -> str:
    """Those that differ from the book."""
    return f"-# House rules: {' · '.join(own)}"


def seal(kind: str, commitment: str) -> str:
    """The seal of what chance brings next, by the kind that a record gives it."""
    match kind:
        case "shuffled":
            return f"-# Seal of the next pack: `{commitment}`"
        case "rolled":
            return f"-# Seal of the next throw: `{commitment}`"
        case _:
            return f"-# Seal of the next lots: `{commitment}`"


def share(name: str, amount: int) -> str:
    """What came out of the pools for somebody."""
    return f"{amount:,} to {name}"


def share_of_house(amount: int) -> str:
    """What came out of them for the house."""
    return f"{amount:,} to the house"


def shares(total: int, told: Sequence[str]) -> str:
    """What still lay in the pools when the table was closed."""
    if total == 1:
        return f"1 chip still lay in the pools, and has gone home too: {listed(told)}."
    return f"{chips(total)} still lay in the pools, and have gone home too: {listed(told)}."


def end(ending: Ending, ruling: Ruling | None, hindrance: str, *, staked: bool) -> str:
    """Why the table is closed, and what has become of the chips where any were at stake.

    `hindrance` is why there could be no other deal, in a sentence of the game's.
    """
    why = _ENDINGS[ending]
    if ending == "host" and ruling is not None:
        why = f"{by(ruling)} has closed the table."
    elif ending == "finished":
        why = sentences(hindrance, why)
    told = sentences(why, CHIPS_HOME if staked else "")
    return f"**{told}**"
