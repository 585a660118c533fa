"""`play`, the one way in which anything happens at a table; legality is checked here, once."""

from __future__ import annotations

from bot.rules.cards import low_to_high
from bot.rules.chance import (
    Ask,
    Chance,
    Draw,
    Reshuffle,
    Roll,
    Shuffle,
    Wanted,
)
from bot.rules.game import C, Company, H, Position, Rules, Step, T, V
from bot.rules.offers import Action, Offer, Refused
from bot.rules.turns import Close, Nature, Seat, Window, acting


def offers(rules: Rules[T, H, V, C], table: T, hand: H, seat: Seat) -> tuple[Offer, ...]:
    """All that a place may do now."""
    if seat not in acting(rules.turn(table)):
        return ()
    return rules.open_offers(table, seat) + rules.hand_offers(table, hand, seat)


def opened(rules: Rules[T, H, V, C], company: Company, carry: C) -> Step[T, H, V]:
    """A new deal up to the first move that somebody has to make."""
    return _closed_if_full(rules, rules.open(company, carry))


def asked(rules: Rules[T, H, V, C], position: Position[T, H, V], wanted: Wanted) -> Ask:
    """What the dealer is asked for: of a pack that nobody may know, the very cards."""
    if not isinstance(wanted, Reshuffle):
        return wanted
    pack = rules.pack(position)
    assert len(pack) == wanted.count
    return Shuffle(tuple(sorted(pack, key=low_to_high)))


def play(
    rules: Rules[T, H, V, C],
    position: Position[T, H, V],
    seat: Seat | None,
    action: Action | Chance,
) -> Step[T, H, V]:
    """The step that `action` brings about, if the rules admit it.

    Chance and `Close` are played with no seat. Raises `Refused`; the position is a value, so a
    refusal changes nothing.
    """
    if not isinstance(action, Action):
        return _answered(rules, position, seat, action)
    if isinstance(action, Close):
        return _closed(rules, position, seat)
    return _acted(rules, position, seat, action)


def _answered(
    rules: Rules[T, H, V, C], position: Position[T, H, V], seat: Seat | None, chance: Chance
) -> Step[T, H, V]:
    turn = rules.turn(position.table)
    if seat is not None or not isinstance(turn, Nature):
        raise Refused("Chance is not asked for now.")
    ask = asked(rules, position, turn.ask)
    if not ask.admits(chance):
        raise Refused(_wrong_chance(ask))
    return _closed_if_full(rules, rules.apply(position, None, chance))


def _wrong_chance(ask: Ask) -> str:
    match ask:
        case Shuffle(pack):
            return f"A shuffle of {len(pack)} given cards is asked for."
        case Roll(dice):
            return f"A throw of {dice} dice is asked for."
        case Draw(seats):
            return f"Lots for {len(seats)} seats are asked for."


def _acted(
    rules: Rules[T, H, V, C], position: Position[T, H, V], seat: Seat | None, action: Action
) -> Step[T, H, V]:
    table = position.table
    if seat is None or seat not in acting(rules.turn(table)):
        raise Refused("It is not your turn.")
    hand = position.hands[seat]
    for offer in rules.open_offers(table, seat) + rules.hand_offers(table, hand, seat):
        if offer.admits(action):
            return _closed_if_full(rules, rules.apply(position, seat, action))
    raise Refused(rules.why_not(table, hand, seat, action))


def _closed(
    rules: Rules[T, H, V, C], position: Position[T, H, V], seat: Seat | None
) -> Step[T, H, V]:
    turn = rules.turn(position.table)
    if seat is not None or not isinstance(turn, Window):
        raise Refused("There is no window to close.")
    step = Step(position)
    for each in turn.waiting:
        hand = step.position.hands[each]
        entry = rules.absent(step.position.table, hand, each)
        step = step.followed_by(rules.apply(step.position, each, entry))
    return _closed_if_full(rules, step)


def _closed_if_full(rules: Rules[T, H, V, C], step: Step[T, H, V]) -> Step[T, H, V]:
    turn = rules.turn(step.position.table)
    while isinstance(turn, Window) and not turn.waiting:
        step = step.followed_by(rules.apply(step.position, None, Close()))
        turn = rules.turn(step.position.table)
    return step
