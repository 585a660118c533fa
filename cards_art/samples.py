"""Sample scenes, played by the rules from a fixed pack: to look at, to test and to measure."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from bot.games import pope_joan as stops
from bot.games.whist import Baize, Carry, Gathered, Hand, Play, Whist, playable
from bot.rules.cards import PACK
from bot.rules.chance import Shuffled
from bot.rules.game import Company, OnTurn, Position, opened, play, public_view, seat_view
from cards_art import pope_joan, samples_brag, samples_chemin_de_fer, samples_hazard, seating, whist
from cards_art.scene import Guest, HandScene, TableScene

GUESTS: Final = (
    Guest("Ada Lovelace", False, False),
    Guest("山田太郎", False, False),
    Guest("Charles", False, True),
    Guest("Ἑλένη Bartholomew-Fitzgerald", True, False),
)

_RULES: Final = Whist(match="rubber")
_PACK: Final = tuple(PACK[(23 * place + 5) % 52] for place in range(52))


def whist_after(cards: int) -> Position[Baize, Hand, Gathered]:
    """A deal of whist in which so many cards have been played, each seat its first that it may."""
    carry = Carry(dealer=2, score=(3, 1), games=((5, 2),))
    position = opened(_RULES, Company((1000, 85, 12345, 400), 4), carry).position
    position = play(_RULES, position, None, Shuffled(_PACK)).position
    for _ in range(cards):
        turn = _RULES.turn(position.table)
        assert isinstance(turn, OnTurn)
        held = position.hands[turn.seat].cards
        card = playable(position.table.trick, held)[0]
        position = play(_RULES, position, turn.seat, Play(card)).position
    return position


def whist_table(cards: int, stake: int) -> TableScene:
    """The table after so many cards, played for so many chips a point."""
    rules = replace(_RULES, stake=stake)
    return whist.table(public_view(whist_after(cards)), rules, GUESTS, 7)


_STOPS_PACK: Final = tuple(stops.STOPS_PACK[(23 * place + 5) % 51] for place in range(51))
_EIGHT: Final = (*GUESTS, *(replace(each, away=False) for each in reversed(GUESTS)))


def pope_joan_after(
    leads: int, stacks: tuple[int, ...], rules: stops.PopeJoan
) -> Position[stops.Board, stops.Hand, stops.Stock]:
    """A deal of Pope Joan after so many leads, or at its end, each the lowest card led."""
    carry = rules.carried({"dealer": 1})
    position = opened(rules, Company(stacks, len(stacks)), carry).position
    position = play(rules, position, None, Shuffled(_STOPS_PACK)).position
    for _ in range(leads):
        turn = rules.turn(position.table)
        if not isinstance(turn, OnTurn):
            break
        led = min(position.hands[turn.seat].cards, key=stops.height)
        position = play(rules, position, turn.seat, stops.Lead(led)).position
    return position


def pope_joan_table(leads: int, stacks: tuple[int, ...], rules: stops.PopeJoan) -> TableScene:
    """The table after so many leads."""
    position = pope_joan_after(leads, stacks, rules)
    return pope_joan.table(public_view(position), rules, _EIGHT, 1)


def tables() -> dict[str, TableScene]:
    """Tables by name."""
    return {
        "whist-dealt": whist_table(0, 0),
        "whist-first-trick": whist_table(2, 5),
        "whist-midway": whist_table(31, 0),
        "whist-taken": whist_table(32, 5),
        "whist-result": whist_table(52, 0),
        **samples_brag.tables(),
        **samples_hazard.tables(),
        "pope-joan-dealt": pope_joan_table(0, (100, 85, 60), stops.PopeJoan()),
        "pope-joan-run": pope_joan_table(4, (10**6, 85, 12345, 400) * 2, stops.PopeJoan()),
        "pope-joan-five": pope_joan_table(2, (99,) * 5, stops.PopeJoan(knave_optional="on")),
        "pope-joan-out": pope_joan_table(51, (10**6, 85, 12345, 400) * 2, stops.PopeJoan()),
        "lobby-4": seating.lobby((GUESTS[0], None, GUESTS[2], None)),
        "lobby-8": seating.lobby((*GUESTS, None, *GUESTS[:3])),
        **samples_chemin_de_fer.tables(),
    }


def hands() -> dict[str, HandScene]:
    """Hands by name."""
    dealt, later = whist_after(0), whist_after(31)
    ordered = stops.PopeJoan(lead="ordered", dealer_peeks="on")
    stopped = pope_joan_after(0, (99,) * 3, ordered)
    return {
        "waiting": whist.hand(seat_view(dealt, 1), _RULES),
        "leading": whist.hand(seat_view(dealt, 3), _RULES),
        "following": whist.hand(seat_view(whist_after(1), 0), _RULES),
        "pope-joan": pope_joan.hand(seat_view(stopped, 2), ordered),
        "pope-joan-stock": pope_joan.hand(seat_view(stopped, 1), ordered),
        "later": whist.hand(seat_view(later, later.table.trick.on_turn), _RULES),
        **samples_brag.hands(),
        **samples_chemin_de_fer.hands(),
    }
