"""Sample tables of matrimony."""

from __future__ import annotations

from typing import Final

from bot.games import matrimony as chances
from bot.rules.cards import PACK, card
from bot.rules.chance import Shuffled
from bot.rules.game import Company, public_view, seat_view
from bot.rules.play import opened, play
from cards_art import matrimony
from cards_art.scene import HandScene, TableScene
from cogs.matrimony.captions import CAPTIONS
from tests.art.samples.guests import COMPANY as GUESTS

_SHUFFLED: Final = tuple(PACK[(23 * place + 5) % 52] for place in range(52))


def after(
    moves: int,
    stacks: tuple[int, ...],
    rules: chances.Matrimony,
    swept: int | None = None,
    pools: dict[str, int] | None = None,
) -> chances.Deal:
    """A deal after so many have laid, or at its end; who is `swept` to turns up the ace.

    The dealer is seat 1, the eldest hand seat 2.
    """
    carry = rules.carried({"dealer": 1, "pools": pools or {"intrigue": 12, "confederacy": 7}})
    position = opened(rules, Company(stacks, len(stacks)), carry).position
    players = position.table.players
    for seat in (players[-1], *players[:-1])[:moves]:
        entry = chances.Lay(chances.by_the_book(rules, position.table))
        position = play(rules, position, seat, entry).position
    if position.table.phase is not chances.Phase.DEAL:
        return position
    pack = list(_SHUFFLED)
    last = (rules.cards - 1) * len(players)
    there = pack.index(card("Ad"))
    here = len(pack) - 1 if swept is None else last + players.index(swept)
    pack[here], pack[there] = pack[there], pack[here]
    return play(rules, position, None, Shuffled(tuple(pack))).position


def scene(position: chances.Deal, rules: chances.Matrimony) -> TableScene:
    """The table as it stands."""
    return matrimony.table(public_view(position), rules, GUESTS, 1, CAPTIONS)


def tables() -> dict[str, TableScene]:
    """Tables by name."""
    plain, short = chances.Matrimony(), chances.Matrimony(shape="1+1", min_seats=2)
    rich = (10**6, 85, 12345, 400, 99, 1_234_567, 0) * 2
    heaps = {"best": 1_234_567, "pairs": 88_000}
    return {
        "matrimony-opening": scene(after(0, (100,) * 5, plain), plain),
        "matrimony-laying": scene(after(3, (100,) * 6, plain), plain),
        "matrimony-five": scene(after(5, (100,) * 5, plain), plain),
        "matrimony-eight": scene(after(8, (100,) * 8, plain), plain),
        "matrimony-ten": scene(after(10, (100,) * 10, plain), plain),
        "matrimony-two": scene(after(2, (100,) * 2, short), short),
        "matrimony-twelve": scene(after(12, (100,) * 12, plain, 4), plain),
        "matrimony-crowd": scene(after(12, rich, plain, pools=heaps), plain),
        "matrimony-crowd-laying": scene(after(6, rich, plain, pools=heaps), plain),
        "matrimony-swept": scene(after(14, (9,) * 14, plain, 3), plain),
    }


def hands() -> dict[str, HandScene]:
    """Hands by name."""
    plain = chances.Matrimony()
    some = {
        "laid": (after(3, (100,) * 6, plain), 2),
        "waiting": (after(1, (100,) * 6, plain), 2),
        "out": (after(1, (100, 100, 0, 100, 100, 100), plain), 2),
        "sweeps": (after(6, (100,) * 6, plain, 2), 2),
        "dealt": (after(6, (100,) * 6, plain), 2),
    }
    return {
        f"matrimony-{name}": matrimony.hand(seat_view(position, seat), plain, CAPTIONS)
        for name, (position, seat) in some.items()
    }
