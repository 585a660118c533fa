"""A table with cards on it: in play, between two deals, and at the end."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bot.chat import choices, remarks
from bot.chat.sheet import MOST_TEXT, Button, Row, TableSheet, in_rows
from bot.chat.told import Told, fitted, lines, small
from bot.chat.wording import MOST_ALT, sentences
from bot.chat.words import buttons
from bot.chat.words import table as words
from bot.rules.turns import Window


def playing(told: Told) -> TableSheet:
    """While a deal is under way: what happened, how it stands, and what may be done."""
    view = told.view
    assert view.public is not None
    found = choices.open_choices(told.rules, view.public.table, view.turn)
    tools = [told.button(buttons.RULES, "rules"), told.button(buttons.MORE, "more"), *_doors(told)]
    if told.kit.hands is not None:
        tools.insert(0, told.button(buttons.MY_HAND, "hand", style="chief"))
    if isinstance(view.turn, Window):
        tools.append(told.button(buttons.WAIT_NO_LONGER, "window"))
    rows = (*choices.rows(told.kit, view.public.table, told.ident, found), *in_rows(tools))
    return _sheet(told, _happened, remarks.in_play(told), rows)


def between(told: Told) -> TableSheet:
    """Between two deals, or while the first pack is sealed."""
    deals = told.deals
    onward = deals.next if told.view.deal else deals.first
    tools = [told.button(onward, "next", style="chief"), *_doors(told)]
    if told.buys_in:
        tools.append(told.button(buttons.BUY_IN_AGAIN, "buyin"))
    tools += [told.button(buttons.RULES, "rules"), told.button(buttons.MORE, "more")]
    if told.view.deal:
        tools.append(told.button(buttons.RECORD, "record"))
    return _sheet(told, _settled, remarks.in_between(told), in_rows(tools))


def closed(told: Told) -> TableSheet:
    """When all is over."""
    # Of a table with no deal but a void one there is no record.
    played = told.view.deal > told.view.latest.void
    tools = [told.button(buttons.RECORD, "record")] if played else []
    foot = lines(fitted(told, remarks.at_the_end, remarks.MOST), _end(told))
    return _sheet(told, _settled if told.view.paid else _happened, foot, in_rows(tools))


def _end(told: Told) -> str:
    view = told.view
    ending, staked = view.state.ending or "host", view.charter.buy_in > 0
    return words.end(ending, view.state.closing, view.hindrance or "", staked=staked)


def _sheet(
    told: Told, news: Callable[[Told], Sequence[str]], foot: str, rows: tuple[Row, ...]
) -> TableSheet:
    """The news, the picture, and the same in words, in which room is found where it lacks."""
    view, title = told.view, told.kit.book.title
    head = words.heading(told.deals, title, view.deal)
    room = MOST_TEXT - len(head) - len(foot) - 1
    body = fitted(told, lambda told: lines(news(told), _drawn(told), small(_state(told))), room)
    if view.public is None:
        # A seat that is still free is not laid for anybody.
        seated = [guest for guest in told.guests[: told.rules.sizes[-1]] if guest is not None]
        picture = told.kit.pictures.lobby(seated)
    else:
        picture = told.kit.pictures.table(view.public, told.rules, told.party, view.deal)
    alt = fitted(told, lambda told: _state(told, plain=True), MOST_ALT)
    return TableSheet(head, body, foot, picture, alt, rows)


def _state(told: Told, *, plain: bool = False) -> str:
    public = told.view.public
    if public is None:
        return _company(told, told.plain_names if plain else told.names)
    return told.kit.words.state(public, told.rules, told.plain_players if plain else told.players)


def _company(told: Told, called: Sequence[str]) -> str:
    """Who sits there, with how many chips: before the first deal, and after a void one."""
    view = told.view
    seats = [seat for seat in range(told.rules.sizes[-1]) if told.guests[seat] is not None]
    if not view.charter.buy_in:
        return words.company([called[seat] for seat in seats])
    return words.company_with_chips([(called[seat], view.stacks[seat]) for seat in seats])


def _happened(told: Told) -> list[str]:
    """What the latest move brought about."""
    latest, called = told.view.latest, told.players
    if latest.void:
        return [_voided(told)]
    news = list(told.kit.words.events(latest.events, called))
    if latest.absent and news:
        missing = words.played_for([called[seat] for seat in latest.absent])
        news[0] = sentences(news[0], missing)
    if latest.hurried is not None and news:
        news[0] = sentences(news[0], words.hurried(latest.hurried))
    return news


def _drawn(told: Told) -> str:
    """How seats and dealer were drawn, in small print once something else is the news."""
    drawn = [each for each in told.view.drawn if each not in told.view.latest.events]
    return small(lines(told.kit.words.events(drawn, told.players))) if drawn else ""


def _voided(told: Told) -> str:
    view = told.view
    staked, deals = view.charter.buy_in > 0, told.deals
    return words.void(deals, view.deal, staked=staked, ruling=view.state.voided)


def _settled(told: Told) -> list[str]:
    """The same with what was paid in the deal."""
    return [*_happened(told), *told.kit.words.paid(told.view.paid, told.players)]


def _doors(told: Told) -> list[Button]:
    """How somebody comes to the table: to a free seat, or into the gallery."""
    doors: list[Button] = []
    if any(map(told.is_free, range(told.rules.sizes[-1]))) or told.vacant:
        doors.append(told.button(buttons.TAKE_A_SEAT, "sit"))
    if told.rules.onlookers:
        doors.append(told.button(buttons.STAND_BY, "gallery"))
    return doors
