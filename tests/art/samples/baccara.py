"""Sample tables of baccara: a coup from the sale of the bank to its end, by few and by many."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

from bot.games.baccara import (
    Accept,
    Baccara,
    Banco,
    Bet,
    Bid,
    Deal,
    Decline,
    Done,
    On,
    Retire,
)
from bot.rules.chance import Drawn, Shuffled
from bot.rules.game import Company, public_view, seat_view
from bot.rules.offers import Action
from bot.rules.play import opened, play
from bot.rules.third_card import Draw, Stand
from bot.rules.turns import Close, Seat
from cards_art import baccara
from cards_art.scene import HandScene, TableScene
from cogs.baccara.captions import CAPTIONS
from tests.art.samples.guests import COMPANY as GUESTS
from tests.art.samples.packs import topped

Moves: TypeAlias = Sequence[tuple[Seat | None, Action]]

RULES: Final = Baccara(false_draw="fine", fine=7, burn=1)
_BURNT: Final = "2c"
_RICH: Final = 1_000_000


def coup(
    first: str,
    stacks: tuple[int | None, ...],
    gallery: int,
    bank: int,
    moves: Moves,
    **carry: object,
) -> Deal:
    """A coup whose stock begins with these cards; the last `gallery` stacks stand behind.

    Seat 0 is banker, the others sit in the alternate order.
    """
    seats = len(stacks) - gallery
    given = {
        "dealer": 0,
        "pools": {"bank": bank, "kitty": carry.pop("kitty", 0)},
        "places": [*range(1, seats), *[None] * (11 - seats)],
        "holders": [0, 1],
        **carry,
    }
    position = opened(RULES, Company(stacks, seats), RULES.carried(given)).position
    for place, action in (*moves, *(() if not first else ((None, Close()),))):
        position = play(RULES, position, place, action).position
    if first:
        pack = Shuffled(topped(f"{_BURNT} {first}", RULES.stock))
        position = play(RULES, position, None, pack).position
    return position


def scene(position: Deal) -> TableScene:
    """The table as it stands."""
    return baccara.table(public_view(position), RULES, GUESTS, 3, CAPTIONS)


def sale(stacks: tuple[int | None, ...], *bids: int) -> Deal:
    """The first sale of a bank, with bids of the first seats."""
    position = opened(RULES, Company(stacks, len(stacks)), RULES.carried({})).position
    for seat, bid in enumerate(bids):
        position = play(RULES, position, seat, Bid(bid)).position
    return position


def after(position: Deal, *moves: tuple[Seat | None, Action]) -> Deal:
    """The position after these moves."""
    for place, action in moves:
        position = play(RULES, position, place, action).position
    return position


FEW: Final = (80, 100, 60, 240)
MANY: Final = (_RICH,) * 11
CROWD: Final = (*MANY, *(9_500,) * 10)
BETS: Final = ((1, Bet("R", 25)), (2, Bet("cheval", 12)), (3, Bet("L", 40)), (3, Bet("R", 5)))
LOW: Final = "2c 3d 2h Kc 2d 3s 5s 6h 4c"
"""Two for the right, five for the left, five for the bank."""
NATURAL: Final = "9c 7d 4h Kc Kd 3s"
_BETS_OF_ALL: Final[tuple[tuple[On, int], ...]] = (
    ("R", 50_000),
    ("L", 99_999),
    ("cheval", 250_000),
)
_ALL: Final = tuple((seat, Bet(on, amount)) for seat in range(1, 11) for on, amount in _BETS_OF_ALL)
_BEHIND: Final = tuple((seat, Bet("L", 500 * (seat - 9))) for seat in range(11, 21))


def tables() -> dict[str, TableScene]:
    """Tables by name."""
    placed = play(RULES, sale(FEW, 10, 30, 0, 20), None, Drawn((3, 0, 2))).position
    few = coup(LOW, FEW, 0, 80, BETS)
    drawn = after(few, (1, Draw()))
    both = after(drawn, (2, Draw()))
    return {
        "baccara-auction": scene(sale(FEW, 10, 30)),
        "baccara-auction-eleven": scene(sale(MANY, 10, 30)),
        "baccara-offer": scene(after(sale(FEW, 0, 0, 0, 0), (0, Decline()))),
        "baccara-placed": scene(placed),
        "baccara-betting": scene(after(coup("", FEW, 0, 80, BETS), (1, Done()))),
        "baccara-banco-called": scene(coup("", FEW, 0, 80, ((1, Bet("R", 5)), (3, Banco())))),
        "baccara-right": scene(few),
        "baccara-left": scene(drawn),
        "baccara-banker": scene(both),
        "baccara-over": scene(after(both, (0, Stand()))),
        "baccara-broken": scene(
            coup("9c 8d 4h Kc Kd 2s", FEW, 0, 30, (*BETS, (1, Bet("R", 100))), kitty=7)
        ),
        "baccara-banco": scene(coup("4c 5h Kc Ks", FEW, 0, 80, ((1, Banco()),))),
        "baccara-retire": scene(coup("", FEW, 0, 80, ((0, Retire()),))),
        "baccara-eleven": scene(coup("", MANY, 0, _RICH, _ALL, holders=[4, 9])),
        "baccara-eleven-over": scene(coup(NATURAL, MANY, 0, _RICH, _ALL)),
        "baccara-crowd": scene(coup(LOW, CROWD, 10, _RICH, (*_ALL, *_BEHIND), kitty=70)),
        "baccara-crowd-over": scene(coup(NATURAL, CROWD, 10, 500, (*_ALL[:9], *_BEHIND[:4]))),
        "baccara-taken": scene(after(coup("", FEW, 0, 80, ((0, Retire()),)), (1, Accept()))),
    }


def hands() -> dict[str, HandScene]:
    """Hands by name."""
    few = coup(LOW, FEW, 0, 80, BETS)
    both = after(few, (1, Draw()), (2, Draw()))
    over = after(both, (0, Draw()))
    return {
        "baccara-bid": baccara.hand(seat_view(sale(FEW, 10, 30), 1), RULES, CAPTIONS),
        "baccara-holder": baccara.hand(seat_view(both, 1), RULES, CAPTIONS),
        "baccara-bank": baccara.hand(seat_view(both, 0), RULES, CAPTIONS),
        "baccara-over": baccara.hand(seat_view(over, 0), RULES, CAPTIONS),
    }
