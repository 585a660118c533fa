"""Prints a deal played by computer players as the script of a lesson, to start from.

    python -m tests.lessons.make whist --seed 3 --options '{"match": "rubber"}'

What everybody does stands there as `cogs/<game>/lesson.py` has it; between the moves, in comments,
what Ada in seat 0 holds and what has happened. The same arguments always print the same.
"""

from __future__ import annotations

import json
from argparse import ArgumentParser, Namespace
from random import Random

from msgspec import Struct

from bot.chat.kit import AnyKit
from bot.games import AnyRules, games
from bot.players import players
from bot.rules.cards import Card, cards, spelled
from bot.rules.chance import Ask, Chance, Rolled, Shuffle, Shuffled
from bot.rules.codec import decode, fields
from bot.rules.game import Company, seat_view
from bot.rules.offers import Action
from bot.rules.play import asked
from bot.rules.sitting import Sitting, begin, move
from bot.rules.turns import Nature, Over, Seat, awaited
from bot.tables.replay import AnySitting, AnyTurned
from tests.chat.test_books import kits
from tests.laws.deals import answer

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Fred", "Gwen", "Hugh")


def spelled_out(value: object) -> str:
    """A value as it is written in a lesson."""
    if isinstance(value, Card):
        return f'card("{value.code}")'
    if isinstance(value, tuple) and value and all(isinstance(each, Card) for each in value):
        return f'cards("{spelled(value)}")'
    if isinstance(value, tuple):
        inside = ", ".join(map(spelled_out, value))
        return f"({inside},)" if len(value) == 1 else f"({inside})"
    if isinstance(value, Struct):
        told = [
            f"{each.attribute}={spelled_out(getattr(value, each.attribute))}"
            for each in fields(type(value))
            if each.required or getattr(value, each.attribute) != each.default
        ]
        return f"{type(value).__name__}({', '.join(told)})"
    return repr(value)


class Scribe:
    """Plays deals and prints them."""

    def __init__(self, given: Namespace, kit: AnyKit) -> None:
        self._kit = kit
        self._random = Random(given.seed)
        self._given = given
        rules: AnyRules = decode(games()[given.game], given.options)
        company = Company((given.chips,) * given.seats, given.seats)
        self._sitting: AnySitting = Sitting(rules, company, rules.carried(given.carry))

    def deal(self) -> None:
        """One more deal."""
        self._adopt(begin(self._sitting))
        while self._sitting.playing:
            self._move()

    def _move(self) -> None:
        sitting = self._sitting
        assert sitting.position is not None
        turn = sitting.rules.turn(sitting.position.table)
        assert not isinstance(turn, Over)
        seat: Seat | None = None
        made: Action | Chance
        if isinstance(turn, Nature):
            made = self._chance(asked(sitting.rules, sitting.position, turn.ask))
        else:
            seat = awaited(turn)[0]
            if seat == 0:
                hand = sitting.position.hands[0].cards
                print(f"    # you hold {spelled(hand)}" if hand else "    # your turn")
            made = players()[sitting.rules.name](sitting.rules, seat_view(sitting.position, seat))
        print(f"    Said({seat}, {spelled_out(made)}),")
        self._adopt(move(sitting, seat, made))

    def _chance(self, ask: Ask) -> Chance:
        if isinstance(ask, Shuffle) and self._given.pack:
            top = cards(self._given.pack)
            rest = list(ask.pack)
            for each in top:
                rest.remove(each)
            self._random.shuffle(rest)
            return Shuffled((*top, *rest))
        if self._given.dice and not isinstance(ask, Shuffle):
            throw = self._given.dice.pop(0)
            return Rolled((throw // 10, throw % 10))
        return answer(ask, self._random)

    def _adopt(self, turned: AnyTurned) -> None:
        self._sitting = turned.sitting
        for line in self._kit.words.events(turned.events, NAMES):
            print(f"    # {line}")


def main() -> None:
    """Prints the script."""
    parser = ArgumentParser(prog="python -m tests.lessons.make", description=__doc__)
    parser.add_argument("game", choices=sorted(games()))
    parser.add_argument("--options", type=json.loads, default={})
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--carry", type=json.loads, default={})
    parser.add_argument("--chips", type=int, default=50)
    parser.add_argument("--deals", type=int, default=1)
    parser.add_argument("--pack", default="", help="the first cards of every shuffle")
    parser.add_argument("--dice", type=int, nargs="*", default=[], help="throws, such as 61")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    kit = next(each for each in kits() if each.rules.name == given.game)
    scribe = Scribe(given, kit)
    for _ in range(given.deals):
        scribe.deal()


if __name__ == "__main__":
    main()
