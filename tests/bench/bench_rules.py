"""Rules: cards a second through `play()`, against a floor and, where they are installed, peers.

All ways play whole deals at random. The floor is whist on bare lists of numbers, with no
validation, no events and one position that is overwritten. Peers: `open_spiel` (hearts, C++
stepped from Python, once as its own example does it and once as fast as it goes) and `whist-core`
(whist in Python, pydantic); and for scale, since they play other games, `pokerkit`
(poker) and `chess` (python-chess). Run it as `python tests/bench/bench_rules.py [file.json]`.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from random import Random
from statistics import median
from time import process_time
from typing import Any, Final

from bot.games.whist import Carry, Whist
from bot.players.whist import choose
from bot.rules.cards import PACK
from bot.rules.chance import Shuffled
from bot.rules.game import Company, seat_view
from bot.rules.offers import Action, Say
from bot.rules.play import offers, opened, play
from bot.rules.turns import OnTurn

Plays = Callable[[Random], int]
"""Plays one deal and says how many cards that were."""

ROUNDS: Final = 5
SECONDS: Final = 0.6
GOALS: Final = {"open_spiel example": 1.5, "whist-core": 20.0}


def ours(random: Random) -> int:
    """A deal of whist by whoever takes any card on offer."""
    rules = Whist()

    def any_card(position: Any, seat: int) -> Action:
        found = offers(rules, position.table, position.hands[seat], seat)
        offer = found[int(random.random() * len(found))]
        assert isinstance(offer, Say)
        return offer.action

    return _deal(rules, random, any_card)


def computers(random: Random) -> int:
    """A deal of whist by four computer players."""
    rules = Whist()
    return _deal(rules, random, lambda position, seat: choose(rules, seat_view(position, seat)))


def _deal(rules: Whist, random: Random, policy: Callable[[Any, int], Action]) -> int:
    position = opened(rules, Company((100,) * 4, 4), Carry()).position
    pack = Shuffled(tuple(random.sample(PACK, 52)))
    position = play(rules, position, None, pack).position
    cards = 0
    while isinstance(turn := rules.turn(position.table), OnTurn):
        position = play(rules, position, turn.seat, policy(position, turn.seat)).position
        cards += 1
    return cards


def floor(random: Random) -> int:
    """A deal on bare lists: suit is `card // 13`, rank `card % 13`."""
    pack = random.sample(range(52), 52)
    hands = [pack[seat::4] for seat in range(4)]
    trumps, leader, tricks = pack[51] // 13, 0, [0, 0]
    for _ in range(13):
        best, best_value, led = leader, -1, -1
        for step in range(4):
            seat = (leader + step) % 4
            hand = hands[seat]
            legal = [card for card in hand if card // 13 == led] or hand
            card = legal[int(random.random() * len(legal))]
            hand.remove(card)
            led = card // 13 if step == 0 else led
            value = card % 13 + (26 if card // 13 == trumps else 13 if card // 13 == led else 0)
            if value > best_value:
                best, best_value = seat, value
        leader = best
        tricks[leader % 2] += 1
    return 52


def hearts_as_in_the_example() -> Plays:
    """Hearts with the game's defaults, chance drawn by numpy, as `example.py` has it."""
    game: Any = import_module("pyspiel").load_game("hearts")
    draw: Any = import_module("numpy").random.choice

    def deal(random: Random) -> int:
        state, cards = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                actions, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(draw(actions, p=chances))
            else:
                state.apply_action(random.choice(state.legal_actions(state.current_player())))
                cards += 1
        return cards

    return deal


def hearts_at_its_fastest() -> Plays:
    """Hearts without passing, chance drawn from the legal actions alone."""
    game: Any = import_module("pyspiel").load_game("hearts(pass_cards=false)")

    def deal(random: Random) -> int:
        state, cards = game.new_initial_state(), 0
        while not state.is_terminal():
            legal = state.legal_actions()
            cards += not state.is_chance_node()
            state.apply_action(legal[int(random.random() * len(legal))])
        return cards

    return deal


