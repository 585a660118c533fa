"""A table with cards on it: in play, between two deals, and at the end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from bot.chat import choices, remarks
from bot.chat.sheet import MOST_TEXT, Button, Row, TableSheet, in_rows
from bot.chat.told import Told, fitted, lines, small
from bot.chat.wording import MOST_ALT, by, listed
from bot.rules.turns import Window
from bot.tables.state import Ending

_ENDINGS: Final[dict[Ending, str]] = {
    "finished": "The match is over. All chips are back in their purses.",
    "host": "The host has closed the table. All chips are back in their purses.",
    "idle": "Nobody came to play for half an hour, and the table was cleared away.",
    "empty": "Everybody has left, and the table was cleared away.",
    "deserted": "Everybody was away for a day. The table is closed, and all chips are back in"
    " their purses.",
    "unshown": "The table has lost its place. All chips are back in their purses.",
}


def playing(told: Told) -> TableSheet:
    """While a deal is under way: what happened, how it stands, and what may be done."""
    view = told.view
    assert view.public is not None
    found = choices.open_choices(told.rules, view.public.table, view.turn)
    tools = [told.button("Rules", "rules"), told.button("More", "more"), *_doors(told)]
    if told.kit.hands is not None:
        tools.insert(0, told.button("My hand", "hand", style="chief"))
    if isinstance(view.turn, Window):
        tools.append(told.button("Wait no longer", "window"))
    rows = (*choices.rows(told.kit, view.public.table, told.ident, found), *in_rows(tools))
    return _sheet(told, _happened, remarks.in_play(told), rows)


def between(told: Told) -> TableSheet:
    """Between two deals, or while the first pack is sealed."""
    tools = [told.button("Next deal", "next", style="chief"), *_doors(told)]
    if told.buys_in:
        tools.append(told.button("Buy in again", "buyin"))
    tools += [told.button("Rules", "rules"), told.button("More", "more")]
    if told.view.deal:
        tools.append(told.button("Record", "record"))
    return _sheet(told, _settled, remarks.in_between(told), in_rows(tools))


def closed(told: Told) -> TableSheet:
    """When all is over."""
    ending = told.view.state.ending or "host"
    tools = [told.button("Record", "record")] if told.view.deal else []
    ruling = told.view.state.closing
    end = _ENDINGS[ending]
    if ending == "host" and ruling is not None:
        end = f"{by(ruling)}, has closed the table. All chips are back in their purses."
    elif ending == "finished" and told.view.hindrance:
        end = f"{told.view.hindrance} {end}"
    foot = lines(fitted(told, remarks.at_the_end, remarks.MOST), f"**{end}**")
    return _sheet(told, _settled if told.view.paid else _happened, foot, in_rows(tools))


def _sheet(
    told: Told, news: Callable[[Told], Sequence[str]], foot: str, rows: tuple[Row, ...]
) -> TableSheet:
    """The news, the picture, and the same in words, in which room is found where it lacks."""
    view, title = told.view, told.kit.book.title
    head = f"### {title} · deal {view.deal}" if view.deal else f"### {title}"
    room = MOST_TEXT - len(head) - len(foot) - 1
    body = fitted(told, lambda told: lines(news(told), small(_state(told, told.players))), room)
    if view.public is None:
        # The game has begun: a seat that is still free is not laid for anybody.
        seated = [guest for guest in told.guests[: told.rules.sizes[-1]] if guest is not None]
        picture = told.kit.pictures.lobby(seated)
        return TableSheet(head, body, foot, picture, "The table, before the first deal", rows)
    picture = told.kit.pictures.table(view.public, told.rules, told.party, view.deal)
    alt = fitted(told, lambda told: _state(told, told.plain_players), MOST_ALT)
    return TableSheet(head, body, foot, picture, alt, rows)


def _state(told: Told, called: Sequence[str]) -> str:
    public = told.view.public
    return "" if public is None else told.kit.words.state(public, told.rules, called)


def _happened(told: Told) -> list[str]:
    """What the latest move brought about."""
    latest, called = told.view.latest, told.players
    if latest.void:
        return [_voided(told)]
    news = list(told.kit.words.events(latest.events, called))
    if latest.absent and news:
        missing = listed([called[seat] for seat in latest.absent])
        news[0] += f" *(played for {missing}, who did not answer)*"
    return news


def _voided(told: Told) -> str:
    text = f"**Deal {told.view.deal} is void**: whatever was paid in it has gone back."
    ruling = told.view.state.voided
    return text if ruling is None else f"{text} {by(ruling)}, has made it so."


def _settled(told: Told) -> list[str]:
    """The same with what was paid in the deal."""
    return [*_happened(told), *told.kit.words.paid(told.view.paid, told.players)]


def _doors(told: Told) -> list[Button]:
    """How somebody comes to the table: to a free seat, or into the gallery."""
    doors: list[Button] = []
    if any(map(told.is_free, range(told.rules.sizes[-1]))) or told.vacant:
        doors.append(told.button("Take a seat", "sit"))
    if told.rules.onlookers:
        doors.append(told.button("Stand by", "gallery"))
    return doors
