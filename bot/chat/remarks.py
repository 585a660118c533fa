"""What stands at the foot of a table: who is waited for, who comes and goes, and the seal."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from bot.chat.house_rules import house_rules
from bot.chat.told import Told, fitted, lines, small
from bot.chat.wording import by, chips, cut, escaped, listed, soon, they, until
from bot.rules.lots import FirstDealer
from bot.rules.turns import Seat, Window, awaited
from bot.tables import stewards
from bot.tables.state import Gone, Guest, Milliseconds, Phase

MOST: Final = 800
"""Characters of the call for whoever is on turn, and of the notes: the foot is never cut off."""
MOST_HOUSE_RULES: Final = 200
"""Characters of the house rules: all of them stand under *Rules* and *More*."""
_SEALED: Final = {
    "shuffled": "the next pack",
    "rolled": "the next throw",
    "drawn": "the next lots",
}
_Note = tuple[Callable[[Guest], object], str, str, str]
_NOTES: Final[tuple[_Note, ...]] = (
    (
        lambda guest: guest.told,
        "cannot be reached",
        "cannot be reached",
        " by direct message: *My hand* shows the cards.",
    ),
    (lambda guest: guest.sits, "takes", "take", " a seat when this deal is over, if one is free."),
    (lambda guest: guest.leaving and guest.sent is None, "leaves", "leave", " after this deal."),
    (lambda guest: guest.void, "would have", "would have", " this deal void (*More*)."),
    (lambda guest: guest.aside is not None, "plays", "play", " from the next deal on."),
)
"""Of whom it holds, the verb of one and of several, and the rest of the sentence."""


def in_play(told: Told) -> str:
    """While a deal is under way."""
    return lines(
        fitted(told, _call, MOST),
        _closes(told),
        fitted(told, _notes, MOST),
        house(told),
        _seal(told),
    )


def in_between(told: Told) -> str:
    """While the next deal is waited for."""
    return lines(
        fitted(told, lambda told: lines(_gone(told), _come(told)), MOST),
        fitted(told, _ready, MOST),
        _next_deal(told),
        fitted(told, _company, MOST),
        house(told),
        _seal(told),
    )


def at_the_end(told: Told) -> str:
    """When the table is closed: who left before, and what came out of the pools."""
    return lines(_gone(told), _shares(told))


def gallery(told: Told) -> str:
    """Who stands by, and with how many chips, in small print."""
    places = range(told.rules.sizes[-1], len(told.guests))
    standing = [
        f"{told.names[each]} ({chips(told.view.stacks[each])})"
        for each in places
        if told.guests[each] is not None
    ]
    return f"-# In the gallery: {listed(standing)}." if standing else ""


def house(told: Told) -> str:
    """The house rules that differ from the rule book's, in small print."""
    own = house_rules(told.kit, told.view.charter.options)
    return cut(f"-# House rules: {' · '.join(own)}", MOST_HOUSE_RULES) if own else ""


def held(told: Told) -> str:
    """For whom seats are held, and before the game begins for whom no longer, in small print."""
    state = told.view.state
    by_time: dict[Milliseconds, list[str]] = {}
    for each in state.invited:
        if each.holds:
            by_time.setdefault(each.until, []).append(escaped(each.name, told.longest))
    late = [escaped(each.name, told.longest) for each in state.invited if not each.holds]
    told_late = late and state.phase is Phase.LOBBY
    return lines(
        (f"-# {_held_for(names)} until {until(moment)}." for moment, names in by_time.items()),
        f"-# {_once_held_for(late)} free again." if told_late else "",
    )


def _held_for(names: Sequence[str]) -> str:
    return f"{'A seat is' if len(names) == 1 else 'Seats are'} held for {listed(names)}"


def _once_held_for(names: Sequence[str]) -> str:
    if len(names) == 1:
        return f"The seat held for {names[0]} is"
    return f"The seats held for {listed(names)} are"


def _company(told: Told) -> str:
    return lines(gallery(told), _vacant(told), held(told))


def _gone(told: Told) -> str:
    """Who has left since the latest deal was finished, with how many chips; who hosts now."""
    state = told.view.state
    here = {guest.user for guest in state.people}
    parted = [
        _parted(told, each)
        for each in state.gone
        if each.guest.user not in here and (each.part or not each.guest.computer)
    ]
    if not parted:
        return ""
    seat = state.seat_of(state.host)
    heir = seat is not None and any(
        each.host and each.guest.user != state.host for each in state.gone
    )
    host = f"; {told.names[seat]} is the host now" if heir and seat is not None else ""
    return f"{listed(parted)}{host}."


def _parted(told: Told, gone: Gone) -> str:
    how = "has left" if gone.guest.sent is None else f"has been sent away by {by(gone.guest.sent)},"
    home = f" with {chips(gone.chips)}" if told.view.charter.buy_in else ""
    return f"{escaped(gone.guest.name, told.longest)} {how}{home}".removesuffix(",")