def whist_core() -> Plays:
    """Whist as `whist-core` deals and plays it.

    Every trick is given a stack of its own: the one that it makes by default is shared by all.
    """
    hands: Any = import_module("whist_core.game.hand").Hand
    orders: Any = import_module("whist_core.game.play_order").PlayOrder
    tricks: Any = import_module("whist_core.game.trick").Trick
    stacks: Any = import_module("whist_core.cards.card_container").OrderedCardContainer
    teams: Any = import_module("whist_core.scoring.team").Team
    player: Any = import_module("whist_core.user.player").Player
    legal: Any = import_module("whist_core.game.legal_checker").LegalChecker.check_legal

    def deal(random: Random) -> int:
        people = [player(username=name, rating=1) for name in "NESW"]
        order = orders.from_team_list([teams(players=people[side::2]) for side in (0, 1)])
        hand = hands.deal(order)
        trick = hand.current_trick
        for _ in range(13):
            for each in trick.play_order:
                held, first = each.hand, trick.stack.first
                fit = [card for card in held.cards if legal(held, card, first)]
                trick.play_card(each, fit[int(random.random() * len(fit))])
            seats = list(order.rotate(trick.winner))
            trick = tricks(play_order=seats, stack=stacks.empty(), trump=hand.trump)
        return 52

    return deal


def poker() -> Plays:
    """A hand of hold'em for four as `pokerkit` plays it, chance and pots left to it."""
    kit: Any = import_module("pokerkit")
    chores = tuple(kit.Automation)

    def deal(random: Random) -> int:
        state = kit.NoLimitTexasHoldem.create_state(chores, True, 0, (1, 2), 2, (200,) * 4, 4)
        acts = 0
        while state.status:
            fit = [state.check_or_call]
            fit += [state.fold] if state.can_fold() else []
            fit += [state.complete_bet_or_raise_to] if state.can_complete_bet_or_raise_to() else []
            random.choice(fit)()
            acts += 1
        return acts

    return deal


def chess_game() -> Plays:
    """Moves of chess as python-chess makes them."""
    board_of: Any = import_module("chess").Board

    def game(random: Random) -> int:
        board, moves = board_of(), 0
        while not board.is_game_over():
            board.push(random.choice(list(board.legal_moves)))
            moves += 1
        return moves

    return game


PEERS: Final = {
    "open_spiel example": hearts_as_in_the_example,
    "open_spiel fastest": hearts_at_its_fastest,
    "whist-core": whist_core,
    "pokerkit": poker,
    "python-chess": chess_game,
}


def rate(plays: Plays, random: Random) -> float:
    """Cards a second over a short while."""
    start, cards = process_time(), 0
    while (taken := process_time() - start) < SECONDS:
        cards += plays(random)
    return cards / taken


def measured() -> dict[str, float]:
    """Median cards a second by way of playing; the ways take turns, since machines drift."""
    ways: dict[str, Plays] = {"parlour whist": ours, "computers": computers, "floor": floor}
    for name, peer in PEERS.items():
        try:
            ways[name] = peer()
        except ImportError as error:
            print(f"{name} is left out: {error}")
    rates: dict[str, list[float]] = {name: [] for name in ways}
    for turn in range(ROUNDS):
        for name, plays in ways.items():
            rates[name].append(rate(plays, Random(turn)))
    return {name: median(each) for name, each in rates.items()}


def main() -> None:
    """Print the figures, and write them to a file that is named."""
    figures = measured()
    own = figures["parlour whist"]
    print(f"{'way':20}{'cards/s':>10}{'parlour is':>13}{'goal':>8}")
    for name, each in figures.items():
        goal = f"{GOALS[name]:.1f}x" if name in GOALS else ""
        print(f"{name:20}{each:>10,.0f}{own / each:>12.2f}x{goal:>8}")
    if len(sys.argv) > 1:
        Path(sys.argv[1]).write_text(json.dumps(figures, indent=1) + "\n")


if __name__ == "__main__":
    main()
