"""The turns at thirty-one: exchanges until somebody has 31 or knocks, and the last round.

Source: the rule book of thirty-one, ledger T6, T7 and T15 to T18.
"""

from __future__ import annotations

from bot.games.thirty_one.events import Exchanged, Knocked, NobodyKnocked, Passed, Stood
from bot.games.thirty_one.options import House
from bot.games.thirty_one.settling import all_shown, made_thirty_one
from bot.games.thirty_one.table import DealStep, Phase, Taken
from bot.games.thirty_one.worth import THIRTY_ONE
from bot.rules.cards import Card
from bot.rules.piles import Hand
from bot.rules.steps import then
from bot.rules.turns import Seat, following
from bot.rules.values import replaced


def exchanged(house: House, step: DealStep, seat: Seat, take: Card, give: Card) -> DealStep:
    """The two cards change places; 31 ends the deal at once (T7, T15)."""
    table, hands = step.position.table, step.position.hands
    held = swapped(hands[seat].cards, give, take)
    known = (*(each for each in table.known[seat] if each is not give), take)
    step = then(
        _taken(step, Exchanged(seat, take, give)),
        hands=replaced(hands, seat, Hand(held)),
        middle=swapped(table.middle, take, give),
        known=replaced(table.known, seat, known),
    )
    if house.worth(held) == THIRTY_ONE:
        return made_thirty_one(step, seat, dealt=False)
    return _passed_on(house, step, seat)


def passed(house: House, step: DealStep, seat: Seat) -> DealStep:
    """A turn goes by."""
    return _passed_on(house, _taken(step, Passed(seat)), seat)


def stood(house: House, step: DealStep, seat: Seat) -> DealStep:
    """A seat keeps its hand in the last round."""
    return _passed_on(house, _taken(step, Stood(seat)), seat)


def knocked(step: DealStep, seat: Seat) -> DealStep:
    """The others have one more turn each, from the knocker's left (T16, T17)."""
    following_seat = following(seat, step.position.table.players)[0]
    step = _taken(step, Knocked(seat))
    return then(step, phase=Phase.LAST_ROUND, knocker=seat, on_turn=following_seat)


def swapped(cards: tuple[Card, ...], out: Card, into: Card) -> tuple[Card, ...]:
    """The cards with one in the place of another."""
    return replaced(cards, cards.index(out), into)


def _taken(step: DealStep, turn: Exchanged | Knocked | Passed | Stood) -> DealStep:
    """A seat has taken its turn so."""
    latest: tuple[Taken | None, ...] = step.position.table.latest
    return then(step, (turn,), latest=replaced(latest, turn.seat, turn))


def _passed_on(house: House, step: DealStep, seat: Seat) -> DealStep:
    """The next one is on turn, unless the last round or the last circuit is complete."""
    table = step.position.table
    on_turn = following(seat, table.players)[0]
    if table.phase is Phase.LAST_ROUND:
        return all_shown(house, step) if on_turn == table.knocker else then(step, on_turn=on_turn)
    step = then(step, turns=table.turns + 1, on_turn=on_turn)
    if (circuits := step.position.table.circuits) < house.most_circuits:
        return step
    return all_shown(house, then(step, (NobodyKnocked(circuits),)))