def _come(told: Told) -> str:
    """Who has sat down since the latest deal was finished, and in whose place."""
    seats = told.rules.sizes[-1]
    came = [
        f"{name} has sat down{_in_place_of(told, seat)}"
        for seat, (guest, name) in enumerate(zip(told.guests[:seats], told.names, strict=False))
        if guest is not None and guest.fresh and guest.aside is None
    ]
    return f"{listed(came)}." if came else ""


def _in_place_of(told: Told, seat: Seat) -> str:
    state = told.view.state
    left = next((each.guest for each in state.gone if each.place == seat), None)
    if left is None or left.user == state.guest(seat).user:
        return ""
    return f" in the place of {escaped(left.name, told.longest)}"


def _shares(told: Told) -> str:
    """What came out of the pools when the table was closed."""
    shares = told.view.state.shares
    if not shares:
        return ""
    who = [
        f"{each.chips:,} to {'the house' if each.place is None else told.names[each.place]}"
        for each in shares
    ]
    total = sum(each.chips for each in shares)
    went = "went" if total != 1 else "goes"
    return f"{chips(total)} still lay in the pools, and {went} home too: {listed(who)}."


def _vacant(told: Told) -> str:
    """Whose seat a substitute may take, and when."""
    if not told.vacant:
        return ""
    seat = "the seat" if len(told.vacant) == 1 else "one of the seats"
    when = " when this deal is over" if told.view.state.phase is Phase.PLAYING else ""
    return f"-# {they(told.vacant, 'is', 'are')} away: *Take a seat* gives {seat} to another{when}."


def _closes(told: Told) -> str:
    """That the table closes when the deal is over, and who says so."""
    ruling = told.view.state.closing
    if ruling is None:
        return ""
    return f"The table closes when this deal is over: so says {by(ruling)}."


def _call(told: Told) -> str:
    """Who is to act, and until when."""
    view = told.view
    waiting = awaited(view.turn) if view.turn is not None else ()
    if view.deadline is None or not waiting:
        return ""
    who = [f"**{told.names[seat]}**" for seat in waiting]
    when = soon(view.deadline.moment)
    match view.deadline.what:
        case "deserted":
            end = "closes"
            if stewards.house_has_part(view.charter, view.state, told.rules):
                end = "plays the deal out for them and closes"
            return (
                f"Everybody is away. The table waits, and {end} {when} if nobody presses anything."
            )
        case "computer":
            return f"{listed(who)} to play."
        case _ if all(_is_absent(told.guests[seat]) for seat in waiting):
            return f"{they(who, 'is away, and is', 'are away, and are')} played for {when}."
        case _:
            hand = "" if view.offers else ", by direct message or with *My hand*"
            secret = isinstance(view.turn, Window) and view.turn.hidden
            unseen = " Nobody sees what is entered until all have done so." if secret else ""
            return f"{listed(who)} to play{hand}; time is up {when}.{unseen}"


def _is_absent(guest: Guest | None) -> bool:
    return guest is not None and (guest.away or guest.computer)


def _notes(told: Told) -> str:
    noted = [
        f"-# {they(who, one, several)}{rest}"
        for holds, one, several, rest in _NOTES
        if (who := told.of(holds))
    ]
    changed = small(lines(_gone(told), _come(told)))
    return lines(changed, _company(told), _bought_in(told), noted, _sent_away(told))


def _sent_away(told: Told) -> list[str]:
    return [
        f"-# {name} leaves after this deal, sent away by {by(guest.sent)}."
        for guest, name in zip(told.guests, told.names, strict=True)
        if guest is not None and guest.leaving and guest.sent is not None
    ]


def _bought_in(told: Told) -> str:
    """Who has put how many chips to the stack for the next deal."""
    who = [
        f"{name} ({chips(guest.added)})"
        for guest, name in zip(told.guests, told.names, strict=True)
        if guest is not None and guest.added
    ]
    if not who:
        return ""
    return f"-# {they(who, 'has', 'have')} bought in again, for the next deal."


def _ready(told: Told) -> str:
    ready = told.of(lambda guest: guest.ready)
    return lines(_bought_in(told), f"Ready: {listed(ready)}." if ready else "")


def _next_deal(told: Told) -> str:
    view = told.view
    if view.deadline is None:
        return ""
    when = soon(view.deadline.moment)
    if view.deadline.what == "deserted":
        return f"Everybody is away. The table closes {when}."
    if view.hindrance is not None:
        return f"{view.hindrance} If that stays so, the table closes {when}."
    which = "next" if view.deal else "first"
    told_already = FirstDealer(view.next_dealer or 0) in view.latest.events
    if view.next_dealer is None or told_already:
        return f"The {which} deal begins {when}."
    dealer = f"**{told.names[view.next_dealer]}** {told.kit.words.deals} {which}"
    return f"{dealer}; the deal begins {when}."


def _seal(told: Told) -> str:
    """The seal of what chance brings next."""
    kind = told.view.sealed
    return "" if kind is None else f"-# Seal of {_SEALED[kind]}: `{told.view.commitment}`"
