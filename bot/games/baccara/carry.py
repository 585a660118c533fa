"""What is carried from coup to coup at baccara."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Annotated, Final, Literal, TypeAlias

from bot.games.baccara.places import SPOTS, side_of
from bot.rules.cards import PACK
from bot.rules.codec import MOST, Between, Deck, UnreadableError, decode

MOST_PACKS: Final = 6

CarriedSeat: TypeAlias = Annotated[int, Between(0, 10)]
CarriedSpot: TypeAlias = Annotated[int, Between(0, 9)]


@dataclass(frozen=True, slots=True)
class Carry:
    """What one coup leaves to the next; `None` is nothing. With no bank there is a sale first."""

    dealer: CarriedSeat | None = None
    """The banker; while the bank is to be sold, the late one."""
    pools: Mapping[str, int] | None = None
    places: tuple[CarriedSeat | None, ...] | None = None
    """Who sits where, once it is drawn."""
    holders: tuple[CarriedSpot, CarriedSpot] | None = None
    sale: Literal["list"] | None = None
    """Whether the next sale skips the auction."""
    banco_by: CarriedSeat | None = None
    bancos: Annotated[int, Between(1, MOST)] | None = None
    shoe: Deck | None = field(default=None, repr=False)

    def pool(self, name: str) -> int:
        """Chips of a pool."""
        return (self.pools or {}).get(name, 0)


def read_carry(data: object) -> Carry:
    """A carry that some coup could have left. Raises `UnreadableError`."""
    carry = decode(Carry, data)
    for wrong, what in _faults(carry):
        if wrong:
            raise UnreadableError(what)
    return carry


def _faults(carry: Carry) -> Iterable[tuple[bool, str]]:
    pools, bank = carry.pools or {}, carry.pool("bank")
    yield not pools.keys() <= {"bank", "kitty"}, "pools: bank and kitty"
    yield any(amount < 0 for amount in pools.values()), "pools: no pool is below nought"
    known = carry.places is not None
    yield known != (carry.dealer is not None), "places: they are drawn when there is a banker"
    yield known != (carry.holders is not None), "holders: they sit at places"
    yield bank > 0 and not known, "dealer: the bank has no banker"
    places = [each for each in carry.places or () if each is not None]
    yield known and len(carry.places or ()) != SPOTS, f"places: there are {SPOTS}"
    yield len({*places}) < len(places), "places: a seat has one"
    yield bank > 0 and carry.dealer in places, "places: the banker sits apart"
    sides = [side_of(spot) for spot in carry.holders or ()]
    yield known and sides != ["R", "L"], "holders: one on the right, one on the left"
    yield bank > 0 and carry.sale is not None, "sale: there is a bank"
    yield carry.sale is not None and not known, "sale: the first is an auction"
    yield (carry.banco_by is None) != (carry.bancos is None), "bancos: somebody has called them"
    yield carry.bancos is not None and not bank, "bancos: they are counted of one bank"
    yield carry.bancos is not None and carry.banco_by == carry.dealer, "bancos: of the banker"
    yield bool(Counter(carry.shoe or ()) - Counter(PACK * MOST_PACKS)), "shoe: of six packs"
