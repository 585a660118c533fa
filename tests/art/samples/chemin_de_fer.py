"""Sample tables of chemin de fer: a coup from its opening to its end, by few and by many."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

from bot.games.chemin_de_fer import SHOE, Banco, Bet, CheminDeFer, Deal, Open
from bot.rules.chance import Shuffled
from bot.rules.game import Company, public_view, seat_view
from bot.rules.offers import Action
from bot.rules.play import opened, play
from bot.rules.third_card import Draw, Stand
from bot.rules.turns import Seat
from cards_art import chemin_de_fer
from cards_art.scene import HandScene, TableScene
from cogs.chemin_de_fer.captions import CAPTIONS
from tests.art.samples.guests import COMPANY as GUESTS
from tests.art.samples.packs import topped

Moves: TypeAlias = Sequence[tuple[Seat | None, Action]]

RULES: Final = CheminDeFer(false_draw="fine", fine=7)
_RICH: Final = 1_000_000


def coup(
    first: str,
    stacks: tuple[int | None, ...],
    gallery: int,
    bank: int,
    moves: Moves,
    **carry: object,
) -> Deal:
    """A coup whose shoe begins with these cards; the last `gallery` stacks stand behind."""
    pools = {"bank": bank, "kitty": carry.pop("kitty", 0)}
    stood = RULES.carried({"dealer": 0, "phase": "betting", "pools": pools, **carry})
    position = opened(RULES, Company(stacks, len(stacks) - gallery), stood).position
    for place, action in moves:
        position = play(RULES, position, place, action).position
        if position.table.phase.name == "DEAL":
            position = play(RULES, position, None, Shuffled(topped(first, SHOE))).position
    return position


def scene(position: Deal) -> TableScene:
    """The table as it stands."""
    return chemin_de_fer.table(public_view(position), RULES, GUESTS, 3, CAPTIONS)


FEW: Final = (80, 100, 0, 240)
MANY: Final = (_RICH,) * 11
CROWD: Final = (*MANY, *(9_500,) * 10)
STAKES: Final = ((1, Bet(25)), (3, Bet(40)))
_ALL: Final = tuple((seat, Bet(50_000)) for seat in range(1, 11))
_BEHIND: Final = tuple((seat, Bet(500 * (seat - 9))) for seat in range(11, 21))


def tables() -> dict[str, TableScene]:
    """Tables by name."""
    empty = opened(RULES, Company((100, 100), 2), RULES.carried({})).position
    bank = play(RULES, empty, 0, Open(30)).position
    few = coup("4c 2d 2h 3s 7d Kd", FEW, 0, 80, STAKES[:1], suivi=3, wins=2, kitty=7)
    asked = coup("4c 2d 2h 3s 7d Kd", FEW, 0, 80, STAKES)
    drawn = coup("2c 2d 2h 3s 7d Kd", FEW, 0, 80, (*STAKES, (3, Draw())))
    stood = coup("4c 2d 2h 3s 7d Kd", FEW, 0, 80, (*STAKES, (3, Stand())))
    over = play(RULES, drawn, 0, Draw()).position
    banco = coup("9c 9d Kh Ks", FEW, 0, 80, ((1, Bet(5)), (3, Banco())))
    return {
        "chemin-de-fer-open": scene(empty),
        "chemin-de-fer-two": scene(bank),
        "chemin-de-fer-betting": scene(few),
        "chemin-de-fer-banco-called": scene(
            coup("4c 2d", (*FEW[:3], 240, 90), 0, 80, ((1, Bet(0)), (3, Banco())), suivi=4)
        ),
        "chemin-de-fer-punter": scene(asked),
        "chemin-de-fer-banker": scene(drawn),
        "chemin-de-fer-stood": scene(stood),
        "chemin-de-fer-over": scene(over),
        "chemin-de-fer-banco-tie": scene(banco),
        "chemin-de-fer-eleven": scene(
            coup("4c 2d 2h 3s", MANY, 0, _RICH, (*_ALL[1:], (1, Bet(_RICH))))
        ),
        "chemin-de-fer-crowd": scene(
            coup("4c 2d 2h 3s", CROWD, 10, _RICH, (*_ALL, *_BEHIND), kitty=70)
        ),
        "chemin-de-fer-crowd-betting": scene(
            coup("4c", CROWD, 10, _RICH, (*_ALL[:8], (10, Banco()), *_BEHIND[:5]), wins=12)
        ),
    }


def hands() -> dict[str, HandScene]:
    """Hands by name."""
    drawn = coup("2c 2d 2h 3s 7d Kd", FEW, 0, 80, (*STAKES, (3, Draw())))
    over = play(RULES, drawn, 0, Draw()).position
    return {
        "chemin-de-fer-punters": chemin_de_fer.hand(seat_view(drawn, 3), RULES, CAPTIONS),
        "chemin-de-fer-bank": chemin_de_fer.hand(seat_view(drawn, 0), RULES, CAPTIONS),
        "chemin-de-fer-over": chemin_de_fer.hand(seat_view(over, 0), RULES, CAPTIONS),
    }
