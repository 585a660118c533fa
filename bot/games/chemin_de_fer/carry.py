"""What is carried from coup to coup at chemin de fer."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Annotated, Final, Literal, TypeAlias

from bot.games.chemin_de_fer.stakes import Wager, Wagers
from bot.rules.cards import PACK, Card
from bot.rules.codec import MOST, Between, Deck, UnreadableError, decode

SHOE: Final[tuple[Card, ...]] = PACK * 6
"""Six packs (C1)."""

Standing: TypeAlias = Literal["after", "betting", "deal", "pass_offer"]
"""Where the next coup begins when the bank is not to be opened."""


@dataclass(frozen=True, slots=True)
class Carry:
    """What one coup leaves to the next; `None` is nothing.

    Seats and gallery are kept apart, as in a record: a table may grow by a seat between coups.
    """

    dealer: Annotated[int, Between(0, 10)] | None = None
    """The banker; when `phase` is `None`, the seat that is first asked to open a bank."""
    phase: Standing | None = None
    pools: Mapping[str, int] | None = None
    price: Annotated[int, Between(1, MOST)] | None = None
    """The bank of a banker who has left, at which his deal may be taken."""
    wins: Annotated[int, Between(0, MOST)] | None = None
    suivi: Annotated[int, Between(0, 10)] | None = None
    resume: Annotated[int, Between(0, 10)] | None = None
    banco_by: Annotated[int, Between(0, 10)] | None = None
    bancos: Annotated[int, Between(1, MOST)] | None = None
    stakes: tuple[tuple[int, int], ...] | None = None
    """Seats and their stakes that a tie has left, in the order of `Wagers`."""
    gallery: tuple[tuple[int, int], ...] | None = None
    """The same for the gallery, counted from 0."""
    shoe: Deck | None = field(default=None, repr=False)

    def pool(self, name: str) -> int:
        """Chips of a pool."""
        return (self.pools or {}).get(name, 0)

    def wagers(self, seats: int) -> Wagers:
        """The stakes that a tie has left, at a table of so many seats."""
        seated = tuple(Wager(seat, amount) for seat, amount in self.stakes or ())
        behind = tuple(Wager(seats + index, amount) for index, amount in self.gallery or ())
        return seated + behind


def split(carry: Carry, stakes: Wagers, seats: int) -> Carry:
    """The carry with these stakes lying, at a table of so many seats."""
    seated = tuple((each.place, each.amount) for each in stakes if each.place < seats)
    behind = tuple((each.place - seats, each.amount) for each in stakes if each.place >= seats)
    return replace(carry, stakes=seated or None, gallery=behind or None)


def read_carry(data: object) -> Carry:
    """A carry that some coup could have left. Raises `UnreadableError`."""
    carry = decode(Carry, data)
    for wrong, what in _faults(carry):
        if wrong:
            raise UnreadableError(what)
    return carry


def _faults(carry: Carry) -> Iterable[tuple[bool, str]]:
    pools = carry.pools or {}
    bank, stakes = carry.pool("bank"), carry.wagers(11)
    staked = sum(each.amount for each in stakes)
    yield not pools.keys() <= {"bank", "carried", "kitty"}, "pools: bank, carried and kitty"
    yield any(amount < 0 for amount in pools.values()), "pools: no pool is below nought"
    has_bank = carry.phase not in (None, "pass_offer")
    yield has_bank != (bank > 0), "pools: there is a bank just when somebody holds it"
    yield has_bank and carry.dealer is None, "dealer: the bank has no banker"
    yield (carry.phase == "pass_offer") != (carry.price is not None), "price: nothing is for sale"
    yield carry.pool("carried") != staked, "pools: carried is the sum of the stakes"
    yield any(each.amount < 1 for each in stakes), "stakes: nobody stakes less than one chip"
    yield any(not each.place >= 0 for each in stakes), "stakes: there is no such place"
    yield any(seat > 10 for seat, _ in carry.stakes or ()), "stakes: there is no such seat"
    yield len({each.place for each in stakes}) < len(stakes), "stakes: one stake for each place"
    yield any(each.place == carry.dealer for each in stakes), "stakes: the banker does not stake"
    yield staked > bank, "stakes: they are more than the bank"
    yield staked > 0 and carry.phase == "after", "stakes: they lie for the next hand"
    yield carry.phase == "deal" and not _is_banco(carry), "stakes: a tied banco is the whole bank"
    yield (carry.banco_by is None) != (carry.bancos is None), "bancos: somebody has called them"
    yield bool(Counter(carry.shoe or ()) - Counter(SHOE)), "shoe: it is of six packs"


def _is_banco(carry: Carry) -> bool:
    return len(carry.stakes or ()) == 1 and carry.pool("carried") == carry.pool("bank")
