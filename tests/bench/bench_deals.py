"""Deals of every game: moves a second through `play()`, and whether late moves cost more.

Each game plays random deals once, untimed, and the moves are then played again through `play()`,
with validation and events: what is timed is the rules alone. `late / early` is the cost of a move
in the last quarter of the longest of these deals beside one in its first: a playout whose cost is
quadratic in its moves shows there.

The goals are those of a brag deal of eight and a baccara coup, by whoever takes anything on offer,
beside leduc and blackjack of `rlcard`, stepped as its users step them. A move is a decision of a
player on both sides, and what falls on a deal (the shuffle above all) is spread over its moves. The
games are not alike: leduc has two seats and two or three moves a deal, brag eight and fourteen;
blackjack one seat and one or two moves, baccara eight and some thirty. Leduc looks each action up
in what is legal, as `play()` does; blackjack trusts its caller.
Run it as `python tests/bench/bench_deals.py [file.json]`.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from importlib import import_module
from itertools import pairwise
from pathlib import Path
from random import Random
from statistics import median
from time import process_time
from typing import Any, Final

sys.path.insert(0, str(Path(__file__).parents[2]))

from bot.games import AnyRules, games
from bot.rules.game import Company
from bot.rules.offers import Action, Offer, Say, Stake
from bot.rules.play import asked, offers, opened, play
from bot.rules.turns import Nature, Over, awaited
from tests.laws.deals import Deal, answer, examples, first_carry, sitting

Plays = Callable[[Random], int]
"""Plays one deal and says how many moves that were."""

DEALS: Final = 12
ROUNDS: Final = 5
SECONDS: Final = 0.4
CHIPS: Final = 1_000
GOAL: Final = 3.0
PEERS: Final = {"brag": "leduc-holdem", "baccara": "blackjack"}


def company(rules: AnyRules) -> Company:
    """As many guests as the game seats, up to eight."""
    seats = max(size for size in rules.sizes if size <= 8)
    return Company((CHIPS,) * seats, seats)


def seen(rules: AnyRules) -> list[Deal]:
    """Some deals at random; each begins a sitting of its own."""
    return [
        deal
        for number in range(DEALS)
        for deal in sitting(rules, company(rules), Random(number), 1)
    ]


def replayed(deal: Deal) -> list[float]:
    """Seconds of each move of a deal, played again: the least of some tries."""
    tries: list[list[float]] = []
    for _ in range(ROUNDS):
        marks = [process_time()]
        for position, move in zip(deal.positions, deal.moves, strict=False):
            play(deal.rules, position, move.seat, move.action)
            marks.append(process_time())
        tries.append([after - before for before, after in pairwise(marks)])
    return [min(each) for each in zip(*tries, strict=True)]


def figures_of(rules: AnyRules) -> dict[str, float]:
    """One game: its rate, its longest deal, and how the cost of a move grows in it."""
    deals = seen(rules)
    seconds = [each for deal in deals for each in replayed(deal)]
    longest = max(deals, key=lambda deal: len(deal.moves))
    # The first move is the shuffle, and the last one settles everything: neither is like others.
    inner = replayed(longest)[1:-1]
    part = max(1, len(inner) // 4)
    early, late = median(inner[:part]), median(inner[-part:])
    return {
        "moves_per_s": len(seconds) / sum(seconds),
        "longest": len(longest.moves),
        "early_us": 1e6 * early,
        "late_us": 1e6 * late,
        "late_per_early": late / early,
    }


def anybody(rules: AnyRules) -> Plays:
    """A deal of a game by whoever takes anything on offer."""

    def deal(random: Random) -> int:
        places = company(rules)
        carry = first_carry(rules, places.taken, random)
        position, moves = opened(rules, places, carry).position, 0
        while not isinstance(turn := rules.turn(position.table), Over):
            if isinstance(turn, Nature):
                chance = answer(asked(rules, position, turn.ask), random)
                position = play(rules, position, None, chance).position
                continue
            seat = awaited(turn)[0]
            found = offers(rules, position.table, position.hands[seat], seat)
            action = _anything(found[int(random.random() * len(found))], random)
            position = play(rules, position, seat, action).position
            moves += 1
        return moves

    return deal


def _anything(offer: Offer, random: Random) -> Action:
    match offer:
        case Say():
            return offer.action
        case Stake():
            return offer.at(offer.low)
        case _:
            return examples(offer, random)[0]


def rlcard(name: str) -> Plays:
    """A game of `rlcard`, stepped through its environment by whoever takes any legal action."""
    world: Any = import_module("rlcard").make(name)

    def deal(random: Random) -> int:
        state, _ = world.reset()
        moves = 0
        while not world.is_over():
            legal = list(state["legal_actions"])
            state, _ = world.step(legal[int(random.random() * len(legal))])
            moves += 1
        return moves

    return deal


def rate(plays: Plays, random: Random) -> float:
    """Moves a second over a short while."""
    start, moves = process_time(), 0
    while (taken := process_time() - start) < SECONDS:
        moves += plays(random)
    return moves / taken


def beside_peers() -> dict[str, dict[str, float]]:
    """Brag and baccara beside what is comparable; the ways take turns, since machines drift."""
    kinds = games()
    ways = {name: anybody(kinds[name]()) for name in PEERS}
    try:
        ways |= {peer: rlcard(peer) for peer in PEERS.values()}
    except ImportError as error:
        print(f"rlcard is left out: {error}")
    rates: dict[str, list[float]] = {name: [] for name in ways}
    for turn in range(ROUNDS):
        for name, plays in ways.items():
            rates[name].append(rate(plays, Random(turn)))
    found = {name: median(each) for name, each in rates.items()}
    return {
        f"{name} / rlcard {peer}": {
            "moves_per_s": found[name],
            "peer_moves_per_s": found[peer],
            "times": found[name] / found[peer],
        }
        for name, peer in PEERS.items()
        if peer in found
    }


def main() -> None:
    """Print the figures, and write them to a file that is named."""
    figures = {name: figures_of(kind()) for name, kind in games().items()}
    heads = "".join(
        f"{head:>11}" for head in ("moves/s", "longest", "early us", "late us", "ratio")
    )
    print(f"{'game':16}{heads}")
    for name, row in figures.items():
        print(
            f"{name:16}{row['moves_per_s']:>11,.0f}{row['longest']:>11.0f}{row['early_us']:>11.1f}"
            f"{row['late_us']:>11.1f}{row['late_per_early']:>11.2f}"
        )
    peers = beside_peers()
    for name, row in peers.items():
        print(
            f"{name}: {row['moves_per_s']:,.0f} moves/s beside {row['peer_moves_per_s']:,.0f},"
            f" {row['times']:.2f}x; goal {GOAL:.0f}x"
        )
    if len(sys.argv) > 1:
        Path(sys.argv[1]).write_text(json.dumps(figures | peers, indent=1) + "\n")


if __name__ == "__main__":
    main()
