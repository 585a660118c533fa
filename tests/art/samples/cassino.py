"""Sample tables of cassino: two, three and four seats, from the deal to the account at its end."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from bot.games.cassino import Carry, Cassino, Deal, Heap, Phase
from bot.players.cassino import choose
from bot.rules.cards import PACK, cards
from bot.rules.chance import Shuffled
from bot.rules.game import Company, Position, public_view, seat_view
from bot.rules.offers import Action
from bot.rules.play import opened, play
from bot.rules.turns import OnTurn
from cards_art import cassino
from cards_art.scene import HandScene, TableScene
from cogs.cassino.captions import CAPTIONS
from tests.art.samples.guests import GUESTS

RULES: Final = Cassino()
FULL: Final = Cassino(builds="full", stake=25, show_piles="on", target=21)
_PACK: Final = tuple(PACK[(23 * place + 5) % 52] for place in range(52))


def opening(rules: Cassino, seats: int) -> Deal:
    """A deal that has not begun, in a game under way."""
    score = (4, 0, 2) if seats == 3 else (10, 7)
    carry = Carry(dealer=seats - 1, score=score)
    stacks = (1000, 85, 12345, 400)[:seats]
    return opened(rules, Company(stacks, seats), carry).position


def after(rules: Cassino, seats: int, played: int) -> Deal:
    """The deal when computers have played so many cards."""
    position = play(rules, opening(rules, seats), None, Shuffled(_PACK)).position
    for _ in range(played):
        turn = rules.turn(position.table)
        if not isinstance(turn, OnTurn):
            break
        position = play(rules, position, turn.seat, _chosen(rules, position, turn.seat)).position
    return position


def _chosen(rules: Cassino, position: Deal, seat: int) -> Action:
    return choose(rules, seat_view(position, seat))


def lying(position: Deal, loose: str, heaps: tuple[Heap, ...] = ()) -> Deal:
    """The same with another board, as it seldom lies."""
    table = replace(position.table, loose=cards(loose), heaps=heaps)
    return Position(table, position.hands, position.veiled)


def built(position: Deal) -> Deal:
    """A board with builds on it, plain and called."""
    heaps = (
        Heap(9, cards("4c 3d 2d"), 1),
        Heap(6, cards("6c 6h 5s Ah 4d 2c"), 3, called=True),
        Heap(10, cards("7c 3h"), 0),
    )
    return lying(position, "Kd Qc Jh 8s 9d", heaps)


def scene(rules: Cassino, position: Deal) -> TableScene:
    """The table, in the seventh deal."""
    return cassino.table(public_view(position), rules, GUESTS, 7, CAPTIONS)


def tables() -> dict[str, TableScene]:
    """Tables by name."""
    many = " ".join(each.code for each in PACK[:26])
    return {
        "cassino-opening": scene(RULES, opening(RULES, 2)),
        "cassino-dealt": scene(RULES, after(RULES, 4, 0)),
        "cassino-two": scene(RULES, after(RULES, 2, 9)),
        "cassino-three": scene(RULES, after(RULES, 3, 22)),
        "cassino-four": scene(RULES, after(RULES, 4, 31)),
        "cassino-built": scene(FULL, built(after(FULL, 4, 14))),
        "cassino-open": scene(FULL, after(FULL, 3, 30)),
        "cassino-many": scene(RULES, lying(after(RULES, 4, 20), many)),
        "cassino-empty": scene(RULES, lying(after(RULES, 2, 20), "")),
        "cassino-over-2": scene(RULES, after(RULES, 2, 48)),
        "cassino-over-3": scene(RULES, after(RULES, 3, 48)),
        "cassino-over-4": scene(FULL, after(FULL, 4, 48)),
    }


def hands() -> dict[str, HandScene]:
    """Hands by name."""
    two, over = after(RULES, 2, 9), after(RULES, 2, 48)
    assert over.table.phase is Phase.OVER
    sweep = lying(after(RULES, 4, 0), "6h 2c")
    return {
        "cassino-dealt": cassino.hand(seat_view(after(RULES, 4, 0), 0), RULES, CAPTIONS),
        "cassino-two": cassino.hand(seat_view(two, two.table.on_turn), RULES, CAPTIONS),
        "cassino-sweep": cassino.hand(seat_view(sweep, 0), RULES, CAPTIONS),
        "cassino-over": cassino.hand(seat_view(over, 0), RULES, CAPTIONS),
    }
