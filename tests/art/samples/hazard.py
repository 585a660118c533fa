"""Sample tables of hazard, played by the rules with fixed dice."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.games.hazard import Call, Carry, Cover, Deal, Hazard, Odds, Throw
from bot.rules.chance import Rolled
from bot.rules.game import Company, public_view
from bot.rules.offers import Action
from bot.rules.play import opened, play
from bot.rules.turns import Close
from cards_art import hazard
from cards_art.scene import TableScene
from cogs.hazard.captions import CAPTIONS
from tests.art.samples.guests import COMPANY as GUESTS
from tests.art.samples.guests import FREE


def called(
    rules: Hazard, stacks: Sequence[int], seats: int, call: Call | None, covers: Mapping[int, int]
) -> Deal:
    """A round in which seat 0 has called, if it has, and these have covered so far."""
    carry = Carry(0, 4_000 if rules.house_plays else None, 1)
    position = opened(rules, Company(tuple(stacks), seats), carry).position
    if call is not None:
        position = play(rules, position, 0, call).position
    for place, amount in covers.items():
        position = play(rules, position, place, Cover(amount)).position
    return position


def thrown(rules: Hazard, position: Deal, dice: Sequence[str], odds: int = 0) -> Deal:
    """The window is closed if it is open, and these dice are thrown: `35` is a three and a five.

    Before the second throw so much is bet besides on the chance.
    """
    if not position.table.covers:
        position = play(rules, position, None, Close()).position
    for number, pair in enumerate(dice):
        deeds: list[Action] = [Odds(odds)] if odds and number == 1 else []
        for deed in (*deeds, Throw()):
            position = play(rules, position, 0, deed).position
        position = play(rules, position, None, Rolled(tuple(map(int, pair)))).position
    return position


def scene(rules: Hazard, position: Deal) -> TableScene:
    """The table as it is painted."""
    view = public_view(position)
    return hazard.table(view, rules, GUESTS, 7, CAPTIONS)


def tables() -> dict[str, TableScene]:
    """Tables by name."""
    rules, house = Hazard(), Hazard(setter="house", odds="evens")
    besides = Hazard(odds="evens-plus-odds", odds_cap=3, box_after=2)
    few = called(rules, (100, 1_200, 85), 3, Call(10, 7), {1: 4, 2: 6})
    eight = called(rules, (500,) * 8 + (90,) * 4, 8, Call(120, 9), {1: 50, 2: 0, 8: 20})
    rich = (1_000_000,) * 16
    covers = dict.fromkeys(range(1, 16), 400_000)
    twelve = called(rules, rich, 12, Call(1_000_000, 5), {**covers, 1: 1_000, 2: 2_500})
    more = called(rules, (900,) * 14, 9, Call(90, 8), dict.fromkeys(range(1, 14), 7))
    two = called(besides, (5_000, 5_000), 2, Call(100, 6), {1: 100})
    alone = called(house, (200,), 1, Call(15, 8), {})
    return {
        "hazard-call": scene(rules, called(rules, (100, 1_200, 85, 60), 4, None, {})),
        "hazard-covering": scene(rules, eight),
        "hazard-first-throw": scene(rules, thrown(rules, eight, ())),
        "hazard-chance": scene(rules, thrown(rules, few, ("32",))),
        "hazard-won": scene(rules, thrown(rules, few, ("32", "66", "41"))),
        "hazard-odds": scene(besides, thrown(besides, two, ("55", "43"), 250)),
        "hazard-house": scene(house, thrown(house, alone, ("63", "12", "54"))),
        "hazard-many": scene(rules, thrown(rules, twelve, ("42", *["31", "66"] * 9, "22"))),
        "hazard-nine": scene(rules, thrown(rules, more, ("11",))),
        "hazard-lobby": hazard.lobby((*GUESTS[:3], FREE)),
    }
