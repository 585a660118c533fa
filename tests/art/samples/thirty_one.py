"""Sample tables and hands of thirty-one, played by the rules from fixed packs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from bot.games.thirty_one import (
    Carry,
    Deal,
    Exchange,
    Knock,
    Pass,
    Stand,
    ThirtyOne,
    exchanges,
)
from bot.rules.cards import PACK, card
from bot.rules.chance import Shuffled
from bot.rules.game import Company, public_view, seat_view
from bot.rules.offers import Action
from bot.rules.play import opened, play
from bot.rules.turns import OnTurn
from cards_art import thirty_one
from cards_art.scene import HandScene, TableScene
from cogs.thirty_one.captions import CAPTIONS
from tests.art.samples.guests import COMPANY as GUESTS
from tests.art.samples.packs import pack_for

RICH: Final = ThirtyOne(stake=100, allow_pass="on", max_rounds=0)
_POOR: Final = ThirtyOne(stake=5, allow_pass="on")
_MIXED: Final = tuple(each for start in range(5) for each in PACK[start::5])
_MILLION: Final = 1_000_000
_WORDS: Final[Mapping[str, Action]] = {"knock": Knock(), "pass": Pass(), "stand": Stand()}


def dealt(
    rules: ThirtyOne, stacks: Sequence[int], hands: Mapping[int, str], middle: str, dealer: int
) -> Deal:
    """A deal that brings these hands and this middle, and any cards to the other seats."""
    company = Company(tuple(stacks), len(stacks))
    position = opened(rules, company, Carry(dealer)).position
    pack = pack_for(hands, position.table.players, 3, middle, _MIXED)
    return play(rules, position, None, Shuffled(pack)).position


def after(rules: ThirtyOne, position: Deal, *moves: str) -> Deal:
    """The deal after these moves of whoever is on turn: `knock`, or `Kd for 8s`."""
    for move in moves:
        position = _moved(rules, position, _action(move))
    return position


def _action(move: str) -> Action:
    if move in _WORDS:
        return _WORDS[move]
    take, give = move.split(" for ")
    return Exchange(card(take), card(give))


def _moved(rules: ThirtyOne, position: Deal, action: Action) -> Deal:
    turn = rules.turn(position.table)
    assert isinstance(turn, OnTurn)
    return play(rules, position, turn.seat, action).position


def exchanged(rules: ThirtyOne, position: Deal, times: int) -> Deal:
    """The deal after so many exchanges, always of the first two cards."""
    for _ in range(times):
        hand = position.hands[position.table.on_turn].cards
        position = _moved(rules, position, exchanges(position.table, hand)[0])
    return position


def stood(rules: ThirtyOne, position: Deal) -> Deal:
    """The end of a deal in which one has knocked, and the others stand."""
    players = len(position.table.players)
    return after(rules, position, "knock", *["stand"] * (players - 1))


def scene(rules: ThirtyOne, position: Deal) -> TableScene:
    """The table as it is painted."""
    return thirty_one.table(public_view(position), rules, GUESTS, 7, CAPTIONS)


def opening(rules: ThirtyOne, count: int, chips: int = 100) -> Deal:
    """A deal for so many before the first turn."""
    return dealt(rules, (chips,) * count, {}, "Kd 9h 2c", count - 1)


def midway(rules: ThirtyOne, count: int, chips: int = 100) -> Deal:
    """All have exchanged, and then two have once more."""
    return exchanged(rules, opening(rules, count, chips), count + 2)


def four(rules: ThirtyOne) -> Deal:
    """The first of four has exchanged, and the second has knocked."""
    hands = {0: "Ad 9d 8s", 1: "Kc Qc 7c", 2: "Th 9h 2s", 3: "6d 6h 6s"}
    return after(rules, dealt(rules, (19, 40, 7, 100), hands, "5s Kd 8c", 3), "Kd for 8s", "knock")


def made(rules: ThirtyOne) -> Deal:
    """Somebody has made 31."""
    hands = {0: "2d 3d 8s", 1: "Ah Jh 2c"}
    return after(rules, dealt(rules, (20, 20, 20), hands, "Qh 3c 4s", 2), "3c for 2d", "Qh for 2c")


def shared(rules: ThirtyOne) -> Deal:
    """Two of three have equal hands, and share."""
    hands = {0: "Kc 8c Td", 1: "2h 4d 5s", 2: "Kh 8h Ts"}
    return stood(rules, dealt(rules, (20, 20, 20), hands, "Jc Jh 3s", 0))


def sits_out() -> Deal:
    """One is short of the stake, and one has passed."""
    return after(_POOR, dealt(_POOR, (20, 4, 20, 20), {}, "Jc Jh 3s", 3), "pass")


def tables() -> dict[str, TableScene]:
    """Tables by name."""
    rules, split = ThirtyOne(), ThirtyOne(ties="split")
    last = four(rules)
    return {
        "thirty-one-two": scene(rules, opening(rules, 2)),
        "thirty-one-knocked": scene(rules, last),
        "thirty-one-shown": scene(rules, after(rules, last, "stand", "stand", "stand")),
        "thirty-one-made": scene(rules, made(rules)),
        "thirty-one-shared": scene(split, shared(split)),
        "thirty-one-sits-out": scene(_POOR, sits_out()),
        **{f"thirty-one-{count}": scene(rules, midway(rules, count)) for count in range(3, 17)},
        "thirty-one-rich": scene(RICH, midway(RICH, 16, 9 * _MILLION)),
        "thirty-one-all-shown": scene(rules, stood(rules, opening(rules, 16))),
        "thirty-one-twelve-shown": scene(rules, stood(rules, opening(rules, 12))),
        "thirty-one-eight-shown": scene(rules, stood(rules, opening(rules, 8))),
        "thirty-one-sixteen-last": scene(rules, after(rules, midway(rules, 16), "knock", "stand")),
    }


def hands() -> dict[str, HandScene]:
    """Hands by name."""
    rules, named = ThirtyOne(), {"mixed": "Ad 9d 8s", "triplet": "7c 7d 7h", "thirty": "As Ks 9s"}
    found = {
        f"thirty-one-{name}": thirty_one.hand(
            seat_view(dealt(rules, (9, 9), {0: held}, "5s Kd 8c", 1), 0), rules, CAPTIONS
        )
        for name, held in named.items()
    }
    return {**found, "thirty-one-out": thirty_one.hand(seat_view(sits_out(), 1), _POOR, CAPTIONS)}
