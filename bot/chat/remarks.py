"""What stands at the foot of a table: who is waited for, who comes and goes, and the seal."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final, TypeAlias

from bot.chat.house_rules import house_rules
from bot.chat.told import Told, fitted, lines, small
from bot.chat.wording import cut, escaped, sentences, soon
from bot.chat.words import table as words
from bot.chat.words.deals import Deals
from bot.rules.lots import FirstDealer
from bot.rules.turns import Seat, Window, awaited
from bot.tables import stewards
from bot.tables.state import Gone, Guest, Milliseconds, Phase

MOST: Final = 800
"""Characters of the call for whoever is on turn, and of the notes: the foot is never cut off."""
MOST_HOUSE_RULES: Final = 200
"""Characters of the house rules: all of them stand under *Rules* and *More*."""
_Saying: TypeAlias = Callable[[Deals, Sequence[str]], str]
_NOTES: Final[tuple[tuple[Callable[[Guest], object], _Saying], ...]] = (
    (lambda guest: guest.told, lambda _deals, who: words.unreachable(who)),
    (lambda guest: guest.sits, words.will_sit),
    (lambda guest: guest.leaving and guest.sent is None, words.will_leave),
    (lambda guest: guest.void, words.would_have_it_void),
    (lambda guest: guest.aside is not None, words.will_play),
)
"""Of whom it holds, and what is said of them."""


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
        (told.names[each], told.view.stacks[each])
        for each in places
        if told.guests[each] is not None
    ]
    return words.gallery(standing) if standing else ""


def house(told: Told) -> str:
    """The house rules that differ from the rule book's, in small print."""
    own = house_rules(told.kit, told.view.charter.options)
    return cut(words.house_rules(own), MOST_HOUSE_RULES) if own else ""


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
        (words.held(names, moment) for moment, names in by_time.items()),
        words.once_held(late) if told_late else "",
    )


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
    return sentences(*parted, _heir(told)) if parted else ""


def _parted(told: Told, gone: Gone) -> str:
    name, sent = escaped(gone.guest.name, told.longest), gone.guest.sent
    home = gone.chips if told.view.charter.buy_in else None
    return words.has_left(name, home) if sent is None else words.was_sent_away(name, sent, home)


def _heir(told: Told) -> str:
    """Who is host in the place of one who has left."""
    state = told.view.state
    seat = state.seat_of(state.host)
    left = any(each.host and each.guest.user != state.host for each in state.gone)
    return words.new_host(told.names[seat]) if left and seat is not None else ""


def _come(told: Told) -> str:
    """Who has sat down since the latest deal was finished, and in whose place."""
    seats = told.rules.sizes[-1]
    came = [
        _arrived(told, seat, name)
        for seat, (guest, name) in enumerate(zip(told.guests[:seats], told.names, strict=False))
        if guest is not None and guest.fresh and guest.aside is None
    ]
    return sentences(*came)


def _arrived(told: Told, seat: Seat, name: str) -> str:
    state = told.view.state
    left = next((each.guest for each in state.gone if each.place == seat), None)
    if left is None or left.user == state.guest(seat).user:
        return words.has_come(name)
    return words.has_come_for(name, escaped(left.name, told.longest))


def _shares(told: Told) -> str:
    """What came out of the pools when the table was closed."""
    shares = told.view.state.shares
    if not shares:
        return ""
    who = [
        words.share_of_house(each.chips)
        if each.place is None
        else words.share(told.names[each.place], each.chips)
        for each in shares
    ]
    return words.shares(sum(each.chips for each in shares), who)


def _vacant(told: Told) -> str:
    """Whose seat a substitute may take, and when."""
    if not told.vacant:
        return ""
    playing = told.view.state.phase is Phase.PLAYING
    return words.vacant_after(told.deals, told.vacant) if playing else words.vacant(told.vacant)


def _closes(told: Told) -> str:
    """That the table closes when the deal is over, and who says so."""
    ruling = told.view.state.closing
    return "" if ruling is None else words.closes_after(told.deals, ruling)


def _call(told: Told) -> str:
    """Who is to act, and until when."""
    view = told.view
    waiting = awaited(view.turn) if view.turn is not None else ()
    if view.deadline is None or not waiting:
        return ""
    who = [f"**{told.names[seat]}**" for seat in waiting]
    moment = view.deadline.moment
    match view.deadline.what:
        case "deserted":
            if stewards.house_has_part(view.charter, view.state, told.rules):
                return words.all_away_from_the_house(told.deals, moment)
            return words.all_away(moment)
        case "computer":
            return words.to_play(who)
        case _ if all(_is_absent(told.guests[seat]) for seat in waiting):
            return words.played_for_soon(who, moment)
        case _:
            secret = isinstance(view.turn, Window) and view.turn.hidden
            call = words.to_play_until if view.offers else words.to_play_from_hand
            return sentences(call(who, moment), words.WINDOW_HIDDEN if secret else "")


def _is_absent(guest: Guest | None) -> bool:
    return guest is not None and (guest.away or guest.computer)


def _notes(told: Told) -> str:
    noted = [say(told.deals, who) for holds, say in _NOTES if (who := told.of(holds))]
    changed = small(lines(_gone(told), _come(told)))
    return lines(changed, _company(told), _bought_in(told), noted, _sent_away(told))


def _sent_away(told: Told) -> Iterable[str]:
    for guest, name in zip(told.guests, told.names, strict=True):
        if guest is not None and guest.leaving and guest.sent is not None:
            yield words.will_be_sent_away(told.deals, name, guest.sent)


def _bought_in(told: Told) -> str:
    """Who has put how many chips to the stack for the next deal."""
    who = [
        (name, guest.added)
        for guest, name in zip(told.guests, told.names, strict=True)
        if guest is not None and guest.added
    ]
    return words.bought_in(told.deals, who) if who else ""


def _ready(told: Told) -> str:
    ready = told.of(lambda guest: guest.ready)
    return lines(_bought_in(told), words.ready(ready) if ready else "")


def _next_deal(told: Told) -> str:
    view = told.view
    if view.deadline is None:
        return ""
    moment = view.deadline.moment
    if view.deadline.what == "deserted":
        return words.all_away_between(moment)
    if view.hindrance is not None:
        return words.closes_unless(view.hindrance, moment)
    told_already = FirstDealer(view.next_dealer or 0) in (*view.latest.events, *view.drawn)
    if view.next_dealer is None or told_already:
        return words.next_deal(told.deals, view.deal, moment)
    says = told.kit.words.deals_next if view.deal else told.kit.words.deals_first
    return says.format(dealer=f"**{told.names[view.next_dealer]}**", when=soon(moment))


def _seal(told: Told) -> str:
    """The seal of what chance brings next."""
    kind = told.view.sealed
    return "" if kind is None else words.seal(kind, told.view.commitment or "")
