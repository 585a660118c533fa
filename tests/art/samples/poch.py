"""Sample tables and hands of poch, played by the rules from fixed packs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from bot.games.poch import (
    HAND_SIZE,
    POCH_PACK,
    Deal,
    Hold,
    Lead,
    Pass,
    Poch,
    Pochen,
    Raise,
    height,
)
from bot.rules.cards import card, lowest_of_longest
from bot.rules.chance import Shuffled
from bot.rules.game import Company, public_view, seat_view
from bot.rules.offers import Action
from bot.rules.play import opened, play
from cards_art import poch
from cards_art.scene import HandScene, TableScene
from cogs.poch.captions import CAPTIONS
from tests.art.samples.guests import COMPANY as GUESTS
from tests.art.samples.packs import pack_for

RICH: Final = Pochen(max_poch=10**7, centre="on")
_MIXED: Final = (*POCH_PACK[::3], *POCH_PACK[1::3], *POCH_PACK[2::3])
_PASS, _HOLD = Pass(), Hold()


def dealt(
    rules: Pochen, stacks: Sequence[int], hands: Mapping[int, str], turn_up: str, **carry: object
) -> Deal:
    """A deal by seat 1 that brings these hands, and any cards to the other seats."""
    company = Company(tuple(stacks), len(stacks))
    position = opened(rules, company, rules.carried({"dealer": 1, **carry})).position
    pack = pack_for(hands, position.table.players, HAND_SIZE, turn_up, _MIXED)
    return play(rules, position, None, Shuffled(pack)).position


def after(rules: Pochen, position: Deal, *moves: Action | str) -> Deal:
    """The deal after these moves of whoever is on turn; a text is a card that is led."""
    for move in moves:
        action = Lead(card(move)) if isinstance(move, str) else move
        position = play(rules, position, position.table.on_turn, action).position
    return position


def played_out(rules: Pochen, position: Deal) -> Deal:
    """The deal at its end: each leads low from length."""
    while position.table.winner is None:
        held = position.hands[position.table.leader].cards
        position = after(rules, position, Lead(lowest_of_longest(held, height)))
    return position


def scene(rules: Pochen, position: Deal) -> TableScene:
    """The table as it is painted."""
    return poch.table(public_view(position), rules, GUESTS, 3, CAPTIONS)


def bets(rules: Pochen = RICH) -> Deal:
    """Six rich players in the pochen: one has passed, and the bets go into the millions."""
    hands = {
        2: "Th Kh Qh Jh Ah", 3: "9c 9d 9h Ac Ad", 4: "7c 7d 8s 9s Ts",
        5: "Kc Kd As Jc 8c", 0: "Qc Qd Js 8d 7s", 1: "Tc Td Jd Ks Qs",
    }  # fmt: skip
    position = dealt(rules, (9_000_000,) * 6, hands, "7h", pools={"poch": 1_000_000})
    return after(rules, position, _PASS, Poch(10**6), _HOLD, Raise(10**6), _HOLD)


def tables() -> dict[str, TableScene]:
    """Tables by name."""
    rules = Pochen()
    three = dealt(rules, (100, 85, 60), {2: "Kh Qh 9c 9d 7d"}, "8h")
    four = dealt(rules, (99, 3, 50, 70, 12), {2: "7c 7d 8d 9d Td", 3: "Ac Ad As Kc Ks"}, "9h")
    crowd = dealt(
        rules,
        (100,) * 6,
        {
            2: "7s Ks 7c 7d 8d",
            3: "8s As 9c 9d 8c",
            4: "9s Tc Td Jc Jd",
            5: "Ts Qc Qd Kc Kd",
            0: "Js 8h Ac Ad 9h",
            1: "Qs Th Jh Qh Kh",
        },
        "7h",
    )
    run = after(rules, crowd, *(_PASS,) * 6, "7s")
    shown = after(
        rules,
        dealt(rules, (100,) * 4, {2: "7c 7d 8d 9d Td", 3: "Ac Ad As Kc Ks"}, "9h"),
        Poch(1),
        Raise(2),
        _PASS,
        _PASS,
        _HOLD,
    )
    return {
        "poch-dealt": scene(rules, three),
        "poch-bet": scene(rules, after(rules, three, Poch(2), _PASS)),
        "poch-sits-out": scene(rules, four),
        "poch-rich": scene(RICH, bets()),
        "poch-run": scene(rules, run),
        "poch-shown": scene(rules, shown),
        "poch-out": scene(rules, played_out(rules, run)),
        "poch-rich-out": scene(RICH, played_out(RICH, after(RICH, bets(), *(_HOLD,) * 3))),
    }


def hands() -> dict[str, HandScene]:
    """Hands by name."""
    rules = Pochen()
    position = dealt(rules, (50, 50, 50), {2: "Kh Qh 9c 9d 7d", 0: "Ac Ad As Kc Ks"}, "8h")
    passed = after(rules, position, _PASS)
    played = after(rules, passed, _PASS, _PASS)
    return {
        "poch-pair": poch.hand(seat_view(position, 2), rules, CAPTIONS),
        "poch-three": poch.hand(seat_view(position, 0), rules, CAPTIONS),
        "poch-none": poch.hand(seat_view(position, 1), rules, CAPTIONS),
        "poch-passed": poch.hand(seat_view(passed, 2), rules, CAPTIONS),
        "poch-leads": poch.hand(seat_view(played, 2), rules, CAPTIONS),
        "poch-waits": poch.hand(seat_view(played, 0), rules, CAPTIONS),
    }
