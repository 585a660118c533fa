"""Of all timetables with these tables that meet as many wishes, the kindest.

First, few newcomers at tables where most are new and nobody can help them; then, few guests with no
wish met; then, few seats taken at a game for a second time, which only fill a table. This is done
as well as a short search can: unlike the number of wishes it is not proved.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import inf
from typing import Final

from bot.interest.planning.asked import Asked
from bot.interest.planning.draft import Draft, Timetable
from bot.interest.planning.linear import Number

_NODES: Final = 20


def kindest(ask: Asked, found: Timetable) -> Timetable:
    """A timetable with the same tables and at least as many wishes met."""
    spans = [[(number, number) for number in each] for each in found.tables]
    # With the wishes given, what seats cost is what those taken again cost.
    draft = Draft(ask, spans, wish=0, seat=-1)
    draft.model.at_least([(met, 1) for met in draft.met.values()], found.met)
    again = len(ask.guests) * ask.rounds + 1
    _be_fair(draft, again)
    _help_newcomers(draft, again * (len(ask.guests) + 1))
    kind = draft.model.search(_NODES).found
    return found if kind is None else draft.read(kind)


def _be_fair(draft: Draft, cost: int) -> None:
    """Each guest with no wish met costs so much."""
    own: dict[int, list[Number]] = {}
    for (guest, _), met in draft.met.items():
        own.setdefault(guest, []).append(met)
    for wishes in own.values():
        empty_handed = draft.model.number(0, 1, whole=False, gain=-cost)
        draft.model.at_least([(empty_handed, 1), *((met, 1) for met in wishes)], 1)


def _help_newcomers(draft: Draft, cost: int) -> None:
    """Each newcomer beyond those who find company or help costs so much.

    A table that runs with staff of its own has its help already.
    """
    for round_ in range(draft.ask.rounds):
        helpers = _helpers(draft, round_)
        for place, game in enumerate(draft.ask.games):
            if game.staff is None:
                _help_at(draft, place, round_, helpers.get(game.name, []), cost)


def _helpers(draft: Draft, round_: int) -> dict[str, list[Number]]:
    """By game, those of the staff who run no table in a round and could help at one."""
    helpers: dict[str, list[Number]] = {}
    for (skill, count), hired in zip(draft.ask.crew, draft.hired[round_], strict=True):
        spare = {
            game.name: draft.model.number(0, count, whole=True)
            for game in draft.ask.games
            if game.name in skill and game.staff is None
        }
        busy = [*hired.values(), *spare.values()]
        draft.model.at_most([(number, 1) for number in busy], count)
        for name, number in spare.items():
            helpers.setdefault(name, []).append(number)
    return helpers


def _help_at(draft: Draft, place: int, round_: int, helpers: Sequence[Number], cost: int) -> None:
    """Where newcomers of a game and round find help: at tables with a teacher or a helper.

    Beside a teacher there is room for all but two of a table's guests more newcomers than others,
    beside a helper for all of them.
    """
    model, tables = draft.model, draft.tables[round_][place]
    seats = {"new": list[Number](), "played": list[Number](), "teach": list[Number]()}
    for guest, seat in draft.at(place, round_).items():
        seats[draft.ask.guests[guest].experience].append(seat)
    if not seats["new"]:
        return
    most = draft.ask.games[place].most
    taught, alone = (model.number(0, inf, whole=False, gain=each) for each in (0, -cost))
    aided = [(helper, 1) for helper in helpers]
    model.at_most([(taught, 1), *((seat, -1) for seat in seats["teach"])], 0)
    model.at_most([(taught, 1), *aided, (tables, -1)], 0)
    room = [(alone, 1), (taught, most - 2), *((helper, most) for helper in helpers)]
    room += [(seat, 1) for seat in seats["played"] + seats["teach"]]
    model.at_least([*room, *((seat, -1) for seat in seats["new"])], 0)
