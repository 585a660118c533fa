"""Sample tables and hands of vingt-un, played by the rules from fixed packs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.games.vingt_un import Carry, Deal, Stake, Stand, TakeCard, VingtUn
from bot.rules.cards import PACK
from bot.rules.chance import Shuffled
from bot.rules.game import Company, public_view, seat_view
from bot.rules.offers import Action
from bot.rules.play import opened, play
from bot.rules.turns import Close, OnTurn
from cards_art import vingt_un
from cards_art.scene import HandScene, TableScene
from cogs.vingt_un.captions import CAPTIONS
from tests.art.samples.guests import COMPANY as GUESTS
from tests.art.samples.packs import topped

_MILLION: Final = 1_000_000
RICH: Final = VingtUn(max_stake=_MILLION)
_LOW: Final = "2c 2d 2h 2s 3c 3d 3h 3s 4c 4d 4h 4s Ac Ad Ah As 5c 5d 5h 5s 6c 6d"
"""Small cards, of which many are drawn."""


def staking(rules: VingtUn, stacks: Sequence[int], stakes: Sequence[int]) -> Deal:
    """A coup dealt by seat 0, in whose window the first seats have entered these stakes."""
    company = Company(tuple(stacks), len(stacks))
    position = opened(rules, company, Carry(0)).position
    for seat, amount in zip(position.table.able, stakes, strict=False):
        position = play(rules, position, seat, Stake(amount)).position
    return position


def dealt(rules: VingtUn, stacks: Sequence[int], stakes: Sequence[int], top: str) -> Deal:
    """The same, dealt from a pack that begins with these cards."""
    position = staking(rules, stacks, stakes)
    if len(stakes) < len(position.table.able):
        position = play(rules, position, None, Close()).position
    return play(rules, position, None, Shuffled(topped(top, PACK[::-1]))).position


def after(rules: VingtUn, position: Deal, moves: str) -> Deal:
    """The coup after these moves of whoever is on turn: `c` for a card, `s` for standing."""
    for move in moves:
        turn = rules.turn(position.table)
        assert isinstance(turn, OnTurn)
        action: Action = TakeCard() if move == "c" else Stand()
        position = play(rules, position, turn.seat, action).position
    return position


def drawn_out(rules: VingtUn, position: Deal, each: int) -> Deal:
    """The coup after everybody has taken so many cards and stands; the dealer has not yet."""
    while isinstance(turn := rules.turn(position.table), OnTurn):
        few = position.table.left[turn.seat] < 2 + each
        if turn.seat == position.table.dealer and not few:
            return position
        position = after(rules, position, "c" if few else "s")
    return position


def scene(rules: VingtUn, position: Deal) -> TableScene:
    """The table as it is painted."""
    return vingt_un.table(public_view(position), rules, GUESTS, 7, CAPTIONS)


def many(rules: VingtUn, count: int, chips: int = 100, stake: int = 4) -> Deal:
    """So many with small cards."""
    stakes = [min(stake, chips // (2 * (count - 1)))] * (count - 1)
    return dealt(rules, (chips,) * count, stakes, _LOW)


def shown(rules: VingtUn, position: Deal) -> Deal:
    """The end of a coup in which all stand, with the cards that they have."""
    while isinstance(rules.turn(position.table), OnTurn):
        position = after(rules, position, "s")
    return position


def tables() -> dict[str, TableScene]:
    """Tables by name."""
    rules, down = VingtUn(), VingtUn(drawn_cards="down")
    opening = opened(rules, Company((100,) * 4, 4), Carry()).position
    four = dealt(rules, (100, 50, 1, 60), (5, 10), "Tc 9d 8s 6h 7c Ks 8d")
    natural = dealt(rules, (100, 50, 50), (5, 4), "Ac 9d 8s Kh 7c Ks")
    drawn = {
        f"vingt-un-{count}": scene(rules, drawn_out(rules, many(rules, count), 2))
        for count in range(2, 11)
    }
    return {
        "vingt-un-opening": scene(rules, opening),
        "vingt-un-stakes": scene(rules, staking(rules, (100, 50, 1, 60, 40), (5,))),
        "vingt-un-stakes-ten": scene(rules, staking(rules, (200,) * 10, (10, 0, 5, 5, 5, 5, 1))),
        "vingt-un-over": scene(rules, after(rules, four, "c")),
        "vingt-un-natural": scene(rules, natural),
        "vingt-un-natural-shown": scene(rules, shown(rules, natural)),
        "vingt-un-dealers-natural": scene(
            rules, dealt(rules, (100, 50, 50), (5, 4), "Ac 9d As Kh 7c Ks")
        ),
        "vingt-un-down": scene(down, drawn_out(down, many(down, 7), 3)),
        **drawn,
        "vingt-un-many-cards": scene(rules, drawn_out(rules, many(rules, 3), 5)),
        "vingt-un-ten-drawn": scene(rules, drawn_out(rules, many(rules, 10), 3)),
        "vingt-un-ten-playing": scene(rules, after(rules, many(rules, 10), "cccscscs")),
        "vingt-un-rich": scene(RICH, drawn_out(RICH, many(RICH, 10, 99 * _MILLION, _MILLION), 2)),
        "vingt-un-rich-shown": scene(
            RICH, shown(RICH, drawn_out(RICH, many(RICH, 10, 99 * _MILLION, _MILLION), 2))
        ),
    }


def hands() -> dict[str, HandScene]:
    """Hands by name."""
    rules = VingtUn()
    soft = dealt(rules, (100, 50), (5,), "Ac 9d 6h 8c 9s 4d")
    natural = dealt(rules, (100, 50), (5,), "Ac 9d Kh 8c")
    over = after(rules, dealt(rules, (100, 50, 50), (5, 5), "Tc 9d 2c 6h 8c 3c Ks"), "c")
    long = drawn_out(rules, many(rules, 2), 6)
    out = dealt(rules, (100, 50, 50), (5, 0), "Tc 9d 6h 8c")
    held = {
        "vingt-un-soft": soft,
        "vingt-un-natural-held": natural,
        "vingt-un-thrown-up": over,
        "vingt-un-long": long,
        "vingt-un-undealt": staking(rules, (100, 50), ()),
    }
    found = {
        name: vingt_un.hand(seat_view(each, 1), rules, CAPTIONS) for name, each in held.items()
    }
    return {**found, "vingt-un-sits-out": vingt_un.hand(seat_view(out, 2), rules, CAPTIONS)}
