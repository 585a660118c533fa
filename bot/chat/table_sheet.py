"""A table as everybody sees it: lobby, play, the pause between two deals, the end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from bot.chat import choices
from bot.chat.ids import Ident
from bot.chat.kit import AnyKit, Names
from bot.chat.sheet import Button, Line, Menu, Row, TableSheet, in_rows
from bot.chat.wording import chips, listed, names, plain_names, soon
from bot.games import AnyRules
from bot.rules.codec import fields
from bot.rules.game import Public, Seat, Window, awaited
from bot.tables.seats import no_buying_in
from bot.tables.state import Ending, Guest, Pace, Phase
from bot.tables.view import TableView

PACES: Final[dict[Pace, str]] = {
    "quick": "quick, 45 seconds a turn",
    "social": "social, two minutes a turn",
    "post": "by post, a day a turn",
}
_ENDINGS: Final[dict[Ending, str]] = {
    "finished": "The match is over. All chips are back in their purses.",
    "host": "The host has closed the table. All chips are back in their purses.",
    "idle": "Nobody came to play for half an hour, and the table was cleared away.",
    "empty": "Everybody has left, and the table was cleared away.",
    "deserted": "Everybody was away for a day. The table is closed, and all chips are back in"
    " their purses.",
    "unshown": "The table has lost its place. All chips are back in their purses.",
}


_SEALED: Final = {
    "shuffled": "the next pack",
    "rolled": "the next throw",
    "drawn": "the next lots",
}


@dataclass(frozen=True, slots=True)
class Told:
    """What a table needs besides its own view, to be put into words."""

    kit: AnyKit
    rules: AnyRules
    view: TableView[Public]

    @property
    def names(self) -> Names:
        """The guests, for texts with markdown."""
        return names(self.view.state.guests)

    @property
    def ident(self) -> Ident:
        """The ids of the controls of this move; what they do is yet to be said."""
        return Ident(self.view.charter.table, self.view.state.move, "")

    def is_free(self, seat: Seat) -> bool:
        """Whether somebody may take a seat now; between deals from who is not there, too."""
        guest, phase = self.view.state.guests[seat], self.view.state.phase
        if guest is None:
            return True
        return phase is not Phase.PLAYING and (guest.computer or guest.away)

    @property
    def buys_in(self) -> bool:
        """Whether guests may put chips to their stacks now."""
        charter, state = self.view.charter, self.view.state
        return no_buying_in(charter, state, again=self.rules.buys_in_again) is None

    def button(self, label: str, what: str, **look: str) -> Button:
        """A tool of the table."""
        return Button(label, self.ident.of(what), **look)  # pyright: ignore[reportArgumentType]


def table_sheet(told: Told) -> TableSheet:
    """The table as it stands."""
    sheets: dict[Phase, Callable[[Told], TableSheet]] = {
        Phase.LOBBY: _lobby,
        Phase.PLAYING: _playing,
        Phase.BETWEEN: _between,
        Phase.CLOSED: _closed,
    }
    return sheets[told.view.state.phase](told)


# --- lobby --------------------------------------------------------------------------------------


def _lobby(told: Told) -> TableSheet:
    charter, words, view = told.view.charter, told.kit.words, told.view
    terms = [*house_rules(told.kit, charter.options), _terms(charter.buy_in)]
    terms.append(f"Pace: {PACES[charter.pace]}")
    head = f"### {words.title}\n{words.line}\n" + "\n".join(f"- {each}" for each in terms)
    body = "\n".join((*_places(told), *_waiting_for_begin(view)))
    gallery = [told.button("Stand by", "gallery")] if told.rules.onlookers else []
    rows: list[Row] = [
        (
            told.button("Take a seat", "sit", style="chief"),
            *gallery,
            told.button("Leave", "leave"),
            told.button("Begin", "begin", style="good"),
            told.button("Rules", "rules"),
        ),
        *_seat_menu(told),
        (told.button(_hiring(told.rules), "fill"),),
    ]
    seats = view.state.guests[: told.rules.most_seats]
    picture = told.kit.pictures.lobby(seats)
    alt = f"A table laid for {words.title}: {_company(seats)}"
    return TableSheet(head, body, picture, alt, tuple(rows))


def _company(seats: Sequence[Guest | None]) -> str:
    """Who sits there, in a sentence."""
    free = seats.count(None)
    present = [*plain_names(guest for guest in seats if guest is not None)]
    return listed([*present, *([f"{free} free"] if free else [])])


def _hiring(rules: AnyRules) -> str:
    """How computer players are asked to the table."""
    if rules.least_seats == rules.most_seats:
        return "Fill with computer players"
    return "Add a computer player"


def _terms(buy_in: int) -> str:
    return f"Buy-in {chips(buy_in)}" if buy_in else "For points only: no chips are at stake"


def _waiting_for_begin(view: TableView[Public]) -> list[str]:
    if view.deadline is None:
        return []
    return [f"-# If nobody does anything, the table is cleared away {soon(view.deadline.moment)}."]


def house_rules(kit: AnyKit, options: dict[str, int | str]) -> list[str]:
    """What differs from the defaults of the rule book, a line for each."""
    standard = {each.name: each.default for each in fields(kit.rules)}
    return [put(kit, name, value) for name, value in options.items() if value != standard[name]]


def put(kit: AnyKit, name: str, value: int | str) -> str:
    """One house rule in words."""
    values = kit.words.options[name].values
    return values[value] if value in values else values[None].format(f"{value:,}")


def _places(told: Told) -> list[str]:
    words, seats = told.kit.words, told.rules.most_seats
    guests = told.view.state.guests
    lines: list[str] = []
    for seat, guest in enumerate(guests[:seats]):
        if guest is not None or words.places:
            where = f"{words.places[seat]}: " if words.places else ""
            lines.append(f"- {where}{_described(told, seat, guest)}")
    free = guests[:seats].count(None)
    if free and not words.places:
        lines.append(f"- *{free} of {seats} seats free*")
    lines += _gallery(told)
    return [f"**Seats**{f' ({words.seating})' if words.seating else ''}", *lines]


def _gallery(told: Told) -> list[str]:
    """Who stands by."""
    places = range(told.rules.most_seats, len(told.view.state.guests))
    standing = [told.names[each] for each in places if told.view.state.guests[each] is not None]
    return [f"-# In the gallery: {listed(standing)}."] if standing else []


def _described(told: Told, seat: int, guest: Guest | None) -> str:
    if guest is None:
        return "*free*"
    marks = [
        mark
        for mark, holds in (
            ("host", guest.user == told.view.state.host),
            ("computer", guest.computer),
            ("away", guest.away),
        )
        if holds
    ]
    return f"**{told.names[seat]}**" + (f" ({', '.join(marks)})" if marks else "")


def _seat_menu(told: Told) -> list[Row]:
    """Where it matters who sits where, each seat that may be taken is a line."""
    places, guests = told.kit.words.places, told.view.state.guests
    if not places:
        return []
    called = plain_names(guests)
    lines = [
        Line(
            places[seat],
            f"sit.{seat}",
            about="free" if guest is None else f"now {called[seat]}, a computer player",
        )
        for seat, guest in enumerate(guests)
        if guest is None or guest.computer
    ]
    return [Menu("Choose your seat", told.ident.of("menu0"), tuple(lines))] if lines else []


# --- play ---------------------------------------------------------------------------------------


def _playing(told: Told) -> TableSheet:
    view = told.view
    assert view.public is not None
    found = choices.open_choices(told.rules, view.public.table, view.turn)
    body = [*_happened(told), _state(told), _whose_turn(told), *_notes(told)]
    rows = (*choices.rows(told.kit, told.ident, found), *in_rows(_tools(told)))
    return _pictured(told, "\n".join(each for each in body if each), rows)


def _tools(told: Told) -> list[Button]:
    tools = [told.button("Rules", "rules"), told.button("More", "more"), *_doors(told)]
    if told.kit.pictures.hand is not None:
        tools.insert(0, told.button("My hand", "hand", style="chief"))
    if isinstance(told.view.turn, Window):
        tools.append(told.button("Wait no longer", "window"))
    return tools


def _doors(told: Told) -> list[Button]:
    """How somebody comes to the table: to a free seat, or into the gallery."""
    doors: list[Button] = []
    if any(map(told.is_free, range(told.rules.most_seats))):
        doors.append(told.button("Take a seat", "sit"))
    if told.rules.onlookers:
        doors.append(told.button("Stand by", "gallery"))
    return doors


def _pictured(told: Told, body: str, rows: tuple[Row, ...]) -> TableSheet:
    view, words = told.view, told.kit.words
    head = f"### {words.title} · deal {view.deal}" if view.deal else f"### {words.title}"
    if view.public is None:
        picture = told.kit.pictures.lobby(view.state.guests[: told.rules.most_seats])
        return TableSheet(head, body, picture, "The table, before the first deal", rows)
    alt = words.state(view.public, told.rules, plain_names(view.state.guests))
    guests = view.state.guests
    picture = told.kit.pictures.table(view.public, told.rules, guests, view.deal)
    return TableSheet(head, body, picture, alt, rows)


def _state(told: Told) -> str:
    if told.view.public is None:
        return ""
    return told.kit.words.state(told.view.public, told.rules, told.names)


def _happened(told: Told) -> list[str]:
    """What the latest move brought about."""
    latest, called = told.view.latest, told.names
    if latest.void:
        return [f"**Deal {told.view.deal} is void**: whatever was paid in it has gone back."]
    lines = list(told.kit.words.events(latest.events, called))
    if latest.absent and lines:
        missing = listed([called[seat] for seat in latest.absent])
        lines[0] += f" *(played for {missing}, who did not answer)*"
    return lines


def _whose_turn(told: Told) -> str:
    view, called = told.view, told.names
    waiting = awaited(view.turn) if view.turn is not None else ()
    if view.deadline is None or not waiting:
        return ""
    who = listed([f"**{called[seat]}**" for seat in waiting])
    when = soon(view.deadline.moment)
    match view.deadline.what:
        case "deserted":
            return (
                f"Everybody is away. The table waits, and closes {when} if nobody presses anything."
            )
        case "computer":
            return f"{who} to play."
        case _:
            away = [guest for seat in waiting if (guest := view.state.guests[seat]) is not None]
            if all(each.away or each.computer for each in away):
                are = "is away, and is" if len(waiting) == 1 else "are away, and are"
                return f"{who} {are} played for {when}."
            return f"{who} to play{_where(told)}; time is up {when}."


def _where(told: Told) -> str:
    """Where there is something to press, when it is not at the table."""
    return "" if told.view.offers else " from the hand"


def _notes(told: Told) -> list[str]:
    state, called = told.view.state, told.names
    notes = [
        (guest.told, f"{name} cannot be reached by direct message: *My hand* shows the cards.")
        for guest, name in zip(state.guests, called, strict=True)
        if guest is not None
    ]
    notes += [
        (guest.leaving, f"{name} leaves after this deal.")
        for guest, name in zip(state.guests, called, strict=True)
        if guest is not None
    ]
    asking = [
        name
        for guest, name in zip(state.guests, called, strict=True)
        if guest is not None and guest.void
    ]
    notes.append((bool(asking), f"{listed(asking)} would have this deal void (*More*)."))
    notes += [
        (guest.aside is not None, f"{name} plays from the next deal on.")
        for guest, name in zip(state.guests, called, strict=True)
        if guest is not None
    ]
    small = [*_bought_in(told), *(text for holds, text in notes if holds)]
    return [*_gallery(told), *(f"-# {text}" for text in small), *_seal(told)]


def _bought_in(told: Told) -> list[str]:
    """Who has put chips to the stack for the next deal."""
    return [
        f"{name} has bought in again: {chips(guest.added)} more from the next deal on."
        for guest, name in zip(told.view.state.guests, told.names, strict=True)
        if guest is not None and guest.added
    ]


def _seal(told: Told) -> list[str]:
    """The seal of what chance brings next."""
    seal = told.view.state.seal
    return [] if seal is None else [f"-# Seal of {_SEALED[seal.kind]}: `{seal.commitment}`"]


# --- between and after --------------------------------------------------------------------------


def _between(told: Told) -> TableSheet:
    view = told.view
    body = [*_happened(told), *told.kit.words.paid(view.paid, told.names), _state(told)]
    body += _next_deal(told)
    tools = [told.button("Next deal", "next", style="chief"), *_doors(told)]
    if told.buys_in:
        tools.append(told.button("Buy in again", "buyin"))
    tools += [told.button("Rules", "rules"), told.button("More", "more")]
    if view.deal:
        tools.append(told.button("Record", "record"))
    rows = in_rows(tools)
    return _pictured(told, "\n".join(each for each in body if each), rows)


def _next_deal(told: Told) -> list[str]:
    view = told.view
    ready = [
        name
        for guest, name in zip(view.state.guests, told.names, strict=True)
        if guest is not None and guest.ready
    ]
    lines = [f"-# {text}" for text in _bought_in(told)]
    lines += [f"Ready: {listed(ready)}."] if ready else []
    if view.deadline is not None:
        lines.append(
            f"Everybody is away. The table closes {soon(view.deadline.moment)}."
            if view.deadline.what == "deserted"
            else f"The {'next' if view.deal else 'first'} deal begins {soon(view.deadline.moment)}."
        )
    return [*lines, *_seal(told), *_gallery(told)]


def _closed(told: Told) -> TableSheet:
    view = told.view
    ending = _ENDINGS[view.state.ending or "host"]
    finished = view.state.ending == "finished"
    body = [
        *_happened(told),
        *(told.kit.words.paid(view.paid, told.names) if finished else ()),
        _state(told),
    ]
    body.append(f"**{ending}**")
    rows: tuple[Row, ...] = ((told.button("Record", "record"),),) if view.deal else ()
    return _pictured(told, "\n".join(each for each in body if each), rows)
