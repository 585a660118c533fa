"""Sample tables and hands of brag, played by the rules from fixed packs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from bot.games.brag import Bet, Brag, Carry, Cover, Deal, Fold, See
from bot.rules.chance import Shuffled
from bot.rules.game import Company, public_view, seat_view
from bot.rules.offers import Action
from bot.rules.play import opened, play
from bot.rules.turns import OnTurn
from cards_art import brag
from cards_art.scene import HandScene, TableScene
from cogs.brag.captions import CAPTIONS
from tests.art.samples.guests import COMPANY as GUESTS
from tests.art.samples.packs import pack_for

RICH: Final = Brag(max_bet=10_000, max_raise=0)
_MILLION: Final = 1_000_000
_FOLD, _SEE, _COVER = Fold(), See(), Cover()


def dealt(rules: Brag, stacks: Sequence[int], hands: Mapping[int, str], dealer: int) -> Deal:
    """A deal that brings these hands, and any cards to the other seats."""
    company = Company(tuple(stacks), len(stacks))
    position = opened(rules, company, Carry(dealer)).position
    pack = pack_for(hands, position.table.players, 3)
    return play(rules, position, None, Shuffled(pack)).position


def after(rules: Brag, position: Deal, *moves: Action | int) -> Deal:
    """The deal after these moves of whoever is on turn; a number is a bet."""
    for move in moves:
        turn = rules.turn(position.table)
        assert isinstance(turn, OnTurn)
        action = Bet(move) if isinstance(move, int) else move
        position = play(rules, position, turn.seat, action).position
    return position


def scene(rules: Brag, position: Deal) -> TableScene:
    """The table as it is painted."""
    return brag.table(public_view(position), rules, GUESTS, 7, CAPTIONS)


def tables() -> dict[str, TableScene]:
    """Tables by name."""
    rules = Brag()
    two = after(rules, dealt(rules, (20, 30), {0: "Ad Kd 5c", 1: "7c 7h Qs"}, 1), 4, 5, 7)
    four = dealt(rules, (20, 30, 3, 100), {1: "7c 7h Qs", 2: "2c 2h 4d", 3: "Kc Kd 3s"}, 3)
    four = after(rules, four, 5, 5, _COVER, 9, _FOLD)
    poor = after(rules, dealt(rules, (50, 0, 50, 50), {}, 3), 3, _FOLD)
    return {
        "brag-two": scene(rules, two),
        "brag-seen": scene(rules, after(rules, two, _SEE)),
        "brag-cover": scene(rules, four),
        "brag-compared": scene(rules, after(rules, four, _SEE)),
        "brag-three-seen": scene(rules, three_seen(rules)),
        "brag-sits-out": scene(rules, poor),
        "brag-all-folded": scene(rules, after(rules, poor, _FOLD)),
        **{f"brag-{seats}": scene(rules, midway(rules, seats)) for seats in range(3, 9)},
        "brag-rich": scene(RICH, rich()),
        "brag-covers": scene(RICH, covers(6)),
        "brag-all-shown": scene(RICH, covers(7)),
    }


def midway(rules: Brag, seats: int) -> Deal:
    """All but the dealer have bet."""
    return after(rules, dealt(rules, (500,) * seats, {}, 0), *range(2, seats + 1))


def three_seen(rules: Brag) -> Deal:
    """The hand that is seen is the better."""
    position = dealt(rules, (100, 100, 100), {1: "Th 4s 2c", 2: "Kd Kh 9d"}, 0)
    return after(rules, position, 2, 2, _FOLD, _SEE)


def rich() -> Deal:
    """Two have covered, one has folded, and the bets go into the millions."""
    stacks = [9 * _MILLION] * 8
    stacks[2], stacks[5] = 500, 700
    bets = (10_000, _COVER, _MILLION, _MILLION, _FOLD, 1_200_000, _COVER, 1_500_000, 1_500_000)
    return after(RICH, dealt(RICH, stacks, {}, 3), *bets)


def covers(number: int) -> Deal:
    """All have bet a million, seat 0 two, and so many of the others have covered that."""
    hands = ("9d 9h 9s", "Qc Qs Qh", "7c 7h 7s", "Jd Js Jc", "Ad 8c 8h", "3c 4c 5c", "2h Kh 6h")
    stacks = (9 * _MILLION, *(_MILLION + 1 + seat for seat in range(1, 8)))
    table = dealt(RICH, stacks, dict(enumerate(hands)), 7)
    return after(RICH, table, 10_000, *(_MILLION,) * 7, 2 * _MILLION, *(_COVER,) * number)


def hands() -> dict[str, HandScene]:
    """Hands by name."""
    rules, two = Brag(), Brag(braggers="hoyle2")
    named = {
        "prial": (rules, "Ad Jc 5c"),
        "natural": (rules, "Kc Kh 4s"),
        "flush": (rules, "Qd Kd 2d"),
        "high": (rules, "Th 8s 2c"),
        "diamond": (two, "Ad 8s 2c"),
    }
    found = {
        f"brag-{name}": brag.hand(seat_view(dealt(house, (9, 9), {0: held}, 1), 0), house, CAPTIONS)
        for name, (house, held) in named.items()
    }
    folded = after(rules, dealt(rules, (9, 9, 9), {}, 2), _FOLD)
    return {**found, "brag-folded": brag.hand(seat_view(folded, 0), rules, CAPTIONS)}
