"""Makes a recorded sitting of any game, played by computers, and what it comes out as.

    python -m tests.deals.make whist cut --options '{"match": "rubber"}' --deals 20

writes `whist-cut.json` and `outcomes/whist-cut.json` beside this file. The same arguments
always make the same record. Look at what it plays before it is committed.
"""

from __future__ import annotations

import json
from argparse import ArgumentParser, Namespace
from pathlib import Path
from random import Random
from typing import cast

from bot.games import AnyRules, games
from bot.players import players
from bot.rules.chance import Chance
from bot.rules.codec import Json, decode
from bot.rules.game import Company, seat_view
from bot.rules.offers import Action
from bot.rules.play import asked, offers
from bot.rules.sitting import Sitting, begin, ended, move
from bot.rules.turns import Close, Nature, Over, Seat, Window, awaited
from bot.tables.outcome import outcome
from bot.tables.record import write_carry, write_move
from bot.tables.record_read import read_record
from bot.tables.replay import AnySitting, replayed
from tests.laws.deals import answer, examples, first_carry

HERE = Path(__file__).parent
NAMES = [
    "Ann",
    "Ben",
    "Cleo",
    "Dan",
    "Eve",
    "Fred",
    "Gwen",
    "Hugh",
    "Iris",
    "Jack",
    "Kate",
    "Liam",
    "Maud",
    "Ned",
    "Olga",
    "Paul",
]


class Scribe:
    """Plays a sitting and writes it down; the seat `away` leaves all to the clock."""

    def __init__(self, sitting: AnySitting, random: Random, away: Seat | None) -> None:
        self.sitting = sitting
        self._random = random
        self._away = away

    def deal(self) -> str:
        """One more deal, a line for every move."""
        self.sitting = begin(self.sitting).sitting
        moves: list[str] = []
        while self.sitting.playing:
            moves.append(json.dumps(self._move()))
        self.sitting = ended(self.sitting).sitting
        return '{"moves": [\n' + ",\n".join(moves) + "]}"

    def _move(self) -> Json:
        assert self.sitting.position is not None
        turn = self.sitting.rules.turn(self.sitting.position.table)
        assert not isinstance(turn, Over)
        if isinstance(turn, Nature):
            ask = asked(self.sitting.rules, self.sitting.position, turn.ask)
            return self._write(None, answer(ask, self._random))
        present = [seat for seat in awaited(turn) if seat != self._away]
        if isinstance(turn, Window) and not present:
            return self._write(None, Close())
        seat = present[0] if present else awaited(turn)[0]
        return self._write(seat, self._choice(seat), absent=seat == self._away)

    def _write(self, seat: Seat | None, action: Action | Chance, *, absent: bool = False) -> Json:
        seats = self.sitting.company.seats
        self.sitting = move(self.sitting, seat, action).sitting
        return cast("Json", write_move(seat, action, seats, absent=absent))

    def _choice(self, seat: Seat) -> Action:
        rules, position = self.sitting.rules, self.sitting.position
        assert position is not None
        table, hand = position.table, position.hands[seat]
        if seat == self._away:
            return rules.absent(table, hand, seat)
        computer = players().get(rules.name)
        if computer is not None:
            return computer(rules, seat_view(position, seat))
        offer = self._random.choice(offers(rules, table, hand, seat))
        return self._random.choice(examples(offer, self._random))


def recorded(given: Namespace) -> str:
    """A record of up to `given.deals` deals."""
    rules: AnyRules = decode(games()[given.game], given.options)
    random = Random(given.seed)
    company = Company((given.chips,) * (given.seats + given.gallery), given.seats)
    carry = first_carry(rules, company.taken, random)
    carry = rules.carried({**write_carry(carry), **given.carry})
    scribe = Scribe(Sitting(rules, company, carry), random, given.away)
    deals: list[str] = []
    while len(deals) < given.deals and not scribe.sitting.over:
        deals.append(scribe.deal())
    names = NAMES[: given.seats + given.gallery]
    guests = [{"name": name, "chips": given.chips} for name in names]
    head = {
        "record": 1,
        "game": given.game,
        "rules": rules.version,
        "options": given.options,
        "seats": guests[: given.seats],
        "gallery": guests[given.seats :],
        "carry": write_carry(carry),
    }
    return json.dumps(head)[:-1] + ',\n"deals": [' + ",\n".join(deals) + "]}\n"


def deals_of(record: bytes) -> Json:
    """How every deal of a record comes out."""
    replay = replayed(read_record(record))
    assert replay.refusal is None, replay.refusal
    return outcome(replay)["deals"]


def main() -> None:
    """Writes the record and its outcome."""
    parser = ArgumentParser(prog="python -m tests.deals.make", description=__doc__)
    parser.add_argument("game", choices=sorted(games()))
    parser.add_argument("name")
    parser.add_argument("--options", type=json.loads, default={})
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--gallery", type=int, default=0)
    parser.add_argument("--carry", type=json.loads, default={})
    parser.add_argument("--chips", type=int, default=100)
    parser.add_argument("--deals", type=int, default=3)
    parser.add_argument("--away", type=int)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    file = f"{given.game}-{given.name}.json"
    record = recorded(given)
    (HERE / file).write_text(record)
    (HERE / "outcomes" / file).write_text(json.dumps(deals_of(record.encode())) + "\n")


if __name__ == "__main__":
    main()
