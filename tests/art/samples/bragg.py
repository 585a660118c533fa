"""Sample tables and hands of bragg, played by the rules from fixed packs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from bot.games.bragg import Bragg, Call, Carry, Check, Deal, Fold, Pick, Raise
from bot.rules.cards import PACK, cards
from bot.rules.chance import Shuffled
from bot.rules.game import Company, public_view, seat_view
from bot.rules.offers import Action
from bot.rules.play import opened, play
from bot.rules.turns import OnTurn
from cards_art import bragg
from cards_art.scene import HandScene, TableScene
from cogs.bragg.captions import CAPTIONS
from tests.art.samples.guests import COMPANY as GUESTS
from tests.art.samples.packs import as_dealt

HANDS: Final = (
    "Kc Kd Ah 7s 5d 4c 3h 2s Qc",
    "Jc Qd Qh 9c 8h 6s 4d 2h Ad",
    "As 9s 8d 7c 6d 5s 4h 3d Th",
    "Ac Js Tc 8s 6c 5h 3s 2d Kh",
    "Jd Jh Ts 9h 8c 7d 5c 3c Ks",
)
RICH: Final = Bragg(ante=100, min_raise=100, max_raise=100, raises_per_round=20)
MANUAL: Final = Bragg(third_pick="manual")
_CHECK, _CALL, _FOLD = Check(), Call(), Fold()
_SEATS: Final = (2, 3, 5, 6, 8)


def dealt(rules: Bragg, stacks: Sequence[int], hands: Mapping[int, str], dealer: int) -> Deal:
    """A deal that brings these hands, and any cards to the other seats."""
    company = Company(tuple(stacks), len(stacks))
    position = opened(rules, company, Carry(dealer)).position
    players = position.table.players
    size = rules.size(len(players))
    named = cards(" ".join(hands.values()))
    rest = [each for start in range(5) for each in PACK[start::5] if each not in named]
    held = [
        cards(hands[seat]) if seat in hands else tuple(rest.pop() for _ in range(size))
        for seat in players
    ]
    pack = (*as_dealt(held, 3), *rest)
    return play(rules, position, None, Shuffled(pack)).position


def after(rules: Bragg, position: Deal, *moves: Action | int) -> Deal:
    """The deal after these moves of whoever is on turn; a number is a bet or a raise."""
    for move in moves:
        turn = rules.turn(position.table)
        assert isinstance(turn, OnTurn)
        action = Raise(move) if isinstance(move, int) else move
        position = play(rules, position, turn.seat, action).position
    return position


def scene(rules: Bragg, position: Deal) -> TableScene:
    """The table as it is painted."""
    return bragg.table(public_view(position), rules, GUESTS, 7, CAPTIONS)


def midway(seats: int) -> Deal:
    """A bet, calls, and one who has folded."""
    rules = Bragg()
    begun = dealt(rules, (500,) * seats, {}, 0)
    return after(rules, begun, _CHECK, 5, *(_CALL,) * (seats - 2)) if seats > 2 else begun


def shown(rules: Bragg, seats: int, hands: Sequence[str] = HANDS) -> Deal:
    """Everybody has checked."""
    fitting = dict(enumerate(hands[:seats])) if rules.size(seats) == 9 else {}
    begun = dealt(rules, (500,) * seats, fitting, seats - 1)
    return after(rules, begun, *(_CHECK,) * seats)


def choosing() -> Deal:
    """Five choose what to count; two have done so."""
    position = dealt(MANUAL, (50,) * 5, dict(enumerate(HANDS)), 4)
    position = after(MANUAL, position, 2, _CALL, _FOLD, _CALL, _CALL)
    for seat, picked in ((0, "Ah 7s 5d 4c 3h"), (2, "9s 8d 7c 6d")):
        position = play(MANUAL, position, seat, Pick(cards(picked))).position
    return position


def rich() -> Deal:
    """Eight with millions, and a pot in the thousands."""
    stacks = (9_000_000, 8_999_999, 200, *(7_654_321,) * 5)
    begun = dealt(RICH, stacks, {}, 7)
    return after(RICH, begun, *(100,) * 14, _FOLD, 100, _CALL, _FOLD)


def over_only() -> Deal:
    """One pot alone, which stands over since nobody has a pair."""
    rules = Bragg(pots="second_only", hand_size=3, no_pair="carry")
    hands = {0: "2c 5d Kh", 1: "3c 7d Qh", 2: "4c 8d Th"}
    return after(rules, dealt(rules, (30, 40, 50), hands, 2), *(_CHECK,) * 3)


def tables() -> dict[str, TableScene]:
    """Tables by name."""
    rules = Bragg()
    only = Bragg(pots="second_only", hand_size=3, no_pair="carry")
    poor = after(rules, dealt(rules, (50, 2, 50, 50), {}, 3), 3, _FOLD)
    return {
        **{f"bragg-{seats}": scene(rules, midway(seats)) for seats in _SEATS},
        **{f"bragg-{seats}-over": scene(rules, shown(rules, seats)) for seats in _SEATS},
        "bragg-choosing": scene(MANUAL, choosing()),
        "bragg-sits-out": scene(rules, poor),
        "bragg-unseen": scene(rules, after(rules, poor, _FOLD)),
        "bragg-rich": scene(RICH, rich()),
        "bragg-stands-over": scene(only, over_only()),
    }


def hands() -> dict[str, HandScene]:
    """Hands by name."""
    rules, only = Bragg(), Bragg(pots="second_only")
    begun = dealt(rules, (50,) * 5, dict(enumerate(HANDS)), 4)
    whole = dealt(only, (50,) * 5, dict(enumerate(HANDS)), 4)
    six = dealt(rules, (50,) * 6, {}, 5)
    folded = after(rules, begun, _FOLD)
    return {
        **{
            f"bragg-{seat}": bragg.hand(seat_view(begun, seat), rules, CAPTIONS)
            for seat in range(5)
        },
        "bragg-nine": bragg.hand(seat_view(whole, 0), only, CAPTIONS),
        "bragg-five": bragg.hand(seat_view(six, 0), rules, CAPTIONS),
        "bragg-folded": bragg.hand(seat_view(folded, 0), rules, CAPTIONS),
        "bragg-choosing": bragg.hand(seat_view(choosing(), 1), MANUAL, CAPTIONS),
        "bragg-chosen": bragg.hand(seat_view(choosing(), 0), MANUAL, CAPTIONS),
        "bragg-over": bragg.hand(seat_view(shown(rules, 5), 0), rules, CAPTIONS),
    }
